import { expect, it } from 'vitest';
import type { RenderedPage } from '../../contract/rendered-pages.ts';
import { answerJobPage } from './answer-job-page.ts';
import type { JobPagesDeps } from './job-pages-deps.ts';

const unexpected = () => Promise.reject(new Error('Nothing is read for this address'));

/** Without data: an address that reads some fails. */
const deps: JobPagesDeps = {
  list: unexpected,
  countFacets: unexpected,
  getPosting: unexpected,
  similarPostings: unexpected,
  readDirectory: unexpected,
  readCompany: unexpected,
  addresses: { read: unexpected, readAddresses: unexpected },
  renderer: {
    renderPage: async (page) => JSON.stringify(page),
    jobPicture: String,
    sitemapIndex: String,
    sitemap: String,
  },
  clock: () => new Date('2026-11-22T12:00:00Z'),
};

it.each([
  '//',
  '//evil.example/',
  '//x//evil.example/',
  '/x/',
  '/',
  '',
  'http://evil.example/jobs/',
  '/jobsearch/',
  '/jobs//',
  '/jobs//x',
  '/jobs/in//albany-ny/',
  '/jobs/at//acme/',
])('"%s" is no page, and leads nowhere', async (target) => {
  const { status, location, body } = await answerJobPage(deps, target);
  expect({ status, location }).toEqual({ status: 404, location: undefined });
  expect(JSON.parse(String(body)) as RenderedPage).toMatchObject({ path: '/404', search: '' });
});

it.each([
  ['/jobs/', '/jobs'],
  ['/jobs/x/?q=a//b/', '/jobs/x?q=a//b/'],
  ['/jobs/in/albany-ny/', '/jobs/in/albany-ny'],
])('%s leads to %s', async (target, location) => {
  expect(await answerJobPage(deps, target)).toMatchObject({ status: 301, location });
});

it('reads a path of slashes in one pass', async () => {
  const answer = await answerJobPage(deps, `/jobs/${'/'.repeat(200_000)}x`);
  expect(answer.status).toBe(404);
});

it('searches the list in fewer rounds than the API does', async () => {
  const pages: unknown[] = [];
  await answerJobPage(
    {
      ...deps,
      list: async (_, page) => {
        pages.push(page);
        return { items: [], next_cursor: null };
      },
      countFacets: async () => ({ counts: null, groups: null, without: [] }),
      readDirectory: async () => ({
        open: 0,
        counted_at: null,
        places: [],
        titles: [],
        companies: [],
        group: null,
        neighbors: [],
      }),
    },
    '/jobs?q=glass+blower',
  );
  expect(pages).toEqual([{ limit: 30, rounds: 2 }]);
});
