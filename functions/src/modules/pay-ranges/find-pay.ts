import type { PayRanges } from '../../contract/pay-ranges.ts';
import { normaliseTitle } from '../job-text/titles/normalise-title.ts';
import type { PayRangesRepository } from './pay-ranges.repository.ts';
import { placeAsked } from './place-asked.ts';

export type FindPayDeps = { payRanges: Pick<PayRangesRepository, 'find' | 'listTitles'> };

/** What open jobs with a title pay. One read, two if there is no figure. */
export async function findPay(
  { payRanges }: FindPayDeps,
  { title, place: asked }: { title: string; place?: string | undefined },
): Promise<PayRanges> {
  const place = asked ? placeAsked(asked) : null;
  const found = await payRanges.find(normaliseTitle(title));
  if (found) return { ...found, place };
  const computed_at = (await payRanges.listTitles())?.computed_at ?? null;
  return { title, place, everywhere: null, places: [], posted: null, computed_at };
}

/** Titles to choose from, those with the most jobs first. One read. */
export async function listPayTitles({ payRanges }: FindPayDeps) {
  return (await payRanges.listTitles()) ?? { titles: [], computed_at: null };
}
