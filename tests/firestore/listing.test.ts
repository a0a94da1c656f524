import { describe, expect, it } from 'vitest';
import { adminClient, code, fill, ownCollection } from './support/admin.ts';

const db = adminClient();
const sortedIds = (items: { id: string }[]) => items.map(({ id }) => id).sort();

describe('listing', () => {
  it('listDocuments names missing documents that have documents below', async () => {
    const collection = ownCollection(db);
    await collection.doc('real').set({ n: 1 });
    await collection.doc('ghost').collection('below').doc('x').set({ n: 1 });
    await collection.doc('deep').collection('a').doc('b').collection('c').doc('d').set({ n: 1 });
    expect(sortedIds(await collection.listDocuments())).toEqual(['deep', 'ghost', 'real']);
    expect(sortedIds(await collection.doc('deep').collection('a').listDocuments())).toEqual(['b']);
    expect((await collection.get()).size).toBe(1);
    await collection.doc('ghost').collection('below').doc('x').delete();
    expect(sortedIds(await collection.listDocuments())).toEqual(['deep', 'real']);
  });

  it('listCollections names collections that hold documents at any depth', async () => {
    const ref = ownCollection(db).doc('a');
    await ref.collection('one').doc('x').set({});
    await ref.collection('two').doc('x').collection('three').doc('y').set({});
    await ref.collection('emptied').doc('x').set({});
    await ref.collection('emptied').doc('x').delete();
    expect(sortedIds(await ref.listCollections())).toEqual(['one', 'two']);
    expect(sortedIds(await db.listCollections())).toContain(ref.parent.id);
  });
});

describe('bulk work', () => {
  it('BulkWriter reports each write for itself', async () => {
    const collection = ownCollection(db);
    await collection.doc('taken').set({ n: 0 });
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const outcomes = [
      writer.create(collection.doc('new'), { n: 1 }),
      writer.create(collection.doc('taken'), { n: 1 }),
      writer.update(collection.doc('none'), { n: 1 }),
      writer.set(collection.doc('large'), { text: 'x'.repeat(1_048_577) }),
      writer.set(collection.doc('set'), { n: 1 }),
      writer.delete(collection.doc('taken'), { exists: true }),
    ].map((outcome) =>
      outcome.then(
        () => 'ok',
        (error) => error.code,
      ),
    );
    await writer.close();
    expect(await Promise.all(outcomes)).toEqual([
      'ok',
      code.alreadyExists,
      code.notFound,
      code.invalidArgument,
      'ok',
      'ok',
    ]);
    expect(sortedIds((await collection.get()).docs)).toEqual(['new', 'set']);
  });

  it('BulkWriter writes a thousand documents', async () => {
    const collection = ownCollection(db);
    const writer = db.bulkWriter({ throttling: false });
    for (let n = 0; n < 1000; n++) void writer.set(collection.doc(String(n)), { n });
    await writer.close();
    expect((await collection.count().get()).data().count).toBe(1000);
  });

  it('recursiveDelete removes everything below', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 1 }, b: { n: 2 } });
    await collection.doc('a').collection('below').doc('x').collection('deeper').doc('y').set({ n: 3 });
    await collection.doc('ghost').collection('below').doc('x').set({ n: 4 });
    await db.recursiveDelete(collection.doc('a'));
    expect(sortedIds(await collection.listDocuments())).toEqual(['b', 'ghost']);
    await db.recursiveDelete(collection);
    expect(await collection.listDocuments()).toEqual([]);
  });
});
