import { FACET_MOST } from '@contract/job-facets.ts';
import { formatNumber, plural } from '@/lib/format.ts';

/** `12`, or `1,000+` for a count that stopped there. */
export const counted = (open: number): string =>
  open < FACET_MOST ? formatNumber(open) : `${formatNumber(FACET_MOST)}+`;

/** `12 jobs`, `1,000+ jobs` */
export const countedJobs = (open: number): string =>
  open < FACET_MOST ? plural(open, 'job') : `${counted(open)}\u00a0jobs`;
