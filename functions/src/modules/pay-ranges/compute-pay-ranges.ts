import type { Clock } from '../../platform/clock.ts';
import type { PayRangesRepository } from './pay-ranges.repository.ts';
import { type PaidPosting, payTally } from './pay-tally.ts';

export type ComputePayDeps = {
  payRanges: PayRangesRepository;
  /** Every open posting that states its pay. */
  paidPostings: () => AsyncIterable<PaidPosting>;
  clock: Clock;
};

/** Computes the pay ranges of all titles from the open postings and stores them. Returns how many titles have one. */
export async function computePayRanges(deps: ComputePayDeps): Promise<{ postings: number; titles: number }> {
  const at = deps.clock();
  const tally = payTally();
  let postings = 0;
  for await (const posting of deps.paidPostings()) {
    tally.add(posting);
    postings += 1;
  }
  const ranges = tally.ranges();
  await deps.payRanges.replaceAll(ranges, at);
  return { postings, titles: ranges.length };
}
