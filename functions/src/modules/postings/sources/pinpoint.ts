import { z } from 'zod';
import { formAddress } from '../../form-vendors/form-vendors.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, readInOnePiece, readJobs } from './board-request.ts';
import { canonicalPosting, payPeriod, placeOf, section, statedPay } from './canonical-posting.ts';
import { type BoardRequest, boardAddress, type JobSource, type SourceOptions } from './job-source.ts';

export const PINPOINT_API = 'https://{board}.pinpointhq.com';
export const PINPOINT_HOSTS = ['*.pinpointhq.com', 'pinpointhq.com'];

const Text = z.string().nullish();
const Job = z.object({
  id: z.union([z.string().min(1), z.number()]),
  title: z.string(),
  url: z.string(),
  description: Text,
  key_responsibilities_header: Text,
  key_responsibilities: Text,
  skills_knowledge_expertise_header: Text,
  skills_knowledge_expertise: Text,
  benefits_header: Text,
  benefits: Text,
  employment_type: Text,
  employment_type_text: Text,
  workplace_type: Text,
  compensation_visible: z.boolean().nullish(),
  compensation_minimum: z.number().nullish(),
  compensation_maximum: z.number().nullish(),
  compensation_currency: Text,
  compensation_frequency: Text,
  location: z.object({ name: Text, city: Text, province: Text, country: Text }).nullish(),
});

const Site = z.object({ data: z.array(z.unknown()) });

/** A site with more has been seen to answer with just as many. */
const CAP = 1000;

/** Throws BadPosting for an invalid posting. */
export function pinpointPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  const { location } = job;
  return canonicalPosting('pinpoint', request, {
    id: job.id,
    url: job.url,
    title: job.title,
    company: null,
    markup: [
      section(null, job.description),
      section(job.key_responsibilities_header, job.key_responsibilities),
      section(job.skills_knowledge_expertise_header, job.skills_knowledge_expertise),
      section(job.benefits_header, job.benefits),
    ].join(''),
    // The name is the employer's own: a town, or "Woking Office".
    locations: [placeOf(location?.city, location?.province, location?.country) || location?.name],
    countries: [location?.country],
    workplace: workplaceNamed(job.workplace_type),
    employment: job.employment_type_text ?? job.employment_type,
    // Hidden amounts are in the response too; they are not for us.
    salary:
      job.compensation_visible === true
        ? statedPay({
            min: job.compensation_minimum,
            max: job.compensation_maximum,
            currency: job.compensation_currency,
            period: payPeriod(job.compensation_frequency),
          })
        : null,
    apply: { kind: 'pinpoint', url: formAddress('pinpoint', job.url) },
    // The feed has no date.
    posted: null,
  });
}

/** Postings of Pinpoint careers sites, named by their subdomains. */
export function pinpointSource({ send, base_url = PINPOINT_API }: SourceOptions): JobSource {
  return {
    name: 'pinpoint',
    readBoard(request) {
      const url = `${boardAddress(base_url, request.board)}/postings.json`;
      const jobsOf = (text: string) => parseAnswer(text, Site).data;
      return readInOnePiece(
        send,
        url,
        request,
        (text) => readJobs(request.board, jobsOf(text), (job) => pinpointPosting(request, job)),
        { isComplete: (text) => jobsOf(text).length < CAP },
      );
    },
  };
}
