import { z } from 'zod';
import { externalIdPrefix } from '../postings/board.ts';
import { parseAnswer, requestPage } from '../postings/sources/board-request.ts';
import { breezySource } from '../postings/sources/breezy.ts';
import type { JobSource, SourceOptions } from '../postings/sources/job-source.ts';
import { personioSource } from '../postings/sources/personio.ts';
import { pinpointSource } from '../postings/sources/pinpoint.ts';
import { recruiteeSource } from '../postings/sources/recruitee.ts';
import { teamtailorSource } from '../postings/sources/teamtailor.ts';
import { workableSource } from '../postings/sources/workable.ts';
import type { VendorApi } from './vendor-api.ts';

export type ListedJob = { title: string; posted: string | null };

/** The jobs that a board lists, by what names them in addresses and in the API; all of them, if `complete`. */
export type ListedJobs = { jobs: ReadonlyMap<string, ListedJob>; complete: boolean };

/** Reads the list of a board; null if there is no such board. */
export type ReadList = (api: VendorApi, board: string) => Promise<ListedJobs | null>;

const AshbyBoard = z.object({
  jobs: z.array(z.object({ id: z.string(), title: z.string(), publishedAt: z.string().nullish() })),
});

async function ashby({ send, base_url }: VendorApi, board: string): Promise<ListedJobs | null> {
  const url = `${base_url}/posting-api/job-board/${encodeURIComponent(board)}`;
  const page = await requestPage(send, url, {});
  if (page === 'gone' || page === null) return null;
  const { jobs } = parseAnswer(page.text, AshbyBoard);
  // Ashby has answered unknown boards with an empty list, too.
  if (jobs.length === 0) return null;
  const named = jobs.map(
    ({ id, title, publishedAt }) => [id.toLowerCase(), { title, posted: publishedAt ?? null }] as const,
  );
  return { jobs: new Map(named), complete: true };
}

/** Parts of an address that name its job: `/o/cook-berlin` and `/jobs/12-cook` name `cook-berlin`, `12-cook`, and `12`. */
function namesIn(url: string): string[] {
  const parts = new URL(url).pathname.split('/').filter(Boolean);
  return parts.flatMap((part) => [part, /^\d+(?=-)/.exec(part)?.[0] ?? part]);
}

/** Reads a list as the crawler reads it. */
function bySource(make: (options: SourceOptions) => JobSource): ReadList {
  return async ({ send, base_url }, board) => {
    const request = { board, company: null, etag: null, content_hash: null };
    const answer = await make({ send, base_url }).readBoard(request);
    if (answer.kind !== 'read') return null;
    const jobs = new Map<string, ListedJob>();
    for await (const job of answer.jobs) {
      if (job.kind === 'rejected' && job.external_id !== null) {
        // Listed, whatever is wrong with it.
        jobs.set(job.external_id.slice(externalIdPrefix(board).length).toLowerCase(), {
          title: '',
          posted: null,
        });
      }
      if (job.kind !== 'posting') continue;
      const { title, posted_at, external_id, url } = job.posting;
      for (const name of [external_id.slice(externalIdPrefix(board).length), ...namesIn(url)]) {
        jobs.set(name.toLowerCase(), { title, posted: posted_at });
      }
    }
    // An empty list may be the answer for an unknown board, and would close every application there.
    if (jobs.size === 0) return null;
    return { jobs, complete: answer.complete };
  };
}

/** How the vendors list their jobs that have no address for the status of a single one. */
export const READ_LIST = {
  ashby,
  recruitee: bySource(recruiteeSource),
  workable: bySource(workableSource),
  personio: bySource(personioSource),
  teamtailor: bySource(teamtailorSource),
  breezy: bySource(breezySource),
  pinpoint: bySource(pinpointSource),
} satisfies Record<string, ReadList>;
