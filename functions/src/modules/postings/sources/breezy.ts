import { z } from 'zod';
import { formAddress } from '../../form-vendors/form-vendors.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, readInOnePiece, readJobs } from './board-request.ts';
import { canonicalPosting, placeOf } from './canonical-posting.ts';
import { type BoardRequest, boardAddress, type JobSource, type SourceOptions } from './job-source.ts';

export const BREEZY_API = 'https://{board}.breezy.hr';
/** Names without a portal redirect to the vendor's own site. */
export const BREEZY_HOSTS = ['*.breezy.hr', 'breezy.hr'];

const Location = z.object({
  name: z.string().nullish(),
  city: z.string().nullish(),
  state: z.object({ id: z.string().nullish(), name: z.string().nullish() }).nullish(),
  country: z.object({ id: z.string().nullish(), name: z.string().nullish() }).nullish(),
  is_remote: z.boolean().nullish(),
  remote_details: z.object({ value: z.string().nullish(), label: z.string().nullish() }).nullish(),
});

const Job = z.object({
  id: z.string().min(1),
  name: z.string(),
  url: z.string(),
  published_date: z.string().nullish(),
  type: z.object({ id: z.string().nullish(), name: z.string().nullish() }).nullish(),
  location: Location.nullish(),
  locations: z.array(Location).nullish(),
  salary: z.string().nullish(),
  company: z.object({ name: z.string().nullish() }).nullish(),
  description: z.string().nullish(),
});

const Portal = z.array(z.unknown());

/** Throws BadPosting for an invalid position. */
export function breezyPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  const places = job.locations?.length ? job.locations : job.location ? [job.location] : [];
  const [first] = places;
  return canonicalPosting('breezy', request, {
    id: job.id,
    url: job.url,
    title: job.name,
    company: job.company?.name,
    markup: job.description ?? '',
    locations: places.map(
      ({ name, city, state, country }) => name || placeOf(city, state?.name, country?.name),
    ),
    countries: places.map(({ country }) => country?.id ?? country?.name),
    workplace: workplaceNamed(first?.remote_details?.label) ?? (first?.is_remote === true ? 'remote' : null),
    employment: job.type?.id ?? job.type?.name,
    salary: null,
    salary_text: job.salary,
    apply: { kind: 'breezy', url: formAddress('breezy', job.url) },
    posted: job.published_date,
  });
}

/** Postings of Breezy portals, named by their subdomains. */
export function breezySource({ send, base_url = BREEZY_API }: SourceOptions): JobSource {
  return {
    name: 'breezy',
    readBoard(request) {
      // Without `verbose` the positions have no text.
      const url = `${boardAddress(base_url, request.board)}/json?verbose=true`;
      return readInOnePiece(send, url, request, (text) =>
        readJobs(request.board, parseAnswer(text, Portal), (job) => breezyPosting(request, job)),
      );
    },
  };
}
