import { APPLICATION_STATUSES } from '@contract/applications.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST, repliesOf } from './replies.ts';

const NOW = Date.UTC(2026, 4, 6, 12);
const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
type Sent = Parameters<typeof repliesOf>[0][number];

const outcome = (days: number, more: Partial<Sent> = {}): Sent => ({
  status: 'submitted',
  score: 80,
  sent_at: iso(NOW - days * DAY),
  replied_at: null,
  ended_at: null,
  ...more,
});
const replied = (days: number, more: Partial<Sent> = {}) =>
  outcome(days, { status: 'interviewing', replied_at: iso(NOW - DAY), ...more });
const times = (count: number, one: Sent) => Array.from({ length: count }, () => one);

const any = fc.record({
  status: fc.constantFrom(...APPLICATION_STATUSES),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
  sent_at: fc.integer({ min: 0, max: 90 * DAY }).map((age) => iso(NOW - age)),
  replied_at: fc.option(fc.constant(iso(NOW))),
  ended_at: fc.option(fc.constant(iso(NOW))),
});

describe('replies', () => {
  it('count an application at most once, and never show a rate of fewer than ten', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 80 }), (outcomes) => {
        const { replied: yes, silent, young, repliedEarly, rate } = repliesOf(outcomes, NOW);
        expect(yes + silent + young).toBeLessThanOrEqual(outcomes.length);
        expect(repliedEarly).toBeLessThanOrEqual(young);
        expect(rate === null).toBe(yes + silent < FEWEST);
        if (rate !== null) expect(rate).toBe(Math.round((100 * yes) / (yes + silent)));
      }),
    );
  });

  it('of young applications change nothing', () => {
    const old = [...times(8, outcome(10)), ...times(4, replied(10))];
    const before = repliesOf(old, NOW);
    const after = repliesOf([...old, ...times(5, replied(6.9)), ...times(3, outcome(1))], NOW);
    expect(before).toMatchObject({ replied: 4, silent: 8, young: 0, rate: 33 });
    expect(after).toMatchObject({ replied: 4, silent: 8, young: 8, repliedEarly: 5, rate: 33 });
  });

  it('are counted from the seventh day on', () => {
    expect(repliesOf([outcome(7)], NOW)).toMatchObject({ silent: 1, young: 0 });
    expect(repliesOf([outcome(6.99)], NOW)).toMatchObject({ silent: 0, young: 1 });
  });

  it('leave out what was withdrawn within a week, and what may never have arrived', () => {
    const withdrawn = (after: number) =>
      outcome(20, { status: 'withdrawn', ended_at: iso(NOW - (20 - after) * DAY) });
    expect(repliesOf([withdrawn(3), outcome(20, { status: 'unconfirmed' })], NOW)).toMatchObject({
      silent: 0,
      young: 0,
    });
    expect(repliesOf([withdrawn(8)], NOW)).toMatchObject({ silent: 1 });
  });

  it('are told by score only where both groups are large and clearly differ', () => {
    const high = [...times(6, replied(20, { score: 90 })), ...times(4, outcome(20, { score: 85 }))];
    const low = [...times(1, replied(20, { score: 60 })), ...times(9, outcome(20, { score: 84 }))];
    expect(repliesOf([...high, ...low], NOW).byScore).toEqual({
      high: { replied: 6, of: 10 },
      low: { replied: 1, of: 10 },
    });
    expect(repliesOf([...high, ...low.slice(1)], NOW).byScore).toBeNull();
    expect(repliesOf([...low, ...times(10, outcome(20, { score: 95 }))], NOW).byScore).toBeNull();
  });
});
