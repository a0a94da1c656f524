import type { OnboardingStep } from '@contract/profile.ts';

/** The steps in order, with their part of the URL (`/onboarding/who-applies`). */
export const STEPS = [
  { step: 'resume', slug: 'resume', title: 'Resume' },
  { step: 'review', slug: 'review', title: 'Review' },
  { step: 'preferences', slug: 'preferences', title: 'Preferences' },
  { step: 'who_applies', slug: 'who-applies', title: 'Who applies' },
  { step: 'search', slug: 'search', title: 'First search' },
] as const satisfies readonly { step: OnboardingStep; slug: string; title: string }[];

export type StepSlug = (typeof STEPS)[number]['slug'];

export function slugOf(step: OnboardingStep): StepSlug {
  return STEPS.find((one) => one.step === step)?.slug ?? 'resume';
}

/** The step at this part of the URL; null if there is none. */
export function stepAt(slug: string | undefined) {
  return STEPS.find((one) => one.slug === slug) ?? null;
}

/** The step that follows; for the last one, itself. */
export function stepAfter(slug: StepSlug) {
  const index = STEPS.findIndex((one) => one.slug === slug);
  return STEPS[Math.min(index + 1, STEPS.length - 1)] ?? STEPS[0];
}

export function stepBefore(slug: StepSlug) {
  const index = STEPS.findIndex((one) => one.slug === slug);
  return index > 0 ? (STEPS[index - 1] ?? null) : null;
}
