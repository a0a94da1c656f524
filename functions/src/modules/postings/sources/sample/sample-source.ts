import { digest } from '../../../../platform/hash.ts';
import { attributionOf } from '../attribution.ts';
import type { JobSource } from '../job-source.ts';
import { generatePosting, type SampleOptions } from './generate-posting.ts';
import type { Occupation } from './occupation.ts';
import { OCCUPATIONS } from './occupations/all.ts';

/** Raised when the same seed gives other postings than before. */
const GENERATOR = '1';

/** Several thousand generated postings of fictional employers, so that the product works without a network. */
export function sampleSource(
  options: SampleOptions,
  occupations: readonly Occupation[] = OCCUPATIONS,
): JobSource {
  return {
    name: 'sample',
    attribution: attributionOf('sample'),
    revision: digest(GENERATOR, options.seed, options.seed_date, options.employers_origin),
    async *fetchPostings() {
      for (const occupation of occupations) {
        for (let number = 1; number <= occupation.count; number += 1) {
          yield generatePosting(options, occupation, number);
        }
      }
    },
  };
}

const SEED = 'huntwell';

/**
 * The sample as everything that ingests it must ask for it: the seed script of the local stack and the hourly schedule
 * agree on it, so that neither rewrites what the other stored. It is dated anew each Monday: always fresh, seldom
 * rewritten.
 */
export function weeklySample(now: Date, employers_origin: string): JobSource {
  const monday = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return sampleSource({ seed: SEED, seed_date: monday.toISOString(), employers_origin });
}
