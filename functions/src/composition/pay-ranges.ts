import { computePayRanges } from '../modules/pay-ranges/compute-pay-ranges.ts';
import { connectPlatform, servicesOn } from './services.ts';

/** Computes the pay ranges of this project's open postings. */
export async function refreshPayRanges(): Promise<void> {
  const { pay, logger } = servicesOn(connectPlatform());
  logger.info('Computed pay ranges', await computePayRanges(pay));
}
