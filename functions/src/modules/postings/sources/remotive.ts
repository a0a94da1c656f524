import { z } from 'zod';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, readInOnePiece, readJobs } from './board-request.ts';
import { canonicalPosting } from './canonical-posting.ts';
import type { BoardRequest, JobSource, SourceOptions } from './job-source.ts';

export const REMOTIVE_API = 'https://remotive.com';
export const REMOTIVE_HOSTS = ['remotive.com'];

const Job = z.object({
  id: z.number(),
  url: z.string(),
  title: z.string(),
  company_name: z.string().nullish(),
  job_type: z.string().nullish(),
  publication_date: z.string().nullish(),
  candidate_required_location: z.string().nullish(),
  salary: z.string().nullish(),
  description: z.string().nullish(),
});

const Feed = z.object({ jobs: z.array(z.unknown()) });

/** Throws BadPosting for an invalid job. */
export function remotivePosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  return canonicalPosting('remotive', request, {
    id: job.id,
    url: job.url,
    title: job.title,
    company: job.company_name,
    markup: job.description ?? '',
    locations: (job.candidate_required_location ?? '').split(/,\s*/),
    workplace: 'remote',
    employment: job.job_type,
    salary: null,
    salary_text: job.salary,
    apply: { kind: 'external', url: job.url },
    // Without a zone; their times are in UTC.
    posted: job.publication_date?.replace(/(T[\d:]+)$/, '$1Z'),
  });
}

/** Remotive's feed: one board, `all`. */
export function remotiveSource({ send, base_url = REMOTIVE_API }: SourceOptions): JobSource {
  return {
    name: 'remotive',
    readBoard: (request) =>
      readInOnePiece(send, `${base_url}/api/remote-jobs`, request, (text) =>
        readJobs(request.board, parseAnswer(text, Feed).jobs, (job) => remotivePosting(request, job)),
      ),
  };
}
