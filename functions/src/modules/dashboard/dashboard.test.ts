import { expect, it } from 'vitest';
import { type DashboardDeps, readDashboard } from './dashboard.ts';

const WALLET = { available: 4, reserved: 1, spent: 5 };
const logged: unknown[] = [];

/** Reads that all succeed, except these. */
function depsWith(failing: Partial<DashboardDeps>): DashboardDeps {
  return {
    activity: async () => ({ by_status: {}, running: [], stopped: [], search: null, visit: null }),
    storeVisit: async () => undefined,
    findSearch: async () => null,
    searchHistory: async () => ({ latest: null, runs: [], done: null }),
    newMatches: async () => ({ items: [], new_total: 0, new_excellent: 0 }),
    applicationsNamed: async () => [],
    waiting: async () => ({ applications: [], questions: [] }),
    outcomes: async () => [],
    reminders: async () => [],
    wallet: async () => WALLET,
    resumeFile: async () => null,
    clock: () => new Date('2026-05-03T09:00:00.000Z'),
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (_, fields) => void logged.push(fields?.panel),
    },
    ...failing,
  };
}

const fails = () => Promise.reject(new Error('unavailable'));
const PANELS = ['searches', 'matches', 'needs_you', 'outcomes', 'reminders', 'wallet'] as const;

it.each([
  [{ outcomes: fails }, ['outcomes']],
  [{ waiting: fails }, ['needs_you']],
  [{ wallet: fails, reminders: fails }, ['reminders', 'wallet']],
  [{ searchHistory: fails }, ['searches', 'matches']],
] as const)('leaves the other panels alone when one cannot be read (%#)', async (failing, missing) => {
  logged.length = 0;
  const dashboard = await readDashboard(depsWith(failing), 'u1');
  expect(PANELS.filter((panel) => dashboard[panel] === null)).toEqual(missing);
  expect([...logged].sort()).toEqual([...missing].sort());
});

it('fails when what all panels rest on cannot be read', async () => {
  await expect(readDashboard(depsWith({ activity: fails }), 'u1')).rejects.toThrow('unavailable');
});
