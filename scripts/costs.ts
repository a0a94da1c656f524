/**
 * Writes docs/costs.md from docs/billed-operations.json, which tests/api/billed-operations.test.ts measures.
 *
 * node scripts/costs.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { APPLICATION_SHARDS, DAILY_SEARCH_SHARDS, PLAN_SHARDS } from '../functions/src/platform/shards.ts';

type Billed = { reads: number; writes: number; deletes: number };

const OPERATIONS = {
  search: "A user's third search, with more postings than it reads",
  application: 'An application from queued to submitted, reviewed by its user',
  plan: 'A day of auto-apply for five jobs: planned, carried out, summed up, and seen after each, without preparing and sending',
  dashboard: 'A dashboard visit',
  matches_page: 'A page of matches',
  matches_filtered: 'A page of matches by date, with a search term',
  saved_searches: 'The saved searches with their new matches, on the matches page',
  match: 'One match with its posting',
  improvements: 'What would raise the score of a match',
  applications_page: 'A page of applications, per application',
  postings_page: 'A page of the public list without a search index, not served by the CDN',
  search_page: 'A page of the public list with its counts, from the search index',
  job_list_page: 'A public page of jobs as HTML, not served by the CDN',
  job_page: 'A public page of one job as HTML, not served by the CDN',
  company_page: 'A public page of a company as HTML, not served by the CDN, with its figures of the day',
  activity_poll: 'A poll of the activity dock while idle',
  trial: 'The five best jobs for a visitor without an account',
  payment: 'A payment for Premium, from its events to its credits',
  refinement: 'A resume checked by a language model, without its tokens (below)',
} as const;
/** What reading job boards costs, which doesn't grow with users. */
const CRAWLING = {
  board_unchanged: 'A run of a board that finds nothing new, with its turn at its vendor',
  board_of_thirty: 'A run of a board that finds thirty new jobs',
  job_closed: 'A run of a board that closes a job',
  crawl_schedule: 'A run of the schedule while nothing is due',
} as const;
export type OperationBills = Record<keyof typeof OPERATIONS | keyof typeof CRAWLING, Billed>;
/** On a mean day of the simulated year of all boards (`npm run bench:crawler`): 46,000 runs, and some 40,000 new jobs. */
const CRAWL_DAY: Record<keyof typeof CRAWLING, number> = {
  board_unchanged: 40_000,
  board_of_thirty: 1_350,
  job_closed: 4_650,
  crawl_schedule: 144,
};

/**
 * List prices in US dollars of the United States multi-region, beyond the free tier. Single regions cost about half.
 */
const PRICE = { reads: 0.06 / 100_000, writes: 0.18 / 100_000, deletes: 0.02 / 100_000 } as const;
/** Cloud Functions: a GB-second of memory and a vCPU-second (request-based billing, tier 1). */
const GB_SECOND = 0.0000025;
const VCPU_SECOND = 0.000024;

/** What one active user does in a month; assumptions. */
const MONTH: Record<keyof typeof OPERATIONS, number> = {
  search: 30,
  application: 20,
  // One user in four has auto-apply plan each day.
  plan: 7.5,
  dashboard: 40,
  matches_page: 60,
  matches_filtered: 20,
  saved_searches: 80,
  match: 80,
  improvements: 15,
  applications_page: 400,
  // The index answers nearly always.
  postings_page: 0.1,
  // Each pause while someone types asks for one.
  search_page: 30,
  // Visitors and robots that find a page not in the CDN, for each active user.
  job_list_page: 10,
  job_page: 40,
  company_page: 10,
  activity_poll: 1500,
  // Five visitors try it for each active user and change two facts.
  trial: 15,
  // Two in five pay, by subscription or pack.
  payment: 0.4,
  // One user in ten uploads a resume that is in doubt, and asks.
  refinement: 0.1,
};
/** Instance seconds per run of an operation, and instance size; API calls share an instance. */
const INSTANCE: Record<keyof typeof OPERATIONS, { seconds: number; gb: number; vcpu: number }> = {
  search: { seconds: 3, gb: 0.5, vcpu: 1 },
  application: { seconds: 45, gb: 2, vcpu: 1 },
  plan: { seconds: 4, gb: 0.5, vcpu: 1 },
  dashboard: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  matches_page: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  matches_filtered: { seconds: 0.015, gb: 0.5, vcpu: 1 },
  saved_searches: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  match: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  improvements: { seconds: 0.05, gb: 0.5, vcpu: 1 },
  applications_page: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  postings_page: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  search_page: { seconds: 0.05, gb: 0.5, vcpu: 1 },
  job_list_page: { seconds: 0.1, gb: 0.5, vcpu: 1 },
  job_page: { seconds: 0.06, gb: 0.5, vcpu: 1 },
  company_page: { seconds: 0.1, gb: 0.5, vcpu: 1 },
  activity_poll: { seconds: 0.005, gb: 0.5, vcpu: 1 },
  trial: { seconds: 0.5, gb: 0.5, vcpu: 1 },
  payment: { seconds: 2, gb: 0.25, vcpu: 1 },
  // Most of it waiting for the answer.
  refinement: { seconds: 6, gb: 1, vcpu: 1 },
};
/** Writes a second that Firestore takes into one index of ever-growing values, and the busiest hour beside the mean. */
const SEQUENTIAL_WRITES = 500;
const PEAK = 3;
const SECONDS_A_MONTH = 30 * 86_400;
/** The sweeper runs every minute, and an empty query costs a read. */
const SWEEPS_A_MONTH = 30 * 24 * 60;
const USERS = [1_000, 100_000, 10_000_000] as const;

const names = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];
const firestorePrice = (billed: Billed): number =>
  billed.reads * PRICE.reads + billed.writes * PRICE.writes + billed.deletes * PRICE.deletes;
const dollars = (amount: number, digits = 0): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const integer = (count: number): string => Math.round(count).toLocaleString('en-US');

/** Tokens of the language model, in and out, in dollars. */
const resumeTokens = (input: number, output: number): number => (input * 1.5 + output * 7.5) / 1_000_000;

const roundDown = (count: number): number => Math.floor(count / 100_000) * 100_000;

/** The text of docs/costs.md for these figures. */
export function costsDocument(bills: OperationBills): string {
  const sum = (of: (name: keyof typeof OPERATIONS) => number) =>
    names.reduce((total, name) => total + of(name) * MONTH[name], 0);
  const month = {
    reads: sum((name) => bills[name].reads),
    writes: sum((name) => bills[name].writes),
    deletes: sum((name) => bills[name].deletes),
    gb_seconds: sum((name) => INSTANCE[name].seconds * INSTANCE[name].gb),
    vcpu_seconds: sum((name) => INSTANCE[name].seconds * INSTANCE[name].vcpu),
  };
  const functionsPrice = month.gb_seconds * GB_SECOND + month.vcpu_seconds * VCPU_SECOND;
  const total = firestorePrice(month) + functionsPrice;
  const operations = names.map((name) => {
    const billed = bills[name];
    const thousand = dollars(1000 * firestorePrice(billed), 3);
    return `| ${OPERATIONS[name]} | ${billed.reads} | ${billed.writes} | ${billed.deletes} | ${thousand} | ${MONTH[name]} |`;
  });
  const crawled = (Object.keys(CRAWLING) as (keyof typeof CRAWLING)[]).map((name) => {
    const { reads, writes, deletes } = bills[name];
    const day = CRAWL_DAY[name] * firestorePrice(bills[name]);
    return `| ${CRAWLING[name]} | ${reads} | ${writes} | ${deletes} | ${integer(CRAWL_DAY[name])} | ${dollars(day, 2)} |`;
  });
  const applications_a_second = SEQUENTIAL_WRITES / bills.application.writes / PEAK;
  const users_per_shard = (applications_a_second * SECONDS_A_MONTH) / MONTH.application;
  const scale = USERS.map(
    (users) =>
      `| ${integer(users)} | ${integer(users * month.reads)} | ${integer(users * month.writes)} | ` +
      `${integer(users * month.gb_seconds)} | ${dollars(users * firestorePrice(month))} | ` +
      `${dollars(users * functionsPrice)} | ${dollars(users * total)} |`,
  );
  return `# Running costs

Generated by \`node scripts/costs.ts\` from \`billed-operations.json\`. The test \`tests/api/billed-operations.test.ts\` counts operations by
Firestore's billing rules (one read per document returned and at least one per query; for \`findNearest\`, one more per hundred index
entries that pass its filters; for a count, one per thousand) and fails when a figure is out of date.

| Operation | Reads | Writes | Deletes | Dollars per 1,000 | Per user per month |
|---|---:|---:|---:|---:|---:|
${operations.join('\n')}

Prices in dollars: 0.06, 0.18, and 0.02 per 100,000 reads, writes, and deletes (United States multi-region; single regions cost about half),
${VCPU_SECOND} per vCPU-second and ${GB_SECOND} per GB-second of functions. The duration of each operation and the monthly usage per user are
assumptions, in \`scripts/costs.ts\`. Free tiers, storage, network, ingestion (below), and the search index's own database (decision 042)
are excluded.

| Active users | Reads per month | Writes per month | GB-seconds | Firestore, $ | Functions, $ | Total, $ |
|---:|---:|---:|---:|---:|---:|---:|
${scale.join('\n')}

Per active user per month: ${integer(month.reads)} reads, ${integer(month.writes)} writes, ${integer(month.gb_seconds)} GB-seconds, ${dollars(total, 3)} dollars.
The largest costs, and the first to reduce, are the browser that applies and then searches.

## Language model
Nothing is sent unless a model and a key are set (\`GEMINI_MODEL\`, \`GEMINI_API_KEY\`) and someone asks to have their resume checked. A resume of two pages is about 2,000 tokens, with the
instructions and questions 3,000; the answer and what the model thinks about it are assumed to be 1,500. At 1.50 and 7.50 dollars per million tokens in and out (Gemini 3.8
Flash from January 2027; half of it until then) that is ${dollars(resumeTokens(3000, 1500), 3)} dollars a resume. Longer resumes are cut at 16,000 characters and answers at 6,000 tokens: ${dollars(resumeTokens(6000, 6000), 3)} dollars at most. Everyone together may use
1,000,000 tokens a day (\`GEMINI_TOKENS_PER_DAY\`), so a day costs at most ${dollars(resumeTokens(0, 1_000_000), 2)} dollars; one person may have 10 resumes checked.

## Ingestion
It doesn't grow with users. The runs of a day are those of the simulated year of 45,298 boards (\`npm run bench:crawler\`), which also counts requests
and instances.

| Operation | Reads | Writes | Deletes | Per day | Firestore per day, $ |
|---|---:|---:|---:|---:|---:|
${crawled.join('\n')}

## Decisions based on these figures
- **A match stores its own copy of the posting summary.** A finished search takes at most half a megabyte, and two are retained: a
  megabyte per user, 0.00018 dollars a month at 0.18 per gigabyte. Reading postings instead would add 20 reads to a page of 20 matches:
  ${integer(20 * (MONTH.matches_page + MONTH.matches_filtered))} reads per user per month, ${dollars(20 * (MONTH.matches_page + MONTH.matches_filtered) * PRICE.reads, 5)} dollars, and every page would wait for them.
- **Timestamp indexes of \`applications\` are split into ${APPLICATION_SHARDS} shards.** Firestore sustains ${SEQUENTIAL_WRITES} writes per second to an index of
  monotonically increasing values. An application makes ${bills.application.writes} writes, only some of them to its own document. Even if all were, at a
  peak hour of ${PEAK} times the mean, one shard would carry ${integer(roundDown(users_per_shard))} active users, and all of them ${integer(roundDown(users_per_shard * APPLICATION_SHARDS))}. Sweeping
  ${APPLICATION_SHARDS} shards every minute costs ${dollars(SWEEPS_A_MONTH * APPLICATION_SHARDS * PRICE.reads, 2)} dollars a month, and the ${PLAN_SHARDS} of \`apply_plans\` and ${DAILY_SEARCH_SHARDS} of daily searches another ${dollars(SWEEPS_A_MONTH * (PLAN_SHARDS + DAILY_SEARCH_SHARDS) * PRICE.reads, 2)}.
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const docs = new URL('../docs/', import.meta.url);
  const bills = JSON.parse(readFileSync(new URL('billed-operations.json', docs), 'utf8')) as OperationBills;
  writeFileSync(new URL('costs.md', docs), costsDocument(bills));
}
