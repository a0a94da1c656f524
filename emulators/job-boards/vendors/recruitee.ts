import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from '../generator/places.ts';
import type { Employment } from '../generator/terms.ts';
import { publishedQuestions } from './recruitee-questions.ts';
import { isUnchanged } from './vendor-server.ts';

const EMPLOYMENT: Record<Employment, string> = {
  full_time: 'fulltime_permanent',
  part_time: 'parttime_permanent',
  contract: 'contract',
  temporary: 'fulltime_fixed_term',
  internship: 'internship',
};

export function recruiteeJob({ job, id, url, apply_url, blocks, ...posting }: GeneratedPosting): Job {
  const country = COUNTRY_IN_WORDS[job.country].replace(/^the /, '');
  const { city, region } = job.place;
  const half = Math.ceil(blocks.length / 2);
  return {
    id: Number(id),
    guid: id.slice(-5),
    slug: id,
    title: job.title,
    status: 'published',
    description: htmlOf(blocks.slice(0, half)),
    requirements: htmlOf(blocks.slice(half)),
    location: `${city}, ${country}`,
    locations: [{ id: 1, name: city, city, state: region, country, country_code: job.country }],
    city,
    country_code: job.country,
    remote: posting.workplace === 'remote',
    hybrid: posting.workplace === 'hybrid',
    on_site: posting.workplace === 'onsite',
    employment_type_code: posting.employment && EMPLOYMENT[posting.employment],
    experience_code: 'experienced',
    salary:
      job.pay_shown === 'field'
        ? {
            min: String(job.pay.min / 100),
            max: String(job.pay.max / 100),
            period: job.pay.period,
            currency: job.pay.currency,
          }
        : null,
    published_at: posting.posted_at
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z$/, ' UTC'),
    careers_url: url,
    careers_apply_url: apply_url,
    company_name: job.company.name,
    mailbox_email: 'job.inbox@employers.example',
  };
}

export function recruitee(find: FindBoard): express.Router {
  const router = express.Router();
  router.get('/:site/api/offers', async (req, res) => {
    const board = await find(req.params.site);
    if (!board) return res.status(404).json({ error: ['Not found'] });
    if (isUnchanged(board, req, res)) return;
    return res.json({ offers: board.jobs().map((job) => ({ ...job, ...publishedQuestions(job) })) });
  });
  return router;
}
