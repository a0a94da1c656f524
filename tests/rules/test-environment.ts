import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { inject } from 'vitest';

// The SDK warns about every denial, and denials are what these tests are for.
firebase.setLogLevel('silent');

/** Loads rules for a project of the running emulator. Rejects when the emulator refuses them. */
export function loadRules(projectId: string, rules: string): Promise<RulesTestEnvironment> {
  const [host, port] = inject('firestoreHost').split(':') as [string, string];
  return initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } });
}
