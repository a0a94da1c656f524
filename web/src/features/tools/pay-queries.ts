import { getPayRanges, listPayTitles, type PayAsked, type PayPageAnswers } from '@contract/pay-ranges.ts';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '@/lib/query-client.ts';

/** Figures are counted once a day, and the CDN keeps a page for an hour: no reason to read them again at the first touch. */
const STALE_MS = 2 * 60 * 60_000;

/** Titles to choose from. */
export const payTitlesQuery = () => ({ ...apiQuery(listPayTitles), staleTime: STALE_MS });

/** Pay for a title, in a place. */
export const payRangesQuery = ({ title = '', place }: PayAsked) => ({
  ...apiQuery(getPayRanges, { query: { title, ...(place && { place }) } }),
  staleTime: STALE_MS,
});

/** Stores the API's answers where the page for this query looks for them. @param answeredAt in ms since 1970 */
export function rememberPay(
  client: QueryClient,
  asked: PayAsked,
  { pay_titles, pay_ranges }: PayPageAnswers,
  answeredAt: number,
): void {
  const options = { updatedAt: answeredAt };
  if (pay_titles) client.setQueryData(payTitlesQuery().queryKey, pay_titles, options);
  if (pay_ranges) client.setQueryData(payRangesQuery(asked).queryKey, pay_ranges, options);
}
