import type { AdminBoard, ListBoardsQuery } from '../../../contract/admin-boards.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { TaskQueue } from '../../../tasks/queue.ts';
import type { BoardRef } from '../board.ts';
import type { BoardState } from '../board-state.ts';
import type { BoardsRepository } from '../boards.repository.ts';
import { enqueueBoards } from '../crawl/enqueue-due.ts';
import { boardOfLink } from './careers-link.ts';

export type BoardsAdminDeps = { boards: BoardsRepository; queue: TaskQueue; clock: Clock };

/** Boards of a source in one state, by name. */
export async function listBoards(
  { boards }: Pick<BoardsAdminDeps, 'boards'>,
  { source, status, cursor, limit }: ListBoardsQuery,
): Promise<{ items: AdminBoard[]; next_cursor: string | null }> {
  const found = await boards.page({ source, status }, { cursor, limit });
  return { items: found.items.map(toAdminBoard), next_cursor: found.next_cursor };
}

/** Adds the board that a careers link names, or takes it up again, and reads it now. */
export async function addBoard(deps: BoardsAdminDeps, link: string): Promise<AdminBoard> {
  const ref = boardOfLink(link);
  if (!ref) {
    throw new AppError('invalid_request', 'That isn’t the careers page of a vendor we read.', {
      errors: [{ path: 'body.url', message: 'Paste a link to a careers page, such as jobs.lever.co/acme' }],
    });
  }
  const now = deps.clock().toISOString();
  const known = await deps.boards.get(ref);
  if (!known) await deps.boards.add([{ ...ref, company: null, listed_by: 9 }], now);
  else await deps.boards.takeUp(ref, now);
  return readNow(deps, ref);
}

/** Reads a board now; one that was retired is taken up again. */
export async function readBoardNow(deps: BoardsAdminDeps, ref: BoardRef): Promise<AdminBoard> {
  await requireBoard(deps, ref);
  await deps.boards.takeUp(ref, deps.clock().toISOString());
  return readNow(deps, ref);
}

/** Stops reading a board. Its next two runs close its postings. */
export async function retireBoard(deps: BoardsAdminDeps, ref: BoardRef): Promise<AdminBoard> {
  await requireBoard(deps, ref);
  const at = deps.clock().toISOString();
  await deps.boards.change([{ ...ref, retired: { reason: 'asked', at }, status: 'retired' }], at);
  return readNow(deps, ref);
}

async function readNow(deps: BoardsAdminDeps, ref: BoardRef): Promise<AdminBoard> {
  const state = await requireBoard(deps, ref);
  await enqueueBoards(deps.queue, [state]);
  return toAdminBoard(state);
}

async function requireBoard({ boards }: Pick<BoardsAdminDeps, 'boards'>, ref: BoardRef): Promise<BoardState> {
  const state = await boards.get(ref);
  if (!state) throw new AppError('not_found', 'Board not found.');
  return state;
}

const toAdminBoard = (state: BoardState): AdminBoard => ({
  source: state.source,
  board: state.board,
  company: state.company,
  status: state.status,
  open_postings: state.open,
  errors: state.errors.slice(0, 5),
  last_success_at: state.last_success_at,
  next_run_at: state.status === 'retired' ? null : state.next_run_at,
  wanted: state.tier === 0,
  retired: state.retired,
});
