import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { adminClient, code, fill, ownCollection } from './support/admin.ts';
import { Inbox } from './support/deferred.ts';

const db = adminClient();
const writer = adminClient();

function watch(target: FirebaseFirestore.Query): Inbox<QuerySnapshot> {
  const inbox = new Inbox<QuerySnapshot>();
  onTestFinished(target.onSnapshot(inbox.push));
  return inbox;
}

function watchDocument(target: FirebaseFirestore.DocumentReference): Inbox<DocumentSnapshot> {
  const inbox = new Inbox<DocumentSnapshot>();
  onTestFinished(target.onSnapshot(inbox.push));
  return inbox;
}

const ids = (snapshot: QuerySnapshot) => snapshot.docs.map((doc) => doc.id).join();

describe('a listener on a query', () => {
  it('hears the state first, then what is added, changed and removed', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 1 }, b: { n: 2 } });
    const inbox = watch(collection.where('n', '>', 0).orderBy('n'));
    expect(ids(await inbox.first(() => true))).toBe('a,b');
    await writer.doc(`${collection.path}/c`).set({ n: 1.5 });
    expect(ids(await inbox.first((snapshot) => snapshot.size === 3))).toBe('a,c,b');
    await writer.doc(`${collection.path}/a`).update({ n: 5 });
    const moved = await inbox.first((snapshot) => ids(snapshot) === 'c,b,a');
    expect(moved.docChanges().map(({ type, doc }) => [type, doc.id])).toEqual([['modified', 'a']]);
    await writer.doc(`${collection.path}/b`).update({ n: -1 });
    const left = await inbox.first((snapshot) => ids(snapshot) === 'c,a');
    expect(left.docChanges().map(({ type, doc }) => [type, doc.id])).toEqual([['removed', 'b']]);
    await writer.doc(`${collection.path}/c`).delete();
    await inbox.first((snapshot) => ids(snapshot) === 'a');
  });

  it('hears of an empty result', async () => {
    const inbox = watch(ownCollection(db));
    expect((await inbox.first(() => true)).empty).toBe(true);
  });

  it('hears of a batch once, as a whole', async () => {
    const collection = ownCollection(db);
    const inbox = watch(collection);
    await inbox.first(() => true);
    await fill(collection, { a: { n: 1 }, b: { n: 1 }, c: { n: 1 } });
    await inbox.first((snapshot) => snapshot.size > 0);
    expect(inbox.items.map((snapshot) => snapshot.size)).toEqual([0, 3]);
  });

  it('hears who moves up when the first of a limited result leaves', async () => {
    const collection = ownCollection(db);
    await fill(collection, { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const inbox = watch(collection.orderBy('n').limit(2));
    expect(ids(await inbox.first(() => true))).toBe('a,b');
    await collection.doc('a').delete();
    await inbox.first((snapshot) => ids(snapshot) === 'b,c');
    await collection.doc('d').set({ n: 0 });
    await inbox.first((snapshot) => ids(snapshot) === 'd,b');
  });

  it('hears of a collection group', async () => {
    const collection = ownCollection(db);
    const group = `g${collection.id}`;
    const inbox = watch(db.collectionGroup(group));
    await inbox.first(() => true);
    await collection.doc('x').collection(group).doc('a').set({ n: 1 });
    await inbox.first((snapshot) => ids(snapshot) === 'a');
  });

  it('does not hear of other collections', async () => {
    const collection = ownCollection(db);
    const inbox = watch(collection);
    await inbox.first(() => true);
    await ownCollection(db).doc('a').set({ n: 1 });
    await collection.doc('x').collection('below').doc('a').set({ n: 1 });
    await collection.doc('a').set({ n: 1 });
    await inbox.first((snapshot) => snapshot.size === 1);
    expect(inbox.items).toHaveLength(2);
  });

  it('is told when the query is refused', async () => {
    const errors = new Inbox<Error>();
    const query = ownCollection(db).where(
      'n',
      'not-in',
      Array.from({ length: 11 }, (_, n) => n),
    );
    onTestFinished(query.onSnapshot(() => {}, errors.push));
    // The Admin SDK keeps the code in the text of the error.
    expect((await errors.first(() => true)).message).toContain(String(code.invalidArgument));
  });
});

describe('a listener on a document', () => {
  it('hears that it is missing, comes, changes and goes', async () => {
    const ref = ownCollection(db).doc('a');
    const inbox = watchDocument(ref);
    expect((await inbox.first(() => true)).exists).toBe(false);
    await writer.doc(ref.path).set({ n: 1 });
    await inbox.first((snapshot) => snapshot.get('n') === 1);
    await writer.doc(ref.path).update({ n: 2 });
    await inbox.first((snapshot) => snapshot.get('n') === 2);
    await writer.doc(ref.path).delete();
    await inbox.first((snapshot) => inbox.items.length === 4 && !snapshot.exists);
    expect(inbox.items.map((snapshot) => snapshot.get('n'))).toEqual([undefined, 1, 2, undefined]);
  });

  it('ends in the latest state of many fast writes', async () => {
    const ref = ownCollection(db).doc('a');
    const inbox = watchDocument(ref);
    await inbox.first(() => true);
    for (let n = 1; n <= 50; n++) await ref.set({ n });
    await inbox.first((snapshot) => snapshot.get('n') === 50);
    const seen = inbox.items.map((snapshot) => snapshot.get('n') ?? 0);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });
});
