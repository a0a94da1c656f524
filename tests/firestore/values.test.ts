import { AggregateField, FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { adminClient, code, ownCollection } from './support/admin.ts';

const db = adminClient();

describe('integers', () => {
  it('of 64 bits are written, found and ordered exactly', async () => {
    const collection = ownCollection(db);
    const values = [
      -(2n ** 63n),
      -(2n ** 53n) - 1n,
      -(2n ** 53n),
      2n ** 53n,
      2n ** 53n + 1n,
      2n ** 53n + 2n,
      2n ** 63n - 1n,
    ];
    for (const [index, n] of values.entries()) await collection.doc(`d${index}`).set({ n });
    const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map(({ id }) => id);
    expect(await ids(collection.orderBy('n'))).toEqual(values.map((_, index) => `d${index}`));
    expect(await ids(collection.where('n', '==', 2n ** 53n + 1n))).toEqual(['d4']);
    expect(await ids(collection.where('n', '>', 2n ** 53n + 1n))).toEqual(['d5', 'd6']);
  });

  it('increase to the largest and no further', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 2n ** 63n - 2n, small: -(2n ** 63n) });
    await ref.update({ n: FieldValue.increment(5), small: FieldValue.increment(-5) });
    const query = ref.parent.where('n', '==', 2n ** 63n - 1n).where('small', '==', -(2n ** 63n));
    expect((await query.get()).size).toBe(1);
  });

  it('sum up exactly as long as the sum fits', async () => {
    const collection = ownCollection(db);
    await collection.doc('a').set({ n: 2n ** 53n });
    await collection.doc('b').set({ n: 1 });
    await collection.doc('c').set({ n: -(2n ** 53n) });
    const sum = await collection.aggregate({ sum: AggregateField.sum('n') }).get();
    expect(sum.data().sum).toBe(1);
  });
});

describe('numbers of both kinds', () => {
  it('are equal by value, and ordered among each other', async () => {
    const collection = ownCollection(db);
    await collection.doc('a').set({ n: 2n ** 53n + 1n });
    await collection.doc('b').set({ n: 2 ** 53 });
    await collection.doc('c').set({ n: 2 ** 53 + 2 });
    expect((await collection.orderBy('n').get()).docs.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect((await collection.where('n', '==', 2n ** 53n).get()).size).toBe(1);
  });
});

describe('times and places', () => {
  it('the ends of the ranges are taken', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ time: new Timestamp(253_402_300_799, 0), place: new GeoPoint(90, -180) });
    expect((await ref.get()).get('time')).toEqual(new Timestamp(253_402_300_799, 0));
  });
});

describe('a server timestamp', () => {
  it('takes the place of what is no map on its way', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ e: FieldValue.serverTimestamp(), list: [1] });
    await ref.set(
      { e: { f: FieldValue.serverTimestamp() }, list: { g: FieldValue.increment(1) } },
      { merge: true },
    );
    const data = (await ref.get()).data();
    expect(data?.e.f).toBeInstanceOf(Timestamp);
    expect(data?.list).toEqual({ g: 1 });
  });
});

describe('a commit with several writes of one document', () => {
  it('may not update what it has deleted', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    await expect(db.batch().delete(ref).update(ref, { n: 2 }).commit()).rejects.toMatchObject({
      code: code.invalidArgument,
    });
    expect((await ref.get()).get('n')).toBe(1);
    await db.batch().delete(ref).set(ref, { n: 3 }).commit();
    expect((await ref.get()).data()).toEqual({ n: 3 });
  });

  it('may not create what it has written', async () => {
    const ref = ownCollection(db).doc('a');
    await expect(db.batch().set(ref, { n: 1 }).create(ref, { n: 2 }).commit()).rejects.toMatchObject({
      code: code.invalidArgument,
    });
    expect((await ref.get()).exists).toBe(false);
  });

  it('of a document that is missing and only updated is not found', async () => {
    const ref = ownCollection(db).doc('a');
    await expect(db.batch().update(ref, { n: 1 }).delete(ref).commit()).rejects.toMatchObject({
      code: code.notFound,
    });
  });
});
