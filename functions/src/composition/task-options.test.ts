import { expect, it } from 'vitest';
import { isLost, LEASE_MS, newSearch } from '../modules/matches/search-record.ts';
import { claimLease } from '../platform/lease.ts';
import { TASK_OPTIONS } from '../tasks/task-options.ts';

it('delivers a search whose worker died again while it is free and not yet given up', () => {
  const { minBackoffSeconds, maxAttempts } = TASK_OPTIONS.runSearch.retryConfig ?? {};
  const taken_up = new Date('2026-11-15T12:00:00Z');
  const record = {
    ...newSearch('s1', taken_up, { previous_id: null, input: '', latest: null }),
    lease: claimLease('dead', taken_up, LEASE_MS),
  };
  // A worker can die at its start at the earliest, and when its lease expires at the latest.
  const earliest = Number(minBackoffSeconds) * 1000;
  const latest = LEASE_MS + earliest;
  expect(earliest).toBeGreaterThan(LEASE_MS);
  expect(isLost(record, new Date(taken_up.getTime() + latest))).toBe(false);
  expect(maxAttempts).toBeGreaterThan(1);
});
