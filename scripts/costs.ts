/**
 * Writes docs/costs.md from docs/billed-operations.json, which tests/api/billed-operations.test.ts measures.
 *
 * node scripts/costs.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Billed = { reads: number; writes: number; deletes: number };

const OPERATIONS = {
  search: 'A search, third of its user, over more postings than it reads',
  application: 'An application from queued to submitted, reviewed by its user',
  dashboard: 'A dashboard visit',
  matches_page: 'A page of matches',
  matches_filtered: 'A page of matches by date, with a word',
  match: 'One match with its posting',
  applications_page: 'A page of applications, for each on it',
  postings_page: 'A page of the public list, not from the CDN',
  activity_poll: 'A poll of the activity dock while nothing goes on',
} as const;
export type OperationBills = Record<keyof typeof OPERATIONS, Billed>;

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
  dashboard: 40,
  matches_page: 60,
  matches_filtered: 20,
  match: 80,
  applications_page: 400,
  postings_page: 5,
  activity_poll: 1500,
};
/** Instance seconds per run of an operation, and instance size; API calls share an instance. */
const INSTANCE: Record<keyof typeof OPERATIONS, { seconds: number; gb: number; vcpu: number }> = {
  search: { seconds: 3, gb: 0.5, vcpu: 1 },
  application: { seconds: 45, gb: 2, vcpu: 1 },
  dashboard: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  matches_page: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  matches_filtered: { seconds: 0.015, gb: 0.5, vcpu: 1 },
  match: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  applications_page: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  postings_page: { seconds: 0.01, gb: 0.5, vcpu: 1 },
  activity_poll: { seconds: 0.005, gb: 0.5, vcpu: 1 },
};
/** Writes a second that Firestore takes into one index of ever-growing values, and the busiest hour beside the mean. */
const SEQUENTIAL_WRITES = 500;
const PEAK = 3;
const SECONDS_A_MONTH = 30 * 86_400;
const USERS = [1_000, 100_000, 10_000_000] as const;

const names = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];
const firestorePrice = (billed: Billed): number =>
  billed.reads * PRICE.reads + billed.writes * PRICE.writes + billed.deletes * PRICE.deletes;
const dollars = (amount: number, digits = 0): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const integer = (count: number): string => Math.round(count).toLocaleString('en-US');

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
  const applications_a_second = SEQUENTIAL_WRITES / bills.application.writes / PEAK;
  const users_before_shards = (applications_a_second * SECONDS_A_MONTH) / MONTH.application;
  const scale = USERS.map(
    (users) =>
      `| ${integer(users)} | ${integer(users * month.reads)} | ${integer(users * month.writes)} | ` +
      `${integer(users * month.gb_seconds)} | ${dollars(users * firestorePrice(month))} | ` +
      `${dollars(users * functionsPrice)} | ${dollars(users * total)} |`,
  );
  return `# What it costs

Written by \`node scripts/costs.ts\` from \`billed-operations.json\`. The test \`tests/api/billed-operations.test.ts\` counts the operations
by Firestore's billing rules (a read for each document answered and at least one a query; for \`findNearest\` one more for each hundred index
entries that pass its filters; for a count one for each thousand) and fails when a figure is no longer true.

| Operation | Reads | Writes | Deletes | Dollars for 1,000 | A user and month |
|---|---:|---:|---:|---:|---:|
${operations.join('\n')}

Prices in dollars: 0.06, 0.18 and 0.02 for 100,000 reads, writes and deletes (United States multi-region; single regions about half),
${VCPU_SECOND} a vCPU-second and ${GB_SECOND} a GB-second of functions. The seconds of an operation and what a user does in a month are
assumptions, in \`scripts/costs.ts\`; free tiers, storage, network and the ingest (which does not grow with users) are left out.

| Active users | Reads a month | Writes a month | GB-seconds | Firestore, $ | Functions, $ | Together, $ |
|---:|---:|---:|---:|---:|---:|---:|
${scale.join('\n')}

One active user and month: ${integer(month.reads)} reads, ${integer(month.writes)} writes, ${integer(month.gb_seconds)} GB-seconds, ${dollars(total, 3)} dollars.
What is paid for most is the browser that applies, then the searches: the figures to lower first.

## Decided by these figures
- **A match keeps the summary of its posting**, although the posting has it too. A finished search takes half a megabyte at most, and two stay: a
  megabyte a user, 0.00018 dollars a month at 0.18 a gigabyte. Read from the postings, a page of 20 matches would cost 20 reads more:
  ${integer(20 * (MONTH.matches_page + MONTH.matches_filtered))} reads a user and month, ${dollars(20 * (MONTH.matches_page + MONTH.matches_filtered) * PRICE.reads, 5)} dollars, and every page would wait for them.
- **Indexes of \`applications\` over times are not sharded yet.** Firestore takes ${SEQUENTIAL_WRITES} writes a second into an index of ever-growing values. An
  application writes ${bills.application.writes} documents, of which its own is a part; were all of them its own, and the busiest hour ${PEAK} times the mean, that would be
  reached at about ${integer(Math.floor(users_before_shards / 100_000) * 100_000)} active users. Before that, \`due_at\` and \`(status, updated_at)\` get a shard in front, as \`conversions\` have it.
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const docs = new URL('../docs/', import.meta.url);
  const bills = JSON.parse(readFileSync(new URL('billed-operations.json', docs), 'utf8')) as OperationBills;
  writeFileSync(new URL('costs.md', docs), costsDocument(bills));
}
