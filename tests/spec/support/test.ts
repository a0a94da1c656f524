import type { APIRequestContext, Page } from '@playwright/test';
import { storeSession } from '../../browser/session.ts';
import { test as base } from '../../browser/test.ts';
import { type Account, COMPLETE, createAccount, giveProfile } from './accounts.ts';

export { expect } from '../../browser/test.ts';

type TestFixtures = {
  /** What the page wrote to the console as errors and warnings. */
  logged: string[];
  /** Opens a path as this person, signed in already. */
  openAs: (account: Account, path: string) => Promise<void>;
};

type WorkerFixtures = {
  /** A person with a complete profile, shared by the tests that change nothing of it. */
  member: Account;
  admin: Account;
};

const origin = (info: { project: { use: { baseURL?: string } } }) => info.project.use.baseURL ?? '';

async function newMember(
  playwright: { request: { newContext: (options: object) => Promise<APIRequestContext> } },
  baseURL: string,
  options: { admin?: boolean },
): Promise<Account> {
  const account = await createAccount(baseURL, options);
  const request = await playwright.request.newContext({ baseURL });
  await giveProfile(request, account, COMPLETE);
  await request.dispose();
  return account;
}

/** Has the page opened next find this person signed in. */
export const signInBefore = (page: Page, { refresh_token, ...account }: Account): Promise<void> =>
  storeSession(page, { ...account, refreshToken: refresh_token });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  member: [
    async ({ playwright }, use, info) => use(await newMember(playwright, origin(info), {})),
    { scope: 'worker' },
  ],
  admin: [
    async ({ playwright }, use, info) => use(await newMember(playwright, origin(info), { admin: true })),
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    // The tests are about the product: the choice about analytics is made already.
    await page.addInitScript(() => {
      if (!location.protocol.startsWith('http')) return;
      const choice = { version: 1, at: new Date().toISOString(), choice: 'granted' };
      localStorage.setItem('consent', JSON.stringify(choice));
    });
    await use(page);
  },
  logged: async ({ page }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
    });
    page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    await use(lines);
  },
  openAs: async ({ page }, use) => {
    await use(async (account, path) => {
      await signInBefore(page, account);
      await page.goto(path);
    });
  },
});

/** The events that the page has pushed to its data layer. */
export async function events(page: Page, name?: string): Promise<Record<string, unknown>[]> {
  const all = await page.evaluate(
    () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [],
  );
  return name ? all.filter((event) => event.event === name) : all;
}
