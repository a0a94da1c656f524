import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../emulators/stack/start-stack.ts';
import { eventually, findMatches, runSearch, signUpComplete } from './support/accounts.ts';
import { INSTALL_BROWSERS, OTHER_BROWSERS } from './support/other-browsers.ts';
import { MAIN_STACK, ROOT, RUNNING_OFFSET } from './support/stacks.ts';

/** Starts a stack with data of its own for this run; returns what ends it. */
export default async function setup(): Promise<() => Promise<void>> {
  const missing = OTHER_BROWSERS.filter(({ installed }) => !installed).map(({ name }) => name);
  if (missing.length > 0) {
    console.log(`Not tested in ${missing.join(' and ')}, not installed here: ${INSTALL_BROWSERS}`);
  }
  if (RUNNING_OFFSET !== null) return async () => {};
  const data_dir = await mkdtemp(join(tmpdir(), 'huntwell-e2e-'));
  const took = clock();
  const stack = await startStack({
    root: ROOT,
    port_offset: MAIN_STACK.offset,
    data_dir,
    fresh: true,
    mode: 'built',
    log: (line) => console.log(line),
  });
  console.log(`The stack is ready after ${took()} s.`);
  await warmUp();
  return async () => {
    await stack.stop();
    await rm(data_dir, { recursive: true, force: true });
  };
}

function clock(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(1);
}

/** The functions emulator starts the process of each function at its first call; journeys measure the work itself. */
async function warmUp(): Promise<void> {
  const user = await signUpComplete(MAIN_STACK);
  // Uploads have a process of their own.
  await user.call('GET', '/api/resumes');
  const search = clock();
  await runSearch(user);
  const cold_search = search();
  const [match] = (await findMatches(user)).items;
  const form = clock();
  await user.call('POST', '/api/applications', { json: { posting_id: match?.posting.id } });
  await eventually('the first form is read', 60, async () => {
    const { items } = await user.call<{ items: { status: string }[] }>('GET', '/api/applications');
    return ['queued', 'preparing'].includes(items[0]?.status ?? '') ? null : true;
  });
  console.log(`First search after the start: ${cold_search} s; first form read: ${form()} s.`);
}
