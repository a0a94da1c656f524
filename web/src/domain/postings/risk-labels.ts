import type { PostingSummary } from '@contract/postings.ts';

/** What a chip says of a risk; the reason stands beside it in a sentence. */
export const RISK_LABEL: Record<PostingSummary['risk_flags'][number]['kind'], string> = {
  ghost: 'may not be hiring now',
  scam: 'signs of a scam',
  staffing_repost: 'reposted by an agency',
};
