import { describe, expect, it } from 'vitest';
import { parseTapLine } from './tap.ts';

describe('a line of TAP', () => {
  it.each([
    ['ok 1 Chat rooms should work', { name: 'Chat rooms should work', outcome: 'passed' }],
    ['not ok 2 Chat rooms should fail', { name: 'Chat rooms should fail', outcome: 'failed' }],
    ['ok 3 Chat rooms later # SKIP -', { name: 'Chat rooms later', outcome: 'skipped' }],
    ['ok 4 - test/a.test.ts > Queries > in # time=1.2ms', { name: 'Queries in', outcome: 'passed' }],
    ['not ok 5 - test/a.test.ts > Queries > or # time=1ms', { name: 'Queries or', outcome: 'failed' }],
  ])('%s', (text, result) => expect(parseTapLine(text)).toEqual(result));

  it.each(['1..13', '# tests 13', '  AssertionError: x', ''])('that tells no result: %s', (text) =>
    expect(parseTapLine(text)).toBeUndefined(),
  );
});
