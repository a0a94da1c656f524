import { FieldPath, Filter, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminClient, code, fill, idsOf, ownCollection } from './support/admin.ts';

const db = adminClient();

describe('operators', () => {
  const collection = ownCollection(db);
  beforeAll(() =>
    fill(collection, {
      one: { n: 1, tags: ['a', 'b'], at: new Timestamp(1, 0), map: { x: 1 } },
      two: { n: 2, tags: ['b', 'c'], at: new Timestamp(2, 0), map: { x: 2 } },
      three: { n: 3.5, tags: [], at: new Timestamp(3, 0) },
      text: { n: '2' },
      nothing: { n: null },
      notANumber: { n: Number.NaN },
      missing: { other: 1 },
    }),
  );
  const ids = async (...where: [string, FirebaseFirestore.WhereFilterOp, unknown]) =>
    (await idsOf(collection.where(...where))).sort();

  it('== compares type and value', async () => {
    expect(await ids('n', '==', 2)).toEqual(['two']);
    expect(await ids('n', '==', '2')).toEqual(['text']);
    expect(await ids('n', '==', null)).toEqual(['nothing']);
    expect(await ids('n', '==', Number.NaN)).toEqual(['notANumber']);
    expect(await ids('map', '==', { x: 1 })).toEqual(['one']);
    expect(await ids('map.x', '==', 2)).toEqual(['two']);
    expect(await ids('tags', '==', ['a', 'b'])).toEqual(['one']);
    expect(await ids('at', '==', new Timestamp(3, 0))).toEqual(['three']);
  });

  it('!= finds other values, but neither null nor missing fields', async () => {
    expect(await ids('n', '!=', 2)).toEqual(['notANumber', 'one', 'text', 'three']);
    expect(await ids('n', '!=', null)).toEqual(['notANumber', 'one', 'text', 'three', 'two']);
  });

  it('< <= > >= stay within the type', async () => {
    expect(await ids('n', '>', 1)).toEqual(['three', 'two']);
    expect(await ids('n', '>=', 2)).toEqual(['three', 'two']);
    expect(await ids('n', '<=', 2)).toContain('one');
    expect(await ids('n', '<=', 2)).toContain('two');
    expect(await ids('n', '<=', 2)).not.toContain('text');
    expect(await ids('n', '>=', '')).toEqual(['text']);
    expect(await ids('at', '>', new Timestamp(1, 5000))).toEqual(['three', 'two']);
  });

  it('in and not-in', async () => {
    expect(await ids('n', 'in', [1, '2', 99])).toEqual(['one', 'text']);
    expect(await ids('n', 'not-in', [1, '2'])).toEqual(['notANumber', 'three', 'two']);
    expect(
      await ids(
        'n',
        'in',
        Array.from({ length: 30 }, (_, n) => n),
      ),
    ).toEqual(['one', 'two']);
  });

  it('array-contains and array-contains-any', async () => {
    expect(await ids('tags', 'array-contains', 'b')).toEqual(['one', 'two']);
    expect(await ids('tags', 'array-contains-any', ['a', 'c', 'z'])).toEqual(['one', 'two']);
    expect(await ids('n', 'array-contains', 1)).toEqual([]);
  });

  it('several conditions must all hold', async () => {
    expect(await idsOf(collection.where('n', '>', 0).where('n', '<', 3))).toEqual(['one', 'two']);
    expect(await idsOf(collection.where('tags', 'array-contains', 'b').where('n', '==', 2))).toEqual(['two']);
    expect(await idsOf(collection.where('n', '>', 0).where('at', '<', new Timestamp(3, 0)))).toEqual([
      'one',
      'two',
    ]);
  });

  it('OR joins conditions, nested too', async () => {
    const query = collection.where(
      Filter.or(
        Filter.where('n', '==', 1),
        Filter.and(Filter.where('tags', 'array-contains', 'c'), Filter.where('n', '==', 2)),
      ),
    );
    expect((await idsOf(query)).sort()).toEqual(['one', 'two']);
  });

  it('compare the document id', async () => {
    expect(await idsOf(collection.where(FieldPath.documentId(), '==', 'two'))).toEqual(['two']);
    expect(await idsOf(collection.where(FieldPath.documentId(), 'in', ['two', 'one', 'none']))).toEqual([
      'one',
      'two',
    ]);
    expect(
      await idsOf(
        collection.where(FieldPath.documentId(), '>=', 'th').where(FieldPath.documentId(), '<', 'tx'),
      ),
    ).toEqual(['three', 'two']);
  });

  it('that Firestore refuses are refused', { timeout: 60_000 }, async () => {
    const refused = [
      collection.where('n', 'in', []),
      collection.where(
        'n',
        'not-in',
        Array.from({ length: 11 }, (_, n) => n),
      ),
      collection.where(
        'n',
        'in',
        Array.from({ length: 31 }, (_, n) => n),
      ),
      collection.where('n', 'not-in', [1]).where('n', '!=', 2),
    ];
    const codes = await Promise.all(
      refused.map((query) =>
        query.get().then(
          () => 'accepted',
          (error) => error.code,
        ),
      ),
    );
    expect(codes).toEqual(refused.map(() => code.invalidArgument));
  });
});

describe('order', () => {
  it('of values of all types', async () => {
    const collection = ownCollection(db);
    const inOrder = {
      a: null,
      b: false,
      c: true,
      d: Number.NaN,
      e: Number.NEGATIVE_INFINITY,
      f: -1,
      g: 0.5,
      h: 1,
      i: new Timestamp(0, 0),
      j: new Timestamp(0, 1000),
      k: '',
      l: 'a',
      m: 'b',
      n: '\uffee',
      o: '😀',
      p: Buffer.from([1]),
      q: Buffer.from([1, 0]),
      r: db.doc('a/a'),
      s: db.doc('a/b'),
      t: new GeoPoint(-1, 5),
      u: new GeoPoint(1, -5),
      v: [1],
      w: [1, 2],
      x: { a: 1 },
      y: { a: 2 },
      z: { b: 0 },
    };
    await fill(collection, Object.fromEntries(Object.entries(inOrder).map(([id, value]) => [id, { value }])));
    expect(await idsOf(collection.orderBy('value'))).toEqual(Object.keys(inOrder));
    expect(await idsOf(collection.orderBy('value', 'desc'))).toEqual(Object.keys(inOrder).reverse());
  });

  it('leaves out documents without the field', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 2 }, b: {}, c: { n: null }, d: { n: 1 } });
    expect(await idsOf(collection.orderBy('n'))).toEqual(['c', 'd', 'a']);
  });

  it('is by id when nothing else is said, and among equals', async () => {
    const collection = ownCollection(db);
    await fill(collection, { b: { n: 1 }, a: { n: 1 }, c: { n: 0 } });
    expect(await idsOf(collection)).toEqual(['a', 'b', 'c']);
    expect(await idsOf(collection.orderBy('n'))).toEqual(['c', 'a', 'b']);
    expect(await idsOf(collection.orderBy('n', 'desc'))).toEqual(['b', 'a', 'c']);
    expect(await idsOf(collection.orderBy(FieldPath.documentId(), 'desc'))).toEqual(['c', 'b', 'a']);
  });

  it('by several fields in different directions', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { g: 1, n: 1 }, b: { g: 1, n: 2 }, c: { g: 0, n: 3 } });
    expect(await idsOf(collection.orderBy('g', 'desc').orderBy('n'))).toEqual(['a', 'b', 'c']);
    expect(await idsOf(collection.orderBy('g').orderBy('n', 'desc'))).toEqual(['c', 'b', 'a']);
  });

  it('follows the field of an inequality', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 3 }, b: { n: 2 }, c: { n: 1 } });
    expect(await idsOf(collection.where('n', '>', 0))).toEqual(['c', 'b', 'a']);
    expect(await idsOf(collection.where('n', '!=', 2))).toEqual(['c', 'a']);
  });
});

describe('cursors and limits', () => {
  const collection = ownCollection(db);
  beforeAll(() =>
    fill(collection, {
      a: { n: 1, m: 1 },
      b: { n: 2, m: 1 },
      c: { n: 2, m: 2 },
      d: { n: 3, m: 1 },
      e: { n: 4, m: 1 },
    }),
  );
  const byN = collection.orderBy('n');

  it('start and end at values, or right behind and before them', async () => {
    expect(await idsOf(byN.startAt(2))).toEqual(['b', 'c', 'd', 'e']);
    expect(await idsOf(byN.startAfter(2))).toEqual(['d', 'e']);
    expect(await idsOf(byN.endAt(2))).toEqual(['a', 'b', 'c']);
    expect(await idsOf(byN.endBefore(2))).toEqual(['a']);
    expect(await idsOf(byN.startAt(2).endBefore(4))).toEqual(['b', 'c', 'd']);
    expect(await idsOf(collection.orderBy('n', 'desc').startAfter(3))).toEqual(['c', 'b', 'a']);
    expect(await idsOf(byN.orderBy('m').startAfter(2, 1))).toEqual(['c', 'd', 'e']);
  });

  it('start at a document, among equals too', async () => {
    const b = await collection.doc('b').get();
    expect(await idsOf(byN.startAfter(b))).toEqual(['c', 'd', 'e']);
    expect(await idsOf(byN.startAt(b).limit(2))).toEqual(['b', 'c']);
    expect(await idsOf(collection.where('m', '==', 1).orderBy('n', 'desc').startAfter(b))).toEqual(['a']);
  });

  it('page through everything exactly once', async () => {
    const seen: string[] = [];
    for (let query = byN.limit(2); ; ) {
      const { docs } = await query.get();
      seen.push(...docs.map((doc) => doc.id));
      const last = docs.at(-1);
      if (!last) break;
      query = byN.startAfter(last).limit(2);
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('offset, limit and limitToLast', async () => {
    expect(await idsOf(byN.limit(2))).toEqual(['a', 'b']);
    expect(await idsOf(byN.offset(1).limit(2))).toEqual(['b', 'c']);
    expect(await idsOf(byN.limitToLast(2))).toEqual(['d', 'e']);
    expect(await idsOf(byN.offset(10))).toEqual([]);
  });
});

describe('select', () => {
  it('returns only the fields asked for', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { x: 1, y: { z: 2, w: 3 }, v: 4 } });
    expect((await collection.select('x', 'y.z', 'none').get()).docs[0]?.data()).toEqual({
      x: 1,
      y: { z: 2 },
    });
    expect((await collection.select().get()).docs[0]?.data()).toEqual({});
  });
});

describe('collection groups', () => {
  it('reach all collections of a name, at any depth', async () => {
    const top = ownCollection(db);
    const group = `g${top.id}`;
    await top.doc('x').collection(group).doc('1').set({ n: 1 });
    await top.doc('y').collection(group).doc('2').set({ n: 2 });
    await top
      .doc('y')
      .collection(group)
      .doc('2')
      .collection('deeper')
      .doc('z')
      .collection(group)
      .doc('3')
      .set({ n: 3 });
    await top.doc('y').collection(`${group}x`).doc('4').set({ n: 4 });
    expect(await idsOf(db.collectionGroup(group).orderBy('n'))).toEqual(['1', '2', '3']);
    expect(await idsOf(db.collectionGroup(group).where('n', '>', 1))).toEqual(['2', '3']);
    expect((await db.collectionGroup(group).count().get()).data().count).toBe(3);
    expect(await idsOf(top.doc('y').collection(group))).toEqual(['2']);
  });

  it('can be read in partitions', async () => {
    const collection = ownCollection(db);
    await fill(
      collection,
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [String(n).padStart(2, '0'), { n }])),
    );
    const ids: string[] = [];
    for await (const part of db.collectionGroup(collection.id).getPartitions(4))
      ids.push(...(await idsOf(part.toQuery())));
    expect(ids.sort()).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });
});
