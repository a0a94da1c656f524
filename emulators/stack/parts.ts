import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PortName, type Ports, portsAt } from '../ports.ts';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts.ts';
import type { Build } from './build-if-stale.ts';
import type { ChildOptions } from './child.ts';
import { PROJECT_ID } from './project.ts';

export const PORTS_USED: readonly PortName[] = [
  'hosting',
  'functions',
  'hosting_emulator',
  'functions_emulator',
  'auth',
  'tasks',
  'hub',
  'logging',
  'eventarc',
  'firestore',
  'storage',
  'smtp',
  'mailbox',
  'employers',
  'job_boards',
  'account_chooser',
  'gemini',
  'reddit',
  'stripe',
  'search',
];

const QUICK_AUTH_START = new URL('quick-auth-start.ts', import.meta.url).href;
const VITE = 'node_modules/vite/bin/vite.js';

export const FUNCTIONS_BUILD: Build = {
  name: 'functions',
  inputs: ['functions/src', 'functions/scripts', 'functions/package.json'],
  output: 'functions/dist/default/lib/index.js',
  command: [process.execPath, 'functions/scripts/build.ts', 'default', 'apply'],
};

export const WEB_BUILD: Build = {
  name: 'web',
  inputs: ['web', 'functions/src/contract'],
  // The last file that the build writes.
  output: 'web/dist/404.html',
  command: [process.execPath, VITE, 'build', 'web', '--mode', 'emulator', '--logLevel', 'warn'],
};

/** After the web app's build, whose files its pages name. */
export const PAGES_BUILD: Build = {
  name: 'pages',
  inputs: [...new Set([...FUNCTIONS_BUILD.inputs, ...WEB_BUILD.inputs])],
  output: 'functions/dist/pages/lib/index.js',
  command: [process.execPath, 'functions/scripts/build.ts', 'pages'],
};

/** Where the clients find each part, under the names that the vendors' SDKs read. */
export function emulatorAddresses(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    DEMO_ACCOUNTS: JSON.stringify(DEMO_ACCOUNTS.map(({ email, name }) => ({ email, name }))),
    VITE_DEV_API: `http://127.0.0.1:${ports.hosting}`,
    PORT_OFFSET: String(ports.hosting - portsAt(0).hosting),
  };
}

/** One process of the stack: a Node script and how it reports that it is ready. */
export type Part = Pick<ChildOptions, 'name' | 'args' | 'ready'> &
  Partial<Pick<ChildOptions, 'ready_timeout_ms' | 'grace_ms'>>;

export function firestorePart(ports: Ports, data_dir: string): Part {
  const data = join(data_dir, 'firestore');
  const script = ['emulators/firestore/main.ts', '--port', String(ports.firestore)];
  return {
    name: 'firestore',
    args: [...script, '--data', data, '--rules', 'firestore.rules', '--indexes', 'firestore.indexes.json'],
    ready: /ready/i,
  };
}

export function externalServicesPart(data_dir: string): Part {
  return {
    name: 'external services',
    args: ['emulators/external-services.ts', join(data_dir, 'external-services')],
    ready: /ready/i,
  };
}

/** firebase-tools with the accounts saved by the last run, if any. */
export function firebasePart(config: string, saved_accounts: string): Part {
  const saved = existsSync(join(saved_accounts, 'firebase-export-metadata.json'));
  const script = ['node_modules/firebase-tools/lib/bin/firebase.js', 'emulators:start', '--config', config];
  return {
    name: 'firebase',
    args: [
      '--import',
      QUICK_AUTH_START,
      ...script,
      '--project',
      PROJECT_ID,
      '--only',
      'auth,functions,tasks,hosting',
      ...(saved ? ['--import', saved_accounts] : []),
    ],
    ready: /All emulators ready/,
    ready_timeout_ms: 120_000,
    grace_ms: 10_000,
  };
}

export const SEED_PART: Part = {
  name: 'seed',
  args: ['emulators/seed/seed.ts'],
  ready: /Seeded/,
  // It reads all local boards and builds the search index: half a minute alone, several beside a suite of browser tests.
  ready_timeout_ms: 300_000,
};

/** What `npm run dev` adds: the functions rebuilt as they change, and Vite for the web app. */
export function devParts(ports: Ports): Part[] {
  const vite = [VITE, 'web', '--mode', 'emulator', '--port', String(ports.web_dev), '--strictPort'];
  return [
    {
      name: 'functions-watch',
      args: ['functions/scripts/build.ts', 'default', 'apply', '--watch'],
      ready: /watching/i,
    },
    { name: 'vite', args: [...vite, '--host', '127.0.0.1'], ready: /ready in/ },
  ];
}
