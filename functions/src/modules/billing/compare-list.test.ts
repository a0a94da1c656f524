import { expect, it } from 'vitest';
import { type ComparedList, compareList } from './compare-list.ts';

function setUp(pages: string[][], { page_ms = 0 } = {}) {
  const alarms: unknown[] = [];
  const errors: unknown[] = [];
  const compared: string[] = [];
  let time = 0;
  const logger = {
    info: () => undefined,
    warn: () => undefined,
    error: (_: string, fields: Record<string, unknown> = {}) =>
      void (fields.alarm ? alarms : errors).push(fields.object),
  };
  const list: ComparedList<string> = {
    name: 'letters',
    async page(after) {
      time += page_ms;
      const at = after === null ? 0 : pages.findIndex((page) => page.at(-1) === after) + 1;
      if (after !== null && at === 0) throw new Error(`No such object: ${after}`);
      return { data: pages[at] ?? [], has_more: at < pages.length - 1 };
    },
    idOf: (letter) => letter,
    async agrees(letter) {
      compared.push(letter);
      if (letter.startsWith('broken')) throw new Error('unavailable');
      return !letter.startsWith('wrong');
    },
    repair: async () => undefined,
  };
  return { list, alarms, errors, compared, deps: { logger, clock: () => new Date(time) } };
}

it('compares every page, and raises an alarm for each object that differs', async () => {
  const { list, alarms, deps } = setUp([['a', 'wrong-b'], ['c']]);
  expect(await compareList(list, null, deps)).toEqual({
    checked: 3,
    differing: ['wrong-b'],
    cursor: null,
    failure: null,
  });
  expect(alarms).toEqual(['wrong-b']);
});

it('an object that cannot be compared keeps no other from its turn', async () => {
  const { list, alarms, errors, deps } = setUp([['broken-a', 'wrong-b'], ['wrong-c']]);
  expect(await compareList(list, null, deps)).toMatchObject({ checked: 3, cursor: null });
  expect([errors, alarms]).toEqual([['broken-a'], ['wrong-b', 'wrong-c']]);
});

it('stops after its time, and goes on there', async () => {
  const { list, compared, deps } = setUp([['a'], ['b'], ['c']], { page_ms: 40_000 });
  const { cursor } = await compareList(list, null, deps);
  expect([cursor, compared]).toEqual(['b', ['a', 'b']]);
  expect((await compareList(list, cursor, deps)).cursor).toBeNull();
  expect(compared).toEqual(['a', 'b', 'c']);
});

it('begins anew if the object where it stopped is gone', async () => {
  const { list, deps } = setUp([['a']]);
  const { cursor, failure } = await compareList(list, 'gone', deps);
  expect(cursor).toBeNull();
  expect(failure).toBeInstanceOf(Error);
});
