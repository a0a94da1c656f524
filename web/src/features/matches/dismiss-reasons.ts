import type { DismissReason } from '@contract/matches.ts';

/** The reasons that are offered, and what each of them does. */
const REASONS: Record<
  Exclude<DismissReason, 'other'>,
  { label: string; effect: (company: string) => string }
> = {
  company: {
    label: 'Company',
    effect: (company) => `We’ll rank ${company} lower from your next search.`,
  },
  title: {
    label: 'Type of job',
    effect: () => 'We’ll rank jobs with this title lower from your next search.',
  },
  pay: {
    label: 'Pay',
    effect: () => 'To leave out lower pay, set your minimum in your profile.',
  },
  place: {
    label: 'Location',
    effect: () => 'To see fewer locations, change your location preferences in your profile.',
  },
};

export type OfferedReason = keyof typeof REASONS;

export const OFFERED_REASONS = Object.entries(REASONS).map(([reason, { label }]) => ({
  reason: reason as OfferedReason, // the keys of REASONS
  label,
}));

/** The effect of choosing a reason, in one or two sentences. */
export function effectOf(reason: OfferedReason, company: string): string {
  return REASONS[reason].effect(company);
}
