import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exportAuth } from '../../../emulators/stack/export-auth.ts';
import { PROJECT_ID } from '../../../emulators/stack/project.ts';
import { ROOT, type StackAddress } from './stacks.ts';

const START_TIMEOUT_MS = 330_000;
/** One job seeker finds enough there, and reading all boards takes half a minute of processor time. */
const BOARDS_EVERY = 8;

/** A stack in a process of its own, as `npm start` runs it, with data that stays from one start to the next. */
export type KillableStack = {
  /** Kills the firebase-tools emulators and all functions at once; the rest then stops on its own. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export async function startKillable(stack: StackAddress, data_dir: string): Promise<KillableStack> {
  const child = spawn(
    process.execPath,
    ['scripts/start.ts', '--port-offset', String(stack.offset), '--data-dir', data_dir],
    {
      cwd: ROOT,
      env: { ...process.env, JOB_BOARDS_EVERY: String(BOARDS_EVERY) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await ready(child);
  const ended = once(child, 'exit');
  return {
    async kill() {
      // The Auth emulator keeps accounts in memory; the stack saves them now and then.
      await exportAuth(stack.ports, join(data_dir, 'auth'));
      process.kill(-groupOf(`.firebase.local-${stack.offset}.json`), 'SIGKILL');
      await ended;
    },
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Not ready in time:\n${output}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/Huntwell is ready/.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(`The stack ended:\n${output}`)));
  });
}

/** Process group of the emulators that were started with this configuration file. */
function groupOf(config: string): number {
  const lines = execFileSync('ps', ['-eo', 'pgid=,args='], { encoding: 'utf8' }).split('\n');
  const line = lines.find(
    (one) => one.includes('emulators:start') && one.includes(config) && !one.includes('watchdog.mjs'),
  );
  const group = Number.parseInt(line ?? '', 10);
  if (!(group > 1)) throw new Error('The emulators were not found');
  return group;
}

/** Runs the sweeper now, as its schedule does every minute. */
export async function sweepNow(stack: StackAddress): Promise<void> {
  const functions = `http://127.0.0.1:${stack.ports.functions}`;
  const { backends } = (await (await fetch(`${functions}/backends`)).json()) as {
    backends: { functionTriggers: { id: string }[] }[];
  };
  const sweep = backends.flatMap((one) => one.functionTriggers).find(({ id }) => id.endsWith('-sweep'));
  if (!sweep) throw new Error('There is no sweeper');
  await fetch(`${functions}/functions/projects/${PROJECT_ID}/triggers/${sweep.id}-0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}
