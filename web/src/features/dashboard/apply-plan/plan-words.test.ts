import type { ApplyPlan, PlannedJob } from '@contract/apply-plans.ts';
import { describe, expect, it } from 'vitest';
import {
  costWords,
  jobWords,
  planSentence,
  plansToShow,
  type Standing,
  summarySentence,
  wouldBeLeftOut,
} from './plan-words.ts';

const NOW = Date.parse('2026-11-22T15:00:00Z');
/** Without the name of the time zone, which depends on the device. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(' EST', '');
const job = (changes: Partial<PlannedJob> = {}): PlannedJob => ({
  posting_id: 'p',
  title: 'Nurse',
  company: 'Acme',
  score: 90,
  why: null,
  state: 'planned',
  reason: null,
  application_id: null,
  status: null,
  ...changes,
});
const plan = (changes: Partial<ApplyPlan> = {}): ApplyPlan => ({
  day: '2026-11-22',
  time_zone: 'America/New_York',
  status: 'planned',
  apply_at: '2026-11-22T19:05:00.000Z',
  jobs: [job(), job({ posting_id: 'q' })],
  skipped: [],
  ...changes,
});

describe('the sentence of an open plan', () => {
  it('says when and how many, by the clock of the user', () => {
    expect(plain(planSentence(plan(), 2, NOW))).toBe('Today at 2:05 PM, we’ll apply to 2 jobs.');
    const tomorrow = plan({ day: '2026-11-23', apply_at: '2026-11-23T14:00:00.000Z' });
    expect(plain(planSentence(tomorrow, 1, NOW))).toBe('Tomorrow at 9:00 AM, we’ll apply to 1 job.');
  });

  it('promises nothing that is not going to happen', () => {
    const removed = plan({ jobs: [job({ state: 'removed' })] });
    expect(planSentence(removed, 0, NOW)).toBe('You removed every job from this plan.');
    expect(planSentence(plan(), 0, NOW)).toBe('As things stand, we won’t apply to any of these jobs.');
    expect(plain(planSentence(plan(), 2, NOW, true))).toBe(
      'Paused. To apply to 2 jobs, resume before 2:05 PM today.',
    );
    const begun = plan({ apply_at: '2026-11-22T14:59:00.000Z' });
    expect(plain(planSentence(begun, 2, NOW))).toBe('Applying to 2 jobs now.');
  });
});

describe('what the plan did', () => {
  const jobs = [
    job({ state: 'applied', status: 'submitted' }),
    job({ posting_id: 'q', state: 'left_out' }),
    job({ posting_id: 'r', state: 'applied', status: 'needs_input' }),
  ];
  it('is summed up with the day on which it was done', () => {
    expect(plain(summarySentence(plan({ status: 'done', jobs }), NOW))).toBe(
      'Today, we applied to 2 jobs and left out 1. 1 needs you.',
    );
    const earlier = plan({ status: 'done', day: '2026-11-19', apply_at: '2026-11-19T19:05:00.000Z' });
    expect(plain(summarySentence(earlier, NOW))).toBe('On Nov 19, we didn’t apply to any jobs.');
  });

  it('was done today if the plan of tomorrow was started today', () => {
    const started = plan({
      status: 'applied',
      day: '2026-11-23',
      apply_at: '2026-11-22T14:00:00.000Z',
      jobs,
    });
    expect(plain(summarySentence(started, NOW))).toContain('Today, we applied to 2 jobs');
  });
});

describe('a planned job would be left out', () => {
  const profile = { auto_apply_min_score: 80, auto_apply_daily_limit: 10 };
  const three = plan({
    jobs: [
      job({ posting_id: 'best', score: 95 }),
      job({ posting_id: 'gone', score: 93, state: 'removed' }),
      job({ posting_id: 'good', score: 90 }),
      job({ posting_id: 'fair', score: 82 }),
    ],
  });
  const out = (changes: Partial<Standing['profile']>, credits: number | null = 10) => [
    ...wouldBeLeftOut(three, { profile: { ...profile, ...changes }, credits }),
  ];

  it('below a minimum score raised since, over a lower limit, or without credits', () => {
    expect(out({})).toEqual([]);
    expect(out({ auto_apply_min_score: 85 })).toEqual([['fair', 'It’s below your minimum score of 85']]);
    expect(out({ auto_apply_daily_limit: 2 })).toEqual([['fair', 'It’s over your limit of 2 a day']]);
    expect(out({}, 1).map(([id]) => id)).toEqual(['good', 'fair']);
    expect(out({}, null)).toEqual([]);
  });

  it('and then costs nothing', () => {
    expect(plain(costWords(3, 10) ?? '')).toBe('Uses 3 of your 10 credits.');
    expect(plain(costWords(1, null) ?? '')).toBe('Uses 1 credit.');
    expect(costWords(0, 10)).toBeNull();
  });
});

it('a job says what became of it', () => {
  expect(jobWords(job())).toBe('');
  expect(jobWords(job({ state: 'applied' }))).toBe('In progress');
  expect(jobWords(job({ state: 'applied', status: 'needs_input' }))).toBe('Needs your answers');
  expect(jobWords(job({ state: 'left_out', reason: 'The employer has closed this job.' }))).toBe(
    'Left out. The employer has closed this job.',
  );
});

it('plans that are still to come are shown, the next one first, and the last one that was carried out', () => {
  const done = plan({ day: '2026-11-21', status: 'done' });
  const tomorrow = plan({ day: '2026-11-23' });
  const { open, last } = plansToShow([tomorrow, plan(), done]);
  expect(open.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
  expect(last).toBe(done);
  expect(plansToShow([])).toEqual({ open: [], last: null });
});
