import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from '../generator/places.ts';
import type { Employment, Workplace } from '../generator/terms.ts';
import { jobWith, wholeNumber, without } from './vendor-server.ts';

const EMPLOYMENT: Record<Employment, [label: string, id: string]> = {
  full_time: ['SALARIED_FT', 'Salaried, full-time'],
  part_time: ['HOURLY_PT', 'Hourly, part-time'],
  contract: ['CONTRACTOR', 'Contractor'],
  temporary: ['TEMPORARY', 'Temporary'],
  internship: ['INTERN', 'Intern'],
};
const WORKPLACE: Record<Workplace, string> = { onsite: 'ON_SITE', hybrid: 'HYBRID', remote: 'REMOTE' };

const DETAILS = ['uuid', 'description', 'workLocations', 'employmentType', 'createdOn', 'companyName'];
const MORE_DETAILS = ['unlistedFromSearch', 'payRangeDetails'];

/** A job as returned alone, with the list's fields. */
export function ripplingJob({ job, id, url, blocks, ...posting }: GeneratedPosting): Job {
  const [label, words] = posting.employment ? EMPLOYMENT[posting.employment] : ['', ''];
  const { pay, place } = job;
  return {
    id,
    uuid: id,
    name: job.title,
    url,
    department: { name: job.occupation.teams[0] ?? '' },
    locations: [
      {
        name: posting.locations[0] ?? place.city,
        country: COUNTRY_IN_WORDS[job.country].replace(/^the /, ''),
        countryCode: job.country,
        state: place.region,
        city: place.city,
        workplaceType: posting.workplace && WORKPLACE[posting.workplace],
      },
    ],
    language: 'en-US',
    description: { company: '', role: htmlOf(blocks) },
    workLocations: posting.locations,
    employmentType: { label, id: words },
    createdOn: posting.posted_at.toISOString(),
    companyName: job.company.name,
    unlistedFromSearch: false,
    payRangeDetails:
      job.pay_shown === 'field'
        ? [
            {
              location: place.city,
              currency: pay.currency,
              frequency: pay.period === 'hour' ? 'HOUR' : 'YEAR',
              rangeStart: pay.min / 100,
              rangeEnd: pay.max / 100,
              isRemote: false,
            },
          ]
        : [],
  };
}

/** Names are case-sensitive. Twenty jobs a page unless more are asked for, never more than a thousand. */
export function rippling(find: FindBoard): express.Router {
  const router = express.Router();
  const unknown = {
    error_code: 'RESOURCE_NOT_FOUND',
    message: 'Job Board not found',
    resource: null,
  };
  router.get('/platform/api/ats/v2/board/:slug/jobs', async (req, res) => {
    const board = await find(req.params.slug);
    if (!board) return res.status(404).json(unknown);
    const jobs = board.jobs();
    const page = wholeNumber(req.query.page, 0);
    const pageSize = Math.min(wholeNumber(req.query.pageSize, 20), 1000);
    const items = jobs
      .slice(page * pageSize, (page + 1) * pageSize)
      .map((job) => without(job, ...DETAILS, ...MORE_DETAILS));
    const totalPages = Math.ceil(jobs.length / pageSize);
    return res.json({ items, page, pageSize, totalItems: jobs.length, totalPages });
  });
  router.get('/platform/api/ats/v2/board/:slug/jobs/:id', async (req, res) => {
    const job = jobWith(await find(req.params.slug), 'id', req.params.id);
    if (!job) return res.status(404).json({ ...unknown, message: 'Job not found' });
    res.set('cache-control', 'no-store');
    return res.json(without(job, 'id', 'locations'));
  });
  return router;
}
