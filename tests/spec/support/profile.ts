import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, bearer } from './accounts.ts';

/** The profile as the product answers it. */
export async function readProfile(
  request: APIRequestContext,
  account: Account,
): Promise<Record<string, unknown>> {
  const answer = await request.get('/api/profile', { headers: bearer(account) });
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** The class that the theme gives to the document. */
export const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));
