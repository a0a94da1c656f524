/**
 * Time of the product's queries of postings in the embedded Firestore, as a Markdown table:
 * `node tests/bench/firestore-queries.ts [postings…]` (5000 and 50000 without an argument). Each query runs through the
 * sorted indexes, and, as the baseline beside it, by a look at every document; both give the same documents.
 */
import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { parseIndexes } from '../../emulators/firestore/indexes/definitions.ts';
import { IndexStore } from '../../emulators/firestore/indexes/index-store.ts';
import { planQuery, type QueryPlan, readsCollection, runPlan } from '../../emulators/firestore/query-plan.ts';
import { micros, type StoredDoc } from '../../emulators/firestore/stored-doc.ts';
import type { NativeMap } from '../../emulators/firestore/values.ts';
import type { Filter, StructuredQuery, Value } from '../../emulators/firestore/wire.ts';
import { decodeValue } from '../../emulators/firestore/wire-values.ts';

const DIMENSION = 128;
const TERMS = 40;
const WORDS = 2_000;

/** The same numbers from 0 to 1 in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = randomFrom(7);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const word = () => `word${Math.floor(random() ** 2 * WORDS)}`;
const words = (count: number) => [...new Set(Array.from({ length: count }, word))];
const numbers = () => Array.from({ length: DIMENSION }, () => random() - 0.5);

const string = (stringValue: string): Value => ({ stringValue });
const list = (values: string[]): Value => ({ arrayValue: { values: values.map(string) } });
const vector = (values: number[]): Value => ({
  mapValue: {
    fields: {
      __type__: string('__vector__'),
      value: { arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});

function posting(n: number): StoredDoc {
  const id = `posting${String(n).padStart(7, '0')}`;
  const time = Timestamp.fromMillis(n);
  const fields: Record<string, Value> = {
    status: string(random() < 0.9 ? 'open' : 'closed'),
    workplace: string(pick(['onsite', 'hybrid', 'remote'])),
    seniority: string(pick(['entry', 'mid', 'senior'])),
    market: string(pick(['US', 'CA', 'DE', 'GB'])),
    family: string(`family${Math.floor(random() * 40)}`),
    posted_at: string(new Date(1.76e12 + random() * 1e10).toISOString()),
    terms: list(words(TERMS)),
    title_terms: list(words(3)),
    embedding: vector(numbers()),
  };
  const data = decodeValue({ mapValue: { fields } }) as NativeMap;
  const path = `postings/${id}`;
  return {
    path,
    id,
    collection: 'postings',
    data,
    createTime: time,
    updateTime: time,
    version: micros(time),
  };
}

const where = (...filters: [string, string, Value][]): Filter => ({
  compositeFilter: {
    op: 'AND',
    filters: filters.map(([fieldPath, op, value]) => ({ fieldFilter: { field: { fieldPath }, op, value } })),
  },
});
const open: [string, string, Value] = ['status', 'EQUAL', string('open')];
const newest = ['posted_at', '__name__'].map((fieldPath) => ({
  field: { fieldPath },
  direction: 'DESCENDING',
}));

const QUERIES: Record<string, StructuredQuery> = {
  'page of 30 open postings': { where: where(open), orderBy: newest, limit: { value: 31 } },
  'the same with two filters (joined indexes)': {
    where: where(open, ['workplace', 'EQUAL', string('remote')], ['seniority', 'EQUAL', string('mid')]),
    orderBy: newest,
    limit: { value: 31 },
  },
  'page with a word': {
    where: where(open, ['terms', 'ARRAY_CONTAINS', string('word500')]),
    orderBy: newest,
    limit: { value: 31 },
  },
  'search: 100 newest with one of 10 words in the title': {
    where: where(open, ['title_terms', 'ARRAY_CONTAINS_ANY', list(Array.from({ length: 10 }, word))]),
    orderBy: newest.slice(0, 1),
    limit: { value: 100 },
  },
  'search: 100 nearest titles of a family': {
    where: where(open, ['family', 'EQUAL', string('family3')]),
    findNearest: {
      vectorField: { fieldPath: 'embedding' },
      queryVector: vector(numbers()),
      distanceMeasure: 'COSINE',
      limit: { value: 100 },
    },
  },
};

/** Milliseconds of the fastest of some runs. */
function time(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 7; n++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const file = new URL('../../firestore.indexes.json', import.meta.url);
const definitions = parseIndexes(readFileSync(file, 'utf8'));
const sizes = process.argv.slice(2).map(Number);

for (const size of sizes.length > 0 ? sizes : [5_000, 50_000]) {
  const docs = new Map<string, StoredDoc>();
  for (let n = 0; n < size; n++) {
    const doc = posting(n);
    docs.set(doc.path, doc);
  }
  const candidates = (plan: QueryPlan) =>
    [...docs.values()].filter((doc) => readsCollection(plan, doc.collection));
  const indexes = new IndexStore({ candidates, get: (path) => docs.get(path) }, definitions);
  console.log(`\n${size.toLocaleString('en-US')} postings\n`);
  console.log(
    '| query | every document, ms | index, ms | index made at first use, ms |\n|---|---:|---:|---:|',
  );
  for (const [name, query] of Object.entries(QUERIES)) {
    const plan = planQuery({ ...query, from: [{ collectionId: 'postings' }] }, '', decodeValue);
    const start = performance.now();
    const found = indexes.run(plan) ?? [];
    const first = performance.now() - start;
    const scanned = runPlan(plan, docs.values());
    if (scanned.map(({ path }) => path).join() !== found.map(({ path }) => path).join())
      throw new Error(`${name}: the index found something else.`);
    const cells = [time(() => runPlan(plan, docs.values())), time(() => indexes.run(plan)), first];
    console.log(`| ${name} | ${cells.map((ms) => ms.toFixed(2)).join(' | ')} |`);
  }
  const counting = planQuery({ from: [{ collectionId: 'postings' }], where: where(open) }, '', decodeValue);
  const start = performance.now();
  indexes.count(counting);
  const first = performance.now() - start;
  const cells = [
    time(() => runPlan(counting, docs.values()).length),
    time(() => indexes.count(counting)),
    first,
  ];
  console.log(`| count of open postings | ${cells.map((ms) => ms.toFixed(2)).join(' | ')} |`);
  const changed = [...docs.values()].slice(0, 500);
  const written = performance.now();
  for (const doc of changed) indexes.replaced(doc, { ...doc });
  const each = (performance.now() - written) / changed.length;
  console.log(`\nA write to all of these indexes: ${each.toFixed(3)} ms.`);
}
