import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from '../generator/places.ts';
import type { Employment, Workplace } from '../generator/terms.ts';
import { jobWith, toVendorSite, without } from './vendor-server.ts';

const EMPLOYMENT: Record<Employment, string> = {
  full_time: 'Full-Time',
  part_time: 'Part-Time',
  contract: 'Contractor',
  temporary: 'Temporary',
  internship: 'Intern',
};
const LOCATION_TYPE: Record<Workplace, string> = { onsite: '0', remote: '1', hybrid: '2' };

const DETAILS = ['description', 'compensation', 'datePosted', 'jobOpeningShareUrl', 'jobOpeningStatus'];

/** An opening as returned alone; the list has it without text, date, and link. */
export function bamboohrJob({ job, id, url, blocks, ...posting }: GeneratedPosting): Job {
  const { min, max, period } = job.pay;
  const amount = (minor: number) => `$${(minor / 100).toLocaleString('en-US')}`;
  return {
    id,
    jobOpeningName: job.title,
    departmentLabel: job.occupation.teams[0] ?? null,
    employmentStatusLabel: posting.employment && EMPLOYMENT[posting.employment],
    location: { city: job.place.city, state: job.place.region },
    atsLocation: {
      country: COUNTRY_IN_WORDS[job.country].replace(/^the /, ''),
      state: null,
      province: null,
      city: null,
    },
    isRemote: null,
    locationType: posting.workplace && LOCATION_TYPE[posting.workplace],
    jobOpeningStatus: 'Open',
    jobOpeningShareUrl: url,
    description: htmlOf(blocks),
    compensation: job.pay_shown === 'field' ? `${amount(min)} - ${amount(max)} per ${period}` : null,
    datePosted: posting.posted_at.toISOString().slice(0, 10),
  };
}

/** Names without a careers site are sent to the vendor's own. */
export function bamboohr(find: FindBoard): express.Router {
  const router = express.Router();
  router.get('/:site/careers/list', async (req, res) => {
    const board = await find(req.params.site);
    if (!board) return toVendorSite(req, res);
    const jobs = board.jobs();
    const result = jobs.map((job) => without(job, ...DETAILS));
    return res.json({ meta: { totalCount: jobs.length }, result });
  });
  router.get('/:site/careers/:id/detail', async (req, res) => {
    const job = jobWith(await find(req.params.site), 'id', req.params.id);
    if (!job) return res.status(404).json({ error: 'Not found' });
    return res.json({ meta: {}, result: { jobOpening: without(job, 'id'), formFields: {} } });
  });
  router.get('/website', (_req, res) => res.type('html').send('<!doctype html><title>HR software</title>'));
  return router;
}
