import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WATCHDOG = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));

export type ChildOptions = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  cwd: string;
  /** Receives everything that the child prints. */
  log_file: string;
  /** A line that matches means that the child is ready. */
  ready: RegExp;
  ready_timeout_ms: number;
  /** How long the child may take to exit after SIGTERM. */
  grace_ms: number;
};

export type Child = {
  name: string;
  /** Settles when the child has printed its ready line; rejects when it ends or hangs before. */
  ready: Promise<void>;
  /** Settles when the child has exited, on its own or through `stop`. */
  ended: Promise<number>;
  stop(): Promise<void>;
};

/** Starts a process with a watchdog: it ends with this one, and with everything that it has started itself. */
export function startChild(options: ChildOptions): Child {
  const process_: ChildProcess = spawn(
    process.execPath,
    [WATCHDOG, String(options.grace_ms), options.command, ...options.args],
    {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own, so that Ctrl-C in the terminal reaches the stack first and it can stop in order.
      detached: true,
    },
  );
  const log = createWriteStream(options.log_file, { flags: 'a' });
  let tail = '';
  const ended = new Promise<number>((resolve) => {
    process_.on('close', (code) => {
      log.end();
      resolve(code ?? 1);
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new Error(`${options.name} did not become ready in ${options.ready_timeout_ms / 1000} s:\n${tail}`),
        ),
      options.ready_timeout_ms,
    );
    const read = (chunk: Buffer) => {
      log.write(chunk);
      tail = (tail + chunk.toString()).slice(-4000);
      if (options.ready.test(tail)) {
        clearTimeout(timer);
        resolve();
      }
    };
    process_.stdout?.on('data', read);
    process_.stderr?.on('data', read);
    void ended.then((code) => {
      clearTimeout(timer);
      reject(new Error(`${options.name} ended with code ${code}:\n${tail}`));
    });
  });
  ready.catch(() => {}); // whoever awaits `ready` hears of it; nobody else need

  return {
    name: options.name,
    ready,
    ended,
    async stop() {
      process_.stdin?.end();
      await ended;
    },
  };
}
