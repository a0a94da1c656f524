/**
 * A process with the API alone, and a bare Express beside it. Started by read-endpoints.ts with the ports of
 * Firestore, Cloud Storage and Auth; fills an account, listens, and sends `Ready`. Each message `record` notes the Firestore reads of the
 * calls up to `recorded`, which `/bare` then makes again and does nothing else; `cpu` is answered with the milliseconds that
 * this process has used.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type AggregateQuery, type AggregateSpec, Firestore, Query } from 'firebase-admin/firestore';
import { apiOn } from '../../../functions/src/composition/api.ts';
import { servicesOn } from '../../../functions/src/composition/services.ts';
import { ENDPOINTS } from '../../../functions/src/contract/api.ts';
import { connectFirebase } from '../../../functions/src/platform/firebase.ts';
import { PROJECT_ID } from '../../support/project-id.ts';
import { tokenWith } from '../../support/tokens.ts';
import { accountWithHistory } from './account-with-history.ts';
import { generatedPostings } from './generated-postings.ts';

export type Ready = { origin: string; token: string; paths: string[] };
export type Ask = 'record' | 'recorded' | 'cpu';

/** How far the clock moves between two calls, so that no rate limit is reached. */
const BETWEEN_CALLS_MS = 3_000;

/** Addresses beside the plain one of an endpoint. */
const VARIANTS = [
  '/api/matches?sort=newest&q=engineer',
  '/api/matches?sort=newest',
  '/api/matches?limit=5',
  '/api/applications?status=submitted',
];

const [firestore_port, storage_port, auth_port, postings] = process.argv.slice(2).map(Number);
process.env.GCLOUD_PROJECT = PROJECT_ID;
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_CONFIG = JSON.stringify({
  projectId: PROJECT_ID,
  storageBucket: `${PROJECT_ID}.firebasestorage.app`,
});
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestore_port}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${storage_port}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${auth_port}`;

let offset = 0;
const services = servicesOn({
  firebase: connectFirebase(),
  queue: { enqueue: async () => undefined },
  clock: () => new Date(Date.now() + offset),
  logger: { info: () => undefined, warn: () => undefined, error: console.error },
});
const account = await accountWithHistory(services, generatedPostings(postings ?? 0, new Date()));

let recorded: (() => Promise<void>)[] | null = null;
let repeated: (() => Promise<void>)[] = [];
recordReads();

const api = apiOn(services, { sendPasswordReset: async () => undefined }, '');
// The API's own Express.
const express: () => ReturnType<typeof apiOn> = createRequire(
  new URL('../../../functions/', import.meta.url),
)('express');
const bare = express().get('/bare', async (_req, res) => {
  await Promise.all(repeated.map((read) => read()));
  res.json({ reads: repeated.length });
});
const server = createServer((req, res) => {
  offset += BETWEEN_CALLS_MS;
  (req.url === '/bare' ? bare : api)(req, res);
});
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  const ready: Ready = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // Later than the account was created, or the token would count as revoked.
    token: tokenWith(account.uid, { auth_time: Math.ceil(Date.now() / 1000) + 1 }),
    paths: [
      ...ENDPOINTS.filter(({ method, auth }) => method === 'GET' && auth !== 'admin').map(({ path }) =>
        path.replace(/:(\w+)/g, (_, name: string) => account[name as keyof typeof account]),
      ),
      ...VARIANTS,
    ],
  };
  process.send?.(ready);
});

process.on('message', (ask: Ask) => {
  if (ask === 'record') recorded = [];
  if (ask === 'recorded' && recorded) {
    repeated = recorded;
    recorded = null;
  }
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});

/** Queries and look-ups outside transactions, as the product makes them, until they are recorded. */
function recordReads(): void {
  const { getAll } = Firestore.prototype;
  Firestore.prototype.getAll = function (this: Firestore, ...asked: never[]) {
    recorded?.push(async () => {
      for (const doc of await getAll.apply(this, asked)) doc.data();
    });
    return getAll.apply(this, asked);
  } as typeof getAll;
  const { get } = Query.prototype;
  Query.prototype.get = function () {
    recorded?.push(async () => {
      for (const doc of (await get.call(this)).docs) doc.data();
    });
    return get.call(this);
  };
  // firebase-admin does not export this class.
  const aggregates: AggregateQuery<AggregateSpec> = Object.getPrototypeOf(
    services.db.collection('postings').count(),
  );
  const { get: aggregate } = aggregates;
  aggregates.get = function (this: AggregateQuery<AggregateSpec>) {
    recorded?.push(async () => {
      (await aggregate.call(this)).data();
    });
    return aggregate.call(this);
  };
}

// Ends by itself, so that `--cpu-prof` writes what it found.
process.on('SIGTERM', () => process.exit());
