import { randomUUID } from 'node:crypto';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';

// The tests expect denials; the SDK would log each one.
setLogLevel('silent');

/** A project of its own with these rules, for the clients of a test file. */
export function rulesProject(rules: string): () => RulesTestEnvironment {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
    const projectId = `demo-${randomUUID().slice(0, 8)}`;
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { host, port: Number(port), rules },
    });
  });
  afterAll(() => environment.cleanup());
  return () => environment;
}

/** The JS SDK client of a context. */
export const firestoreOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

export const openRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write; }
  }
}`;
