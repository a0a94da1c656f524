import { APPLICATION_STATUSES } from '@contract/applications.ts';
import { expect, test } from 'vitest';
import { isRunning } from './status-words.ts';

test('a page looks again only while something runs', () => {
  expect(APPLICATION_STATUSES.filter(isRunning)).toEqual(['queued', 'preparing', 'submitting']);
});
