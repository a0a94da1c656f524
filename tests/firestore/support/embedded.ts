import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../../emulators/firestore/main.ts');

export type Embedded = {
  port: number;
  process: ChildProcess;
  /** Its stderr so far. */
  messages: string[];
  kill: (signal: NodeJS.Signals) => Promise<void>;
};

/** Starts the embedded Firestore in a process of its own, on a free port. */
export async function startEmbedded(...args: string[]): Promise<Embedded> {
  const child = spawn(process.execPath, [main, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const messages: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => messages.push(line));
  const exited = once(child, 'exit');
  const ready = once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line));
  const line = await Promise.race([ready, exited.then(() => '')]);
  const port = Number(/:(\d+)$/.exec(line)?.[1]);
  if (!port) throw new Error(`The embedded Firestore did not start: ${messages.join('\n')}`);
  return {
    port,
    process: child,
    messages,
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}
