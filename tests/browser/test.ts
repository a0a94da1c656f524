import { test as base, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';

export { expect };

/** A failure that a test causes on purpose: a response, which the browser logs, or an error that the app logs. */
export type ExpectedFailure = { status: number; path: RegExp } | { text: RegExp };

type Fixtures = {
  /** Declares the failures that belong to this test; any other fails it. */
  expectFailures: (...expected: ExpectedFailure[]) => void;
};

/** A new account has no profile yet, and the only way to find out is to request it. */
const ALWAYS: ExpectedFailure[] = [{ status: 404, path: /^\/api\/profile$/ }];

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** Watches a page for what no user should see: console errors, uncaught exceptions, failing servers. */
function watch(page: Page, expected: ExpectedFailure[], problems: string[]): void {
  const isExpected = (status: number, url: string, text: string) =>
    expected.some((one) =>
      'text' in one ? one.text.test(text) : one.status === status && one.path.test(pathOf(url)),
    );
  page.on('pageerror', (error) => {
    if (!isExpected(0, '', error.message)) problems.push(`uncaught: ${error.message}`);
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const status = Number(/responded with a status of (\d{3})/.exec(message.text())?.[1]);
    if (isExpected(status, url, message.text())) return;
    problems.push(`console: ${message.text()} (${pathOf(url)})`);
  });
  page.on('response', (response: Response) => {
    const [status, url] = [response.status(), response.url()];
    if (status >= 500 && !isExpected(status, url, '')) problems.push(`${status} from ${pathOf(url)}`);
  });
}

/** Playwright's test, failing on every error in the browser that the test did not declare. */
export const test = base.extend<Fixtures>({
  expectFailures: [
    async ({ context }, use) => {
      const expected = [...ALWAYS];
      const problems: string[] = [];
      context.on('page', (page) => watch(page, expected, problems));
      await use((...more) => {
        expected.push(...more);
      });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
