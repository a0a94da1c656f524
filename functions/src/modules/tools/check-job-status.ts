import { z } from 'zod';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { checkJobStatus } from '../../contract/tools.ts';
import type { Clock } from '../../platform/clock.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import { OutgoingError } from '../../platform/outgoing.ts';
import { BoardError, instantOf, parseAnswer, requestPage } from '../postings/sources/board-request.ts';
import { ashbyBoards, type ReadAshbyBoard } from './ashby-boards.ts';
import { type JobLink, readJobLink } from './job-link.ts';
import type { VendorApi } from './vendor-api.ts';

export type JobStatusDeps = {
  /** Loaded with the first link that is looked up. */
  apiOf: (link: JobLink) => Promise<VendorApi>;
  clock: Clock;
  logger: Logger;
};

type Status = ResponseOf<typeof checkJobStatus>;
type Finding = Pick<Status, 'status' | 'reason' | 'title' | 'posted_at'> & {
  /** If it was read earlier than now. */
  checked_at?: string;
};
type LookUp = (api: VendorApi, link: JobLink) => Promise<Finding>;

const NOTHING = { title: null, posted_at: null };
const CLOSED: Finding = { status: 'closed', reason: 'not_published', ...NOTHING };
const NO_BOARD: Finding = { status: 'unknown', reason: 'board_not_found', ...NOTHING };

/** Returns a function that asks the board of a job whether it still publishes it; it stores nothing. */
export function jobStatusChecker(deps: JobStatusDeps): (text: string) => Promise<Status> {
  const look_up = lookUps(ashbyBoards(deps.clock));
  return async (text) => {
    const link = readJobLink(text);
    const answer = (finding: Finding): Status => ({
      checked_at: deps.clock().toISOString(),
      ...finding,
      vendor: typeof link === 'string' ? null : link.vendor,
    });
    if (typeof link === 'string') return answer({ status: 'unknown', reason: link, ...NOTHING });
    try {
      return answer(await look_up[link.vendor](await deps.apiOf(link), link));
    } catch (error) {
      if (!(error instanceof OutgoingError || error instanceof BoardError)) throw error;
      deps.logger.info('job status: not answered', { vendor: link.vendor, ...errorFields(error) });
      return answer({ status: 'unknown', reason: 'site_unavailable', ...NOTHING });
    }
  };
}

const lookUps = (readAshbyBoard: ReadAshbyBoard): Record<JobLink['vendor'], LookUp> => ({
  async greenhouse({ send, base_url }, { board, id }) {
    const boardUrl = `${base_url}/v1/boards/${encodeURIComponent(board)}`;
    const job = await requestPage(send, `${boardUrl}/jobs/${id}`, {});
    if (job !== 'gone' && job !== null) {
      const { title, first_published } = parseAnswer(job.text, GreenhouseJob);
      return open(title, first_published);
    }
    return (await requestPage(send, boardUrl, {})) === 'gone' ? NO_BOARD : CLOSED;
  },
  async lever({ send, base_url }, { board, id }) {
    const site = `${base_url}/v0/postings/${encodeURIComponent(board)}`;
    const job = await requestPage(send, `${site}/${id}?mode=json`, {});
    if (job !== 'gone' && job !== null) {
      const { text, createdAt } = parseAnswer(job.text, LeverJob);
      return open(text, createdAt);
    }
    return (await requestPage(send, `${site}?mode=json&limit=1`, {})) === 'gone' ? NO_BOARD : CLOSED;
  },
  async ashby(api, { board, id }) {
    const read = await readAshbyBoard(api, board);
    if (!read) return NO_BOARD;
    const job = read.jobs.get(id.toLowerCase());
    return {
      ...(job ? open(job.title, job.publishedAt) : CLOSED),
      checked_at: read.read_at.toISOString(),
    };
  },
});

const GreenhouseJob = z.object({ title: z.string(), first_published: z.string().nullish() });
const LeverJob = z.object({ text: z.string(), createdAt: z.number().nullish() });

function open(title: string, posted: string | number | null | undefined): Finding {
  return {
    status: 'open',
    reason: 'published',
    title: title.replace(/\s+/g, ' ').trim().slice(0, 200),
    posted_at: instantOf(posted),
  };
}
