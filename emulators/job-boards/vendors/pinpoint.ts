import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import type { Employment } from '../generator/terms.ts';
import { isUnchanged } from './vendor-server.ts';

const EMPLOYMENT: Record<Employment, [code: string, text: string]> = {
  full_time: ['permanent_full_time', 'Full Time'],
  part_time: ['permanent_part_time', 'Part Time'],
  contract: ['contract', 'Contract'],
  temporary: ['fixed_term_contract', 'Fixed Term Contract'],
  internship: ['internship', 'Internship'],
};

/** The amounts are there even if they are not to be shown. There is no date. */
export function pinpointJob({ job, id, url, blocks, ...posting }: GeneratedPosting): Job {
  const [code, text] = posting.employment ? EMPLOYMENT[posting.employment] : ['', ''];
  const half = Math.ceil(blocks.length / 2);
  const { pay, place } = job;
  return {
    id,
    title: job.title,
    url,
    path: new URL(url).pathname,
    description: htmlOf(blocks.slice(0, half)),
    key_responsibilities_header: 'Key Responsibilities',
    key_responsibilities: htmlOf(blocks.slice(half)),
    skills_knowledge_expertise_header: '',
    skills_knowledge_expertise: '',
    benefits_header: 'Job Benefits',
    benefits: null,
    employment_type: code,
    employment_type_text: text,
    workplace_type: posting.workplace,
    compensation_visible: job.pay_shown === 'field',
    compensation_minimum: pay.min / 100,
    compensation_maximum: pay.max / 100,
    compensation_currency: pay.currency,
    compensation_frequency: pay.period,
    deadline_at: null,
    job: { id, department: { name: job.occupation.teams[0] ?? '' } },
    location: { city: place.city, name: place.city, province: place.region, postal_code: '' },
  };
}

export function pinpoint(find: FindBoard): express.Router {
  const router = express.Router();
  router.get('/:site/postings.json', async (req, res) => {
    const board = await find(req.params.site);
    if (!board) return res.status(404).type('html').send('<!doctype html><title>Not found</title>');
    if (isUnchanged(board, req, res)) return;
    return res.json({ data: board.jobs() });
  });
  return router;
}
