import pLimit from 'p-limit';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { BoardError, parseAnswer, requestPage } from '../postings/sources/board-request.ts';
import type { VendorApi } from './vendor-api.ts';

const AshbyBoard = z.object({
  jobs: z.array(z.object({ id: z.string(), title: z.string(), publishedAt: z.string().nullish() })),
});
type AshbyJob = z.infer<typeof AshbyBoard>['jobs'][number];

/** What a board published at an instant, by lowercase job ID. */
export type AshbyJobs = { jobs: ReadonlyMap<string, AshbyJob>; read_at: Date };
/** The jobs of a board, or null if there is no such board. Throws BoardError if too many boards are being read. */
export type ReadAshbyBoard = (api: VendorApi, board: string) => Promise<AshbyJobs | null>;

/** People check several jobs of one employer in a row. */
const FRESH_MS = 60_000;
const MAX_HELD = 20;
/** One being read and three waiting; each waits at most for the timeouts of those before it. */
const MAX_READING = 4;

/**
 * Reads Ashby boards for job lookups. Ashby returns a board only as a whole, which can be many megabytes, and anyone may
 * ask. So an instance reads one board at a time, rejects calls instead of letting many wait, and reuses what it read.
 */
export function ashbyBoards(clock: Clock): ReadAshbyBoard {
  const oneAtATime = pLimit(1);
  const held = new Map<string, { expires_at: number; board: Promise<AshbyJobs | null> }>();

  return async (api, name) => {
    const now = clock().getTime();
    for (const [other, { expires_at }] of held) if (expires_at <= now) held.delete(other);
    const known = held.get(name);
    if (known) return known.board;
    if (oneAtATime.activeCount + oneAtATime.pendingCount >= MAX_READING) {
      throw new BoardError('not asked: too many boards are being read');
    }
    const entry = { expires_at: now + FRESH_MS, board: oneAtATime(() => readBoard(api, name, clock)) };
    const [oldest] = held.keys();
    if (oldest !== undefined && held.size >= MAX_HELD) held.delete(oldest);
    held.set(name, entry);
    try {
      return await entry.board;
    } catch (error) {
      if (held.get(name) === entry) held.delete(name);
      throw error;
    }
  };
}

async function readBoard(
  { send, base_url }: VendorApi,
  name: string,
  clock: Clock,
): Promise<AshbyJobs | null> {
  const url = `${base_url}/posting-api/job-board/${encodeURIComponent(name)}`;
  const page = await requestPage(send, url, {});
  if (page === 'gone' || page === null) return null;
  const { jobs } = parseAnswer(page.text, AshbyBoard);
  // Ashby has answered unknown boards with an empty list, too.
  if (jobs.length === 0) return null;
  return { jobs: new Map(jobs.map((job) => [job.id.toLowerCase(), job])), read_at: clock() };
}
