import { OnboardingStep } from '@contract/profile.ts';
import { expect, test } from 'vitest';
import { STEPS, slugOf, stepAfter, stepAt, stepBefore } from './steps.ts';

test('every stored step leads to a page, a finished one to the first', () => {
  for (const step of OnboardingStep.options) expect(stepAt(slugOf(step))).not.toBeNull();
  expect(slugOf('done')).toBe('resume');
});

test('going on and back walks the same way', () => {
  for (const { slug } of STEPS.slice(0, -1)) expect(stepBefore(stepAfter(slug).slug)?.slug).toBe(slug);
  expect(stepBefore('resume')).toBeNull();
  expect(stepAfter('search').slug).toBe('search');
});

test('an unknown part of the URL is no step', () => {
  expect(stepAt('nowhere')).toBeNull();
});
