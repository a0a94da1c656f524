import pLimit from 'p-limit';
import type { Clock } from '../../platform/clock.ts';
import { BoardError } from '../postings/sources/board-request.ts';

/** What a board published at an instant. */
export type Held<Jobs> = { jobs: Jobs; read_at: Date };

/** Reads a board, or takes what was read of it within the last minute; null if there is no such board. */
export type HoldBoard<Jobs> = (key: string, read: () => Promise<Jobs | null>) => Promise<Held<Jobs> | null>;

/** People check several jobs of one employer in a row. */
const FRESH_MS = 60_000;
const MAX_HELD = 20;
/** One being read and three waiting; each waits at most for the timeouts of those before it. */
const MAX_READING = 4;

/**
 * Keeps whole boards for job lookups. Some vendors return a board only as a whole, which can be many megabytes, and
 * anyone may ask. So an instance reads one board at a time, rejects calls instead of letting many wait (BoardError), and
 * reuses what it read.
 */
export function heldBoards<Jobs>(clock: Clock): HoldBoard<Jobs> {
  const oneAtATime = pLimit(1);
  const held = new Map<string, { expires_at: number; board: Promise<Held<Jobs> | null> }>();

  return async (key, read) => {
    const now = clock().getTime();
    for (const [other, { expires_at }] of held) if (expires_at <= now) held.delete(other);
    const known = held.get(key);
    if (known) return known.board;
    if (oneAtATime.activeCount + oneAtATime.pendingCount >= MAX_READING) {
      throw new BoardError('not asked: too many boards are being read');
    }
    const board = oneAtATime(async () => {
      const jobs = await read();
      return jobs && { jobs, read_at: clock() };
    });
    const entry = { expires_at: now + FRESH_MS, board };
    const [oldest] = held.keys();
    if (oldest !== undefined && held.size >= MAX_HELD) held.delete(oldest);
    held.set(key, entry);
    try {
      return await entry.board;
    } catch (error) {
      if (held.get(key) === entry) held.delete(key);
      throw error;
    }
  };
}
