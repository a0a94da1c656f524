import pLimit from 'p-limit';
import { SourceName } from '../../../contract/postings.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { TaskQueue } from '../../../tasks/queue.ts';
import type { BoardState } from '../board-state.ts';
import type { BoardsRepository } from '../boards.repository.ts';
import { TIERS } from './board-pace.ts';
import { type Budget, requestsLeft } from './budget.ts';
import { HOST_POLICIES } from './host-policies.ts';
import { type HostState, NO_USAGE, type Usage, usageOn } from './host-state.ts';
import type { HostsRepository } from './hosts.repository.ts';

export type EnqueueDueDeps = {
  boards: Pick<BoardsRepository, 'due' | 'dueAfterReading' | 'any'>;
  hosts: Pick<HostsRepository, 'all'>;
  queue: TaskQueue;
  clock: Clock;
  logger: Logger;
  /** Sources that can be read: all that need no key, and those whose key is set. */
  sources: ReadonlySet<SourceName>;
  budget: Budget;
};

/** Minutes between two runs of the schedule, which plan until the next. */
const WINDOW_MS = 10 * 60_000;
/** A run makes about one and a half requests: most boards answer in one, some have pages and details. */
const REQUESTS_PER_RUN = 1.5;
/** Boards closed per run of the schedule, of each source that is switched off. */
const MOST_SWITCHED_OFF = 200;
/** Concurrent calls to the queue. */
const PARALLEL = 20;

/**
 * For the schedule: one task per due board, as many as their vendors may be asked until the next run and as today's
 * budget allows. What people look for comes first, then what has waited longest. Returns how many were enqueued.
 */
export async function enqueueDueBoards(deps: EnqueueDueDeps): Promise<number> {
  const now = deps.clock();
  const sources = SourceName.options.filter((source) => deps.sources.has(source));
  const hosts = await deps.hosts.all(sources);
  const used = [...hosts.values()].map((host) => usageOn(host, now.getTime())).reduce(plus, NO_USAGE);
  let left = Math.floor(requestsLeft(deps.budget, used, now.getTime()) / REQUESTS_PER_RUN);
  if (left === 0) deps.logger.warn('ingest: today\u2019s budget is used up', { ...used });
  const room = new Map(sources.map((source) => [source, roomOf(source, hosts.get(source), now.getTime())]));
  /** Enqueued before in this run, whose turns come first. */
  const ahead = new Map<SourceName, number>();
  let enqueued = 0;
  for (const tier of TIERS) {
    for (const source of sources) {
      const most = Math.min(left, room.get(source) ?? 0);
      if (most <= 0) continue;
      const due = await deps.boards.due(source, tier, now.toISOString(), most);
      const before = ahead.get(source) ?? 0;
      await enqueueBoards(deps.queue, due, delayOf(source, hosts.get(source), now.getTime(), before));
      enqueued += due.length;
      left -= due.length;
      room.set(source, (room.get(source) ?? 0) - due.length);
      ahead.set(source, before + due.length);
    }
  }
  return enqueued + (await enqueueSwitchedOff(deps, now));
}

/** Boards of sources that can't be read any more, whose jobs must not stay open: their vendors aren't asked for it. */
async function enqueueSwitchedOff(
  { boards, sources, queue }: Pick<EnqueueDueDeps, 'boards' | 'sources' | 'queue'>,
  now: Date,
): Promise<number> {
  const off = SourceName.options.filter((source) => !sources.has(source));
  const due = await Promise.all(
    off.map((source) => boards.dueAfterReading(source, now.toISOString(), MOST_SWITCHED_OFF)),
  );
  return enqueueBoards(queue, due.flat());
}

const plus = (one: Usage, other: Usage): Usage => ({
  runs: one.runs + other.runs,
  requests: one.requests + other.requests,
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
});

/** Boards that a vendor may be asked for until the schedule's next run. */
function roomOf(source: SourceName, host: HostState | undefined, now: number): number {
  const free_at = Math.max(now, host?.paused_until ?? 0, host?.next_at ?? 0);
  const ms = now + WINDOW_MS - free_at;
  return ms <= 0 ? 0 : Math.max(1, Math.floor(ms / (HOST_POLICIES[source].gap_ms * REQUESTS_PER_RUN)));
}

/** Tasks arrive about when it is their turn, so that they needn't wait for it on an instance. */
function delayOf(
  source: SourceName,
  host: HostState | undefined,
  now: number,
  ahead: number,
): (at: number) => number {
  const wait = Math.max(0, (host?.next_at ?? 0) - now);
  return (at) => (wait + (ahead + at) * HOST_POLICIES[source].gap_ms * REQUESTS_PER_RUN) / 1000;
}

/** Enqueues a run of each board, the one that is planned next. */
export async function enqueueBoards(
  queue: TaskQueue,
  boards: readonly BoardState[],
  delay: (at: number) => number = () => 0,
): Promise<number> {
  const numbered = boards.map((board, at) => ({ board, at }));
  await pLimit(PARALLEL).map(numbered, ({ board: { source, board, next_run_at }, at }) =>
    queue.enqueue('ingestBoard', { source, board, run_id: next_run_at }, { delay_seconds: delay(at) }),
  );
  return boards.length;
}
