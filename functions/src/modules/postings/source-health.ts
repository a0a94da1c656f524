import type { SourceHealth } from '../../contract/admin-operations.ts';
import { SourceName } from '../../contract/postings.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { BoardState } from './board-state.ts';
import type { BoardsRepository } from './boards.repository.ts';
import { enqueueSource } from './ingest.tasks.ts';
import type { PostingsRepository } from './postings.repository.ts';

export type SourceHealthDeps = {
  postings: Pick<PostingsRepository, 'countOpenOf'>;
  boards: BoardsRepository;
};

/** Boards listed with what is wrong with them. */
const NAMED = 20;

/** Every known source with the health of its boards. */
export async function readSourceHealth(deps: SourceHealthDeps): Promise<SourceHealth[]> {
  return Promise.all(SourceName.options.map((source) => healthOf(deps, source)));
}

async function healthOf({ boards, postings }: SourceHealthDeps, source: SourceName): Promise<SourceHealth> {
  const count = (status: BoardState['status']) => boards.countWithStatus(source, status);
  const [never, ok, partial, failed, troubled, last_success_at, open_postings] = await Promise.all([
    count('never'),
    count('ok'),
    count('partial'),
    count('failed'),
    boards.withStatus(source, ['failed', 'partial'], NAMED),
    boards.lastSuccess(source),
    postings.countOpenOf(source),
  ]);
  const read = ok + partial + failed;
  return {
    source,
    status: read === 0 ? 'never' : failed === read ? 'failed' : ok === read ? 'ok' : 'partial',
    boards: { total: read + never, ok, partial, failed, never },
    last_success_at,
    errors: troubled.map(lineOf),
    open_postings,
  };
}

function lineOf({ board, errors, status, consecutive_failures, next_run_at }: BoardState): string {
  const more = errors.length > 1 ? ` and ${errors.length - 1} more` : '';
  const again =
    status === 'failed'
      ? ` (${consecutive_failures} in a row, next try after ${next_run_at.slice(0, 16)}Z)`
      : '';
  return `${board}: ${errors[0] ?? 'unknown'}${more}${again}`;
}

/** Makes a source's boards due and reads the first now; returns how many are due. */
export async function runSourceNow(
  deps: { boards: BoardsRepository; queue: TaskQueue; clock: Clock },
  name: string,
): Promise<{ queued: number }> {
  const source = SourceName.safeParse(name);
  if (!source.success) throw new AppError('not_found', 'Source not found.');
  return { queued: await enqueueSource(deps, source.data) };
}
