import { APPLICATION_STATUSES } from '@contract/applications.ts';
import { expect, test } from 'vitest';
import { GROUPS, isRunning } from './status-words.ts';

test('every state stands in exactly one group', () => {
  const grouped = GROUPS.flatMap((group) => [...group.statuses] as string[]);
  expect(grouped.sort()).toEqual([...APPLICATION_STATUSES].sort());
});

test('a page looks again only while something runs', () => {
  expect(APPLICATION_STATUSES.filter(isRunning)).toEqual(['queued', 'preparing', 'submitting']);
});
