import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from '../generator/places.ts';
import type { Workplace } from '../generator/terms.ts';
import { escapeXml, isUnchanged, wholeNumber } from './vendor-server.ts';

const REMOTE: Record<Workplace, string> = { remote: 'fully', hybrid: 'hybrid', onsite: 'none' };

/** The texts of an item's elements. */
export function teamtailorJob({ job, id, url, blocks, ...posting }: GeneratedPosting): Job {
  return {
    id,
    title: job.title,
    description: htmlOf(blocks),
    pubDate: posting.posted_at.toUTCString().replace('GMT', '+0000'),
    link: url,
    remoteStatus: posting.workplace ? REMOTE[posting.workplace] : '',
    city: job.place.city,
    country: COUNTRY_IN_WORDS[job.country].replace(/^the /, ''),
    company: job.company.name,
    department: job.occupation.teams[0] ?? '',
  };
}

const element = (name: string, text: unknown): string => `<${name}>${escapeXml(String(text))}</${name}>`;

const item = (job: Job): string => `<item>
${element('title', job.title)}${element('description', job.description)}${element('pubDate', job.pubDate)}${element('link', job.link)}
${element('remoteStatus', job.remoteStatus)}${element('guid', `guid-${String(job.id)}`)}
<tt:locations><tt:location>${element('tt:name', job.city)}${element('tt:city', job.city)}${element('tt:country', job.country)}</tt:location></tt:locations>
${element('tt:department', job.department)}
</item>`;

/** A hundred items by default; `per_page` and `offset` are honored. */
export function teamtailor(find: FindBoard): express.Router {
  const router = express.Router();
  router.get('/:site/jobs.rss', async (req, res) => {
    const board = await find(req.params.site);
    if (!board) return res.status(404).type('html').send('<!doctype html><title>Not found</title>');
    if (isUnchanged(board, req, res)) return;
    const jobs = board.jobs();
    const offset = wholeNumber(req.query.offset, 0);
    const some = jobs.slice(offset, offset + wholeNumber(req.query.per_page, 100));
    return res
      .type('application/rss+xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel>${element('title', jobs[0]?.company ?? req.params.site)}${some.map(item).join('\n')}</channel></rss>\n`,
      );
  });
  return router;
}
