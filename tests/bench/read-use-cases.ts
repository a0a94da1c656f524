/**
 * CPU of this process for each read that a signed-in screen asks for, over an embedded Firestore in another process.
 *
 *   node tests/bench/read-use-cases.ts
 *
 * Measured are the use-cases behind the endpoints (no HTTP, no token check), each beside bare look-ups of as many documents
 * as it reads, so that the difference is the product's own work.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { servicesOn } from '../../functions/src/composition/services.ts';
import { getMatchOf } from '../../functions/src/modules/matches/get-match.ts';
import { listMatchesOf, topMatches } from '../../functions/src/modules/matches/list-matches.ts';
import { latestSearch } from '../../functions/src/modules/matches/read-searches.ts';
import { runSearch } from '../../functions/src/modules/matches/run-search.ts';
import { startSearchOf } from '../../functions/src/modules/matches/start-search.ts';
import { readActivity } from '../../functions/src/platform/activity.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import { billCounter } from '../support/billing.ts';
import { PROJECT_ID } from '../support/project-id.ts';
import { PEOPLE } from './support/people.ts';

const RUNS = 100;
const POSTINGS = 5_000;

process.env.GCLOUD_PROJECT = PROJECT_ID;
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT_ID });

const child = fork(new URL('support/firestore-with-postings.ts', import.meta.url), [String(POSTINGS)]);
try {
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
  const clock = () => new Date();
  const queue = { enqueue: async () => undefined };
  const services = servicesOn({ firebase: connectFirebase(), queue, clock, logger: quiet });
  const { db, match, posting } = services;
  const bill = billCounter(db);
  const uid = randomUUID();
  const profile = PEOPLE[3];
  if (!profile) throw new Error('Nobody searches');
  const { uid: _uid, complete: _complete, created_at: _created, updated_at: _updated, ...stored } = profile;
  await db
    .collection('users')
    .doc(uid)
    .set({ ...stored, created_at: new Date(), updated_at: new Date() });
  const { id } = await startSearchOf(match, uid);
  await runSearch({ ...match, newHolder: randomUUID }, uid, id);
  const page = await listMatchesOf(match, uid, { limit: 30, sort: 'score', include_low: true });
  console.log(`a search with ${JSON.stringify(page.counts)}`);
  const first = page.items[0]?.posting.id ?? '';
  const last = await db.collection('postings').limit(40).get();

  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    for (let run = 0; run < 10; run += 1) await work();
    const before = process.cpuUsage();
    for (let run = 0; run < RUNS; run += 1) await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / RUNS;
  };
  const cases: [string, () => Promise<unknown>][] = [
    ['matches, a page', () => listMatchesOf(match, uid, { limit: 30, sort: 'score' })],
    [
      'matches, by date with a word',
      () => listMatchesOf(match, uid, { limit: 30, sort: 'newest', q: 'engineer' }),
    ],
    ['matches, the best five', () => topMatches(match, uid, 5)],
    ['one match', () => getMatchOf(match, uid, first)],
    ['latest search', () => latestSearch(match, uid)],
    ['activity', () => readActivity(db, uid)],
    ['public postings, a page', () => posting.postings.list({}, { limit: 30 })],
  ];
  for (const [name, work] of cases) {
    const { reads } = await bill.of(work);
    const refs = last.docs.slice(0, reads).map(({ ref }) => ref);
    const own = await cpuOf(work);
    const bare = await cpuOf(() => db.getAll(...refs, { fieldMask: ['title'] }));
    console.log(
      `${name.padEnd(30)} ${own.toFixed(2)} ms CPU, ${reads} reads; ${bare.toFixed(2)} ms for as many bare look-ups`,
    );
  }
  await db.terminate();
} finally {
  child.kill();
}
