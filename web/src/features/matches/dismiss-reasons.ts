import type { DismissReason } from '@contract/matches.ts';

/** The reasons that are offered, and what each of them does. */
const REASONS: Record<
  Exclude<DismissReason, 'other'>,
  { label: string; effect: (company: string) => string }
> = {
  company: {
    label: 'The company',
    effect: (company) => `Other postings of ${company} come later, from your next search on.`,
  },
  title: {
    label: 'The kind of job',
    effect: () => 'Postings with this title come later, from your next search on.',
  },
  pay: {
    label: 'The pay',
    effect: () =>
      'Noted. To keep lower pay out of your list, set the lowest that you accept in your profile.',
  },
  place: {
    label: 'The place',
    effect: () => 'Noted. To see fewer places, change where you look in your profile.',
  },
};

export type OfferedReason = keyof typeof REASONS;

export const OFFERED_REASONS = Object.entries(REASONS).map(([reason, { label }]) => ({
  reason: reason as OfferedReason, // the keys of REASONS
  label,
}));

/** What choosing a reason does, in one or two sentences. */
export function effectOf(reason: OfferedReason, company: string): string {
  return REASONS[reason].effect(company);
}
