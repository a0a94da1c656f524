import type { SourceName } from '../../contract/postings.ts';
import type { Clock } from '../../platform/clock.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import { RetryTask } from '../../platform/retry-task.ts';
import type { TaskPayloads, TaskQueue } from '../../tasks/queue.ts';
import type { IngestDeps } from './board-run.ts';
import type { BoardsRepository } from './boards.repository.ts';
import { type EnqueueDueDeps, enqueueBoards, enqueueDueBoards } from './crawl/enqueue-due.ts';
import { ingestBoard } from './ingest-board.ts';
import type { PostingsRepository } from './postings.repository.ts';

export type IngestTaskDeps = IngestDeps & { logger: Logger };

/**
 * Handler of the `ingestBoard` task: one board per task. A failing board does not fail the task; its state says why.
 */
export function handleIngestBoard(deps: IngestTaskDeps) {
  return async ({ source, board, run_id }: TaskPayloads['ingestBoard']): Promise<void> => {
    const outcome = await ingestBoard(deps, { source, board }, run_id);
    if (outcome.kind === 'skipped' && outcome.reason === 'vendor_busy') {
      throw new RetryTask(`${source} must not be asked now`);
    }
    if (outcome.kind === 'skipped') {
      deps.logger.info('ingest: skipped', { source, board, reason: outcome.reason });
      return;
    }
    const { status, counts, errors } = outcome.state;
    const fields = { source, board, answer: outcome.answer, status, ...counts, errors };
    deps.logger[errors.length > 0 ? 'warn' : 'info']('ingest: done', fields);
  };
}

type EnqueueDeps = { boards: BoardsRepository; queue: TaskQueue };

/**
 * What the schedule does: enqueues due boards. A project without boards gets the registry's, so that a new one has jobs
 * on its first day.
 */
export async function runSchedule(
  deps: EnqueueDueDeps & {
    postings: Pick<PostingsRepository, 'recountOpen'>;
    measureDemand: () => Promise<void>;
    /** Completes boards that an earlier version added; returns how many. */
    completeOlder: () => Promise<number>;
    tellLostChanges: () => Promise<number>;
  },
): Promise<number> {
  // Catches up on many small changes, none of which triggers a recount by itself.
  await deps.postings.recountOpen(0, deps.clock());
  await deps.measureDemand();
  const enqueued = await enqueueDueBoards(deps);
  // After those that are due, which must not wait for it; what it completes is due the next time.
  const completed = await deps.completeOlder();
  if (completed > 0) deps.logger.info('ingest: completed older boards', { boards: completed });
  if (enqueued === 0 && !(await deps.boards.any())) {
    deps.logger.warn('ingest: there are no boards; importing the registry');
    await deps.queue.enqueue('importRegistry', { from: 0 });
  }
  // Last, and no failure: boards are read whether the search index answers or not.
  try {
    const lost = await deps.tellLostChanges();
    if (lost > 0) deps.logger.warn('search index: changes had lost their tasks', { lost });
  } catch (error) {
    deps.logger.warn('search index: lost changes wait', errorFields(error));
  }
  return enqueued;
}

/** Boards of a source read at once when an administrator asks; the schedule reads the rest, as their vendor allows. */
const MAX_NOW = 200;

/** Makes every board of a source due, and enqueues the first, those that failed before others. Returns how many are due. */
export async function enqueueSource(
  { boards, queue, clock }: EnqueueDeps & { clock: Clock },
  source: SourceName,
): Promise<number> {
  const now = clock().toISOString();
  await boards.makeDue(source, now);
  const { total, first } = await boards.allDue(source, now, MAX_NOW);
  await enqueueBoards(queue, first);
  return total;
}
