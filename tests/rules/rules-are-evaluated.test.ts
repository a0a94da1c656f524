import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type firebase from 'firebase/compat/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadRules } from './test-environment.ts';
import { CALLER_NAMES, CALLERS, type CallerName, OWNER } from './users.ts';

// The product's rules deny everything, so a server that denied by mistake would pass all of their tests. These
// rules allow access, which proves that the denials above come from the rules.
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() {
      return request.auth != null;
    }
    function isAdmin() {
      return signedIn() && request.auth.token.get('admin', false) == true;
    }

    match /notes/{id} {
      allow get: if signedIn() && resource.data.uid == request.auth.uid || isAdmin();
      allow list: if signedIn() && resource.data.uid == request.auth.uid && request.query.limit <= 20;
      allow create: if signedIn()
        && request.resource.data.keys().hasOnly(['uid', 'text', 'at'])
        && request.resource.data.uid == request.auth.uid
        && request.resource.data.text is string
        && request.resource.data.text.size() in [1, 2, 3];
      allow update: if signedIn() && resource.data.uid == request.auth.uid
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text', 'at'])
        && (!('at' in request.resource.data) || request.resource.data.at == request.time);
      allow delete: if isAdmin();

      match /comments/{comment} {
        allow read: if signedIn() && get(/databases/$(database)/documents/notes/$(id)).data.uid == request.auth.uid;
        allow create: if signedIn()
          && getAfter(/databases/$(database)/documents/notes/$(id)).data.text == 'new'
          && existsAfter(/databases/$(database)/documents/notes/$(id)/comments/$(comment));
      }
    }
    match /{above=**}/stars/{star} {
      allow list: if signedIn();
    }
    match /open/{document=**} {
      allow read, write;
    }
  }
}`;

type Firestore = firebase.firestore.Firestore;

let env: RulesTestEnvironment;
const clients = {} as Record<CallerName, Firestore>; // filled for every caller before the first test

beforeAll(async () => {
  env = await loadRules('demo-rules-allow', RULES);
  for (const name of CALLER_NAMES) clients[name] = CALLERS[name](env).firestore();
});

beforeEach(async () => {
  await env.clearFirestore();
  await env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await db.doc('notes/n1').set({ uid: OWNER, text: 'abc' });
    await db.doc('notes/n1/comments/c1').set({ text: 'hm' });
    await db.doc('notes/n1/stars/s1').set({ n: 5 });
    await db.doc('notes/n2').set({ uid: 'other-1', text: 'abc' });
  });
});

afterAll(async () => {
  await env.cleanup();
});

/** Asserts that the operation succeeds for these callers and fails for all others. */
async function onlyFor(allowed: CallerName[], operation: (db: Firestore) => Promise<unknown>): Promise<void> {
  for (const name of CALLER_NAMES) {
    await (allowed.includes(name) ? assertSucceeds : assertFails)(operation(clients[name]));
  }
}

describe('a ruleset that allows something', () => {
  it('lets the owner and the admin get a document', async () => {
    await onlyFor(['owner', 'admin claim'], (db) => db.doc('notes/n1').get({ source: 'server' }));
    const doc = await clients.owner.doc('notes/n1').get({ source: 'server' });
    expect(doc.data()).toEqual({ uid: OWNER, text: 'abc' });
  });

  it('lets a query pass that asks for the own documents only', async () => {
    const mine = (db: Firestore) => db.collection('notes').where('uid', '==', OWNER);
    await onlyFor(['owner'], (db) => mine(db).limit(20).get({ source: 'server' }));
    const found = await mine(clients.owner).limit(20).get({ source: 'server' });
    expect(found.docs.map((doc) => doc.id)).toEqual(['n1']);
    await onlyFor([], (db) => mine(db).limit(21).get({ source: 'server' }));
    await onlyFor([], (db) => mine(db).get({ source: 'server' }));
    await onlyFor([], (db) => db.collection('notes').limit(1).get({ source: 'server' }));
  });

  it('lets signed-in users query a collection group, and not its like by path', async () => {
    await onlyFor(['owner', 'other user', 'admin claim'], (db) =>
      db.collectionGroup('stars').get({ source: 'server' }),
    );
    await onlyFor([], (db) => db.collectionGroup('comments').get({ source: 'server' }));
  });

  it('lets a user create what has the right shape', async () => {
    const create = (data: object) => (db: Firestore) => db.collection('notes').doc().set(data);
    await onlyFor(['owner'], create({ uid: OWNER, text: 'abc' }));
    await onlyFor([], create({ uid: OWNER, text: 'abcd' }));
    await onlyFor([], create({ uid: OWNER, text: 123 }));
    await onlyFor([], create({ uid: OWNER, text: 'abc', admin: true }));
    await onlyFor([], create({ uid: OWNER }));
  });

  it('lets the owner update the allowed fields only, with the time of the server', async () => {
    const { serverTimestamp } = (await import('firebase/compat/app')).default.firestore.FieldValue;
    await onlyFor(['owner'], (db) => db.doc('notes/n1').update({ text: 'new' }));
    await onlyFor(['owner'], (db) => db.doc('notes/n1').update({ at: serverTimestamp() }));
    await onlyFor([], (db) => db.doc('notes/n1').update({ at: new Date(0) }));
    await onlyFor([], (db) => db.doc('notes/n1').update({ uid: 'other-1' }));
  });

  it('lets the admin alone delete', async () => {
    await onlyFor(['admin claim'], (db) => db.doc('notes/n2').delete());
  });

  it('looks at other documents as they are', async () => {
    await onlyFor(['owner'], (db) => db.doc('notes/n1/comments/c1').get({ source: 'server' }));
  });

  it('looks at other documents as they will be after the batch', async () => {
    const db = clients.owner;
    const comment = db.doc('notes/n1/comments/c2');
    await assertFails(comment.set({ text: 'x' }));
    await assertSucceeds(
      db.batch().update(db.doc('notes/n1'), { text: 'new' }).set(comment, { text: 'x' }).commit(),
    );
  });

  it('writes nothing of a batch of which one write is denied', async () => {
    const db = clients.owner;
    const batch = db.batch().set(db.doc('open/o1'), { n: 1 }).set(db.doc('closed/c1'), { n: 1 });
    await assertFails(batch.commit());
    expect((await db.doc('open/o1').get({ source: 'server' })).exists).toBe(false);
  });

  it('lets everybody do everything where a recursive wildcard says so', async () => {
    await onlyFor(CALLER_NAMES, async (db) => {
      const doc = db.doc('open/o1/deep/d1');
      await doc.set({ n: 1 });
      await doc.update({ n: 2 });
      expect((await doc.get({ source: 'server' })).data()).toEqual({ n: 2 });
      expect((await db.collection('open/o1/deep').get({ source: 'server' })).size).toBe(1);
      await doc.delete();
    });
  });

  it('is not in force in another project', async () => {
    const other = await loadRules(
      'demo-rules-other',
      RULES.replace('allow read, write;', 'allow read, write: if false;'),
    );
    await assertFails(CALLERS.owner(other).firestore().doc('open/o1').get({ source: 'server' }));
    await other.cleanup();
    await assertSucceeds(clients.owner.doc('open/o1').get({ source: 'server' }));
  });
});

describe('rules that cannot be loaded', () => {
  it('are refused with line and column, and the old ones stay', async () => {
    const project = 'demo-rules-refused';
    const old = await loadRules(project, RULES);
    await expect(loadRules(project, RULES.replace("'2'", "'3'"))).rejects.toThrow(/L1:1 /);
    const line = RULES.slice(0, RULES.indexOf('allow delete')).split('\n').length;
    const cut = RULES.replace('allow delete: if', 'allow delete: when');
    await expect(loadRules(project, cut)).rejects.toThrow(new RegExp(`L${line}:\\d+ `));
    await assertSucceeds(CALLERS.owner(old).firestore().doc('open/o1').get({ source: 'server' }));
    await assertFails(CALLERS.owner(old).firestore().doc('closed/c1').get({ source: 'server' }));
    await old.cleanup();
  });
});
