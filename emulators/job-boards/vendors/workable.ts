import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from '../generator/places.ts';
import type { Employment } from '../generator/terms.ts';
import { without } from './vendor-server.ts';

const EMPLOYMENT: Record<Employment, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Other',
};

/** With `company`, which the response has once for all jobs. */
export function workableJob({ job, id, url, apply_url, blocks, ...posting }: GeneratedPosting): Job {
  const country = COUNTRY_IN_WORDS[job.country].replace(/^the /, '');
  const { city, region } = job.place;
  const day = posting.posted_at.toISOString().slice(0, 10);
  return {
    title: job.title,
    shortcode: id,
    code: '',
    employment_type: posting.employment ? EMPLOYMENT[posting.employment] : '',
    telecommuting: posting.workplace === 'remote',
    department: null,
    url,
    shortlink: url,
    application_url: apply_url,
    published_on: day,
    created_at: day,
    country,
    city,
    state: region,
    locations: [{ country, countryCode: job.country, city, region, hidden: false }],
    description: htmlOf(blocks),
    company: job.company.name,
  };
}

/** A job open in two places is listed once for each. */
function listed(jobs: Job[]): Job[] {
  return jobs.flatMap((job, at) =>
    at % 7 === 6
      ? [job, { ...job, city: '', locations: [{ ...(job.locations as Job[])[0], city: '', region: null }] }]
      : [job],
  );
}

/** No ETag; the whole account comes in one response. */
export function workable(find: FindBoard): express.Router {
  const router = express.Router();
  router.get('/api/v1/widget/accounts/:account', async (req, res) => {
    const board = await find(req.params.account);
    if (!board) return res.status(404).json({ error: 'Not found' });
    const jobs = listed(board.jobs());
    const hidden = req.query.details === 'true' ? ['company'] : ['company', 'description'];
    return res.json({
      name: jobs[0]?.company ?? req.params.account,
      description: null,
      jobs: jobs.map((job) => without(job, ...hidden)),
    });
  });
  return router;
}
