import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDirectory } from '../../functions/src/modules/postings/directory/build-directory.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { billCounter } from '../support/billing.ts';
import { startPages, type TestPages } from '../support/pages.ts';
import { posting, stock } from '../support/posting-fixtures.ts';

/** Long enough for search engines. */
const TEXT = 'You will look after what the people in our town need, with care and on time. '.repeat(3);

const nurses = Array.from({ length: 7 }, (_, n) =>
  posting(`nurse-${n}`, 'Registered Nurse', { description_text: TEXT }),
);
const analysts = Array.from({ length: 40 }, (_, n) =>
  posting(`analyst-${n}`, 'Data Analyst', { description_text: TEXT, locations: ['Buffalo, NY'] }),
);
const maples = Array.from({ length: 6 }, (_, n) =>
  posting(`maple-${n}`, 'Sugar Maker', {
    company: n < 3 ? 'Maple Health' : 'Maple Health, Inc.',
    description_text: TEXT,
    locations: [n < 4 ? 'Utica, NY' : 'Rome, NY'],
    salary:
      n < 2 ? { min: 3000 + n, max: 4000 + n, currency: 'USD', period: 'hour', origin: 'stated' } : null,
  }),
);
const lonely = posting('falconer', 'Falconer', { description_text: TEXT, locations: ['Ithaca, NY'] });
const thin = [
  posting('piper', 'Piper', { description_text: 'Join us!', locations: ['Elmira, NY'] }),
  posting('courier', 'Parcel Courier', {
    locations: ['Elmira, NY'],
    description_text: TEXT,
    risk_flags: [{ kind: 'scam', reason: 'asks for money' }],
  }),
];

let api: TestApi;
let pages: TestPages;
beforeAll(async () => {
  api = await startApi();
  pages = await startPages(api);
});
afterAll(async () => {
  await pages.close();
  await api.close();
});

const get = (path: string, headers?: Record<string, string>) => pages.get(path, headers);

const CACHED = 'public, max-age=60, s-maxage=600';

async function idOf(title: string): Promise<string> {
  const { body } = await api.call('GET', `/api/postings?q=${encodeURIComponent(title)}`);
  return body.items[0].id;
}

it('keeps no page before the first count: there may soon be another one', async () => {
  expect(await get('/jobs')).toMatchObject({ status: 200, cache: 'no-cache' });
  expect(await get('/jobs/in/albany-ny')).toMatchObject({ status: 404, cache: 'no-cache' });
  expect(await get('/sitemap.xml')).toMatchObject({
    status: 200,
    cache: 'no-cache',
    text: '/sitemap-pay.xml',
  });
});

describe('with counted jobs', () => {
  beforeAll(async () => {
    await stock(api, [...nurses, ...analysts, ...maples, lonely, ...thin]);
    await buildDirectory({ directory: api.services.posting.directory, clock: api.services.clock });
  }, 60_000);

  it('answers the list with its first page, for the CDN to keep', async () => {
    const answer = await get('/jobs');
    expect(answer).toMatchObject({ status: 200, cache: CACHED, type: 'text/html; charset=utf-8' });
    const { answers } = answer.page();
    expect(answers.postings?.items).toHaveLength(30);
    expect(answers.postings?.next_cursor).not.toBeNull();
    expect(answers.directory).toMatchObject({ open: 56, group: null });
    expect(answers.directory?.places.map(({ slug, name, open }) => [slug, name, open])).toEqual([
      ['buffalo-ny', 'Buffalo, NY', 40],
      ['albany-ny', 'Albany, NY', 7],
    ]);
    expect(answers.directory?.titles.map(({ slug, name, open }) => [slug, name, open])).toEqual([
      ['data-analyst', 'Data analyst', 40],
      ['registered-nurse', 'Registered nurse', 7],
      ['sugar-maker', 'Sugar maker', 6],
    ]);
    expect(answers.directory?.companies).toEqual([{ slug: 'maple-health', name: 'Maple Health', open: 6 }]);
  });

  it('pages through all jobs, each once', async () => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { answers } = (await get(cursor ? `/jobs?cursor=${cursor}` : '/jobs')).page();
      ids.push(...(answers.postings?.items ?? []).map((item) => item.id));
      cursor = answers.postings?.next_cursor ?? null;
    }
    expect(new Set(ids).size).toBe(56);
    expect(ids).toHaveLength(56);
  });

  it.each([
    ['/jobs/in/albany-ny', 7, 'Registered Nurse'],
    ['/jobs/as/registered-nurse', 7, 'Registered Nurse'],
    ['/jobs?q=nurse&place=albany-ny', 7, 'Registered Nurse'],
    ['/jobs?q=falconer', 1, 'Falconer'],
    ['/jobs/in/buffalo-ny?q=nurse', 0, undefined],
    ['/jobs/at/maple-health', 6, 'Sugar Maker'],
    ['/jobs?place=rome-ny&company=maple-health', 2, 'Sugar Maker'],
  ])('%s lists its %i jobs', async (path, count, title) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 200, cache: CACHED });
    const { postings } = answer.page().answers;
    expect(postings?.items.map((item) => item.title)).toEqual(Array.from({ length: count }, () => title));
  });

  it('reads the postings of a place, if it has fewer than the word, and those of the word otherwise', async () => {
    const bill = billCounter(api.services.db);
    const list = (q: string, place: string) =>
      bill.of(() => api.services.posting.postings.list({ q, place }, { limit: 30 }));
    // Two counts, and what is read: one posting of Ithaca, 40 analysts if they were read by their title.
    expect(await list('analyst', 'ithaca-ny')).toMatchObject({ reads: 3 });
    expect(await list('falconer', 'buffalo-ny')).toMatchObject({ reads: 3 });
  });

  it('leads from a place to its neighbors', async () => {
    const { directory } = (await get('/jobs/in/albany-ny')).page().answers;
    expect(directory?.group).toEqual({ slug: 'albany-ny', name: 'Albany, NY', open: 7 });
    expect(directory?.neighbors.map(({ slug }) => slug)).toEqual(['buffalo-ny']);
  });

  it('says of a company what its jobs say, and reads them once a day', async () => {
    const bill = billCounter(api.services.db);
    const read = () => bill.of(() => api.call('GET', '/api/companies/maple-health'));
    await api.services.db.doc('companies/maple-health').delete();
    expect((await read()).writes).toBeGreaterThanOrEqual(1);
    const { body } = await api.call('GET', '/api/companies/maple-health');
    expect(body).toMatchObject({
      slug: 'maple-health',
      name: 'Maple Health',
      open: 6,
      complete: true,
      places: [
        { slug: 'utica-ny', name: 'Utica, NY', open: 4 },
        { slug: 'rome-ny', name: 'Rome, NY', open: 2 },
      ],
      pay_stated: { jobs: 2, of: 6 },
      pay: [{ title: 'Sugar maker', currency: 'USD', period: 'hour', jobs: 2, low: 3000, high: 4001 }],
      closed_after: null,
    });
    expect((await get('/jobs/at/maple-health')).page().answers.company).toEqual(body);
    expect(await read()).toMatchObject({ reads: 1, writes: 0 });
    api.advance(25 * 3_600_000);
    expect((await read()).writes).toBeGreaterThanOrEqual(1);
  });

  it('a company that never listed a job is not found, and nothing is stored for it', async () => {
    expect(await api.call('GET', '/api/companies/nobody')).toMatchObject({ status: 404 });
    expect(await api.call('GET', '/api/companies/__x__')).toMatchObject({ status: 404 });
    expect((await api.services.db.doc('companies/nobody').get()).exists).toBe(false);
  });

  it.each([
    '/jobs/in/ithaca-ny',
    '/jobs/as/falconer',
    '/jobs/in/nowhere',
    '/jobs/in/%E0%A4%A',
    '/jobs/in/__proto__',
    '/jobs/in',
    '/jobs/at/nobody',
    '/jobs/at/__proto__',
    '/jobs/in/albany-ny/more',
    '/jobs/no-such-job',
    '/jobs/sitemap-9.xml',
  ])('%s is no page: 404', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, cache: CACHED, type: 'text/html; charset=utf-8' });
  });

  it.each(['/jobs/sitemap-9.xml', '/jobs/%E0%A4%A', '/jobs/no-such-job'])(
    '%s says that there is no such job',
    async (path) => {
      expect((await get(path)).page().answers.posting).toBeNull();
    },
  );

  it.each(['/jobs/in/New%20York', '/jobs/as/%E0%A4%A', '/jobs/at/nobody'])(
    '%s says that there is no such list',
    async (path) => {
      const { answers } = (await get(path)).page();
      expect(answers.directory).toMatchObject({ open: 56, group: null });
      expect(answers.postings?.items).toEqual([]);
    },
  );

  it.each([
    ['/jobs/', '/jobs'],
    ['/jobs?q=nurse&place=&workplace=&has_salary=', '/jobs?q=nurse'],
    ['/jobs?q=&place=&workplace=', '/jobs'],
    ['/jobs?q=&place=albany-ny', '/jobs/in/albany-ny'],
    ['/jobs?company=maple-health', '/jobs/at/maple-health'],
    ['/jobs?place=albany-ny&utm_source=mail', '/jobs/in/albany-ny?utm_source=mail'],
  ])('%s has one address: %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, location, cache: CACHED });
  });

  it('takes a cursor of another list, as in an old link, for the first page', async () => {
    const { postings } = (await get('/jobs?cursor=nonsense')).page().answers;
    expect(postings?.items).toHaveLength(30);
  });

  it('answers an open job with its text', async () => {
    const id = await idOf('falconer');
    const answer = await get(`/jobs/${id}`);
    expect(answer).toMatchObject({ status: 200, cache: CACHED });
    expect(answer.page().answers.posting).toMatchObject({
      id,
      title: 'Falconer',
      places: [{ city: 'Ithaca', region: 'NY', country: 'US' }],
      attribution: { structured_data: true },
    });
  });

  it('has the open jobs, places, and titles in the sitemaps, but no job that search engines should not have', async () => {
    const index = await get('/sitemap.xml');
    expect(index).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(index.text.split('\n')).toEqual([
      '/jobs/sitemap-1.xml',
      '/jobs/sitemap-2.xml',
      '/sitemap-pay.xml',
    ]);
    const [groups, jobs] = await Promise.all(index.text.split('\n').map((path) => get(path)));
    expect(groups?.text.split('\n').map((line) => line.split(' ')[0])).toEqual([
      '/jobs',
      '/jobs/in/buffalo-ny',
      '/jobs/in/albany-ny',
      '/jobs/as/data-analyst',
      '/jobs/as/registered-nurse',
      '/jobs/as/sugar-maker',
      '/jobs/at/maple-health',
    ]);
    const addresses = jobs?.text.split('\n') ?? [];
    expect(addresses).toHaveLength(54);
    expect(addresses).toContain(`/jobs/${await idOf('falconer')} 2026-11-01`);
  });

  it('has a picture of each open job, for links to it', async () => {
    const answer = await get(`/share/jobs/${await idOf('nurse')}.png`);
    expect(answer).toMatchObject({ status: 200, type: 'image/png', text: 'Registered Nurse' });
    expect(answer.cache).toBe('public, max-age=60, s-maxage=86400');
  });

  it('shows the picture of all jobs for a job whose letters the font lacks, and for what is no job', async () => {
    for (const path of [await idOf('falconer'), 'no-such-job', '%E0%A4%A', 'a/b'])
      expect(await get(`/share/jobs/${path}.png`)).toMatchObject({
        status: 301,
        location: '/share/jobs.png',
      });
  });

  it('compresses for those who can read it', async () => {
    const answer = await fetch(`${pages.origin}/jobs`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toContain('Data Analyst');
    expect((await get('/jobs', { 'accept-encoding': 'identity' })).text).toContain('Data Analyst');
  });

  it('only reads', async () => {
    const answer = await fetch(`${pages.origin}/jobs`, { method: 'POST', body: 'q=nurse' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('answers a closed job with 410 and open ones like it, and drops it from the next count', async () => {
    const id = await idOf('nurse');
    await api.services.db.collection('postings').doc(id).update({ status: 'closed' });
    const answer = await get(`/jobs/${id}`);
    expect(answer).toMatchObject({ status: 410, cache: CACHED, type: 'text/html; charset=utf-8' });
    expect((await get(`/share/jobs/${id}.png`)).location).toBe('/share/jobs.png');
    const { posting: closed, similar } = answer.page().answers;
    expect(closed).toMatchObject({ id, status: 'closed' });
    expect(similar?.items.length).toBe(6);
    expect(similar?.items.map((item) => item.title)).toEqual(Array(6).fill('Registered Nurse'));
    expect(similar?.items.map((item) => item.id)).not.toContain(id);
    for (const item of similar?.items ?? []) expect(item).not.toHaveProperty('features');
    await buildDirectory({ directory: api.services.posting.directory, clock: api.services.clock });
    expect((await get('/jobs/sitemap-2.xml')).text).not.toContain(id);
    expect((await get('/jobs')).page().answers.directory?.open).toBe(55);
  });
});
