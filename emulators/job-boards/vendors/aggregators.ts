import express, { type Request, type Response } from 'express';
import type { GeneratedPosting } from '../generator/generate-posting.ts';
import { escapeHtml, htmlOf, textOf } from '../generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from '../generator/places.ts';
import { DEMO_KEYS } from '../keys.ts';
import { wholeNumber } from './vendor-server.ts';

/** The jobs that an aggregator has, newest first. */
export type Feed = () => readonly GeneratedPosting[];

const MOST_MUSE_PAGES = 99;

const number = (id: string): number => Number.parseInt(id.replace(/\D/g, '').slice(0, 9) || '1', 10);

/** Remote jobs, all in one response with its legal notice. */
export function remotive(feed: Feed): express.Router {
  const router = express.Router();
  router.get('/api/remote-jobs', (_req, res) => {
    const jobs = feed()
      .filter(({ workplace }) => workplace === 'remote')
      .map(({ job, id, url, blocks, posted_at }) => ({
        id: number(id),
        url,
        title: job.title,
        company_name: job.company.name,
        category: job.occupation.teams[0] ?? '',
        tags: [],
        job_type: 'full_time',
        publication_date: posted_at.toISOString().slice(0, 19),
        candidate_required_location: COUNTRY_IN_WORDS[job.country].replace(/^the /, ''),
        salary: job.pay.period === 'hour' ? `$${job.pay.min / 100} - $${job.pay.max / 100}/hr` : '',
        description: htmlOf(blocks),
      }));
    res.json({ '0-legal-notice': 'Link back and name us.', 'job-count': jobs.length, jobs });
  });
  return router;
}

/** An array whose first element is the legal notice. */
export function remoteok(feed: Feed): express.Router {
  const router = express.Router();
  router.get('/api', (_req, res) => {
    const jobs = feed()
      .filter(({ workplace }) => workplace === 'remote')
      .slice(0, 100)
      .map(({ job, id, url, blocks, posted_at }) => ({
        slug: `remote-${id}`,
        id: String(number(id)),
        epoch: Math.floor(posted_at.getTime() / 1000),
        date: posted_at.toISOString(),
        company: escapeHtml(job.company.name),
        position: job.title,
        tags: [],
        description: htmlOf(blocks),
        location: COUNTRY_IN_WORDS[job.country].replace(/^the /, ''),
        apply_url: url,
        salary_min: job.pay.period === 'year' ? job.pay.min / 100 : 0,
        salary_max: job.pay.period === 'year' ? job.pay.max / 100 : 0,
        url,
      }));
    res.json([{ last_updated: 0, legal: 'Please link back and mention us as a source.' }, ...jobs]);
  });
  return router;
}

/** Pages of a hundred. */
export function arbeitnow(feed: Feed): express.Router {
  const router = express.Router();
  router.get('/api/job-board-api', (req, res) => {
    const page = Math.max(1, wholeNumber(req.query.page, 1));
    const all = feed();
    const data = all.slice((page - 1) * 100, page * 100).map(({ job, id, url, blocks, ...posting }) => ({
      slug: `${job.company.slug}-${id}`,
      company_name: job.company.name,
      title: job.title,
      description: htmlOf(blocks),
      remote: posting.workplace === 'remote',
      url,
      tags: [],
      job_types: posting.employment === 'part_time' ? ['part time'] : ['full time'],
      location: job.place.city,
      created_at: Math.floor(posting.posted_at.getTime() / 1000),
    }));
    const next = all.length > page * 100 ? `${req.baseUrl}/api/job-board-api?page=${page + 1}` : null;
    res.json({ data, links: { first: null, last: null, prev: null, next }, meta: { current_page: page } });
  });
  return router;
}

/** Pages of twenty; those past the last allowed are refused. */
export function themuse(feed: Feed): express.Router {
  const router = express.Router();
  router.get('/api/public/jobs', (req, res) => {
    const page = wholeNumber(req.query.page, 1);
    if (page > MOST_MUSE_PAGES) return res.status(400).json({ error: 'Invalid page' });
    const all = feed();
    const results = all
      .slice((page - 1) * 20, page * 20)
      .map(({ job, id, url, blocks, locations, ...posting }) => ({
        id: number(id),
        name: job.title,
        type: 'external',
        contents: htmlOf(blocks),
        publication_date: posting.posted_at.toISOString(),
        locations: [
          ...locations.map((name) => ({ name })),
          ...(posting.workplace === 'remote' ? [{ name: 'Flexible / Remote' }] : []),
        ],
        categories: [],
        levels: [{ name: 'Mid Level', short_name: 'mid' }],
        refs: { landing_page: url },
        company: { name: job.company.name },
      }));
    return res.json({
      page,
      page_count: Math.ceil(all.length / 20),
      items_per_page: 20,
      total: all.length,
      results,
    });
  });
  return router;
}

/** The key and the address it was given to are both wanted. */
export function usajobs(feed: Feed): express.Router {
  const router = express.Router();
  router.get('/api/search', (req, res) => {
    const { email, key } = DEMO_KEYS.usajobs;
    if (req.get('authorization-key') !== key || req.get('user-agent') !== email) {
      return res.status(401).json({ error: 'Unauthorized' });
    }
    const size = Math.min(wholeNumber(req.query.ResultsPerPage, 25), 500);
    const page = Math.max(1, wholeNumber(req.query.Page, 1));
    const all = feed().filter(({ job }) => job.country === 'US');
    const SearchResultItems = all
      .slice((page - 1) * size, page * size)
      .map(({ job, id, url, blocks, locations, ...posting }) => ({
        MatchedObjectId: String(number(id)),
        MatchedObjectDescriptor: {
          PositionID: id,
          PositionTitle: job.title,
          PositionURI: url,
          ApplyURI: [url],
          PositionLocationDisplay: locations[0] ?? '',
          PositionLocation: locations.map((LocationName) => ({ LocationName, CountryCode: 'United States' })),
          OrganizationName: job.company.name,
          PositionSchedule: [{ Name: 'Full-time', Code: '1' }],
          QualificationSummary: textOf(blocks.slice(-2)),
          PositionRemuneration: [
            {
              MinimumRange: String(job.pay.min / 100),
              MaximumRange: String(job.pay.max / 100),
              RateIntervalCode: job.pay.period === 'hour' ? 'PH' : 'PA',
              Description: job.pay.period === 'hour' ? 'Per Hour' : 'Per Year',
            },
          ],
          PublicationStartDate: posting.posted_at.toISOString(),
          UserArea: { Details: { JobSummary: textOf(blocks.slice(0, -2)), RemoteIndicator: false } },
        },
      }));
    return res.json({
      SearchResult: {
        SearchResultCount: SearchResultItems.length,
        SearchResultCountAll: all.length,
        SearchResultItems,
      },
    });
  });
  return router;
}

/** Fifty a page at most, and only the beginning of each text. */
export function adzuna(feed: Feed): express.Router {
  const router = express.Router();
  router.get('/v1/api/jobs/:country/search/:page', (req: Request, res: Response) => {
    const { app_id, app_key } = DEMO_KEYS.adzuna;
    if (req.query.app_id !== app_id || req.query.app_key !== app_key) {
      return res.status(401).json({ exception: 'AUTH_FAIL', display: 'Authorisation failed' });
    }
    const size = Math.min(wholeNumber(req.query.results_per_page, 20), 50);
    const page = Math.max(1, wholeNumber(req.params.page, 1));
    const all = feed().filter(({ job }) => job.country.toLowerCase() === req.params.country);
    const results = all
      .slice((page - 1) * size, page * size)
      .map(({ job, id, url, blocks, locations, ...posting }) => ({
        id: String(number(id)),
        title: job.title,
        description: `${textOf(blocks).slice(0, 480)}…`,
        created: posting.posted_at.toISOString(),
        redirect_url: url,
        company: { display_name: job.company.name },
        location: { display_name: locations[0] ?? '', area: [] },
        contract_time: posting.employment === 'part_time' ? 'part_time' : 'full_time',
        salary_min: job.pay.period === 'year' ? job.pay.min / 100 : undefined,
        salary_max: job.pay.period === 'year' ? job.pay.max / 100 : undefined,
        salary_is_predicted: '0',
      }));
    return res.json({ count: all.length, mean: 0, results });
  });
  return router;
}
