/**
 * How long the public search takes over more and more jobs, and what it finds, beside the Firestore queries that it replaced.
 *
 *   npm run bench:search [-- COUNT …]          (20000 100000)
 *
 * For each count, a process with an embedded Firestore is filled with generated jobs, and a libSQL server with the index that the
 * product makes of them. Every query goes to both, one after the other, as the API asks it. With the first count, Orama and PGlite
 * hold the same jobs in this process. The last line is one JSON object.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { thisWeek } from '../../emulators/job-boards/generated-boards.ts';
import { generatePosting } from '../../emulators/job-boards/generator/generate-posting.ts';
import { textOf } from '../../emulators/job-boards/generator/grammar/blocks.ts';
import { OCCUPATIONS } from '../../emulators/job-boards/generator/occupations/all.ts';
import { DEMO_SEARCH_TOKEN } from '../../emulators/libsql/server.ts';
import { type SearchIndex, searchIndexOn } from '../../functions/src/composition/search-index.ts';
import type { PostingFilters } from '../../functions/src/contract/postings.ts';
import { libsqlDatabase } from '../../functions/src/integrations/libsql.ts';
import { countFacets } from '../../functions/src/modules/postings/count-facets.ts';
import {
  type PostingsRepository,
  postingsRepository,
} from '../../functions/src/modules/postings/postings.repository.ts';
import { indexDocument } from '../../functions/src/modules/postings/search/index-document.ts';
import { countJobs, searchJobs } from '../../functions/src/modules/postings/search/search-jobs.ts';
import { searchWords } from '../../functions/src/modules/postings/text/search-terms.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import { PROJECT_ID } from '../support/project-id.ts';
import { type Engine, oramaOf, type PlainJob, pgliteOf } from './support/other-engines.ts';
import { mistyped, QUERIES, quantile } from './support/search-queries.ts';

const TIMES = 5;
const PAGE = 20;
const counts = process.argv.slice(2).map(Number);

/** Texts of the local job boards, which the generated jobs take turns with. */
function descriptions(): string[] {
  const options = thisWeek(new Date(), 'http://localhost');
  return OCCUPATIONS.flatMap((occupation) =>
    Array.from({ length: Math.min(occupation.count, 40) }, (_, at) =>
      textOf(generatePosting(options, occupation, at + 1).blocks),
    ),
  );
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}

const ms = (values: readonly number[]) => ({
  p50: Number(quantile(values, 0.5).toFixed(1)),
  p95: Number(quantile(values, 0.95).toFixed(1)),
});

async function started(file: URL, ...args: string[]): Promise<[ChildProcess, Record<string, unknown>]> {
  const child = fork(file, args, {
    execArgv: ['--max-old-space-size=12000'],
  });
  const [message] = await once(child, 'message');
  return [child, message];
}

async function memoryOf(child: ChildProcess): Promise<number> {
  child.send('memory');
  const [{ resident_mb }] = await once(child, 'message');
  return Math.round(resident_mb);
}

/** Indexes all jobs as a rebuild does; returns what other engines are given of them. */
async function fill(postings: PostingsRepository, index: SearchIndex): Promise<PlainJob[]> {
  const texts = descriptions();
  const jobs: PlainJob[] = [];
  await index.startAnew({ id: 'bench', index_version: '', after: null, at: '' });
  for (let after: string | null = null; ; ) {
    const states = await postings.statesAfter(after, 500);
    const written = states.map(({ record, version }, at) => {
      const description = texts[(jobs.length + at) % texts.length] ?? '';
      const { id, title, company, workplace, posted_at, skills } = record;
      return {
        job: {
          id,
          title,
          company,
          description,
          skills: skills.join(' '),
          workplace: workplace ?? '',
          posted: Date.parse(posted_at ?? ''),
        },
        state: { document: indexDocument(record, { description_text: description }), version },
      };
    });
    for (let at = 0; at < written.length; at += 100)
      await index.write(written.slice(at, at + 100).map(({ state }) => state));
    jobs.push(...written.map(({ job }) => job));
    after = states.at(-1)?.record.id ?? after;
    if (states.length < 500) break;
  }
  await index.declareComplete();
  return jobs;
}

/** Words of titles, most used first. */
function usualWords(jobs: readonly PlainJob[]): string[] {
  const seen = new Map<string, number>();
  for (const { title } of jobs)
    for (const word of new Set(searchWords(title))) seen.set(word, (seen.get(word) ?? 0) + 1);
  return [...seen]
    .filter(([word, times]) => times >= 20 && word.length >= 5 && /^[a-z]+$/.test(word))
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word);
}

/** Share of mistyped words for which at least half of the first ten titles have the word that was meant. */
async function typosFound(
  words: readonly string[],
  titles: (q: string) => Promise<string[]>,
): Promise<number> {
  let found = 0;
  const typos = mistyped(words);
  for (const { typed, meant } of typos) {
    const first = (await titles(typed)).slice(0, 10);
    const right = first.filter((title) => searchWords(title).includes(meant)).length;
    if (first.length > 0 && right * 2 >= first.length) found += 1;
  }
  return Number((found / typos.length).toFixed(3));
}

async function others(jobs: readonly PlainJob[], words: readonly string[]) {
  const results: Record<string, object> = {};
  for (const make of [oramaOf, pgliteOf]) {
    const before = process.memoryUsage().rss;
    const [building, engine] = await timed<Engine>(() => make(jobs));
    const times: number[] = [];
    for (const { q = '' } of QUERIES['one word'] ?? [])
      for (let n = 0; n < TIMES; n += 1) times.push((await timed(() => engine.titles(q)))[0]);
    const typos = await typosFound(words, engine.titles);
    const megabytes = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
    results[engine.name] = {
      one_word: ms(times),
      typos_found: typos,
      build_s: Math.round(building / 1000),
      memory_mb: megabytes,
    };
    await engine.close();
  }
  return results;
}

async function measure(count: number, with_others: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'huntwell-bench-search-'));
  const [firestore, { port }] = await started(
    new URL('support/firestore-with-postings.ts', import.meta.url),
    String(count),
  );
  const [libsql, { origin }] = await started(new URL('support/libsql-server.ts', import.meta.url), folder);
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  const { db } = connectFirebase();
  try {
    const postings = postingsRepository(db, () => new Date());
    const index = searchIndexOn(libsqlDatabase(String(origin), () => DEMO_SEARCH_TOKEN));
    const [filling, jobs] = await timed(() => fill(postings, index));
    const ways = {
      index: {
        list: (filters: PostingFilters) =>
          searchJobs(index, filters, { after: null, limit: PAGE, now: new Date() }),
        facets: (filters: PostingFilters) => countJobs(index, filters),
      },
      firestore: {
        list: (filters: PostingFilters) => postings.list(filters, { limit: PAGE }),
        facets: (filters: PostingFilters) => countFacets({ postings }, filters),
      },
    };
    const kinds: Record<string, object> = {};
    const all: Record<string, number[]> = {};
    for (const [kind, queries] of Object.entries(QUERIES)) {
      const times: Record<string, number[]> = {};
      for (const filters of queries) {
        for (const way of Object.values(ways)) await way.list(filters); // an index that a query first needs is made then
        for (let n = 0; n < TIMES; n += 1) {
          for (const [name, way] of Object.entries(ways)) {
            for (const [what, ask] of Object.entries(way)) {
              const [took] = await timed<unknown>(() => ask(filters));
              for (const list of [times, all])
                list[`${name}_${what}`] = [...(list[`${name}_${what}`] ?? []), took];
            }
          }
        }
      }
      kinds[kind] = Object.fromEntries(Object.entries(times).map(([name, values]) => [name, ms(values)]));
      console.log(count, kind, JSON.stringify(kinds[kind]));
    }
    const words = usualWords(jobs).slice(0, 100);
    const titlesBy = (way: (typeof ways)['index'] | (typeof ways)['firestore']) => async (q: string) =>
      (await way.list({ q })).items.map(({ title }) => title);
    const result = {
      jobs: count,
      load: Number(loadavg()[0]?.toFixed(1)),
      all: Object.fromEntries(Object.entries(all).map(([name, values]) => [name, ms(values)])),
      kinds,
      typos_found: {
        index: await typosFound(words, titlesBy(ways.index)),
        firestore: await typosFound(words, titlesBy(ways.firestore)),
      },
      indexed_per_s: Math.round(jobs.length / (filling / 1000)),
      index_mb: Math.round(statSync(join(folder, 'data.db')).size / 2 ** 20),
      memory_mb: { index: await memoryOf(libsql), firestore: await memoryOf(firestore) },
      others: with_others ? await others(jobs, words) : undefined,
    };
    console.log(count, JSON.stringify({ ...result, kinds: undefined }));
    return result;
  } finally {
    await db.terminate();
    firestore.kill();
    libsql.kill();
    rmSync(folder, { recursive: true });
  }
}

process.env.GCLOUD_PROJECT = PROJECT_ID;
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT_ID });
const asked = counts.length > 0 ? counts : [20_000, 100_000];
// One process a count: a Firestore client keeps the address that it first connected to.
if (process.send) {
  const [count = 0] = asked;
  process.send(await measure(count, process.env.WITH_OTHERS === 'yes'));
  process.exit();
} else {
  const measured: unknown[] = [];
  for (const [at, count] of asked.entries()) {
    const one = fork(new URL(import.meta.url), [String(count)], {
      env: { ...process.env, WITH_OTHERS: at === 0 ? 'yes' : 'no' },
      execArgv: ['--max-old-space-size=8000'],
    });
    const [result] = await once(one, 'message');
    measured.push(result);
  }
  console.log(JSON.stringify({ cores: cpus().length, measured }));
}
