import { readFileSync } from 'node:fs';
import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type firebase from 'firebase/compat/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../functions/src/platform/collections.ts';
import { loadRules } from './test-environment.ts';
import { CALLER_NAMES, CALLERS, type CallerName, OWNER } from './users.ts';

type Firestore = firebase.firestore.Firestore;

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const SEED = { uid: OWNER, note: 'as seeded' };

/** The path of an existing document of the collection: the owner's, wherever a user id is in it. */
const documentOf = (template: string) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'uid' ? OWNER : `${name}-1`));
const collectionOf = (template: string) => documentOf(template).split('/').slice(0, -1).join('/');
const freshDocumentOf = (template: string) => `${collectionOf(template)}/fresh-1`;

const OPERATIONS: Record<string, (db: Firestore, template: string) => Promise<unknown>> = {
  get: (db, template) => db.doc(documentOf(template)).get({ source: 'server' }),
  list: (db, template) => db.collection(collectionOf(template)).get({ source: 'server' }),
  create: (db, template) => db.doc(freshDocumentOf(template)).set(SEED),
  update: (db, template) => db.doc(documentOf(template)).update({ note: 'changed' }),
  delete: (db, template) => db.doc(documentOf(template)).delete(),
};

let env: RulesTestEnvironment;
const clients = {} as Record<CallerName, Firestore>; // filled for every caller before the first test

beforeAll(async () => {
  env = await loadRules('demo-rules-deny', RULES);
  await env.clearFirestore();
  await env.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await Promise.all(COLLECTIONS.map((template) => db.doc(documentOf(template)).set(SEED)));
  });
  for (const name of CALLER_NAMES) clients[name] = CALLERS[name](env).firestore();
});

afterAll(async () => {
  await env.cleanup();
});

describe.each(COLLECTIONS)('%s', (template) => {
  describe.each(CALLER_NAMES)('%s', (caller) => {
    it.each(Object.keys(OPERATIONS))('cannot %s', async (operation) => {
      await assertFails(OPERATIONS[operation]!(clients[caller], template));
    });
  });

  it('is as it was after all of that', async () => {
    await env.withSecurityRulesDisabled(async (context) => {
      const all = await context.firestore().collection(collectionOf(template)).get();
      expect(all.docs.map((doc) => [doc.ref.path, doc.data()])).toEqual([[documentOf(template), SEED]]);
    });
  });
});

describe.each(CALLER_NAMES)('%s', (caller) => {
  it.each([...new Set(COLLECTIONS.map((template) => template.split('/').at(-2)!))])(
    'cannot query the collection group %s',
    async (group) => {
      await assertFails(clients[caller].collectionGroup(group).get({ source: 'server' }));
    },
  );

  it('cannot query what only its own filter would return', async () => {
    await assertFails(
      clients[caller].collection('applications').where('uid', '==', OWNER).limit(1).get({ source: 'server' }),
    );
  });

  it('cannot write in a batch or a transaction', async () => {
    const db = clients[caller];
    const batch = db
      .batch()
      .set(db.doc('applications/fresh-1'), SEED)
      .update(db.doc(`users/${OWNER}`), { note: 'changed' });
    await assertFails(batch.commit());
    await assertFails(db.runTransaction(async (transaction) => transaction.get(db.doc(`users/${OWNER}`))));
  });

  it('cannot use a collection that nobody has thought of', async () => {
    await assertFails(clients[caller].doc('unheard_of/x').get({ source: 'server' }));
    await assertFails(clients[caller].doc('unheard_of/x').set(SEED));
  });
});

describe('the list of collections', () => {
  it('has each once, and only paths of documents', () => {
    expect(new Set(COLLECTIONS).size).toBe(COLLECTIONS.length);
    for (const template of COLLECTIONS) expect(template).toMatch(/^[a-z_]+\/\{\w+\}(\/[a-z_]+\/\{\w+\})*$/);
  });
});
