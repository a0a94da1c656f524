import {
  collection,
  type DocumentSnapshot,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  getDocs,
  increment,
  limit,
  maximum,
  minimum,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firestoreOf, openRules, rulesProject } from './support/client.ts';
import { Inbox } from './support/deferred.ts';

const environment = rulesProject(openRules);
const client = () => firestoreOf(environment().authenticatedContext('ada'));

describe('the JS SDK', () => {
  it('writes over its stream and reads back', async () => {
    const db = client();
    const ref = doc(db, 'writes/a');
    await setDoc(ref, { n: 1, map: { x: 1 }, at: serverTimestamp() });
    await updateDoc(ref, { 'map.y': 2, n: increment(4) });
    const data = (await getDocFromServer(doc(client(), 'writes/a'))).data();
    expect(data).toMatchObject({ n: 5, map: { x: 1, y: 2 } });
    expect(data?.at).toBeInstanceOf(Timestamp);
    await deleteDoc(ref);
    expect((await getDoc(ref)).exists()).toBe(false);
  });

  it('applies maximum and minimum', async () => {
    const ref = doc(client(), 'extremes/a');
    await setDoc(ref, { high: 5, low: 5, text: 'x' });
    await updateDoc(ref, { high: maximum(7), low: minimum(2), text: maximum(3), none: minimum(4) });
    await updateDoc(ref, { high: maximum(6), low: minimum(6) });
    expect((await getDocFromServer(ref)).data()).toEqual({ high: 7, low: 2, text: 3, none: 4 });
  });

  it('writes many batches in order', async () => {
    const db = client();
    const ref = doc(db, 'ordered/a');
    await Promise.all(Array.from({ length: 30 }, (_, n) => setDoc(ref, { n })));
    expect((await getDocFromServer(ref)).get('n')).toBe(29);
    const batch = writeBatch(db);
    batch.set(doc(db, 'ordered/b'), { n: 1 });
    batch.delete(ref);
    await batch.commit();
    expect((await getDocs(collection(db, 'ordered'))).docs.map((item) => item.id)).toEqual(['b']);
  });

  it('is told when a write fails, and goes on', async () => {
    const db = client();
    await expect(updateDoc(doc(db, 'failing/none'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
    await setDoc(doc(db, 'failing/a'), { n: 1 });
    expect((await getDocFromServer(doc(db, 'failing/a'))).exists()).toBe(true);
  });

  it('queries and counts', async () => {
    const db = client();
    await Promise.all([1, 2, 3].map((n) => setDoc(doc(db, `queried/${n}`), { n })));
    const found = await getDocs(
      query(collection(db, 'queried'), where('n', '>', 1), orderBy('n', 'desc'), limit(1)),
    );
    expect(found.docs.map((item) => item.id)).toEqual(['3']);
    expect(
      (await getCountFromServer(query(collection(db, 'queried'), where('n', '<', 3)))).data().count,
    ).toBe(2);
  });

  it('transactions that contend all count', async () => {
    const ref = (db: ReturnType<typeof client>) => doc(db, 'contended/a');
    await setDoc(ref(client()), { n: 0 });
    const clients = [client(), client(), client()];
    await Promise.all(
      clients.map((db) =>
        runTransaction(
          db,
          async (transaction) => {
            const n = (await transaction.get(ref(db))).get('n');
            transaction.update(ref(db), { n: n + 1 });
          },
          { maxAttempts: 10 },
        ),
      ),
    );
    expect((await getDocFromServer(ref(client()))).get('n')).toBe(3);
  });

  it('transactions hold for documents that they only read', async () => {
    const db = client();
    const rival = client();
    await setDoc(doc(db, 'verified/read'), { n: 1 });
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      attempts += 1;
      const n = (await transaction.get(doc(db, 'verified/read'))).get('n');
      if (attempts === 1) await setDoc(doc(rival, 'verified/read'), { n: 2 });
      transaction.set(doc(db, 'verified/written'), { n });
    });
    expect(attempts).toBe(2);
    expect((await getDocFromServer(doc(db, 'verified/written'))).get('n')).toBe(2);
  });

  it.each([
    { stored: 5, given: Number.NaN, largest: Number.NaN, smallest: Number.NaN },
    { stored: Number.NaN, given: 5, largest: Number.NaN, smallest: Number.NaN },
    { stored: 5, given: 7.5, largest: 7.5, smallest: 5 },
    { stored: 5, given: Number.NEGATIVE_INFINITY, largest: 5, smallest: Number.NEGATIVE_INFINITY },
    { stored: 'text', given: 5, largest: 5, smallest: 5 },
  ])('takes the maximum and minimum of $stored and $given', async ({ stored, given, largest, smallest }) => {
    const db = client();
    const ref = doc(collection(db, 'extremes'));
    await setDoc(ref, { high: stored, low: stored });
    await updateDoc(ref, { high: maximum(given), low: minimum(given) });
    const data = (await getDocFromServer(doc(client(), ref.path))).data();
    expect(data).toEqual({ high: largest, low: smallest });
  });

  it('refuses to update in a transaction what it deletes there, and what is missing', async () => {
    const db = client();
    const there = doc(db, 'deleted/there');
    await setDoc(there, { n: 1 });
    const deleting = runTransaction(db, async (transaction) => {
      await transaction.get(there);
      transaction.delete(there).update(there, { n: 2 });
    });
    await expect(deleting).rejects.toMatchObject({ code: 'invalid-argument' });
    const missing = doc(db, 'deleted/missing');
    const updating = runTransaction(db, async (transaction) => {
      transaction.update(missing, { n: 2 });
    });
    await expect(updating).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDocFromServer(there)).get('n')).toBe(1);
  });

  it('hears that a path is reserved, by get and by listening', async () => {
    const refused = collection(client(), 'a/__badpath__/b');
    await expect(getDocs(refused)).rejects.toMatchObject({ code: 'invalid-argument' });
    const heard = new Promise((_, reject) => onSnapshot(refused, () => {}, reject));
    await expect(heard).rejects.toThrow('Resource id "__badpath__" is invalid because it is reserved.');
  });

  it('listens to a query, and to its own writes', async () => {
    const db = client();
    const inbox = new Inbox<QuerySnapshot>();
    onTestFinished(
      onSnapshot(
        query(collection(db, 'listened'), orderBy('n')),
        { includeMetadataChanges: true },
        inbox.push,
      ),
    );
    expect((await inbox.first(() => true)).empty).toBe(true);
    await setDoc(doc(client(), 'listened/b'), { n: 2 });
    await inbox.first((snapshot) => snapshot.size === 1);
    await setDoc(doc(db, 'listened/a'), { n: 1 });
    const settled = (snapshot: QuerySnapshot) => !snapshot.metadata.hasPendingWrites;
    const both = await inbox.first((snapshot) => snapshot.size === 2 && settled(snapshot));
    expect(both.docs.map((item) => item.id)).toEqual(['a', 'b']);
    await deleteDoc(doc(client(), 'listened/b'));
    await inbox.first((snapshot) => snapshot.size === 1 && snapshot.docs[0]?.id === 'a');
  });

  it('listens to a document that is missing at first', async () => {
    const db = client();
    const inbox = new Inbox<DocumentSnapshot>();
    onTestFinished(onSnapshot(doc(db, 'awaited/a'), inbox.push));
    expect((await inbox.first(() => true)).exists()).toBe(false);
    await setDoc(doc(client(), 'awaited/a'), { n: 1 });
    await inbox.first((snapshot) => snapshot.get('n') === 1);
    await deleteDoc(doc(client(), 'awaited/a'));
    await inbox.first((snapshot) => inbox.items.indexOf(snapshot) > 1 && !snapshot.exists());
  });

  it('several listeners share one stream', async () => {
    const db = client();
    const inboxes = ['x', 'y', 'z'].map((group) => {
      const inbox = new Inbox<QuerySnapshot>();
      onTestFinished(onSnapshot(query(collection(db, 'shared'), where('group', '==', group)), inbox.push));
      return inbox;
    });
    await Promise.all(inboxes.map((inbox) => inbox.first(() => true)));
    await setDoc(doc(client(), 'shared/a'), { group: 'y' });
    await inboxes[1]?.first((snapshot) => snapshot.size === 1);
    await updateDoc(doc(client(), 'shared/a'), { group: 'z' });
    await inboxes[2]?.first((snapshot) => snapshot.size === 1);
    await inboxes[1]?.first((snapshot) => snapshot.empty && (inboxes[1]?.items.indexOf(snapshot) ?? 0) > 1);
  });
});

describe('the test environment', () => {
  it('clears all documents of its project, and listeners hear of it', async () => {
    const own = firestoreOf(environment().authenticatedContext('ada'));
    const inbox = new Inbox<QuerySnapshot>();
    onTestFinished(onSnapshot(collection(own, 'cleared'), { includeMetadataChanges: true }, inbox.push));
    await setDoc(doc(own, 'cleared/a'), { n: 1 });
    await inbox.first((snapshot) => snapshot.size === 1 && !snapshot.metadata.hasPendingWrites);
    await environment().clearFirestore();
    await inbox.first((snapshot) => inbox.items.indexOf(snapshot) > 0 && snapshot.empty);
    expect((await getDocFromServer(doc(own, 'cleared/a'))).exists()).toBe(false);
  });
});
