import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../emulators/stack/start-stack.ts';
import { MAIN_STACK, ROOT } from './support/stacks.ts';

/** Starts a stack with data of its own for this run; returns what ends it. */
export default async function setup(): Promise<() => Promise<void>> {
  const data_dir = await mkdtemp(join(tmpdir(), 'huntwell-e2e-'));
  const started = performance.now();
  const stack = await startStack({
    root: ROOT,
    port_offset: MAIN_STACK.offset,
    data_dir,
    fresh: true,
    mode: 'built',
    log: (line) => console.log(line),
  });
  // The emulator starts the API's process at its first request.
  await fetch(`${stack.address}/api/postings?limit=1`);
  console.log(`The stack is ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return async () => {
    await stack.stop();
    await rm(data_dir, { recursive: true, force: true });
  };
}
