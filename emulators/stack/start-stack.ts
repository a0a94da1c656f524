import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Ports, portsAt } from '../ports.ts';
import { findChromium, localLaunchOptions } from '../support/chromium.ts';
import { buildStack } from './build-stack.ts';
import { checkPorts } from './check-ports.ts';
import { type Child, startChild } from './child.ts';
import { exportAuth } from './export-auth.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import {
  devParts,
  emulatorAddresses,
  externalServicesPart,
  firebasePart,
  firestorePart,
  type Part,
  PORTS_USED,
  SEED_PART,
} from './parts.ts';
import { PROJECT_ID } from './project.ts';
import { startScheduler } from './scheduler.ts';

export type StackOptions = {
  /** The project's root folder. */
  root: string;
  port_offset: number;
  /** Where accounts, documents, files and mail persist between starts. */
  data_dir: string;
  /** Delete all stored data first. */
  fresh: boolean;
  /** `built`: Hosting serves web/dist. `dev`: Vite serves the SPA and the functions are rebuilt as they change. */
  mode: 'built' | 'dev';
  log: (line: string) => void;
};

export type Stack = {
  /** The one address to open. */
  address: string;
  ports: Ports;
  /** Resolves with the name of the first part that exits unexpectedly. */
  broken: Promise<string>;
  stop(): Promise<void>;
};

/**
 * Seconds that the functions emulator gives the process of a function to start: its own 30 are too few on a machine whose
 * cores are taken, and the call that waits for it fails after 60.
 */
const FUNCTIONS_DISCOVERY_TIMEOUT = '55';

/** Starts processes in order and stops them in reverse. */
function partStarter(root: string, ports: Ports, logs: string) {
  const children: Child[] = [];
  return {
    children,
    start(part: Part): Child {
      const child = startChild({
        command: process.execPath,
        cwd: root,
        env: { ...emulatorAddresses(ports), FUNCTIONS_DISCOVERY_TIMEOUT },
        log_file: join(logs, `${part.name}.log`),
        ready_timeout_ms: 60_000,
        grace_ms: 5_000,
        ...part,
      });
      children.push(child);
      return child;
    },
    /** Parts depend on those started before them. */
    async stop(): Promise<void> {
      for (const child of children.reverse()) await child.stop();
    },
  };
}

/** The param that names this machine's unpacked Chromium; without one everything but applying works. */
async function prepareChromium(log: (line: string) => void): Promise<string> {
  try {
    await localLaunchOptions();
    return findChromium();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    log(`This machine can’t send applications. Everything else works. ${problem}`);
    return '';
  }
}

/** Saves the accounts periodically and runs the schedules; returns a function that stops both. */
async function startTimers(ports: Ports, accounts: string, log: (line: string) => void): Promise<() => void> {
  const stopScheduler = await startScheduler(ports, PROJECT_ID, log);
  const saving = setInterval(() => void exportAuth(ports, accounts).catch(() => {}), 30_000);
  return () => {
    stopScheduler();
    clearInterval(saving);
  };
}

/**
 * Starts everything that Huntwell needs on this machine and returns when it is ready: embedded Firestore, Cloud Storage
 * and the other external services, firebase-tools' emulators, demo data.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { root, log, data_dir } = options;
  const ports = portsAt(options.port_offset);
  await checkPorts(ports, options.mode === 'dev' ? [...PORTS_USED, 'web_dev'] : PORTS_USED);
  const chrome_path = prepareChromium(log);
  if (options.fresh) rmSync(data_dir, { recursive: true, force: true });
  const [logs, accounts] = [join(data_dir, 'logs'), join(data_dir, 'auth')];
  mkdirSync(logs, { recursive: true });

  const parts = partStarter(root, ports, logs);
  let stopTimers = () => {};
  const stop = async () => {
    stopTimers();
    await exportAuth(ports, accounts).catch(() => {});
    await parts.stop();
  };
  try {
    // Before anything starts: while a build runs, nothing is heard of what a part says.
    buildStack(root, log);
    const first = [parts.start(firestorePart(ports, data_dir)), parts.start(externalServicesPart(data_dir))];
    const config = writeFirebaseConfig({
      root,
      ports,
      offset: options.port_offset,
      cache_dir: join(data_dir, 'cache'),
      chrome_path: await chrome_path,
    });
    const firebase = parts.start(firebasePart(config, accounts));
    await Promise.all(first.map(({ ready }) => ready));
    const seed = parts.start(SEED_PART);
    await Promise.all([firebase.ready, seed.ready]);
    // The seed exits when it is done, which is no failure.
    parts.children.splice(parts.children.indexOf(seed), 1);
    stopTimers = await startTimers(ports, accounts, log);
    if (options.mode === 'dev') {
      await Promise.all(devParts(ports).map((part) => parts.start(part).ready));
    }
    const broken = Promise.race(parts.children.map((child) => child.ended.then(() => child.name)));
    const port = options.mode === 'dev' ? ports.web_dev : ports.hosting;
    return { address: `http://127.0.0.1:${port}`, ports, broken, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
