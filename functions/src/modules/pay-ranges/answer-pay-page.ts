import { PAY_PAGE, payAddress, readPayAsked } from '../../contract/pay-ranges.ts';
import type { PageRenderer } from '../../contract/rendered-pages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PageAnswer } from '../../platform/page-answer.ts';
import { type FindPayDeps, findPay, listPayTitles } from './find-pay.ts';

export type PayPageDeps = FindPayDeps & { renderer: PageRenderer; clock: Clock };

export const PAY_SITEMAP = '/sitemap-pay.xml';

/** For how long the CDN keeps a page or the sitemap: figures are counted once a day. */
const SHARED_SECONDS = 3600;

/** @param search the query with its question mark, empty without one */
export async function answerPayPage(deps: PayPageDeps, search: string): Promise<PageAnswer> {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams([...given].filter(([, value]) => value.trim() !== ''));
  // One address for one page: a form without JavaScript sends its empty fields.
  if (kept.size !== given.size) return redirect(kept.size > 0 ? `${PAY_PAGE}?${kept}` : PAY_PAGE);
  const { title, place } = readPayAsked(given);
  const answered_at = deps.clock().getTime();
  const [pay_titles, pay_ranges] = await Promise.all([
    listPayTitles(deps),
    title === undefined ? undefined : findPay(deps, { title, place }),
  ]);
  const answers = pay_ranges ? { pay_titles, pay_ranges } : { pay_titles };
  const body = await deps.renderer.renderPage({ path: PAY_PAGE, search, answers, answered_at });
  // Before the first count there may soon be figures.
  const shared_seconds = pay_titles.computed_at === null ? 0 : SHARED_SECONDS;
  return { status: 200, type: 'text/html', body, shared_seconds };
}

const redirect = (location: string): PageAnswer => ({
  status: 301,
  type: 'text/plain',
  body: `Moved to ${location}\n`,
  location,
  shared_seconds: SHARED_SECONDS,
});

/** The page with the titles to choose from, and a page for each of them. */
export async function answerPaySitemap(deps: PayPageDeps): Promise<PageAnswer> {
  const { titles, computed_at } = await listPayTitles(deps);
  const changed = computed_at?.slice(0, 10);
  const entries = [{}, ...titles].map((one) => ({ path: payAddress(one), changed }));
  const shared_seconds = computed_at === null ? 0 : SHARED_SECONDS;
  return { status: 200, type: 'application/xml', body: deps.renderer.sitemap(entries), shared_seconds };
}
