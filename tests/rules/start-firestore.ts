import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** `host:port` of the Firestore under test. */
    firestoreHost: string;
  }
}

const MAIN = fileURLToPath(new URL('../../emulators/firestore/main.ts', import.meta.url));
const INDEXES = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));

/**
 * Starts the embedded Firestore, in memory, on a port of its own. With `FIRESTORE=official` the tests run against the
 * emulator at FIRESTORE_EMULATOR_HOST instead.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FIRESTORE === 'official') {
    const host = process.env.FIRESTORE_EMULATOR_HOST;
    if (!host) throw new Error('FIRESTORE=official needs FIRESTORE_EMULATOR_HOST=host:port.');
    project.provide('firestoreHost', host);
    return undefined;
  }
  const args = [MAIN, '--port', '0', '--indexes', INDEXES];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const host = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /Firestore ready on (\S+:\d+)/.exec(output);
      if (ready) resolve(ready[1]!); // the pattern has one group
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`The embedded Firestore ended with code ${code}:\n${output}`)),
    );
  });
  project.provide('firestoreHost', host);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
