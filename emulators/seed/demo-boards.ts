import pLimit from 'p-limit';
import { ingestOn } from '../../functions/src/composition/ingest-tasks.ts';
import { addressesAt, jobSources } from '../../functions/src/composition/job-sources.ts';
import { boardsRepository } from '../../functions/src/modules/postings/boards.repository.ts';
import { copiesRepository } from '../../functions/src/modules/postings/copies.repository.ts';
import { importBoards } from '../../functions/src/modules/postings/import-boards.ts';
import { ingestBoard } from '../../functions/src/modules/postings/ingest-board.ts';
import { postingsRepository } from '../../functions/src/modules/postings/postings.repository.ts';
import type { Firebase } from '../../functions/src/platform/firebase.ts';
import { servedBoards } from '../job-boards/boards.ts';

const clock = () => new Date();
/** Boards in progress at a time: one is parsed while another is fetched and a third stored. */
const PARALLEL = 6;

export type SeededBoards = { added: number; read: number; postings: number };

/**
 * Lists the boards that the local job boards serve, or every `every`-th of them, and ingests those that were never read,
 * with the code of the queue function; the schedule handles the others. Boards listed by anyone else stay.
 */
export async function seedBoards(
  { db }: Pick<Firebase, 'db'>,
  origin: string,
  every = 1,
): Promise<SeededBoards> {
  const posting = {
    postings: postingsRepository(db, () => new Date()),
    boards: boardsRepository(db),
    copies: copiesRepository(db),
  };
  const deps = ingestOn({ posting, clock }, jobSources({ addresses: addressesAt(origin) }));
  const served = servedBoards(process.env.JOB_BOARDS_DIR).filter((_, at) => at % every === 0);
  const { added } = await importBoards({ ...posting, clock }, served, { remove: false });
  const never = await posting.boards.neverRead(served.length + 1);
  const names = new Set(served.map(({ source, board }) => `${source} ${board}`));
  let postings = 0;
  let read = 0;
  await pLimit(PARALLEL).map(
    never.filter(({ source, board }) => names.has(`${source} ${board}`)),
    async ({ source, board, next_run_at }) => {
      const outcome = await ingestBoard(deps, { source, board }, next_run_at);
      if (outcome.kind === 'skipped') return;
      const { status, errors, counts } = outcome.state;
      if (status !== 'ok') throw new Error(`The board ${board} of ${source}: ${errors.join('; ')}`);
      postings += counts?.created ?? 0;
      read += 1;
    },
  );
  if (postings > 0) await posting.postings.recountOpen(postings, clock());
  return { added, read, postings };
}
