/**
 * CPU that the API's process uses for one call of each address that a signed-in person or a visitor reads.
 *
 *   node tests/bench/read-endpoints.ts [WORD …]          (only addresses with one of the words)
 *
 * The API runs in a process of its own, over an embedded Firestore in another; the calls come from this one. The account has
 * a thousand matches and two hundred applications (support/account-with-history.ts). Each address is printed beside a
 * bare Express in the same process that makes the same queries and look-ups, decodes them and answers a number: the difference
 * is our own code. Tokens are unsigned here; what checking a signature costs besides is printed first.
 */
import { fork } from 'node:child_process';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStorage } from '../../emulators/storage/server.ts';
import { startAuth } from '../support/emulators.ts';
import { PROJECT_ID } from '../support/project-id.ts';
import type { Ask, Ready } from './support/api-with-account.ts';

const WARM_UP = 60;
const CALLS = 200;
const POSTINGS = 5_000;
/** The limit for our own code. */
const GOAL_MS = 5;

process.env.GCLOUD_PROJECT = PROJECT_ID;
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT_ID });

const only = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'huntwell-bench-'));
const storage = await startStorage({ port: 0, host: '127.0.0.1', dataDir: folder });
const auth = await startAuth();
const firestore = fork(new URL('support/firestore-with-postings.ts', import.meta.url), [String(POSTINGS)]);
const [{ port }] = (await once(firestore, 'message')) as [{ port: number }];
const ports = [port, storage.port, auth.port, POSTINGS].map(String);
const api = fork(new URL('support/api-with-account.ts', import.meta.url), ports, {
  execArgv: process.execArgv,
});
try {
  const ended = once(api, 'exit').then(([code]) => {
    throw new Error(`The API's process ended with ${code}`);
  });
  const [ready] = (await Promise.race([once(api, 'message'), ended])) as [Ready];
  ended.catch(() => undefined);
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; checking a signature: ${millisecondsToVerify().toFixed(2)} ms`,
  );
  console.log('ms CPU: whole, bare, own code');
  // A part of a finished export: the account has none.
  for (const path of ready.paths.filter((one) => one !== '/api/account/export/file')) {
    if (only.length > 0 && !only.some((word) => path.includes(word))) continue;
    const bytes = await call(ready, path, WARM_UP);
    await ask('record');
    await call(ready, path, 1);
    await ask('recorded');
    const whole = await cpuOf(CALLS, () => call(ready, path, CALLS));
    await call(ready, '/bare', WARM_UP);
    const bare = await cpuOf(CALLS, () => call(ready, '/bare', CALLS));
    const figures = [whole, bare, whole - bare].map((value) => value.toFixed(1).padStart(6)).join('');
    const shown = path.replace(/[\w-]{20,}/g, 'ID');
    const size = `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
    console.log(`${figures}${size}  ${shown}${whole - bare > GOAL_MS ? '  more than the goal' : ''}`);
  }
} finally {
  api.kill();
  firestore.kill();
  await Promise.all([storage.close(), auth.close()]);
  rmSync(folder, { recursive: true });
}

/** Calls an address one time after the other; answers the size of its answer. */
async function call({ origin, token }: Ready, path: string, times: number): Promise<number> {
  let size = 0;
  for (let n = 0; n < times; n += 1) {
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    const bytes = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${Buffer.from(bytes)}`);
    size = bytes.byteLength;
  }
  return size;
}

async function cpuOf(calls: number, work: () => Promise<unknown>): Promise<number> {
  const before = await ask('cpu');
  await work();
  return ((await ask('cpu')) - before) / calls;
}

async function ask(what: Ask): Promise<number> {
  const answer = once(api, 'message');
  api.send(what);
  const [value] = (await answer) as [number];
  return value;
}

function millisecondsToVerify(): number {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = Buffer.alloc(900, 'a');
  const signature = sign('sha256', text, privateKey);
  const before = process.cpuUsage();
  for (let n = 0; n < CALLS; n += 1) verify('sha256', text, publicKey, signature);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}
