/**
 * How much of an exhaustive ranking the candidates of a search hold, and what they cost.
 *
 *   node tests/bench/candidate-recall.ts [POSTINGS.jsonl | COUNT …]          (5000)
 *
 * A number stands for so many generated postings. A file holds one posting a line: `title`, and if known `company`,
 * `location`, `description`. Every posting is ranked for every person, then only the candidates; printed are the share
 * of the best 100 and 300 matches (of 50 and more) among the candidates, the mean score of the best 100 found beside that
 * of the best there are, and the reads that Firestore bills. The budget is tuned on every other person alone; what is said
 * of the others is what to believe.
 */

import { readFileSync } from 'node:fs';
import { unpackVector } from '../../functions/src/modules/job-text/embedding/embed-text.ts';
import { familyOf } from '../../functions/src/modules/job-text/embedding/title-family.ts';
import { marketOf } from '../../functions/src/modules/job-text/places/market.ts';
import { readPlace } from '../../functions/src/modules/job-text/places/read-location.ts';
import { findCandidates } from '../../functions/src/modules/matches/find-candidates.ts';
import { rankPostings } from '../../functions/src/modules/matches/rank-postings.ts';
import { buildCandidate, type Candidate } from '../../functions/src/modules/matches/ranker/candidate.ts';
import { storedPostingWith } from '../../functions/src/modules/matches/testing/builders.ts';
import { NO_CHOICES } from '../../functions/src/modules/matches/tilt.ts';
import type { StoredPosting } from '../../functions/src/modules/postings/posting.ts';
import type { PostingIndex } from '../../functions/src/modules/postings/posting-index.ts';
import { skillTerm } from '../../functions/src/modules/postings/text/search-terms.ts';
import { generatedPostings } from './support/generated-postings.ts';
import { PEOPLE } from './support/people.ts';

const NOW = new Date('2026-11-22');
const SHOWN = 50;

type Entry = {
  posting: StoredPosting;
  vector: Float32Array | null;
  family: string | null;
  market: string;
  area: string;
};

function entryOf(posting: StoredPosting): Entry {
  const packed = unpackVector(posting.features.title_vector);
  const vector = packed && Float32Array.from(packed, (value) => value / 127);
  return { posting, vector, family: vector && familyOf(vector), ...marketOf(posting.features) };
}

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}

/** The postings in memory, answering as Firestore does and counting what it would bill. */
function memoryIndex(entries: Entry[]): { index: PostingIndex; reads: () => number } {
  const families = Map.groupBy(entries, ({ family }) => family);
  const newest = [...entries].sort((a, b) =>
    (b.posting.posted_at ?? '').localeCompare(a.posting.posted_at ?? ''),
  );
  let reads = 0;
  const partOf = ({ family, place }: Pick<Parameters<PostingIndex['count']>[0], 'family' | 'place'>) =>
    (families.get(family) ?? []).filter(
      (entry) =>
        place === null || ('area' in place ? entry.area === place.area : entry.market === place.market),
    );
  const index: PostingIndex = {
    async nearest({ vector, least_cosine, limit, ...part }) {
      const passed = partOf(part);
      const near = passed
        .map(({ posting, vector: own }) => ({ posting, cosine: cosine(own!, vector) })) // a family has vectors
        .filter((found) => found.cosine >= least_cosine)
        .sort((a, b) => b.cosine - a.cosine)
        .slice(0, limit);
      reads += Math.max(1, near.length) + Math.ceil(passed.length / 100);
      return near.map(({ posting }) => posting);
    },
    async count({ up_to, ...part }) {
      const count = Math.min(up_to, partOf(part).length);
      reads += Math.max(1, Math.ceil(count / 1000));
      return count;
    },
    async holding({ field, values, markets, limit }) {
      const wanted = new Set(field === 'skill_terms' ? values.map(skillTerm) : values);
      const terms = ({ skills, features }: StoredPosting) =>
        field === 'skill_terms' ? skills.map(skillTerm) : features.title_terms;
      const found: StoredPosting[] = [];
      for (const { posting, market } of newest) {
        if (found.length === limit) break;
        if (markets && !markets.includes(market)) continue;
        if (terms(posting).some((term) => wanted.has(term))) found.push(posting);
      }
      reads += Math.max(1, found.length);
      return found;
    },
  };
  return { index, reads: () => reads };
}

function readFile(file: string): StoredPosting[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, n) => {
    const row = JSON.parse(line) as Record<string, unknown>;
    const location = typeof row.location === 'string' ? row.location : '';
    return storedPostingWith(`${file}:${n}`, {
      title: String(row.title ?? ''),
      company: String(row.company ?? ''),
      description_text: String(row.description ?? ''),
      locations: location === '' ? [] : [location],
      country: readPlace(location)?.country ?? null,
      workplace: row.remote_allowed === true ? 'remote' : null,
      // A day derived from the line, so that "newest first" isn't the order of the file.
      posted_at: new Date(NOW.getTime() - ((n * 7919) % 45) * 86_400_000).toISOString(),
    });
  });
}

function shareFound(best: string[], found: ReadonlySet<string>, count: number): number | null {
  const top = best.slice(0, count);
  return top.length === 0 ? null : top.filter((id) => found.has(id)).length / top.length;
}

const mean = (values: (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
};
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

const sources = process.argv.slice(2);
const postings = (sources.length > 0 ? sources : ['5000']).flatMap((source) =>
  /^\d+$/.test(source) ? generatedPostings(Number(source), NOW) : readFile(source),
);
const entries = postings.map(entryOf);
type Row = { best100: number | null; best300: number | null; score: number | null; reads: number };
const rows: Row[] = [];
for (const profile of PEOPLE) {
  const candidate: Candidate = buildCandidate(profile, null);
  const rank = (some: StoredPosting[]) =>
    rankPostings({ profile, candidate, postings: some, choices: NO_CHOICES, seen: null }, NOW).entries.filter(
      ({ score }) => score >= SHOWN,
    );
  const { index, reads } = memoryIndex(entries);
  const candidates = await findCandidates(index, candidate, postings.length);
  const [best, shown] = [rank(postings), rank(candidates)];
  const found = new Set(candidates.map(({ id }) => id));
  const ids = best.map(({ id }) => id);
  const scoreOf = (some: typeof best) => mean(some.slice(0, 100).map(({ score }) => score));
  const row = {
    best100: shareFound(ids, found, 100),
    best300: shareFound(ids, found, 300),
    score: best.length === 0 ? null : scoreOf(shown) / scoreOf(best),
    reads: reads(),
  };
  rows.push(row);
  console.log(
    `${(profile.job_titles[0] ?? 'skills alone').padEnd(28)} ${String(best.length).padStart(5)} matches, ${String(shown.length).padStart(4)} found;` +
      ` of the best 100 ${percent(row.best100 ?? 1)}, of 300 ${percent(row.best300 ?? 1)};` +
      ` score of the best 100 ${percent(row.score ?? 1)}; ${row.reads} reads`,
  );
}

const summary = (some: Row[]) =>
  `of the best 100 ${percent(mean(some.map(({ best100 }) => best100)))},` +
  ` of the best 300 ${percent(mean(some.map(({ best300 }) => best300)))},` +
  ` score of the best 100 ${percent(mean(some.map(({ score }) => score)))} of what is possible;` +
  ` reads ${Math.round(mean(some.map(({ reads }) => reads)))} on average, ${Math.max(...some.map(({ reads }) => reads))} at most`;
console.log(`\n${postings.length} postings, ${rows.length} people: ${summary(rows)}`);
console.log(`  people tuned on: ${summary(rows.filter((_, n) => n % 2 === 0))}`);
console.log(`  people kept out: ${summary(rows.filter((_, n) => n % 2 === 1))}`);
