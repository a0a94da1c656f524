import type { Clock } from '../../platform/clock.ts';
import type { ListedBoard } from './board.ts';
import { type BoardsRepository, boardId } from './boards.repository.ts';

export type ImportCounts = { added: number; changed: number; removed: number; kept: number };

/**
 * Makes these the listed boards. New ones are due at once; one missing from the list is removed: its next two runs
 * close its postings, then it is deleted. The same list again changes nothing.
 *
 * @param options.remove false keeps boards that are not in the list.
 */
export async function importBoards(
  deps: { boards: BoardsRepository; clock: Clock },
  list: readonly ListedBoard[],
  options: { remove: boolean } = { remove: true },
): Promise<ImportCounts> {
  const wanted = new Map(list.map((board) => [boardId(board), board]));
  const missing = new Map(wanted);
  const changed: (ListedBoard & { removed: boolean })[] = [];
  let kept = 0;
  let removed = 0;
  for await (const page of deps.boards.listed()) {
    for (const known of page) {
      const id = boardId(known);
      const board = wanted.get(id);
      missing.delete(id);
      if (board && !known.removed && board.company === known.company) kept += 1;
      else if (board) changed.push({ ...board, removed: false });
      else if (options.remove && !known.removed) {
        changed.push({ ...known, removed: true });
        removed += 1;
      }
    }
  }
  const now = deps.clock().toISOString();
  await deps.boards.add([...missing.values()], now);
  await deps.boards.change(changed, now);
  return { added: missing.size, changed: changed.length - removed, removed, kept };
}
