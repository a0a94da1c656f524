/**
 * `npm run bench:crawler [-- DAYS]`: a year of all boards of the registry on a clock of its own, with the product's
 * pace, politeness, and budget, and invented employers: how many jobs a board has, how often they change, which boards
 * die, and when vendors fail or refuse. Prints a line a month; the last line is one JSON object.
 */
import type { SourceName } from '../../functions/src/contract/postings.ts';
import { paceAfter, type Tier } from '../../functions/src/modules/postings/crawl/board-pace.ts';
import { costOf, dollarsOf, requestsLeft } from '../../functions/src/modules/postings/crawl/budget.ts';
import { HOST_POLICIES, KNOWS_ANY_NAME } from '../../functions/src/modules/postings/crawl/host-policies.ts';
import {
  enter,
  type HostState,
  leave,
  NEW_HOST,
  NO_USAGE,
  refused,
  reserve,
  type Usage,
  usageOn,
} from '../../functions/src/modules/postings/crawl/host-state.ts';
import { readRegistry } from '../../functions/src/modules/postings/registry/read-registry.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 11, 1);
const days = Number(process.argv[2] ?? 365);
const BUDGET = { requests: 250_000, dollars: 8 };

/** Assumptions; change them to see what they do. */
const WORLD = {
  /** Jobs of a board with jobs: a few large employers have most. */
  median_jobs: 7,
  spread: 1.4,
  empty: 0.18,
  gone_at_start: 0.01,
  gone_in_a_year: 0.05,
  /** Days for which a job is open. */
  job_days: 42,
  wanted: 0.35,
  /** Of requests, at random. */
  failures: 0.004,
  /** Outages of each vendor in a year, and how many hours they last. */
  outages: 4,
  outage_hours: 6,
  /** Bytes of a posting: its document with a vector, its text, and their index entries. */
  posting_bytes: 16_000,
};

/** A generator of numbers in [0, 1): the same year each time. */
let seed = 20_261_123;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
function poisson(mean: number): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  let count = 0;
  for (let left = Math.exp(-mean), product = random(); product > left; product *= random()) count += 1;
  return count;
}

type Board = {
  source: SourceName;
  tier: Tier;
  wanted: boolean;
  jobs: number;
  /** Jobs that we show. */
  shown: number;
  gone_at: number;
  next_at: number;
  interval: number;
  failures: number;
  failing_since: number;
  last_success: number;
  had_any: boolean;
  added_at: number;
  retired: boolean;
  /** Jobs whose details are still to be read. */
  details: number;
};

const DETAILS: ReadonlySet<SourceName> = new Set<SourceName>(['smartrecruiters', 'bamboohr', 'rippling']);
const PER_PAGE: Partial<Record<SourceName, number>> = { lever: 100, smartrecruiters: 100, teamtailor: 200 };
const FEED_PAGES: Partial<Record<SourceName, number>> = {
  arbeitnow: 10,
  themuse: 25,
  usajobs: 16,
  adzuna: 10,
};
const MOST_DETAILS = 100;

/** A queue of boards by when they are due. */
class Due {
  readonly #heap: Board[] = [];
  get next(): Board | undefined {
    return this.#heap[0];
  }
  push(board: Board): void {
    const heap = this.#heap;
    heap.push(board);
    let at = heap.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((heap[parent] as Board).next_at <= board.next_at) break;
      heap[at] = heap[parent] as Board;
      at = parent;
    }
    heap[at] = board;
  }
  pop(): Board | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] as Board).next_at < (heap[child] as Board).next_at)
        child += 1;
      if ((heap[child] as Board).next_at >= last.next_at) break;
      heap[at] = heap[child] as Board;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

const registry = readRegistry();
const sources = [...new Set(registry.map(({ source }) => source))];
const hosts = new Map<SourceName, HostState>(sources.map((source) => [source, NEW_HOST]));
const queues = new Map(sources.map((source) => [source, [new Due(), new Due(), new Due()] as const]));
const outages = new Map(
  sources.map((source) => [
    source,
    Array.from({ length: WORLD.outages }, () => START + random() * 365 * DAY).map(
      (from): [number, number] => [from, from + WORLD.outage_hours * 60 * MINUTE],
    ),
  ]),
);
const lastRequest = new Map<SourceName, number>();

const boards = registry.map(({ source, listed_by }): Board => {
  const empty = random() < WORLD.empty;
  const fate = random();
  const gone_at =
    fate < WORLD.gone_at_start
      ? START
      : fate < WORLD.gone_at_start + WORLD.gone_in_a_year
        ? START + random() * 365 * DAY
        : Number.POSITIVE_INFINITY;
  return {
    source,
    tier: 1,
    wanted: random() < WORLD.wanted,
    jobs: empty
      ? 0
      : Math.min(4000, Math.max(1, Math.round(WORLD.median_jobs * Math.exp(WORLD.spread * normal())))),
    shown: 0,
    gone_at,
    next_at: START - listed_by * 1000,
    interval: 0,
    failures: 0,
    failing_since: 0,
    last_success: 0,
    had_any: false,
    added_at: START,
    retired: false,
    details: 0,
  };
});
for (const board of boards) queues.get(board.source)?.[board.tier].push(board);

const total: Usage & { postings_stored: number; failures: number; pauses: number } = {
  ...NO_USAGE,
  postings_stored: 0,
  failures: 0,
  pauses: 0,
};
const dollars_a_day: number[] = [];
const requests_a_day: number[] = [];
const writes_a_day: number[] = [];
const too_fast: string[] = [];
const median_age_hours: number[] = [];
let stale_share = 0;
let first_pass_day: number | null = null;

/** One run of a board, as `ingestBoard` would do it. */
function run(board: Board, now: number): void {
  const { source } = board;
  const policy = HOST_POLICIES[source];
  const id = String(board.next_at);
  const entered = enter(hosts.get(source) ?? NEW_HOST, policy, id, now);
  if (!entered) {
    queues.get(source)?.[board.tier].push(board);
    return;
  }
  const since = board.last_success === 0 ? 0 : (now - board.last_success) / DAY;
  const opened = board.last_success === 0 ? board.jobs : poisson((board.jobs * since) / WORLD.job_days);
  const down = (outages.get(source) ?? []).some(([from, to]) => from <= now && now < to);
  const gone = now >= board.gone_at;
  const failed = down || random() < WORLD.failures;
  const wants = DETAILS.has(source) ? board.details + opened + (board.jobs * since) / 30 : 0;
  const details = failed || gone ? 0 : Math.min(MOST_DETAILS, Math.round(wants));
  const pages =
    FEED_PAGES[source] ?? Math.max(1, Math.ceil(board.jobs / (PER_PAGE[source] ?? Number.MAX_SAFE_INTEGER)));
  const requests = failed || gone ? 1 : pages + details;
  const taken = reserve(entered, policy, requests, now);
  for (const turn of taken.turns) {
    const before = lastRequest.get(source);
    if (before !== undefined && turn - before < policy.gap_ms) too_fast.push(`${source} ${turn - before} ms`);
    lastRequest.set(source, turn);
  }
  let host = taken.state;
  if (down) {
    host = refused(host, null, now);
    total.pauses += 1;
  }
  // At most as many postings as there are details for are stored.
  const stored =
    failed || gone ? 0 : DETAILS.has(source) ? Math.min(opened + board.details, details) : opened;
  const closed = failed
    ? 0
    : gone
      ? board.shown
      : poisson(Math.min(board.shown, (board.shown * since) / WORLD.job_days));
  const cost = costOf({ stored, closed });
  hosts.set(source, leave(host, id, { runs: 1, requests, ...cost, answered: !failed }, now));
  total.postings_stored += stored;
  if (failed || gone) {
    total.failures += 1;
    board.failures += 1;
    if (board.failing_since === 0) board.failing_since = now;
    if (gone && board.failures > 1) board.shown = 0;
  } else {
    board.failures = 0;
    board.failing_since = 0;
    board.last_success = now;
    board.details = DETAILS.has(source) ? Math.max(0, Math.round(wants) - details) : 0;
    board.shown = board.jobs - Math.min(board.jobs, board.details);
    board.had_any ||= board.jobs > 0;
    board.tier = board.shown === 0 ? 2 : board.wanted ? 0 : 1;
  }
  const pace = paceAfter(board.interval, policy.least_minutes, {
    kind: gone ? 'gone' : failed ? 'failed' : stored + closed > 0 ? 'changed' : 'unchanged',
    tier: board.tier,
    missing: closed > 0 ? 1 : 0,
    postponed: board.details > 0 ? 1 : 0,
    failures: board.failures,
    // Here a board that is gone never failed before.
    gone_runs: gone ? board.failures : 0,
    failing_days: board.failing_since === 0 ? 0 : (now - board.failing_since) / DAY,
    never_anything_days:
      board.had_any || !KNOWS_ANY_NAME.includes(source) ? null : (now - board.added_at) / DAY,
  });
  board.interval = pace.interval_minutes;
  if (pace.retired && board.shown === 0) {
    board.retired = true;
    return;
  }
  board.next_at = now + pace.next_in_minutes * MINUTE;
  queues.get(source)?.[board.tier].push(board);
}

/** The schedule's run, every ten minutes, with the same order and limits as `enqueueDueBoards`. */
function schedule(now: number): void {
  const used = [...hosts.values()].map((host) => usageOn(host, now));
  const sum: Usage = { runs: 0, requests: 0, reads: 0, writes: 0 };
  for (const one of used) {
    sum.requests += one.requests;
    sum.reads += one.reads;
    sum.writes += one.writes;
  }
  let left = Math.floor(requestsLeft(BUDGET, sum, now) / 1.5);
  for (const tier of [0, 1, 2] as const) {
    for (const source of sources) {
      const policy = HOST_POLICIES[source];
      const queue = queues.get(source)?.[tier];
      const until = now + 10 * MINUTE;
      for (;;) {
        const host = hosts.get(source) ?? NEW_HOST;
        const at = Math.max(now, host.next_at);
        if (left <= 0 || at >= until || host.paused_until > now) break;
        if (!queue?.next || queue.next.next_at > now) break;
        const board = queue.pop() as Board;
        left -= 1;
        run(board, Math.max(at, now));
        if (policy.gap_ms <= 0) break;
      }
    }
  }
}

function weightedMedian(values: [value: number, weight: number][]): number {
  values.sort(([one], [other]) => one - other);
  const half = values.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let sum = 0;
  for (const [value, weight] of values) {
    sum += weight;
    if (sum >= half) return value;
  }
  return 0;
}

const started = performance.now();
for (let day = 0; day < days; day += 1) {
  const from = START + day * DAY;
  for (let at = 0; at < DAY; at += 10 * MINUTE) schedule(from + at);
  const end = from + DAY - 1;
  const used: Usage = { runs: 0, requests: 0, reads: 0, writes: 0 };
  for (const host of hosts.values()) {
    const one = usageOn(host, end);
    used.runs += one.runs;
    used.requests += one.requests;
    used.reads += one.reads;
    used.writes += one.writes;
  }
  for (const key of ['runs', 'requests', 'reads', 'writes'] as const) total[key] += used[key];
  dollars_a_day.push(dollarsOf(used));
  requests_a_day.push(used.requests);
  writes_a_day.push(used.writes);
  if (first_pass_day === null && boards.every((board) => board.last_success > 0 || board.failures > 0))
    first_pass_day = day + 1;
  if (day >= Math.min(30, days / 2) && day % 5 === 0) {
    const ages = boards
      .filter(({ shown }) => shown > 0)
      .map((board): [number, number] => [(end - board.last_success) / 3_600_000, board.shown]);
    median_age_hours.push(weightedMedian(ages));
    const shown = ages.reduce((sum, [, weight]) => sum + weight, 0);
    const dead = ages.reduce(
      (sum, [age, weight]) => sum + weight * (1 - Math.exp(-age / 24 / WORLD.job_days)),
      0,
    );
    stale_share = dead / shown;
  }
  if (day % 30 === 29 || day === days - 1) {
    const shown = boards.reduce((sum, board) => sum + board.shown, 0);
    console.log(
      `day ${day + 1}: ${used.runs} runs, ${used.requests} requests, ${used.writes} writes, $${dollarsOf(used).toFixed(2)}; ${shown} jobs shown, ${boards.filter(({ retired }) => retired).length} boards retired`,
    );
  }
}

const shown = boards.reduce((sum, board) => sum + board.shown, 0);
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const later = <T>(values: readonly T[]) => values.slice(Math.min(30, Math.floor(values.length / 2)));
const largest = (values: readonly number[]) => values.reduce((most, one) => Math.max(most, one), 0);
console.log(
  `A naive crawler that reads every board every six hours: ${boards.length * 4} requests a day, and Workable asked ${((3131 * 4) / 86_400).toFixed(2)} times a second.`,
);
console.log(
  JSON.stringify({
    boards: boards.length,
    days,
    seconds: Math.round((performance.now() - started) / 1000),
    runs: total.runs,
    requests: total.requests,
    requests_a_day: Math.round(mean(later(requests_a_day))),
    most_requests_a_day: largest(requests_a_day),
    writes_a_day: Math.round(mean(later(writes_a_day))),
    dollars_a_day: Number(mean(later(dollars_a_day)).toFixed(2)),
    most_dollars_a_day: Number(largest(dollars_a_day).toFixed(2)),
    dollars_of_all_days: Number(dollars_a_day.reduce((sum, one) => sum + one, 0).toFixed(2)),
    all_read_once_by_day: first_pass_day,
    jobs_shown: shown,
    storage_gigabytes: Number(((shown * WORLD.posting_bytes) / 1e9).toFixed(1)),
    median_age_hours: Number(mean(median_age_hours).toFixed(1)),
    closed_but_shown: Number(stale_share.toFixed(4)),
    retired: boards.filter(({ retired }) => retired).length,
    gone_boards_retired_share: Number(
      (
        boards.filter(({ retired, gone_at }) => retired && gone_at < START + (days - 20) * DAY).length /
        Math.max(1, boards.filter(({ gone_at }) => gone_at < START + (days - 20) * DAY).length)
      ).toFixed(3),
    ),
    asked_too_fast: too_fast.length,
  }),
);
if (too_fast.length > 0) {
  console.error(`Vendors were asked too fast: ${too_fast.slice(0, 5).join(', ')}`);
  process.exitCode = 1;
}
