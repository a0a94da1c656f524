import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestoreOf, rulesProject } from './support/client.ts';
import { Inbox } from './support/deferred.ts';

const environment = rulesProject(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function member(room) {
      return exists(/databases/$(database)/documents/rooms/$(room)/members/$(request.auth.uid));
    }
    match /public/{id} { allow read; }
    match /users/{uid} {
      allow get: if signedIn() && request.auth.uid == uid;
      allow create: if signedIn() && request.auth.uid == uid && request.resource.data.keys().hasOnly(['name', 'age', 'at'])
        && request.resource.data.name is string;
      allow update: if request.auth.uid == uid && request.resource.data.name == resource.data.name;
      allow delete: if request.auth.token.admin == true;
    }
    match /notes/{note} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
    }
    match /rooms/{room} {
      allow create: if signedIn() && getAfter(/databases/$(database)/documents/rooms/$(room)/members/$(request.auth.uid)).data.role == 'owner';
      match /members/{uid} { allow create: if request.auth.uid == uid; }
      match /messages/{message} { allow read, create: if member(room); }
    }
    match /{path=**}/shared/{id} { allow list; }
    match /limited/{id} { allow list: if request.query.limit <= 10; }
  }
}`);
const as = (uid: string, claims: TokenOptions = {}) =>
  firestoreOf(environment().authenticatedContext(uid, claims));
const anonymous = () => firestoreOf(environment().unauthenticatedContext());

beforeAll(() =>
  environment().withSecurityRulesDisabled(async (context) => {
    const db = firestoreOf(context);
    await setDoc(doc(db, 'public/a'), { n: 1 });
    await setDoc(doc(db, 'users/ada'), { name: 'Ada', age: 36 });
    await setDoc(doc(db, 'users/leaving'), { name: 'Leaving' });
    await setDoc(doc(db, 'notes/of-ada'), { owner: 'ada' });
    await setDoc(doc(db, 'notes/of-bob'), { owner: 'bob' });
    await setDoc(doc(db, 'rooms/r/members/ada'), { role: 'owner' });
    await setDoc(doc(db, 'some/deep/shared/a'), { n: 1 });
  }),
);

describe('rules', () => {
  it('let everybody read what is public, and nobody write it', async () => {
    await assertSucceeds(getDoc(doc(anonymous(), 'public/a')));
    await assertSucceeds(getDocs(collection(anonymous(), 'public')));
    await assertSucceeds(getCountFromServer(collection(anonymous(), 'public')));
    await assertFails(setDoc(doc(as('ada'), 'public/a'), { n: 2 }));
  });

  it('deny what they do not name', async () => {
    await assertFails(getDoc(doc(as('ada'), 'nowhere/a')));
    await assertFails(getDocs(collection(as('ada', { admin: true }), 'nowhere')));
    await assertFails(getCountFromServer(collection(as('ada'), 'nowhere')));
    await assertFails(deleteDoc(doc(as('ada'), 'public/a')));
  });

  it('know who asks', async () => {
    await assertSucceeds(getDoc(doc(as('ada'), 'users/ada')));
    await assertFails(getDoc(doc(as('bob'), 'users/ada')));
    await assertFails(getDoc(doc(anonymous(), 'users/ada')));
    await assertFails(getDocs(collection(as('ada'), 'users')));
  });

  it('know the document as it is and as it would be', async () => {
    await assertSucceeds(setDoc(doc(as('eve'), 'users/eve'), { name: 'Eve' }));
    await assertFails(setDoc(doc(as('mallory'), 'users/mallory'), { name: 5 }));
    await assertFails(setDoc(doc(as('mallory'), 'users/mallory'), { name: 'M', admin: true }));
    await assertSucceeds(updateDoc(doc(as('ada'), 'users/ada'), { age: 37 }));
    await assertFails(updateDoc(doc(as('ada'), 'users/ada'), { name: 'Other' }));
  });

  it('know claims of the token', async () => {
    await assertFails(deleteDoc(doc(as('ada'), 'users/leaving')));
    await assertSucceeds(deleteDoc(doc(as('root', { admin: true }), 'users/leaving')));
  });

  it('allow a query only when it can find nothing else', async () => {
    const notes = collection(as('ada'), 'notes');
    await assertSucceeds(getDocs(query(notes, where('owner', '==', 'ada'))));
    await assertFails(getDocs(notes));
    await assertFails(getDocs(query(notes, where('owner', '==', 'bob'))));
  });

  it('judge server times', async () => {
    const db = as('ada');
    const { serverTimestamp, Timestamp } = await import('firebase/firestore');
    await assertSucceeds(setDoc(doc(db, 'notes/now'), { owner: 'ada', at: serverTimestamp() }));
    await assertFails(setDoc(doc(db, 'notes/then'), { owner: 'ada', at: Timestamp.fromMillis(0) }));
  });

  it('look into other documents, before and after the write', async () => {
    await assertSucceeds(getDocs(collection(as('ada'), 'rooms/r/messages')));
    await assertFails(getDocs(collection(as('bob'), 'rooms/r/messages')));
    const db = as('carol');
    await assertFails(setDoc(doc(db, 'rooms/s'), { n: 1 }));
    const batch = writeBatch(db);
    batch.set(doc(db, 'rooms/s'), { n: 1 });
    batch.set(doc(db, 'rooms/s/members/carol'), { role: 'owner' });
    await assertSucceeds(batch.commit());
  });

  it('refuse a batch as a whole', async () => {
    const db = as('ada');
    const batch = writeBatch(db);
    batch.set(doc(db, 'users/ada'), { name: 'Ada', age: 1 });
    batch.set(doc(db, 'public/a'), { n: 3 });
    await assertFails(batch.commit());
    expect((await getDoc(doc(db, 'public/a'))).get('n')).toBe(1);
  });

  it('judge transactions', async () => {
    const db = as('ada');
    await assertFails(
      runTransaction(db, async (transaction) => {
        await transaction.get(doc(db, 'users/bob'));
      }),
    );
  });

  it('judge collection groups and limits', async () => {
    await assertSucceeds(getDocs(collectionGroup(as('ada'), 'shared')));
    await assertFails(getDocs(collectionGroup(as('ada'), 'messages')));
    const { limit } = await import('firebase/firestore');
    await assertSucceeds(getDocs(query(collection(as('ada'), 'limited'), limit(10))));
    await assertFails(getDocs(query(collection(as('ada'), 'limited'), limit(11))));
    await assertFails(getDocs(collection(as('ada'), 'limited')));
  });

  it('judge listeners', async () => {
    const errors = new Inbox<{ code: string }>();
    onSnapshot(doc(as('bob'), 'users/ada'), () => {}, errors.push);
    expect((await errors.first(() => true)).code).toBe('permission-denied');
    const allowed = new Inbox<boolean>();
    const stop = onSnapshot(doc(as('ada'), 'users/ada'), (snapshot) => allowed.push(snapshot.exists()));
    await allowed.first(Boolean);
    stop();
  });

  it('are not asked for the owner', async () => {
    await environment().withSecurityRulesDisabled(async (context) => {
      await assertSucceeds(setDoc(doc(firestoreOf(context), 'nowhere/a'), { n: 1 }));
    });
  });

  it('that are wrong are refused with the place, and the old ones stay', async () => {
    const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
    const firestore = {
      host,
      port: Number(port),
      rules: 'service cloud.firestore {\n  match /a/{b} { allow read if true; }\n}',
    };
    await expect(
      initializeTestEnvironment({ projectId: environment().projectId, firestore }),
    ).rejects.toThrow(/2:\d+/);
    await assertSucceeds(getDoc(doc(anonymous(), 'public/a')));
  });
});
