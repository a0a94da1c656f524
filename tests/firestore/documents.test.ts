import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { adminClient, code, fill, ownCollection } from './support/admin.ts';

const db = adminClient();

describe('a document', () => {
  it('gives back every type of value exactly', async () => {
    const ref = ownCollection(db).doc('a');
    const data = {
      nothing: null,
      yes: true,
      integer: 42,
      large: Number.MAX_SAFE_INTEGER,
      negative: -7,
      double: 0.1 + 0.2,
      tiny: Number.MIN_VALUE,
      notANumber: Number.NaN,
      infinite: Number.NEGATIVE_INFINITY,
      text: 'Grüße, 世界 🌍\n\u0000',
      empty: '',
      bytes: Buffer.from([0, 1, 254, 255]),
      time: new Timestamp(1_700_000_000, 123_456_000),
      before1970: new Timestamp(-62_135_596_800, 0),
      place: new GeoPoint(-33.86, 151.2),
      reference: db.doc('some/where/else/there'),
      vector: FieldValue.vector([0.1, -2, 3.5e-10]),
      list: [1, 'two', { three: [3] }, null],
      emptyList: [],
      map: { nested: { deep: { value: 1 } }, 'dotted.key': 2, $odd: 3 },
      emptyMap: {},
    };
    await ref.set(data);
    expect((await ref.get()).data()).toEqual(data);
    expect(Object.is((await ref.get()).get('double'), 0.1 + 0.2)).toBe(true);
  });

  it('keeps microseconds of a timestamp and cuts nanoseconds', async () => {
    const ref = ownCollection(db).doc();
    await ref.set({ time: new Timestamp(10, 123_456_789) });
    expect((await ref.get()).get('time')).toEqual(new Timestamp(10, 123_456_000));
  });

  it('that does not exist is reported so', async () => {
    const snapshot = await ownCollection(db).doc('nobody').get();
    expect(snapshot.exists).toBe(false);
    expect(snapshot.data()).toBeUndefined();
    expect(snapshot.readTime.toMillis()).toBeGreaterThan(0);
  });

  it('is created once', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.create({ n: 1 });
    await expect(ref.create({ n: 2 })).rejects.toMatchObject({ code: code.alreadyExists });
    expect((await ref.get()).get('n')).toBe(1);
  });

  it('is replaced by set, and merged by set with merge', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ a: 1, map: { x: 1, y: 2 } });
    await ref.set({ map: { y: 3, z: { w: 4 } } }, { merge: true });
    expect((await ref.get()).data()).toEqual({ a: 1, map: { x: 1, y: 3, z: { w: 4 } } });
    await ref.set({ map: { only: true }, ignored: 1 }, { mergeFields: ['map'] });
    expect((await ref.get()).data()).toEqual({ a: 1, map: { only: true } });
    await ref.set({ b: 2 });
    expect((await ref.get()).data()).toEqual({ b: 2 });
  });

  it('is updated by field path, dots in names included', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ a: { b: 1, c: 2 }, gone: 1, 'x.y': 1 });
    await ref.update({ 'a.b': 10, gone: FieldValue.delete(), 'a.d.e': 5 });
    await ref.update('`x.y`', 2).catch(() => {});
    expect((await ref.get()).get('a')).toEqual({ b: 10, c: 2, d: { e: 5 } });
    expect((await ref.get()).data()).not.toHaveProperty('gone');
  });

  it('cannot be updated when it does not exist', async () => {
    await expect(ownCollection(db).doc('nobody').update({ a: 1 })).rejects.toMatchObject({
      code: code.notFound,
    });
  });

  it('can be deleted twice', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ a: 1 });
    await ref.delete();
    await ref.delete();
    expect((await ref.get()).exists).toBe(false);
  });

  it('keeps its creation time, and gets a later update time with every change', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 0 });
    const first = await ref.get();
    const times = [];
    for (let n = 1; n <= 20; n++)
      times.push(
        (await ref.set({ n })).writeTime.toDate().getTime() >= 0 && (await ref.get()).updateTime?.valueOf(),
      );
    expect(new Set(times).size).toBe(20);
    expect([...times].sort()).toEqual(times);
    expect((await ref.get()).createTime).toEqual(first.createTime);
  });

  it('keeps its update time when a write changes nothing', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    const before = await ref.get();
    await ref.set({ n: 1 });
    expect((await ref.get()).updateTime).toEqual(before.updateTime);
  });

  it('gets a new creation time when it is made again', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    const first = await ref.get();
    await ref.delete();
    await ref.set({ n: 1 });
    expect((await ref.get()).createTime?.valueOf()).not.toBe(first.createTime?.valueOf());
  });

  it('may have any id that Firestore allows', async () => {
    const collection = ownCollection(db);
    for (const id of ['with space', 'ünï', 'a.b', '~', '%2F', 'x'.repeat(1500), '__a', '..b']) {
      await collection.doc(id).set({ id });
      expect((await collection.doc(id).get()).get('id')).toBe(id);
    }
  });
});

describe('preconditions', () => {
  it('on the update time let exactly the version through', async () => {
    const ref = ownCollection(db).doc('a');
    const { writeTime } = await ref.set({ n: 1 });
    await ref.update({ n: 2 }, { lastUpdateTime: writeTime });
    await expect(ref.update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({
      code: code.failedPrecondition,
    });
    await expect(ref.delete({ lastUpdateTime: writeTime })).rejects.toMatchObject({
      code: code.failedPrecondition,
    });
    expect((await ref.get()).get('n')).toBe(2);
  });

  it('on existence', async () => {
    const ref = ownCollection(db).doc('a');
    await expect(ref.delete({ exists: true })).rejects.toMatchObject({ code: code.notFound });
    await ref.set({ n: 1 });
    await ref.delete({ exists: true });
    expect((await ref.get()).exists).toBe(false);
  });
});

describe('a batch', () => {
  it('is applied as a whole or not at all', async () => {
    const collection = ownCollection(db);
    await fill(collection, { there: { n: 1 }, 'also there': { n: 1 } });
    const batch = db.batch();
    batch.set(collection.doc('new'), { n: 1 });
    batch.update(collection.doc('there'), { n: 2 });
    batch.create(collection.doc('also there'), { n: 3 });
    await expect(batch.commit()).rejects.toMatchObject({ code: code.alreadyExists });
    expect((await collection.doc('new').get()).exists).toBe(false);
    expect((await collection.doc('there').get()).get('n')).toBe(1);
  });

  it('applies several writes to one document in order', async () => {
    const ref = ownCollection(db).doc('a');
    const batch = db.batch();
    batch.set(ref, { n: 1, list: ['a'] });
    batch.update(ref, { list: FieldValue.arrayUnion('b') });
    batch.update(ref, { n: FieldValue.increment(5) });
    await batch.commit();
    expect((await ref.get()).data()).toEqual({ n: 6, list: ['a', 'b'] });
  });

  it('gives all its documents one update time', async () => {
    const collection = ownCollection(db);
    const batch = db.batch();
    for (let n = 0; n < 5; n++) batch.set(collection.doc(String(n)), { n });
    await batch.commit();
    const times = (await collection.get()).docs.map((doc) => doc.updateTime.valueOf());
    expect(new Set(times).size).toBe(1);
  });

  it('takes 500 writes', async () => {
    const collection = ownCollection(db);
    const batch = db.batch();
    for (let n = 0; n < 500; n++) batch.set(collection.doc(String(n)), { n });
    await batch.commit();
    expect((await collection.count().get()).data().count).toBe(500);
  });
});

describe('limits', () => {
  it('a document holds up to 1 MiB', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ text: 'x'.repeat(1_048_000) });
    await expect(ref.set({ text: 'x'.repeat(1_048_577) })).rejects.toMatchObject({
      code: code.invalidArgument,
    });
    expect((await ref.get()).get('text')).toHaveLength(1_048_000);
  });

  it('an id is not reserved and not too long', async () => {
    const collection = ownCollection(db);
    await expect(collection.doc('__reserved__').set({ a: 1 })).rejects.toMatchObject({
      code: code.invalidArgument,
    });
    await expect(collection.doc('x'.repeat(1501)).set({ a: 1 })).rejects.toMatchObject({
      code: code.invalidArgument,
    });
  });
});

describe('field names', () => {
  it('that are reserved are refused', async () => {
    const ref = ownCollection(db).doc('a');
    await expect(ref.set({ map: { __reserved__: 1 } })).rejects.toMatchObject({ code: code.invalidArgument });
    expect((await ref.get()).exists).toBe(false);
  });
});

describe('getAll', () => {
  it('keeps the order, knows what is missing, and reads only the fields asked for', async () => {
    const collection = ownCollection(db);
    await collection.doc('a').set({ x: 1, y: { z: 2, w: 3 } });
    await collection.doc('b').set({ x: 2 });
    const [b, nobody, a] = await db.getAll(
      collection.doc('b'),
      collection.doc('nobody'),
      collection.doc('a'),
      {
        fieldMask: ['x', 'y.z'],
      },
    );
    expect(b?.data()).toEqual({ x: 2 });
    expect(nobody?.exists).toBe(false);
    expect(a?.data()).toEqual({ x: 1, y: { z: 2 } });
  });
});
