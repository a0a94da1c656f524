import { OnboardingStep } from '@contract/profile.ts';
import { expect, test } from 'vitest';
import { firstSteps, isFirstRun, stepsLeft } from './first-steps.ts';

const profile = (onboardingStep: OnboardingStep) => ({
  onboarding_step: onboardingStep,
  job_titles: ['Data Analyst'],
  location: 'Newark, NJ',
  salary_min: null,
  is_any_location: false,
});
const searches = (resumeFile: string | null) => ({ latest: null, runs: [], resume_file: resumeFile });
const wallet = { available: 10, reserved: 0, spent: 0 };
const states = (step: OnboardingStep, file: string | null) =>
  firstSteps({ profile: profile(step), searches: searches(file), wallet }).map(({ state }) => state);

test.each([
  ['resume', null, ['now', 'todo', 'todo', 'todo', 'todo'], 'Four steps left'],
  ['review', 'cv.pdf', ['done', 'now', 'todo', 'todo', 'todo'], 'Three steps left'],
  ['preferences', 'cv.pdf', ['done', 'done', 'now', 'todo', 'todo'], 'Two steps left'],
  ['preferences', null, ['skipped', 'done', 'now', 'todo', 'todo'], 'Two steps left'],
  ['search', 'cv.pdf', ['done', 'done', 'done', 'now', 'todo'], 'One step left'],
  ['done', null, ['skipped', 'done', 'done', 'now', 'todo'], 'One step left'],
] as const)('at %s with %s', (step, file, expected, left) => {
  expect(states(step, file)).toEqual(expected);
  const steps = firstSteps({ profile: profile(step), searches: searches(file), wallet });
  expect(stepsLeft(steps)).toBe(left);
});

test('there is always exactly one step to take now', () => {
  for (const step of OnboardingStep.options) {
    for (const file of [null, 'cv.pdf']) {
      expect(states(step, file).filter((state) => state === 'now')).toHaveLength(1);
    }
  }
});

test('says what is known of what somebody wants, and what is not', () => {
  const [, , wishes] = firstSteps({ profile: profile('preferences'), searches: searches(null), wallet });
  expect(wishes?.known).toEqual([
    { text: 'Data Analyst', known: true },
    { text: 'Newark, NJ', known: true },
    { text: 'pay you want', known: false },
  ]);
});

test('the first run ends with the first search that finished, or an application', () => {
  const nothing = {
    searches: searches(null),
    matches: { items: [], new_total: 0, new_excellent: 0 },
    applications_by_status: {},
  };
  const run = (status: 'done' | 'failed') => ({ at: '', status, new_matches: 0, failure: null });
  expect(isFirstRun(nothing)).toBe(true);
  expect(isFirstRun({ ...nothing, searches: { ...searches(null), runs: [run('failed')] } })).toBe(true);
  expect(
    isFirstRun({ ...nothing, searches: { ...searches(null), runs: [run('failed'), run('done')] } }),
  ).toBe(false);
  expect(isFirstRun({ ...nothing, applications_by_status: { queued: 1 } })).toBe(false);
  expect(isFirstRun({ ...nothing, searches: null })).toBe(false);
});
