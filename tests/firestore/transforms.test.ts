import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { adminClient, ownCollection } from './support/admin.ts';

const db = adminClient();

describe('transforms', () => {
  it('serverTimestamp is the time of the commit', async () => {
    const ref = ownCollection(db).doc('a');
    const { writeTime } = await ref.set({
      at: FieldValue.serverTimestamp(),
      nested: { at: FieldValue.serverTimestamp() },
    });
    const data = (await ref.get()).data();
    expect(data?.at).toBeInstanceOf(Timestamp);
    expect(data?.at).toEqual(data?.nested.at);
    expect(Math.abs(data?.at.toMillis() - writeTime.toMillis())).toBeLessThan(1000);
    expect(Math.abs(data?.at.toMillis() - Date.now())).toBeLessThan(60_000);
  });

  it('increment adds, and begins at 0 where there is no number', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 5, text: 'x' });
    await ref.update({
      n: FieldValue.increment(-2),
      text: FieldValue.increment(3),
      none: FieldValue.increment(0.5),
    });
    expect((await ref.get()).data()).toEqual({ n: 3, text: 3, none: 0.5 });
  });

  it('increments of many clients all count', async () => {
    const ref = ownCollection(db).doc('a');
    await Promise.all(
      Array.from({ length: 50 }, () => ref.set({ n: FieldValue.increment(1) }, { merge: true })),
    );
    expect((await ref.get()).get('n')).toBe(50);
  });

  it('arrayUnion adds what is missing, arrayRemove removes every occurrence', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ list: ['a', 'b', 'a', { x: 1 }], other: 'not a list' });
    await ref.update({ list: FieldValue.arrayUnion('b', 'c', { x: 1 }, 'c') });
    expect((await ref.get()).get('list')).toEqual(['a', 'b', 'a', { x: 1 }, 'c']);
    await ref.update({ list: FieldValue.arrayRemove('a', { x: 1 }), other: FieldValue.arrayUnion(1) });
    expect((await ref.get()).data()).toEqual({ list: ['b', 'c'], other: [1] });
  });

  it('a document may consist of transforms only', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: FieldValue.increment(1) });
    await ref.set({ at: FieldValue.serverTimestamp() }, { merge: true });
    expect(Object.keys((await ref.get()).data() ?? {}).sort()).toEqual(['at', 'n']);
  });
});
