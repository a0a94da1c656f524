import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { TaskPayloads, TaskQueue } from '../../../tasks/queue.ts';
import type { RegisteredBoard } from '../board.ts';
import { type BoardsRepository, boardId } from '../boards.repository.ts';

export type ImportRegistryDeps = {
  boards: Pick<BoardsRepository, 'known' | 'add'>;
  registry: () => readonly RegisteredBoard[];
  queue: TaskQueue;
  clock: Clock;
  logger: Logger;
};

/** Boards added by one task; the next continues where it ended. */
const CHUNK = 2500;

/**
 * Handler of the `importRegistry` task. Adds the boards of the registry that are not there, retired and removed ones
 * included, and nothing else: a task that is delivered twice, or again after it died, adds what is missing.
 */
export function handleImportRegistry(deps: ImportRegistryDeps) {
  return async ({ from }: TaskPayloads['importRegistry']): Promise<void> => {
    const all = deps.registry();
    const some = all.slice(from, from + CHUNK);
    const known = await deps.boards.known(some);
    const missing = some.filter((board) => !known.has(boardId(board)));
    await deps.boards.add(missing, deps.clock().toISOString());
    deps.logger.info('registry: imported', { from, boards: some.length, added: missing.length });
    const next = from + some.length;
    if (next < all.length) await deps.queue.enqueue('importRegistry', { from: next });
  };
}
