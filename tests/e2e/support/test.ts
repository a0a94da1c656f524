import { test as base, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';
import { MAIN_STACK } from './stacks.ts';

export { expect };

/** A failure that a test brings about itself: a request, which the browser logs, or an error that the app logs. */
export type Expected = { status: number; path: RegExp } | { text: RegExp };

type Fixtures = {
  /** Says which failures belong to this test. */
  expectFailures: (...expected: Expected[]) => void;
};

/** A new account has no profile yet, and asking is how that is found out. */
const ALWAYS: Expected[] = [{ status: 404, path: /^\/api\/profile$/ }];

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** Watches a page for what no user should meet: errors in the console, uncaught exceptions, failing servers. */
function watch(page: Page, expected: Expected[], problems: string[]): void {
  const isExpected = (status: number, url: string, text: string) =>
    expected.some((one) =>
      'text' in one ? one.text.test(text) : one.status === status && one.path.test(pathOf(url)),
    );
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const status = Number(/responded with a status of (\d{3})/.exec(message.text())?.[1]);
    if (isExpected(status, url, message.text())) return;
    problems.push(`console: ${message.text()} (${pathOf(url)})`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 500) problems.push(`${response.status()} from ${pathOf(response.url())}`);
  });
}

/** Playwright's test on the shared stack, failing on errors that nobody expected. */
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

/** What arrived at the demo employers from this address. */
export async function receivedFrom(
  email: string,
  stack = MAIN_STACK,
): Promise<{ job_id: string; honeypot: boolean; fields: { label: string; value: string }[] }[]> {
  const answer = await fetch(
    `http://127.0.0.1:${stack.ports.employers}/api/received?email=${encodeURIComponent(email)}`,
  );
  return ((await answer.json()) as { items: [] }).items;
}
