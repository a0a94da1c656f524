import type { PartKind } from '@contract/matches.ts';

/** Names of the parts of a score, in the order in which they are shown. */
export const PART_LABELS: Record<PartKind, string> = {
  title: 'Title',
  skills: 'Skills',
  background: 'Background',
  experience: 'Experience',
  location: 'Location',
  salary: 'Pay',
  freshness: 'Freshness',
};
