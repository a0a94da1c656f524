import { z } from 'zod';
import type { CanonicalPosting } from '../posting.ts';
import { decodeEntitiesOnce } from '../text/html.ts';
import { parseAnswer, parseJob, readInOnePiece, readJobs } from './board-request.ts';
import { canonicalPosting, statedPay } from './canonical-posting.ts';
import type { BoardRequest, JobSource, SourceOptions } from './job-source.ts';

export const REMOTEOK_API = 'https://remoteok.com';
export const REMOTEOK_HOSTS = ['remoteok.com'];

const Job = z.object({
  id: z.union([z.string().min(1), z.number()]),
  url: z.string(),
  position: z.string(),
  company: z.string().nullish(),
  date: z.string().nullish(),
  description: z.string().nullish(),
  location: z.string().nullish(),
  salary_min: z.number().nullish(),
  salary_max: z.number().nullish(),
});

const Feed = z.array(z.unknown());

/** UTF-8 that was read as Latin-1, read again; any other text as it is. */
function repaired(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  const again = Buffer.from(text, 'latin1').toString('utf8');
  return again.includes('\ufffd') ? text : again;
}

const plain = (text: string | null | undefined): string => decodeEntitiesOnce(repaired(text ?? ''));

/** Throws BadPosting for an invalid job. */
export function remoteokPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  return canonicalPosting('remoteok', request, {
    id: job.id,
    url: job.url,
    title: plain(job.position),
    company: plain(job.company),
    markup: repaired(job.description ?? ''),
    locations: [plain(job.location).replace(/[,\s]+$/, '')],
    workplace: 'remote',
    employment: null,
    salary: statedPay({ min: job.salary_min, max: job.salary_max, currency: 'USD', period: 'year' }),
    apply: { kind: 'external', url: job.url },
    posted: job.date,
  });
}

/** Remote OK's feed: one board, `all`, with the newest hundred or so. Its first element is a legal notice. */
export function remoteokSource({ send, base_url = REMOTEOK_API }: SourceOptions): JobSource {
  return {
    name: 'remoteok',
    readBoard: (request) =>
      readInOnePiece(
        send,
        `${base_url}/api`,
        request,
        (text) =>
          readJobs(
            request.board,
            parseAnswer(text, Feed).filter((job) => !isNotice(job)),
            (job) => remoteokPosting(request, job),
          ),
        { isComplete: () => false },
      ),
  };
}

const isNotice = (job: unknown): boolean => typeof job === 'object' && job !== null && 'legal' in job;
