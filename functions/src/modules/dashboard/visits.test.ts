import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Visit } from '../../platform/activity.ts';
import { visitAt } from './visits.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-05-03T09:00:00.000Z');
/** Times between looks at the dashboard, in minutes. */
const gaps = fc.array(fc.integer({ min: 0, max: 3 * 24 * 60 }), { minLength: 1, maxLength: 30 });

/** The visit after each look. */
function looks(minutes: number[]): { at: number; visit: Visit }[] {
  let at = START;
  let stored: Visit | null = null;
  return minutes.map((gap) => {
    at += gap * 60_000;
    stored = visitAt(stored, new Date(at));
    return { at, visit: stored };
  });
}

it('has nothing before the first visit', () => {
  expect(visitAt(null, new Date(START))).toEqual({ before: null, seen_at: new Date(START) });
});

it('remembers the end of the visit before: the last look that was followed by four hours without one', () => {
  fc.assert(
    fc.property(gaps, (minutes) => {
      const all = looks(minutes);
      for (const [n, { at, visit }] of all.entries()) {
        const ends = all
          .slice(0, n)
          .filter(({ at: look }, k) => (all[k + 1]?.at ?? at) - look >= 4 * HOUR)
          .map(({ at: look }) => look);
        expect(visit.before?.getTime() ?? null).toBe(ends.at(-1) ?? null);
      }
    }),
  );
});

it('is the same for everybody who asks within it', () => {
  fc.assert(
    fc.property(gaps, fc.integer({ min: 0, max: 4 * 60 - 1 }), (minutes, later) => {
      const { at, visit } = looks(minutes).at(-1) ?? { at: 0, visit: null };
      expect(visitAt(visit, new Date(at + later * 60_000)).before).toEqual(visit?.before);
    }),
  );
});
