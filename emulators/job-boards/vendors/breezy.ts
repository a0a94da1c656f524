import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from '../generator/places.ts';
import type { Employment } from '../generator/terms.ts';
import { toVendorSite, without } from './vendor-server.ts';

const EMPLOYMENT: Record<Employment, [id: string, name: string]> = {
  full_time: ['fullTime', 'Full-Time'],
  part_time: ['partTime', 'Part-Time'],
  contract: ['contract', 'Contract'],
  temporary: ['temporary', 'Temporary'],
  internship: ['internship', 'Internship'],
};

export function breezyJob({ job, id, url, blocks, ...posting }: GeneratedPosting): Job {
  const [type_id, type_name] = posting.employment ? EMPLOYMENT[posting.employment] : ['', ''];
  const amount = (minor: number) => `$${(minor / 100).toLocaleString('en-US')}`;
  const { pay, place, company } = job;
  return {
    id,
    friendly_id: id,
    name: job.title,
    url,
    published_date: posting.posted_at.toISOString(),
    type: { id: type_id, name: type_name },
    location: {
      country: { id: job.country, name: COUNTRY_IN_WORDS[job.country].replace(/^the /, '') },
      city: place.city,
      is_remote: posting.workplace === 'remote',
      name: posting.locations[0] ?? place.city,
    },
    department: job.occupation.teams[0] ?? '',
    salary:
      job.pay_shown === 'field' && pay.currency === 'USD'
        ? `${amount(pay.min)} – ${amount(pay.max)} / ${pay.period}`
        : '',
    company: { name: company.name, logo_url: null, friendly_id: company.slug },
    description: htmlOf(blocks),
  };
}

/** Descriptions come only with `verbose`; names without a portal are sent to the vendor's own site. */
export function breezy(find: FindBoard): express.Router {
  const router = express.Router();
  router.get('/:site/json', async (req, res) => {
    const board = await find(req.params.site);
    if (!board) return toVendorSite(req, res);
    const jobs = board.jobs();
    return res.json(req.query.verbose === 'true' ? jobs : jobs.map((job) => without(job, 'description')));
  });
  router.get('/website', (_req, res) => res.type('html').send('<!doctype html><title>Recruiting</title>'));
  return router;
}
