import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type PortName, type Ports, portsAt } from '../ports.ts';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts.ts';
import { type Build, buildIfStale } from './build-if-stale.ts';
import { checkPorts } from './check-ports.ts';
import { type Child, startChild } from './child.ts';
import { exportAuth } from './export-auth.ts';
import { findChromium } from './find-chromium.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { PROJECT_ID } from './project.ts';
import { startScheduler } from './scheduler.ts';

export type StackOptions = {
  /** The project's folder. */
  root: string;
  port_offset: number;
  /** Where accounts, documents, files and mail are kept between starts. */
  data_dir: string;
  /** Throw away what is kept and begin anew. */
  fresh: boolean;
  /** `built`: Hosting serves web/dist. `dev`: Vite serves the SPA and the functions are rebuilt as they change. */
  mode: 'built' | 'dev';
  log: (line: string) => void;
};

export type Stack = {
  /** The one address to open. */
  address: string;
  ports: Ports;
  /** Settles with the name of the part that ended by itself. */
  broken: Promise<string>;
  stop(): Promise<void>;
};

const PORTS_USED: readonly PortName[] = [
  'hosting',
  'functions',
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
  'reddit',
];

const FUNCTIONS_BUILD: Build = {
  name: 'functions',
  inputs: ['functions/src', 'functions/scripts', 'functions/package.json'],
  output: 'functions/lib/index.js',
  command: [process.execPath, 'functions/scripts/build.mjs'],
};

const WEB_BUILD: Build = {
  name: 'web',
  inputs: ['web', 'functions/src/contract'],
  output: 'web/dist/index.html',
  command: [
    process.execPath,
    'node_modules/vite/bin/vite.js',
    'build',
    'web',
    '--mode',
    'emulator',
    '--logLevel',
    'warn',
  ],
};

/** Where the clients of every part find it; product code reads these names as the vendors' SDKs do. */
function emulatorAddresses(ports: Ports): Record<string, string> {
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

/**
 * Starts everything that Huntwell needs on this machine and returns when it can be used: embedded Firestore,
 * Cloud Storage and the rest of the outside world, firebase-tools' emulators, demo data.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { root, log } = options;
  const ports = portsAt(options.port_offset);
  await checkPorts(ports, options.mode === 'dev' ? [...PORTS_USED, 'web_dev'] : PORTS_USED);
  if (options.fresh) rmSync(options.data_dir, { recursive: true, force: true });
  const logs = join(options.data_dir, 'logs');
  mkdirSync(logs, { recursive: true });

  const children: Child[] = [];
  const start = (
    name: string,
    args: string[],
    ready: RegExp,
    more: { timeout?: number; grace?: number } = {},
  ) => {
    const child = startChild({
      name,
      command: process.execPath,
      args,
      cwd: root,
      env: emulatorAddresses(ports),
      log_file: join(logs, `${name}.log`),
      ready,
      ready_timeout_ms: more.timeout ?? 60_000,
      grace_ms: more.grace ?? 5_000,
    });
    children.push(child);
    return child;
  };
  let stopTimers = () => {};
  const stop = async () => {
    stopTimers();
    await exportAuth(ports, join(options.data_dir, 'auth')).catch(() => {});
    // The last one started depends on those before it.
    for (const child of children.reverse()) await child.stop();
  };

  try {
    const firestore = start(
      'firestore',
      [
        'emulators/firestore/main.ts',
        '--port',
        String(ports.firestore),
        '--data',
        join(options.data_dir, 'firestore'),
        '--rules',
        'firestore.rules',
      ],
      /ready/i,
    );
    const world = start('world', ['emulators/world.ts', join(options.data_dir, 'world')], /ready/i);
    if (buildIfStale(root, FUNCTIONS_BUILD)) log('Built the functions.');
    if (options.mode === 'built' && buildIfStale(root, WEB_BUILD)) log('Built the web app.');

    const config = writeFirebaseConfig({
      root,
      ports,
      offset: options.port_offset,
      cache_dir: join(options.data_dir, 'cache'),
      chrome_path: findChromium() ?? '',
    });
    const savedAccounts = join(options.data_dir, 'auth');
    const firebase = start(
      'firebase',
      [
        'node_modules/firebase-tools/lib/bin/firebase.js',
        'emulators:start',
        '--config',
        config,
        '--project',
        PROJECT_ID,
        '--only',
        'auth,functions,tasks,hosting',
        ...(existsSync(join(savedAccounts, 'firebase-export-metadata.json'))
          ? ['--import', savedAccounts]
          : []),
      ],
      /All emulators ready/,
      { timeout: 120_000, grace: 10_000 },
    );
    await Promise.all([firestore.ready, world.ready]);
    const seed = start('seed', ['emulators/seed/seed.ts'], /Seeded/, { timeout: 120_000 });
    await firebase.ready;
    await seed.ready;
    children.splice(children.indexOf(seed), 1);
    const scheduler = await startScheduler(ports, PROJECT_ID, log);
    const saving = setInterval(() => void exportAuth(ports, savedAccounts).catch(() => {}), 30_000);
    stopTimers = () => {
      scheduler();
      clearInterval(saving);
    };
    if (options.mode === 'dev') {
      const watch = start('functions-watch', ['functions/scripts/build.mjs', '--watch'], /watching/i);
      const vite = start(
        'vite',
        [
          'node_modules/vite/bin/vite.js',
          'web',
          '--mode',
          'emulator',
          '--port',
          String(ports.web_dev),
          '--strictPort',
          '--host',
          '127.0.0.1',
        ],
        /ready in/,
      );
      await Promise.all([watch.ready, vite.ready]);
    }
    const broken = Promise.race(children.map((child) => child.ended.then(() => child.name)));
    const port = options.mode === 'dev' ? ports.web_dev : ports.hosting;
    return { address: `http://127.0.0.1:${port}`, ports, broken, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
