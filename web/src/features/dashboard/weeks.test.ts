import { APPLICATION_STATUSES } from '@contract/applications.ts';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { LAYERS, layerAt, type Week, weeksOf } from './weeks.ts';

const NOW = Date.UTC(2026, 4, 6, 12);
const DAY = 86_400_000;
const WEEK = 7 * DAY;
const iso = (time: number) => new Date(time).toISOString();

/** Applications sent in the last ninety days, with a reply and an end that may have come later. */
const sent = fc
  .record({
    status: fc.constantFrom(...APPLICATION_STATUSES),
    age: fc.integer({ min: 0, max: 90 * DAY }),
    reply: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    end: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ status, age, reply, end }) => ({
    status,
    sent_at: iso(NOW - age),
    replied_at: reply === null ? null : iso(NOW - age + age * reply),
    ended_at: end === null ? null : iso(NOW - age + age * end),
  }));
const some = fc.array(sent, { maxLength: 60 });
const total = (week: Week) => LAYERS.reduce((sum, layer) => sum + week[layer], 0);

it('stacks every application that had been sent by then, once', () => {
  fc.assert(
    fc.property(some, (outcomes) => {
      for (const week of weeksOf(outcomes, NOW)) {
        expect(total(week)).toBe(outcomes.filter(({ sent_at }) => Date.parse(sent_at) <= week.at).length);
      }
    }),
  );
});

it('ends now with all of them, and goes back in weeks, eight at most', () => {
  fc.assert(
    fc.property(some, (outcomes) => {
      const weeks = weeksOf(outcomes, NOW);
      expect(weeks.length).toBeGreaterThanOrEqual(2);
      expect(weeks.length).toBeLessThanOrEqual(9);
      expect(weeks.at(-1)?.at).toBe(NOW);
      for (const [n, { at }] of weeks.entries()) expect(NOW - at).toBe((weeks.length - 1 - n) * WEEK);
      expect(total(weeks.at(-1) as Week)).toBe(outcomes.length);
      const first = Math.min(NOW, ...outcomes.map(({ sent_at }) => Date.parse(sent_at)));
      if (weeks.length < 9) expect(total(weeks[0] as Week)).toBe(first <= (weeks[0] as Week).at ? 1 : 0);
    }),
  );
});

test.each([
  ['submitted', null, null, 'waiting'],
  ['unconfirmed', null, null, 'unconfirmed'],
  ['interviewing', 3, null, 'interviewing'],
  ['offer', 3, null, 'interviewing'],
  ['accepted', 3, 5, 'interviewing'],
  ['rejected', 3, 3, 'closed'],
  ['withdrawn', null, 3, 'closed'],
] as const)('%s, replied on day %s, ended on day %s: %s', (status, reply, end, layer) => {
  const start = NOW - 10 * DAY;
  const on = (day: number | null) => (day === null ? null : iso(start + day * DAY));
  const outcome = { status, sent_at: iso(start), replied_at: on(reply), ended_at: on(end) };
  expect(layerAt(outcome, start - 1)).toBeNull();
  expect(layerAt(outcome, NOW)).toBe(layer);
  if (status !== 'unconfirmed') expect(layerAt(outcome, start + DAY)).toBe('waiting');
});
