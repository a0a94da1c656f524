import { describe, expect, it } from 'vitest';
import { adminClient, code, fill, ownCollection } from './support/admin.ts';

const db = adminClient();
const other = adminClient();

describe('transactions', () => {
  it('that contend for one document all count', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 0 });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? db : other).runTransaction(async (transaction) => {
          const n = (await transaction.get((index % 2 ? db : other).doc(ref.path))).get('n');
          transaction.update((index % 2 ? db : other).doc(ref.path), { n: n + 1 });
        }),
      ),
    );
    expect((await ref.get()).get('n')).toBe(20);
  });

  it('that lock in opposite order do not stop each other for good', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 0 }, b: { n: 0 } });
    const move = (from: string, to: string) =>
      db.runTransaction(async (transaction) => {
        const first = await transaction.get(collection.doc(from));
        const second = await transaction.get(collection.doc(to));
        transaction.update(first.ref, { n: first.get('n') - 1 });
        transaction.update(second.ref, { n: second.get('n') + 1 });
      });
    await Promise.all([move('a', 'b'), move('b', 'a'), move('a', 'b'), move('b', 'a'), move('a', 'b')]);
    expect((await collection.get()).docs.map((doc) => doc.get('n'))).toEqual([-1, 1]);
  });

  it('keep the sum of two documents, whatever others write', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 50 }, b: { n: 50 } });
    const transfers = Array.from({ length: 10 }, (_, index) =>
      db.runTransaction(async (transaction) => {
        const [a, b] = await transaction.getAll(collection.doc('a'), collection.doc('b'));
        transaction.update(collection.doc('a'), { n: a?.get('n') - index });
        transaction.update(collection.doc('b'), { n: b?.get('n') + index });
      }),
    );
    const sums = Array.from({ length: 10 }, () =>
      db.runTransaction(
        async (transaction) => {
          const { docs } = await transaction.get(collection);
          return docs.reduce((sum, doc) => sum + doc.get('n'), 0);
        },
        { readOnly: true },
      ),
    );
    await Promise.all(transfers);
    expect(new Set(await Promise.all(sums))).toEqual(new Set([100]));
  });

  it('are run again when a document that was read has changed', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      attempts += 1;
      const n = (await transaction.get(ref)).get('n');
      if (attempts === 1) void other.doc(ref.path).update({ n: 100 });
      // Reads another document, so that the write above has reached the server before the commit.
      await other.doc(`${ref.path}x`).get();
      transaction.update(ref, { m: n });
    });
    await expect.poll(async () => (await ref.get()).get('n')).toBe(100);
    expect([1, 100]).toContain((await ref.get()).get('m'));
  });

  it('give way to a write from outside that they themselves wait for', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      attempts += 1;
      const n = (await transaction.get(ref)).get('n');
      if (attempts === 1) await other.doc(ref.path).update({ n: 100 });
      transaction.update(ref, { n: n + 1 });
    });
    expect(attempts).toBe(2);
    expect((await ref.get()).get('n')).toBe(101);
  });

  it('take the first of a queue without giving it to two', async () => {
    const collection = ownCollection(db);
    await fill(
      collection,
      Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`job${n}`, { n, taken: false }])),
    );
    const taken = await Promise.all(
      Array.from({ length: 10 }, () =>
        db.runTransaction(async (transaction) => {
          const { docs } = await transaction.get(
            collection.where('taken', '==', false).orderBy('n').limit(1),
          );
          const [job] = docs;
          if (job) transaction.update(job.ref, { taken: true });
          return job?.id;
        }),
      ),
    );
    expect(taken.sort()).toEqual(Array.from({ length: 10 }, (_, n) => `job${n}`));
  });

  it('notice a document that a query would now find', async () => {
    const collection = ownCollection(db);
    const claim = (owner: string) =>
      db.runTransaction(async (transaction) => {
        const found = await transaction.get(collection.where('name', '==', 'unique'));
        if (!found.empty) return false;
        transaction.set(collection.doc(owner), { name: 'unique' });
        return true;
      });
    const won = await Promise.all(['a', 'b', 'c', 'd'].map(claim));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await collection.get()).size).toBe(1);
  });

  it('leave nothing behind when they fail', async () => {
    const collection = ownCollection(db);
    await collection.doc('taken').set({ n: 1 });
    const failing = db.runTransaction(async (transaction) => {
      await transaction.get(collection.doc('taken'));
      transaction.set(collection.doc('new'), { n: 1 });
      transaction.create(collection.doc('taken'), { n: 2 });
    });
    await expect(failing).rejects.toMatchObject({ code: code.alreadyExists });
    const thrown = db.runTransaction(async (transaction) => {
      await transaction.get(collection.doc('taken'));
      transaction.set(collection.doc('new'), { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(thrown).rejects.toThrow('changed my mind');
    await collection.doc('taken').update({ n: 3 });
    expect((await collection.get()).docs.map((doc) => doc.data())).toEqual([{ n: 3 }]);
  });

  it('read a past moment', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    const { readTime } = await ref.get();
    await ref.set({ n: 2 });
    await ref.parent.doc('b').set({ n: 3 });
    await ref.delete();
    const seen = await db.runTransaction(
      async (transaction) => [
        (await transaction.get(ref)).get('n'),
        (await transaction.get(ref.parent)).size,
      ],
      { readOnly: true, readTime },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('read-only ones see one moment', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const first = (await transaction.get(ref)).get('n');
        await other.doc(ref.path).set({ n: 2 });
        return [first, (await transaction.get(ref)).get('n')];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('aggregate', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 1 }, b: { n: 2 } });
    const count = await db.runTransaction(async (transaction) => {
      const { count } = (await transaction.get(collection.count())).data();
      transaction.set(collection.doc('c'), { n: count });
      return count;
    });
    expect(count).toBe(2);
    expect((await collection.doc('c').get()).get('n')).toBe(2);
  });
});

describe('a transaction that lost', () => {
  const once = { maxAttempts: 1 };

  it('against another over two documents is aborted, and the other is committed', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 0 }, b: { n: 0 } });
    const bothHaveRead = Promise.withResolvers<void>();
    let readers = 0;
    const crossing = (first: string, second: string) =>
      db.runTransaction(async (transaction) => {
        await transaction.get(collection.doc(first));
        readers += 1;
        if (readers === 2) bothHaveRead.resolve();
        await bothHaveRead.promise;
        const found = await transaction.get(collection.doc(second));
        transaction.update(found.ref, { n: found.get('n') + 1 });
      }, once);
    const outcomes = await Promise.allSettled([crossing('a', 'b'), crossing('b', 'a')]);
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost.map(({ reason }) => reason.code)).toEqual([code.aborted]);
    const sum = (await collection.get()).docs.reduce((total, doc) => total + doc.get('n'), 0);
    expect(sum).toBe(1);
  });

  it('against a write of what it has read is aborted', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 1 });
    const reading = db.runTransaction(async (transaction) => {
      const n = (await transaction.get(ref)).get('n');
      await other.doc(ref.path).update({ n: 100 });
      transaction.update(ref, { n: n + 1 });
    }, once);
    await expect(reading).rejects.toMatchObject({
      code: code.aborted,
      message: expect.stringMatching(/contention|lock timeout/),
    });
    expect((await ref.get()).get('n')).toBe(100);
  });

  it('against a document that its query would now find is aborted', async () => {
    const collection = ownCollection(db);
    const reading = db.runTransaction(async (transaction) => {
      const { size } = await transaction.get(collection.where('name', '==', 'unique'));
      await other.doc(`${collection.path}/new`).set({ name: 'unique' });
      transaction.set(collection.doc('count'), { size });
    }, once);
    await expect(reading).rejects.toMatchObject({ code: code.aborted });
    expect((await collection.doc('count').get()).exists).toBe(false);
  });

  it('of many increments of one document loses none and counts none twice', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.set({ n: 0 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        db.runTransaction(async (transaction) => {
          const n = (await transaction.get(ref)).get('n');
          transaction.update(ref, { n: n + 1 });
        }, once),
      ),
    );
    const won = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(won).toBeGreaterThan(0);
    expect((await ref.get()).get('n')).toBe(won);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.code).toBe(code.aborted);
  });
});
