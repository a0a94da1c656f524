import { describe, expect, it } from 'vitest';
import { paceAfter, type RunResult } from './board-pace.ts';
import { costOf, dollarsOf, requestsLeft } from './budget.ts';
import { NO_DEMAND, tierOf, withKinds } from './demand.ts';
import {
  enter,
  isInTime,
  leave,
  NEW_HOST,
  NO_USAGE,
  refused,
  reserve,
  retryAfterMs,
  usageOn,
} from './host-state.ts';

const POLICY = { gap_ms: 1000, concurrency: 2, least_minutes: 60 };
const NOW = Date.UTC(2026, 10, 23, 12);

describe('a vendor', () => {
  it('is asked no faster than allowed, whoever asks', () => {
    const one = reserve(NEW_HOST, POLICY, 3, NOW);
    const other = reserve(one.state, POLICY, 2, NOW + 10);
    const turns = [...one.turns, ...other.turns];
    const latest = turns.map((turn) => turn + 250);
    expect(latest.every((late) => isInTime(late - 250, POLICY, late))).toBe(true);
    expect(isInTime(turns[0] ?? 0, POLICY, (latest[0] ?? 0) + 1)).toBe(false);
    // However late one starts, the next is no earlier than allowed.
    for (const [at, turn] of turns.slice(1).entries())
      expect(turn - (latest[at] ?? 0)).toBeGreaterThanOrEqual(POLICY.gap_ms);
    expect(reserve(other.state, POLICY, 1, NOW + 60_000).turns).toEqual([NOW + 60_300]);
  });

  it('has no more runs at a time than it bears, and forgets those that died', () => {
    const first = enter(NEW_HOST, POLICY, 'a', NOW);
    const second = first && enter(first, POLICY, 'b', NOW);
    expect(second && enter(second, POLICY, 'c', NOW)).toBeNull();
    expect(second && enter(second, POLICY, 'a', NOW)).not.toBeNull();
    expect(second && enter(second, POLICY, 'c', NOW + 11 * 60_000)?.open).toEqual({ c: expect.any(Number) });
    const cost = { ...NO_USAGE, runs: 1, requests: 2, answered: true };
    const left = second && leave(second, 'a', cost, NOW);
    expect(left && enter(left, POLICY, 'c', NOW)).not.toBeNull();
  });

  it('that refuses is left alone as long as it says, longer each time, and at most a day by itself', () => {
    const pauses: number[] = [];
    let state = NEW_HOST;
    for (let i = 0; i < 10; i += 1) {
      state = refused({ ...state, paused_until: 0 }, null, NOW);
      pauses.push((state.paused_until - NOW) / 60_000);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
    expect(refused(NEW_HOST, 7_200_000, NOW).paused_until).toBe(NOW + 7_200_000);
    // Requests that were under way are not refusals of their own.
    const once = refused(NEW_HOST, null, NOW);
    expect(refused(once, null, NOW + 1000)).toEqual(once);
    expect(enter(state, POLICY, 'a', NOW)).toBeNull();
    const answered = leave(state, 'a', { ...NO_USAGE, answered: true }, NOW);
    expect(answered.refusals).toBe(0);
  });

  it('is understood when it says how long to wait', () => {
    expect(retryAfterMs('120', NOW)).toBe(120_000);
    expect(retryAfterMs('604800', NOW)).toBe(6 * 3_600_000);
    expect(retryAfterMs('Mon, 23 Nov 2026 12:01:00 GMT', NOW)).toBe(60_000);
    for (const none of [null, '', 'soon', '-5', 'Mon, 23 Nov 2020 12:01:00 GMT'])
      expect(retryAfterMs(none, NOW)).toBeNull();
  });

  it('begins each day anew', () => {
    const cost = { runs: 1, requests: 3, reads: 4, writes: 5, answered: true };
    const state = leave(leave(NEW_HOST, 'a', cost, NOW), 'b', cost, NOW);
    expect(usageOn(state, NOW)).toEqual({ runs: 2, requests: 6, reads: 8, writes: 10 });
    expect(usageOn(state, NOW + 86_400_000)).toEqual(NO_USAGE);
    expect(leave(state, 'c', cost, NOW + 86_400_000).usage.runs).toBe(1);
  });
});

describe('a board', () => {
  const run = (changes: Partial<RunResult> = {}): RunResult => ({
    kind: 'unchanged',
    tier: 1,
    missing: 0,
    postponed: 0,
    failures: 0,
    gone_runs: 0,
    failing_days: 0,
    never_anything_days: null,
    ...changes,
  });
  /** Intervals in hours, as many runs in a row with the same result. */
  const hours = (result: RunResult, from = 0) => {
    let interval = from;
    return Array.from({ length: 40 }, () => {
      interval = paceAfter(interval, 60, result).interval_minutes;
      return interval / 60;
    });
  };

  it('that changes is read more often, one that does not less often, within what it is worth', () => {
    expect(hours(run())[0]).toBe(24);
    expect(hours(run()).at(-1)).toBe(72);
    expect(hours(run({ kind: 'changed' })).at(-1)).toBe(8);
    expect(hours(run({ tier: 0 })).at(-1)).toBe(24);
    expect(hours(run({ tier: 0, kind: 'changed' })).at(-1)).toBe(3);
    expect(hours(run({ tier: 2 })).at(-1)).toBe(14 * 24);
    expect(paceAfter(0, 480, run({ tier: 0, kind: 'changed' })).interval_minutes).toBe(1440);
    expect(paceAfter(300, 480, run({ tier: 0, kind: 'changed' })).interval_minutes).toBe(480);
  });

  it('is read soon again where something is missing or left over, without forgetting its pace', () => {
    expect(paceAfter(1440, 60, run({ missing: 1 }))).toMatchObject({
      interval_minutes: 1872,
      next_in_minutes: 360,
    });
    expect(paceAfter(1440, 60, run({ postponed: 3 })).next_in_minutes).toBe(10);
  });

  it('that is gone fades and is retired; one that fails is tried for two months', () => {
    const gone = [1, 2, 3, 4, 5].map((gone_runs) => paceAfter(1440, 60, run({ kind: 'gone', gone_runs })));
    expect(gone.map(({ next_in_minutes }) => next_in_minutes / 1440)).toEqual([1, 2, 4, 8, 8]);
    // Failures before say nothing about whether it is gone.
    expect(paceAfter(1440, 60, run({ kind: 'gone', failures: 28, gone_runs: 1 }))).toMatchObject({
      next_in_minutes: 1440,
      retired: null,
    });
    expect(gone.map(({ retired }) => retired)).toEqual([null, null, null, null, 'gone']);
    const failed = (failures: number, failing_days: number) =>
      paceAfter(1440, 60, run({ kind: 'failed', failures, failing_days }));
    expect(failed(30, 59)).toMatchObject({ retired: null, next_in_minutes: 7 * 1440 });
    expect(failed(31, 61).retired).toBe('failing');
    expect(paceAfter(1440, 60, run({ tier: 2, never_anything_days: 91 })).retired).toBe('never_anything');
    expect(paceAfter(1440, 60, run({ tier: 2, never_anything_days: null })).retired).toBeNull();
  });

  it('is wanted if it has jobs of a kind and country that people look for', () => {
    const demand = { families: ['nursing'], countries: ['US'] };
    const kinds = withKinds(
      { families: ['sales'], countries: [] },
      { families: ['nursing'], countries: ['US'] },
    );
    expect(kinds.families).toEqual(['nursing', 'sales']);
    expect(tierOf(kinds, 3, demand)).toBe(0);
    expect(tierOf({ ...kinds, countries: ['FR'] }, 3, demand)).toBe(1);
    expect(tierOf({ families: ['sales'], countries: ['US'] }, 3, demand)).toBe(1);
    expect(tierOf(kinds, 0, demand)).toBe(2);
    expect(tierOf(kinds, null, NO_DEMAND)).toBe(1);
  });
});

describe('the budget', () => {
  const budget = { requests: 1000, dollars: 1 };
  const noon = NOW;

  it('is spread over the day, and ends', () => {
    expect(requestsLeft(budget, NO_USAGE, NOW - 12 * 3_600_000)).toBe(150);
    expect(requestsLeft(budget, NO_USAGE, noon)).toBe(650);
    expect(requestsLeft(budget, { ...NO_USAGE, requests: 640 }, noon)).toBe(10);
    expect(requestsLeft(budget, { ...NO_USAGE, requests: 1000 }, NOW + 11.9 * 3_600_000)).toBe(0);
  });

  it('counts dollars too: what costs more per request allows fewer', () => {
    const used = { runs: 100, requests: 100, reads: 0, writes: 300_000 };
    expect(dollarsOf(used)).toBeCloseTo(0.54, 1);
    expect(requestsLeft(budget, used, noon)).toBeLessThan(25);
    expect(costOf({ stored: 0, closed: 0 })).toEqual({ reads: 4, writes: 3 });
    expect(costOf({ stored: 10, closed: 2 })).toEqual({ reads: 20, writes: 28 });
  });
});
