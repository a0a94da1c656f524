/**
 * What a search costs over more and more postings.
 *
 *   node tests/bench/search-scale.ts [COUNT …]          (5000 50000 500000)
 *
 * For each count a process with an embedded Firestore is filled, and the search that the product runs is run for several
 * people against it. Printed: reads and writes that Firestore bills, seconds, and memory of the searching and of the Firestore
 * process, beside the linear scan that reads and ranks every posting. The embedded Firestore makes an index when a query first
 * needs it, so everybody searches twice: the first time says how long that takes, the second is the search alone.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { servicesOn } from '../../functions/src/composition/services.ts';
import { rankPostings } from '../../functions/src/modules/matches/rank-postings.ts';
import { buildCandidate } from '../../functions/src/modules/matches/ranker/candidate.ts';
import { runSearch } from '../../functions/src/modules/matches/run-search.ts';
import { startSearchOf } from '../../functions/src/modules/matches/start-search.ts';
import { NO_CHOICES } from '../../functions/src/modules/matches/tilt.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import { billCounter } from '../support/billing.ts';
import { PROJECT_ID } from '../support/project-id.ts';
import { generatedPostings } from './support/generated-postings.ts';
import { PEOPLE } from './support/people.ts';

const COUNTS = process.argv.slice(2).map(Number);
const SEARCHERS = PEOPLE.filter((_, n) => n % 4 === 0);
const MINUTES = 5;
const LINEAR_SAMPLE = 5_000;

process.env.GCLOUD_PROJECT = PROJECT_ID;
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT_ID });

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Seconds to rank one posting, on average; the linear scan ranks every one. */
function secondsToRank(): number {
  const postings = generatedPostings(LINEAR_SAMPLE, new Date());
  const [profile] = SEARCHERS;
  if (!profile) throw new Error('Nobody searches');
  const began = performance.now();
  const candidate = buildCandidate(profile, null);
  rankPostings({ profile, candidate, postings, choices: NO_CHOICES, seen: null }, new Date());
  return (performance.now() - began) / 1000 / LINEAR_SAMPLE;
}

async function filled(count: number): Promise<{ child: ChildProcess; port: number; seconds: number }> {
  const began = performance.now();
  const child = fork(new URL('support/firestore-with-postings.ts', import.meta.url), [String(count)], {
    execArgv: ['--max-old-space-size=12000'],
  });
  const late = setTimeout(() => child.kill(), MINUTES * 60_000);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The Firestore process ended with ${code} before it was filled`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  clearTimeout(late);
  ended.catch(() => undefined);
  return { child, port: message.port, seconds: (performance.now() - began) / 1000 };
}

async function searchOver(count: number, rank_seconds: number): Promise<void> {
  const { child, port, seconds } = await filled(count);
  try {
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
    const firebase = connectFirebase();
    firebase.db.settings({ host: `127.0.0.1:${port}`, ssl: false });
    const log = { info: () => undefined, warn: () => undefined, error: console.error };
    const clock = () => new Date();
    const services = servicesOn({ firebase, queue: { enqueue: async () => undefined }, clock, logger: log });
    const bill = billCounter(services.db);
    const search = async (uid: string) => {
      const began = performance.now();
      const billed = await bill.of(async () => {
        const { id } = await startSearchOf(services.match, uid);
        await runSearch({ ...services.match, newHolder: randomUUID }, uid, id);
      });
      return { ...billed, seconds: (performance.now() - began) / 1000 };
    };
    const first: number[] = [];
    const runs: { reads: number; writes: number; deletes: number; seconds: number; shown: number }[] = [];
    for (const profile of SEARCHERS) {
      const uid = randomUUID();
      const {
        uid: _uid,
        complete: _complete,
        created_at: _created,
        updated_at: _updated,
        ...stored
      } = profile;
      await services.db
        .collection('users')
        .doc(uid)
        .set({ ...stored, created_at: new Date(), updated_at: new Date() });
      first.push((await search(uid)).seconds);
      const again = await search(uid);
      const done = await services.match.searches.findLatestDone(uid);
      const shown = done ? done.counts.excellent + done.counts.good + done.counts.fair : 0;
      runs.push({ ...again, shown });
      console.error(
        `  filled in ${seconds.toFixed(0)} s; search ${runs.length}: ${first.at(-1)?.toFixed(1)} s, then ${again.seconds.toFixed(1)} s, ${again.reads} reads`,
      );
    }
    child.send('memory');
    const [memory] = (await once(child, 'message')) as [{ resident_mb: number }];
    const of = (field: keyof (typeof runs)[number]) => runs.map((run) => run[field]);
    const seconds_of = (values: number[]) =>
      `${mean(values).toFixed(2)} (≤ ${Math.max(...values).toFixed(1)})`;
    row(
      count.toLocaleString('en-US'),
      `${mean(of('reads')).toFixed(0)} (${Math.min(...of('reads'))}–${Math.max(...of('reads'))})`,
      mean(of('writes')).toFixed(0),
      mean(of('shown')).toFixed(0),
      seconds_of(first),
      seconds_of(of('seconds')),
      `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} / ${memory.resident_mb.toFixed(0)} MB`,
      `${count.toLocaleString('en-US')} reads, ${(rank_seconds * count).toFixed(1)} s`,
    );
    await services.db.terminate();
  } finally {
    child.kill();
  }
}

function row(...cells: string[]): void {
  const widths = [9, 15, 6, 7, 15, 15, 15, 25];
  console.log(cells.map((cell, n) => cell.padStart(widths[n] ?? 0)).join(' | '));
}

if (!process.send)
  row('postings', 'reads', 'writes', 'matches', 'first, s', 'warm, s', 'searcher / DB', 'linear scan');
// One process a count: a client keeps the address that it first connected to.
if (COUNTS.length === 1) await searchOver(COUNTS[0] ?? 0, secondsToRank());
else
  for (const count of COUNTS.length > 0 ? COUNTS : [5_000, 50_000, 500_000]) {
    const one = fork(new URL(import.meta.url), [String(count)]);
    await once(one, 'exit');
  }
