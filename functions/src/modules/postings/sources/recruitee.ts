import { z } from 'zod';
import type { Seniority, Workplace } from '../../../contract/common.ts';
import { formAddress } from '../../form-vendors/form-vendors.ts';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, readInOnePiece, readJobs, webUrl } from './board-request.ts';
import { canonicalPosting, payPeriod, placeOf, section, statedPay } from './canonical-posting.ts';
import { type BoardRequest, boardAddress, type JobSource, type SourceOptions } from './job-source.ts';
import { RECRUITEE_API } from './recruitee-api.ts';

const Offer = z.object({
  id: z.number(),
  title: z.string(),
  status: z.string().nullish(),
  description: z.string().nullish(),
  requirements: z.string().nullish(),
  locations: z
    .array(
      z.object({
        name: z.string().nullish(),
        city: z.string().nullish(),
        state: z.string().nullish(),
        country: z.string().nullish(),
        country_code: z.string().nullish(),
      }),
    )
    .nullish(),
  location: z.string().nullish(),
  country_code: z.string().nullish(),
  remote: z.boolean().nullish(),
  hybrid: z.boolean().nullish(),
  on_site: z.boolean().nullish(),
  employment_type_code: z.string().nullish(),
  experience_code: z.string().nullish(),
  salary: z
    .object({
      min: z.union([z.string(), z.number()]).nullish(),
      max: z.union([z.string(), z.number()]).nullish(),
      period: z.string().nullish(),
      currency: z.string().nullish(),
    })
    .nullish(),
  published_at: z.string().nullish(),
  created_at: z.string().nullish(),
  careers_url: z.string(),
  careers_apply_url: z.string().nullish(),
  company_name: z.string().nullish(),
});
type Offer = z.infer<typeof Offer>;

const Site = z.object({ offers: z.array(z.unknown()) });

const LEVELS: Record<string, Seniority> = {
  entry_level: 'entry',
  mid_level: 'mid',
  senior_manager: 'senior',
  executive: 'executive',
};

/** An offer may allow several arrangements; one that names all of them says nothing. */
function workplaceOf({ remote, hybrid, on_site }: Offer): Workplace | null {
  if (hybrid === true) return 'hybrid';
  if (remote === true) return on_site === true ? null : 'remote';
  return on_site === true ? 'onsite' : null;
}

/** Null for an offer that is not published; throws BadPosting for an invalid one. */
export function recruiteePosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting | null {
  const offer = parseJob(Offer, raw);
  if (offer.status && offer.status !== 'published') return null;
  const { salary } = offer;
  const places = offer.locations ?? [];
  return canonicalPosting('recruitee', request, {
    id: offer.id,
    url: offer.careers_url,
    title: offer.title,
    company: offer.company_name,
    markup: section(null, offer.description) + section(null, offer.requirements),
    locations:
      places.length > 0
        ? places.map(({ name, city, state, country }) => placeOf(city, state, country) || name)
        : [offer.location],
    countries: places.length > 0 ? places.map(({ country_code }) => country_code) : [offer.country_code],
    workplace: workplaceOf(offer),
    employment: offer.employment_type_code,
    seniority: LEVELS[offer.experience_code ?? ''],
    salary: salary
      ? statedPay({
          min: salary.min,
          max: salary.max,
          currency: salary.currency,
          period: payPeriod(salary.period),
        })
      : null,
    apply: {
      kind: 'recruitee',
      url: webUrl(offer.careers_apply_url) ?? formAddress('recruitee', offer.careers_url),
    },
    // "2026-08-05 10:10:39 UTC"
    posted: (offer.published_at ?? offer.created_at)?.replace(/^(\S+) (\S+) UTC$/, '$1T$2Z'),
  });
}

/** Postings of Recruitee careers sites, named by their subdomains. */
export function recruiteeSource({ send, base_url = RECRUITEE_API }: SourceOptions): JobSource {
  return {
    name: 'recruitee',
    readBoard(request) {
      const url = `${boardAddress(base_url, request.board)}/api/offers/`;
      return readInOnePiece(send, url, request, (text) =>
        readJobs(request.board, parseAnswer(text, Site).offers, (offer) => recruiteePosting(request, offer)),
      );
    },
  };
}
