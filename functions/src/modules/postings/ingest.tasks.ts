import pLimit from 'p-limit';
import type { SourceName } from '../../contract/postings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { TaskPayloads, TaskQueue } from '../../tasks/queue.ts';
import type { IngestDeps } from './board-run.ts';
import type { BoardState, BoardsRepository } from './boards.repository.ts';
import { ingestBoard } from './ingest-board.ts';
import type { PostingsRepository } from './postings.repository.ts';

export type IngestTaskDeps = IngestDeps & { logger: Logger };

/**
 * Handler of the `ingestBoard` task: one board per task. A failing board does not fail the task; its state says why.
 */
export function handleIngestBoard(deps: IngestTaskDeps) {
  return async ({ source, board, run_id }: TaskPayloads['ingestBoard']): Promise<void> => {
    const outcome = await ingestBoard(deps, { source, board }, run_id);
    if (outcome.kind === 'skipped') {
      deps.logger.info('ingest: skipped', { source, board, reason: outcome.reason });
      return;
    }
    const { status, counts, errors } = outcome.state;
    const fields = { source, board, answer: outcome.answer, status, ...counts, errors };
    deps.logger[errors.length > 0 ? 'warn' : 'info']('ingest: done', fields);
  };
}

/**
 * Maximum boards enqueued by one scheduled run, every ten minutes: as many as the queue delivers until the next, so
 * that no board is queued twice. The longest overdue come first, so all get their turn.
 */
const MAX_DUE = 2000;
/** Concurrent calls to the queue. */
const PARALLEL = 20;

type EnqueueDeps = { boards: BoardsRepository; queue: TaskQueue };

async function enqueueBoards(queue: TaskQueue, boards: readonly BoardState[]): Promise<number> {
  await pLimit(PARALLEL).map(boards, ({ source, board, next_run_at }) =>
    queue.enqueue('ingestBoard', { source, board, run_id: next_run_at }),
  );
  return boards.length;
}

/** For the schedule: one task per due board, so that none waits for another. */
export async function enqueueDueBoards(
  deps: EnqueueDeps & { postings: Pick<PostingsRepository, 'recountOpen'>; clock: Clock; logger: Logger },
): Promise<number> {
  // Catches up on many small changes, none of which triggers a recount by itself.
  await deps.postings.recountOpen(0, deps.clock());
  const due = await deps.boards.due(deps.clock().toISOString(), MAX_DUE);
  // Without boards nobody finds a job, and nothing else would report it.
  if (due.length === 0 && !(await deps.boards.any())) {
    deps.logger.error('ingest: no boards are listed; import a list with `npm run boards`', {
      alarm: 'no_boards',
    });
  }
  return enqueueBoards(deps.queue, due);
}

/** Boards of one source read at once when an administrator asks. */
const MAX_NOW = 500;

/** Reads a source's boards now, those that failed first; returns how many were enqueued. */
export async function enqueueSource(deps: EnqueueDeps, source: SourceName): Promise<number> {
  const failed = await deps.boards.withStatus(source, ['failed', 'partial'], MAX_NOW);
  const others = await deps.boards.some(source, MAX_NOW);
  const all = new Map([...failed, ...others].map((state) => [state.board, state]));
  return enqueueBoards(deps.queue, [...all.values()].slice(0, MAX_NOW));
}
