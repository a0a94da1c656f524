import { z } from 'zod';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { checkJobStatus } from '../../contract/tools.ts';
import type { Clock } from '../../platform/clock.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import { OutgoingError } from '../../platform/outgoing.ts';
import { BoardError, instantOf, parseAnswer, requestPage } from '../postings/sources/board-request.ts';
import { boardAddress } from '../postings/sources/job-source.ts';
import { type HoldBoard, heldBoards } from './held-boards.ts';
import { type JobLink, readJobLink } from './job-link.ts';
import type { ListedJobs, READ_LIST } from './listed-jobs.ts';
import type { VendorApi } from './vendor-api.ts';

export type JobStatusDeps = {
  /** Loaded with the first link that is looked up; null if the vendor must not be asked. */
  apiOf: (link: JobLink) => Promise<VendorApi | null>;
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

/** Asks the board of a job whether it still publishes it; stores nothing. */
export type JobStatusChecker = {
  /** The job that a pasted address names. */
  ofText: (text: string) => Promise<Status>;
  ofLink: (link: JobLink) => Promise<Status>;
};

export function jobStatusChecker(deps: JobStatusDeps): JobStatusChecker {
  const look_up = lookUps(heldBoards(deps.clock));
  const answer = (vendor: Status['vendor'], finding: Finding): Status => ({
    checked_at: deps.clock().toISOString(),
    ...finding,
    vendor,
  });
  const unknown = (reason: Status['reason']): Finding => ({ status: 'unknown', reason, ...NOTHING });

  async function ofLink(link: JobLink): Promise<Status> {
    try {
      const api = await deps.apiOf(link);
      if (!api) return answer(null, unknown('unsupported_site'));
      return answer(link.vendor, await look_up[link.vendor](api, link));
    } catch (error) {
      if (!(error instanceof OutgoingError || error instanceof BoardError)) throw error;
      deps.logger.info('job status: not answered', { vendor: link.vendor, ...errorFields(error) });
      return answer(link.vendor, unknown('site_unavailable'));
    }
  }

  return {
    async ofText(text) {
      const link = readJobLink(text);
      return typeof link === 'string' ? answer(null, unknown(link)) : ofLink(link);
    },
    ofLink,
  };
}

/** Finds a job in the list of its board. */
const inList =
  (hold: HoldBoard<ListedJobs>, vendor: keyof typeof READ_LIST): LookUp =>
  async (api, { board, id }) => {
    const held = await hold(`${vendor} ${board}`, async () => {
      // It cleans descriptions with a library that the API does not start with.
      const lists = await import('./listed-jobs.ts');
      return lists.READ_LIST[vendor](api, board);
    });
    if (!held) return NO_BOARD;
    const { jobs, complete } = held.jobs;
    const job = jobs.get(id.toLowerCase());
    if (!job && !complete) throw new BoardError('lists only some of its jobs');
    return { ...(job ? open(job.title, job.posted) : CLOSED), checked_at: held.read_at.toISOString() };
  };

/** Asks for one job; only if it is not there, whether its board is. */
async function askFor<S extends z.ZodType>(
  { send }: VendorApi,
  { job, board, schema }: { job: string; board: string; schema: S },
  isOpen: (found: z.output<S>) => Finding,
): Promise<Finding> {
  const page = await requestPage(send, job, {});
  if (page !== 'gone' && page !== null) return isOpen(parseAnswer(page.text, schema));
  return (await requestPage(send, board, {})) === 'gone' ? NO_BOARD : CLOSED;
}

const lookUps = (hold: HoldBoard<ListedJobs>): Record<JobLink['vendor'], LookUp> => ({
  greenhouse: (api, link) => {
    const board = `${api.base_url}/v1/boards/${encodeURIComponent(link.board)}`;
    const asked = { job: `${board}/jobs/${encodeURIComponent(link.id)}`, board, schema: GreenhouseJob };
    return askFor(api, asked, ({ title, first_published }) => open(title, first_published));
  },
  lever: (api, link) => {
    const site = `${api.base_url}/v0/postings/${encodeURIComponent(link.board)}`;
    const job = `${site}/${encodeURIComponent(link.id)}?mode=json`;
    const asked = { job, board: `${site}?mode=json&limit=1`, schema: LeverJob };
    return askFor(api, asked, ({ text, createdAt }) => open(text, createdAt));
  },
  smartrecruiters: (api, link) => {
    // Companies that it doesn't know answer like empty ones.
    const board = `${api.base_url}/v1/companies/${encodeURIComponent(link.board)}/postings`;
    const asked = { job: `${board}/${encodeURIComponent(link.id)}`, board, schema: SmartRecruitersJob };
    return askFor(api, asked, ({ name, releasedDate }) => open(name, releasedDate));
  },
  bamboohr: (api, link) => {
    const careers = `${boardAddress(api.base_url, link.board)}/careers`;
    const job = `${careers}/${encodeURIComponent(link.id)}/detail`;
    return askFor(api, { job, board: `${careers}/list`, schema: BambooJob }, ({ result }) => {
      const { jobOpeningName, jobOpeningStatus, datePosted } = result.jobOpening;
      return (jobOpeningStatus ?? 'Open') === 'Open' ? open(jobOpeningName, datePosted) : CLOSED;
    });
  },
  rippling: (api, link) => {
    const board = `${api.base_url}/platform/api/ats/v2/board/${encodeURIComponent(link.board)}/jobs`;
    const asked = { job: `${board}/${encodeURIComponent(link.id)}`, board, schema: RipplingJob };
    return askFor(api, asked, ({ name, createdOn }) => open(name, createdOn));
  },
  ashby: inList(hold, 'ashby'),
  recruitee: inList(hold, 'recruitee'),
  workable: inList(hold, 'workable'),
  personio: inList(hold, 'personio'),
  teamtailor: inList(hold, 'teamtailor'),
  breezy: inList(hold, 'breezy'),
  pinpoint: inList(hold, 'pinpoint'),
});

const GreenhouseJob = z.object({ title: z.string(), first_published: z.string().nullish() });
const LeverJob = z.object({ text: z.string(), createdAt: z.number().nullish() });
const SmartRecruitersJob = z.object({ name: z.string(), releasedDate: z.string().nullish() });
const RipplingJob = z.object({ name: z.string(), createdOn: z.string().nullish() });
const BambooJob = z.object({
  result: z.object({
    jobOpening: z.object({
      jobOpeningName: z.string(),
      jobOpeningStatus: z.string().nullish(),
      datePosted: z.string().nullish(),
    }),
  }),
});

function open(title: string, posted: string | number | null | undefined): Finding {
  return {
    status: 'open',
    reason: 'published',
    title: title.replace(/\s+/g, ' ').trim().slice(0, 200),
    posted_at: instantOf(posted),
  };
}
