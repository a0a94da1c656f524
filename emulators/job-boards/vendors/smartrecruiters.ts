import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import type { Employment, Seniority } from '../generator/terms.ts';
import { jobWith, wholeNumber, without } from './vendor-server.ts';

const EMPLOYMENT: Record<Employment, [id: string, label: string]> = {
  full_time: ['permanent', 'Full-time'],
  part_time: ['part-time', 'Part-time'],
  contract: ['contract', 'Contract'],
  temporary: ['temporary', 'Temporary'],
  internship: ['intern', 'Intern'],
};
const LEVELS: Record<Seniority, string> = {
  intern: 'internship',
  entry: 'entry_level',
  mid: 'associate',
  senior: 'mid_senior_level',
  lead: 'mid_senior_level',
  director: 'director',
  executive: 'executive',
};

const DETAILS = ['jobAd', 'applyUrl', 'postingUrl', 'compensation'];

/** A posting as returned alone; the list has it without its text and links. */
export function smartrecruitersJob({ job, id, url, apply_url, blocks, ...posting }: GeneratedPosting): Job {
  const [type, label] = posting.employment ? EMPLOYMENT[posting.employment] : [undefined, undefined];
  const about = blocks.findIndex(({ kind }) => kind === 'heading');
  const cut = about === -1 ? 1 : about;
  const { pay, place, company } = job;
  return {
    id,
    uuid: `0761de07-8adc-465d-af91-${id.slice(-12).padStart(12, '0')}`,
    name: job.title,
    refNumber: `REF${id.slice(-5)}`,
    company: { identifier: company.slug, name: company.name },
    releasedDate: posting.posted_at.toISOString(),
    location: {
      city: place.city,
      region: place.region,
      country: job.country.toLowerCase(),
      remote: posting.workplace === 'remote',
      hybrid: posting.workplace === 'hybrid',
      fullLocation: posting.locations[0] ?? '',
    },
    department: {},
    typeOfEmployment: type ? { id: type, label } : {},
    experienceLevel: { id: LEVELS[job.level], label: LEVELS[job.level] },
    customField: [],
    visibility: 'PUBLIC',
    language: { code: 'en', label: 'English' },
    creator: { name: 'A recruiter' },
    jobAd: {
      sections: {
        companyDescription: { title: 'Company Description', text: htmlOf(blocks.slice(0, cut)) },
        jobDescription: { title: 'Job Description', text: htmlOf(blocks.slice(cut)) },
        qualifications: { title: 'Qualifications', text: '' },
        additionalInformation: { title: 'Additional Information', text: '' },
      },
    },
    applyUrl: apply_url,
    postingUrl: url,
    ...(job.pay_shown === 'field' && {
      compensation: {
        salary: {
          min: pay.min / 100,
          max: pay.max / 100,
          currency: pay.currency,
          period: pay.period === 'hour' ? 'HOURLY' : 'YEARLY',
        },
      },
    }),
  };
}

/** Unknown companies answer like empty ones. There is no ETag, and no page has more than a hundred postings. */
export function smartrecruiters(find: FindBoard): express.Router {
  const router = express.Router();
  router.get('/v1/companies/:company/postings', async (req, res) => {
    const jobs = (await find(req.params.company.toLowerCase()))?.jobs() ?? [];
    const limit = Math.min(wholeNumber(req.query.limit, 10), 100);
    const offset = wholeNumber(req.query.offset, 0);
    const content = jobs.slice(offset, offset + limit).map((job) => without(job, ...DETAILS));
    return res.json({ offset, limit, totalFound: jobs.length, content });
  });
  router.get('/v1/companies/:company/postings/:id', async (req, res) => {
    const job = jobWith(await find(req.params.company.toLowerCase()), 'id', req.params.id);
    return job ? res.json(job) : res.status(404).json({ message: 'Not found', errors: [] });
  });
  return router;
}
