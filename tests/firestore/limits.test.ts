import { AggregateField, FieldPath, FieldValue, Filter } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { adminClient, code, ownCollection, writeUnchecked } from './support/admin.ts';

/** The limits of https://firebase.google.com/docs/firestore/quotas, each at its edge. */

const db = adminClient();

const refused = (attempt: Promise<unknown>, message: RegExp) =>
  expect(attempt).rejects.toMatchObject({
    code: code.invalidArgument,
    message: expect.stringMatching(message),
  });

const one = { integerValue: 1 };
const list = (...values: object[]) => ({ arrayValue: { values } });
const map = (fields: Record<string, object>) => ({ mapValue: { fields } });
const inMaps = (levels: number): object => (levels === 0 ? one : map({ m: inMaps(levels - 1) }));

describe('a document', () => {
  it('takes 1 MiB, its name and the names of its fields included', async () => {
    const ref = ownCollection(db).doc('a');
    // Name: 16 + each id and 1. Document: 32. Fields: name and 1; a text and 1, a number 8, a map 32.
    const fixed = 16 + (ref.parent.id.length + 1) + (1 + 1) + 32;
    const fields = 'text'.length + 1 + 1 + ('map'.length + 1 + 32 + 'n'.length + 1 + 8);
    const room = 1_048_576 - fixed - fields;
    const map = { n: 1 };
    await ref.set({ text: `ü${'x'.repeat(room - 2)}`, map });
    await refused(
      ref.set({ text: `ü${'x'.repeat(room - 1)}`, map }),
      /because its size \(1,048,577 bytes\) exceeds the maximum allowed size of 1,048,576 bytes/,
    );
    await refused(ref.update({ more: true }), /exceeds the maximum allowed size/);
  });

  it('takes no value of more than 1 MiB - 89 bytes', async () => {
    const ref = db.doc('a/b');
    await refused(ref.set({ t: 'x'.repeat(1_048_488) }), /"t" is longer than 1048487 bytes/);
    await refused(ref.set({ t: Buffer.alloc(1_048_488) }), /"t" is longer than 1048487 bytes/);
  });

  it('is nested 20 levels deep at most', async () => {
    const ref = ownCollection(db).doc('a');
    await writeUnchecked(ref, { deep: inMaps(20), list: list(inMaps(19)) });
    await refused(writeUnchecked(ref, { deep: inMaps(21) }), /deep/);
    await refused(writeUnchecked(ref, { list: list(inMaps(20)) }), /list/);
  });

  it('holds no array in an array', async () => {
    const ref = ownCollection(db).doc('a');
    await writeUnchecked(ref, { list: list(map({ inner: list(one) })) });
    await refused(writeUnchecked(ref, { list: list(list(one)) }), /list contains an invalid nested entity/);
    await refused(writeUnchecked(ref, { deep: map({ list: list(list()) }) }), /invalid nested entity/);
  });

  it('holds no field without a name', async () => {
    const ref = ownCollection(db).doc('a');
    await refused(writeUnchecked(ref, { '': one }), /empty/);
    await refused(writeUnchecked(ref, { map: map({ '': one }) }), /empty/);
  });

  it('holds no time after the year 9999 and no place off the globe', async () => {
    const ref = ownCollection(db).doc('a');
    await refused(writeUnchecked(ref, { t: { timestampValue: { seconds: 253_402_300_800 } } }), /9999/);
    await refused(
      writeUnchecked(ref, { p: { geoPointValue: { latitude: 90.1, longitude: 0 } } }),
      /latitude/,
    );
  });

  it('holds vectors of 2,048 dimensions', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ vector: FieldValue.vector(Array<number>(2048).fill(0.5)) });
    const longer = FieldValue.vector(Array<number>(2049).fill(0.5));
    await refused(ref.set({ vector: longer }), /2048/);
  });
});

describe('an id', () => {
  const ids = [
    ['.', /./],
    ['..', /./],
    ['__reserved__', /Resource id "__reserved__" is invalid because it is reserved\./],
    ['____', /reserved/],
    ['__id__', /reserved/],
    ['__id99999999999999999999__', /reserved/],
    ['x'.repeat(1501), /longer than 1500 bytes/],
    ['ü'.repeat(751), /longer than 1500 bytes/],
  ] as const;

  it('is refused by writes, reads, listeners and queries below', { timeout: 60_000 }, async () => {
    const attempts = ids.flatMap(([id, message]) => {
      const ref = ownCollection(db).doc(id);
      const below = ref.collection('below');
      const heard = new Promise((_, reject) => below.onSnapshot(() => {}, reject));
      return [
        refused(ref.set({ n: 1 }), message),
        refused(ref.get(), message),
        refused(ref.delete(), message),
        refused(below.get(), message),
        refused(below.count().get(), message),
        expect(heard).rejects.toThrow(message),
      ];
    });
    await Promise.all(attempts);
  });

  it('of a collection is refused in the same way', { timeout: 60_000 }, async () => {
    await Promise.all([
      refused(db.collection('__bad__').get(), /Resource id "__bad__" is invalid because it is reserved/),
      refused(db.collectionGroup('__bad__').get(), /reserved/),
      refused(db.collection('__id7__').doc('a').set({ n: 1 }), /reserved/),
    ]);
  });

  it('may be long, or nearly reserved', async () => {
    const collection = ownCollection(db);
    for (const id of ['x'.repeat(1500), 'ü'.repeat(750), '__a', 'a__', '_', '___', '...', ' ', '\u0000'])
      await collection.doc(id).set({ id });
    expect((await collection.get()).size).toBe(9);
  });

  it('that is a number comes before those that are text, by value', async () => {
    const collection = ownCollection(db);
    const inOrder = [
      '__id-9223372036854775808__',
      '__id-2__',
      '__id7__',
      '__id12__',
      '__id9223372036854775807__',
      '12',
      '7',
      'A',
      'Aa',
      '__id',
      '__id1_',
      '_id1__',
      'a',
    ];
    for (const id of [...inOrder].reverse()) await collection.doc(id).set({ a: 1 });
    const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map((doc) => doc.id);
    expect(await ids(collection)).toEqual(inOrder);
    expect(await ids(collection.orderBy(FieldPath.documentId(), 'desc'))).toEqual([...inOrder].reverse());
    expect(await ids(collection.where(FieldPath.documentId(), '>', '__id7__').limit(3))).toEqual(
      inOrder.slice(3, 6),
    );
  });
});

describe('collections', () => {
  it('lie 100 deep at most', async () => {
    const root = ownCollection(db).id;
    const deep = (levels: number) => db.doc(`${root}/d${'/c/d'.repeat(levels - 1)}`);
    await deep(100).set({ n: 1 });
    expect((await deep(100).get()).exists).toBe(true);
    await refused(deep(101).set({ n: 1 }), /100/);
  });
});

describe('the name of a field', () => {
  it('takes 1,500 bytes', async () => {
    const ref = ownCollection(db).doc('a');
    const name = `${'ü'.repeat(749)}xx`;
    await ref.set({ map: { [name]: 1 } });
    expect((await ref.get()).data()).toEqual({ map: { [name]: 1 } });
    await refused(ref.set({ [`${name}y`]: 1 }), /1500 bytes/);
    await refused(ref.set({ map: { [`${name}y`]: 1 } }), /1500 bytes/);
  });

  it('is not reserved, in maps, paths and transforms', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    await refused(ref.set({ list: [{ __bad__: 1 }] }), /"__bad__" is reserved/);
    await refused(ref.update('map.__bad__', 1), /reserved/);
    await refused(ref.update({ map: { __bad__: FieldValue.increment(1) } }), /reserved/);
    expect((await ref.get()).data()).toEqual({ n: 1 });
  });

  it('makes a path of 6 KiB at most', async () => {
    const ref = ownCollection(db).doc('a');
    const names = (bytes: number) => Array.from({ length: 5 }, () => 'x'.repeat(bytes));
    await ref.set({});
    await ref.update(new FieldPath(...names(1200)), 1);
    await refused(ref.update(new FieldPath(...names(1300)), 1), /6144 bytes/);
  });
});

describe('a commit', () => {
  it('transforms 500 fields of a document', async () => {
    const ref = ownCollection(db).doc('a');
    const transforms = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, FieldValue.increment(1)]));
    await ref.set(transforms(500));
    await refused(ref.set(transforms(501)), /500/);
    const twice = db.batch().set(ref, transforms(300)).set(ref, transforms(201));
    await refused(twice.commit(), /500/);
  });

  it('takes 10 MiB', async () => {
    const collection = ownCollection(db);
    const text = 'x'.repeat(1_000_000);
    const batch = (documents: number) => {
      const writes = db.batch();
      for (let n = 0; n < documents; n++) writes.set(collection.doc(String(n)), { text });
      return writes.commit();
    };
    await batch(10);
    await refused(batch(11), /Transaction too big|payload size/);
    await refused(batch(12), /payload size exceeds the limit/);
    expect((await collection.count().get()).data().count).toBe(10);
  });
});

describe('a query', () => {
  const collection = ownCollection(db);
  const values = (count: number) => Array.from({ length: count }, (_, n) => n);
  const anyOf = (count: number) => Filter.or(...values(count).map((n) => Filter.where('n', '==', n)));

  it('has 30 disjunctions in its normal form', { timeout: 60_000 }, async () => {
    await collection.where('n', 'in', values(30)).get();
    await collection.where(anyOf(30)).get();
    await collection.where('n', 'in', values(5)).where('m', 'in', values(6)).get();
    await Promise.all([
      refused(collection.where('n', 'in', values(31)).get(), /30/),
      refused(collection.where('n', 'array-contains-any', values(31)).get(), /30/),
      refused(collection.where(anyOf(31)).get(), /30/),
      refused(collection.where('n', 'in', values(4)).where('m', 'in', values(8)).get(), /30/),
      refused(collection.where('n', 'not-in', values(11)).get(), /10/),
    ]);
  });

  it('combines its conditions as Firestore allows', { timeout: 60_000 }, async () => {
    const name = FieldPath.documentId();
    const contains = collection.where('list', 'array-contains', 1);
    await collection
      .where(Filter.or(Filter.where('a', 'array-contains', 1), Filter.where('a', 'array-contains', 2)))
      .get();
    await collection.where('n', '>', 1).where('m', '<', 2).orderBy('m').orderBy('n').get();
    await collection.where('n', '>', 1).where(name, '>', 'a').get();
    await Promise.all([
      refused(contains.where('other', 'array-contains', 2).get(), /maximum of 1 'ARRAY_CONTAINS'/),
      refused(contains.where('other', 'array-contains-any', [2]).get(), /maximum of 1/),
      refused(collection.where('n', 'not-in', [1]).where('m', '!=', 2).get(), /NOT_IN/),
      refused(collection.where('n', 'not-in', [1]).where('m', 'in', [2]).get(), /NOT_IN/),
      refused(collection.where('n', 'not-in', [1]).where(anyOf(2)).get(), /NOT_IN/),
      refused(collection.where('n', '!=', 1).where('m', '!=', 2).get(), /NOT_EQUAL/),
    ]);
  });

  it('orders by nothing behind the id', { timeout: 60_000 }, async () => {
    const name = FieldPath.documentId();
    await Promise.all([
      refused(
        collection.where('n', '!=', 42).orderBy(name).get(),
        /order by clause cannot contain more fields after the key/,
      ),
      refused(
        collection.where('n', '!=', 42).where(name, '==', 'a').get(),
        /Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities\./,
      ),
    ]);
  });

  it('finds neither null nor NaN by in and array-contains-any', async () => {
    const own = ownCollection(db);
    const docs = {
      a: { n: null, list: [null] },
      b: { n: Number.NaN, list: [Number.NaN] },
      c: { n: 1, list: [1] },
    };
    for (const [id, data] of Object.entries(docs)) await own.doc(id).set(data);
    for (const strange of [null, Number.NaN]) {
      expect((await own.where('n', 'in', [strange]).get()).size).toBe(0);
      expect((await own.where('n', 'in', [1, strange]).get()).docs.map(({ id }) => id)).toEqual(['c']);
      expect((await own.where('list', 'array-contains-any', [strange]).get()).size).toBe(0);
      expect((await own.where('list', 'array-contains-any', [1, strange]).get()).size).toBe(1);
    }
  });

  it('has 100 conditions and orders', async () => {
    const conditions = (count: number) =>
      values(count).reduce<FirebaseFirestore.Query>((query, n) => query.where(`f${n}`, '==', n), collection);
    await conditions(100).get();
    await refused(conditions(101).get(), /100/);
  });

  it('aggregates five times', async () => {
    const sums = (count: number) =>
      Object.fromEntries(values(count).map((n) => [`s${n}`, AggregateField.sum(`f${n}`)]));
    await collection.aggregate(sums(5)).get();
    await refused(collection.aggregate(sums(6)).get(), /maximum number of aggregations/);
  });
});
