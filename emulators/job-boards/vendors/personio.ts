import express from 'express';
import type { FindBoard, Job } from '../board.ts';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { htmlOf } from '../generator/grammar/blocks.ts';
import type { Employment } from '../generator/terms.ts';
import { escapeXml, isUnchanged, jobWith, toVendorSite } from './vendor-server.ts';

const EMPLOYMENT: Record<Employment, [employmentType: string, schedule: string]> = {
  full_time: ['permanent', 'full-time'],
  part_time: ['permanent', 'part-time'],
  contract: ['freelance', 'full-time'],
  temporary: ['permanent', 'full-time'],
  internship: ['intern', 'full-time'],
};

/** The texts of a position's elements. `url` is not among them: the feed has none. */
export function personioJob({ job, id, url, blocks, ...posting }: GeneratedPosting): Job {
  const [employmentType, schedule] = posting.employment ? EMPLOYMENT[posting.employment] : ['', ''];
  return {
    id,
    subcompany: job.company.name,
    office: posting.workplace === 'remote' ? `Remote ${job.country}` : (posting.locations[0] ?? ''),
    others: posting.locations.slice(1),
    name: job.title,
    html: htmlOf(blocks),
    employmentType,
    schedule,
    seniority: job.level === 'entry' ? 'entry-level' : 'experienced',
    createdAt: posting.posted_at.toISOString().replace('.000Z', '+00:00'),
    url,
  };
}

const element = (name: string, text: unknown): string =>
  text === '' ? `<${name}></${name}>` : `<${name}>${escapeXml(String(text))}</${name}>`;

function position(job: Job, translated: boolean): string {
  const text = translated
    ? `<jobDescription><name>About the job</name><value><![CDATA[${String(job.html)}]]></value></jobDescription>`
    : '';
  return `<position>
${element('id', job.id)}${element('subcompany', job.subcompany)}${element('office', job.office)}
<additionalOffices>${(job.others as string[]).map((office) => element('office', office)).join('')}</additionalOffices>
${element('recruitingCategory', 'General')}${element('name', job.name)}
<jobDescriptions>${text}</jobDescriptions>
${element('employmentType', job.employmentType)}${element('seniority', job.seniority)}${element('schedule', job.schedule)}${element('createdAt', job.createdAt)}
</position>`;
}

/** Texts are in English: asked for in another language, positions come without them. */
export function personio(find: FindBoard): express.Router {
  const router = express.Router();
  router.get('/:site/xml', async (req, res) => {
    const board = await find(req.params.site);
    if (!board) return toVendorSite(req, res);
    if (isUnchanged(board, req, res)) return;
    const translated = (req.query.language ?? 'en') === 'en';
    const positions = board.jobs().map((job) => position(job, translated));
    return res
      .type('text/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>\n${positions.join('\n')}\n</workzag-jobs>\n`,
      );
  });
  router.get('/:site/job/:id', async (req, res) => {
    const job = jobWith(await find(req.params.site), 'id', req.params.id);
    return job ? res.redirect(302, String(job.url)) : toVendorSite(req, res);
  });
  router.get('/website', (_req, res) => res.type('html').send('<!doctype html><title>HR software</title>'));
  return router;
}
