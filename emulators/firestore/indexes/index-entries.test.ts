import { describe, expect, it } from 'vitest';
import type { NativeMap } from '../values.ts';
import { parseIndexes } from './definitions.ts';
import { IndexEntries } from './index-entries.ts';

const entriesOf = (file: object = {}) => new IndexEntries(parseIndexes(JSON.stringify(file)));
const plain = entriesOf();
const order = (...paths: string[]) => paths.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
const index = (collectionGroup: string, queryScope: string, fields: object[]) => ({
  collectionGroup,
  queryScope,
  fields,
});
const bytesOf = (entries: IndexEntries, path: string, data: NativeMap) => entries.of(path, data).bytes;

/** https://firebase.google.com/docs/firestore/query-data/index-overview#index_entries */
const CITY = {
  city_name: 'San Francisco',
  temperatures: { summer: 67, winter: 55 },
  neighborhoods: ['Mission', 'Downtown', 'Marina'],
};
const CITY_INDEXES = ['ASCENDING', 'DESCENDING'].map((order) =>
  index('cities', 'COLLECTION', [
    { fieldPath: 'city_name', order },
    { fieldPath: 'neighborhoods', arrayConfig: 'CONTAINS' },
  ]),
);

describe('the number of index entries', () => {
  it('is that of the documented example', () => {
    expect(plain.of('cities/SF', CITY).entries).toBe(13);
    expect(entriesOf({ indexes: CITY_INDEXES }).of('cities/SF', CITY).entries).toBe(13 + 6);
  });

  it('leaves out exempted fields, and what lies below them', () => {
    const file = {
      fieldOverrides: [
        { collectionGroup: 'cities', fieldPath: 'temperatures', indexes: [] },
        { collectionGroup: 'cities', fieldPath: 'temperatures.summer', indexes: [{ order: 'ASCENDING' }] },
      ],
    };
    expect(entriesOf(file).of('cities/SF', CITY).entries).toBe(13 - 6 + 1);
    expect(entriesOf(file).of('towns/SF', CITY).entries).toBe(13);
  });

  it('has a limit of 40,000', () => {
    const numbers = (length: number) => ({ list: Array.from({ length }, (_, n) => n) });
    expect(() => plain.refuseTooMany('c/d', numbers(39_998))).not.toThrow();
    expect(() => plain.refuseTooMany('c/d', numbers(39_999))).toThrow(/40001 index entries, more than 40000/);
  });
});

describe('the size of index entries', () => {
  const path = 'users/jeff/tasks/my_task_id';
  const exempt = { collectionGroup: 'tasks', fieldPath: '*', indexes: [] };
  const single = (queryScope: string) => ({
    fieldOverrides: [
      exempt,
      { collectionGroup: 'tasks', fieldPath: 'done', indexes: [{ order: 'ASCENDING', queryScope }] },
    ],
  });
  const composite = (queryScope: string) => ({
    fieldOverrides: [exempt],
    indexes: [index('tasks', queryScope, order('done', 'priority'))],
  });

  // https://firebase.google.com/docs/firestore/storage-size#index-entry-size
  it.each([
    ['a single-field index of a collection', single('COLLECTION'), 109],
    ['a single-field index of a collection group', single('COLLECTION_GROUP'), 98],
    ['a composite index of a collection', composite('COLLECTION'), 112],
    ['a composite index of a collection group', composite('COLLECTION_GROUP'), 85],
  ])('is that of the documented example for %s', (_, file, bytes) => {
    expect(bytesOf(entriesOf(file), path, { done: false, priority: 1 })).toBe(bytes);
  });

  it('counts 1,500 bytes of a longer value, which is not refused', () => {
    const sizeOf = (length: number) => plain.of('c/d', { text: 'x'.repeat(length) }).largest;
    expect(sizeOf(1498)).toBe(sizeOf(1499) - 1);
    expect(sizeOf(100_000)).toBe(sizeOf(1499));
    expect(() => plain.refuseTooMany('c/d', { text: 'x'.repeat(100_000) })).not.toThrow();
  });

  it('has a limit of 7.5 KiB for one entry', () => {
    const paths = ['a', 'b', 'c', 'd', 'e', 'f'];
    const text = 'x'.repeat(2000);
    const data = Object.fromEntries(paths.map((name) => [name, text]));
    const five = entriesOf({ indexes: [index('c', 'COLLECTION', order(...paths.slice(0, 5)))] });
    const six = entriesOf({ indexes: [index('c', 'COLLECTION', order(...paths))] });
    expect(() => five.refuseTooMany('c/d', data)).not.toThrow();
    expect(() => six.refuseTooMany('c/d', data)).toThrow(/longer than 7680 bytes/);
  });

  it('has a limit of 8 MiB for all entries', () => {
    const texts = (length: number) => ({
      list: Array.from({ length }, (_, n) => `${n}`.padEnd(1499, 'x')),
    });
    expect(() => plain.refuseTooMany('c/d', texts(5_000))).not.toThrow();
    expect(() => plain.refuseTooMany('c/d', texts(5_500))).toThrow(/together are longer/);
  });
});
