import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const firebase = join(import.meta.dirname, '../../../node_modules/.bin/firebase');
const port = 8085;

/** Starts the official emulator with firebase-tools. It needs a JDK, and its jar cached or downloadable. */
export async function startOfficial(): Promise<{ port: number; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'firestore-official-'));
  await writeFile(
    join(directory, 'firebase.json'),
    JSON.stringify({ emulators: { firestore: { port }, ui: { enabled: false } } }),
  );
  const args = ['emulators:start', '--only', 'firestore', '--project', 'demo-conformance'];
  const child = spawn(firebase, args, { cwd: directory, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('All emulators ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`The official emulator did not start:\n${lines.join('\n')}`)));
  });
  return {
    port,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    },
  };
}
