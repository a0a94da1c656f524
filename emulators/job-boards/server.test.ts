import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../support/http-server.ts';
import type { Vendor } from './board-file.ts';
import { generatedBoards } from './generated-boards.ts';
import { startJobBoards } from './server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startJobBoards({ port: 0, host: '127.0.0.1', employersOrigin: 'http://employers.test' });
});
afterAll(() => server.close());

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.origin + address, { headers });
  const text = await answer.text();
  return { status: answer.status, text, type: answer.headers.get('content-type') ?? '' };
}

describe('Greenhouse', () => {
  it('gives a whole board with escaped content, and pay only when asked for', async () => {
    const all = await get('/v1/boards/tidewater-maps/jobs?content=true&pay_transparency=true');
    const { jobs, meta } = JSON.parse(all.text);
    expect(meta.total).toBe(jobs.length);
    expect(jobs[0].content).toContain('&lt;li&gt;');
    expect(jobs[0].content).not.toContain('<');
    expect(jobs[0].pay_input_ranges[0].min_cents).toBe(14_800_000);
    expect(jobs[0].absolute_url).toMatch(
      /^http:\/\/employers\.test\/greenhouse\/tidewater-maps\/jobs\/7100001/,
    );
    const bare = JSON.parse((await get('/v1/boards/tidewater-maps/jobs')).text).jobs[0];
    expect(Object.keys(bare)).not.toContain('content');
    expect(Object.keys(bare)).not.toContain('pay_input_ranges');
  });

  it('gives the questions of a form, with one job and only when asked for', async () => {
    const { jobs } = JSON.parse((await get('/v1/boards/tidewater-maps/jobs')).text);
    const at = `/v1/boards/tidewater-maps/jobs/${jobs[0].id}`;
    expect(JSON.parse((await get(at)).text)).not.toHaveProperty('questions');
    const { questions } = JSON.parse((await get(`${at}?questions=true`)).text);
    expect(questions[0]).toMatchObject({
      label: 'First Name',
      required: true,
      fields: [{ name: 'first_name', type: 'input_text', values: [] }],
    });
    const resume = questions.find(({ label }: { label: string }) => label === 'Resume/CV');
    expect(resume.fields.map(({ type }: { type: string }) => type)).toEqual(['input_file', 'textarea']);
    const names = questions.flatMap(({ fields }: { fields: { name: string }[] }) =>
      fields.map(({ name }) => name),
    );
    expect(names).not.toContain('country');
  });

  it('answers 404 for an unknown board', async () => {
    expect((await get('/v1/boards/nobody/jobs')).status).toBe(404);
    expect((await get('/v1/boards/..%2Flever%2Fbrightloaf/jobs')).status).toBe(404);
  });
});

describe('Lever', () => {
  it('gives a bare array in pages', async () => {
    const page = async (skip: number) =>
      JSON.parse((await get(`/v0/postings/brightloaf?mode=json&skip=${skip}&limit=2`)).text);
    expect(await page(0)).toHaveLength(2);
    expect(await page(2)).toHaveLength(1);
    expect(await page(4)).toEqual([]);
  });

  it('answers a browser with a page, unless JSON is asked for', async () => {
    const browser = await get('/v0/postings/brightloaf', { accept: 'text/html,*/*' });
    expect(browser.type).toContain('text/html');
    const json = await get('/v0/postings/brightloaf', { accept: 'application/json' });
    expect(json.type).toContain('json');
  });

  it('answers 404 with ok:false for an unknown site', async () => {
    const answer = await get('/v0/postings/nobody?mode=json');
    expect([answer.status, JSON.parse(answer.text).ok]).toEqual([404, false]);
  });
});

describe('Ashby', () => {
  it('gives compensation per job when asked for', async () => {
    const board = JSON.parse((await get('/posting-api/job-board/quietgrid?includeCompensation=true')).text);
    expect(board.apiVersion).toBe('1');
    expect(board.jobs[0]).toMatchObject({ isRemote: true, workplaceType: 'Hybrid' });
    expect(board.jobs[0].compensation.compensationTiers[0].components[0].minValue).toBe(68_000);
    const bare = JSON.parse((await get('/posting-api/job-board/quietgrid')).text);
    expect(bare.jobs[0]).not.toHaveProperty('compensation');
  });

  it('answers 404 for an unknown board, or 200 with nothing, as it did for a while', async () => {
    expect((await get('/posting-api/job-board/nobody')).status).toBe(404);
    const other = await startJobBoards({ port: 0, host: '127.0.0.1', unknownAshby: 'empty' });
    const answer = await fetch(`${other.origin}/posting-api/job-board/nobody`);
    expect([answer.status, await answer.json()]).toEqual([200, { jobs: [], apiVersion: '1' }]);
    await other.close();
  });
});

describe('boards of invented employers', () => {
  const slug = (vendor: Vendor) => generatedBoards(vendor)[0]?.slug ?? '';
  const addresses = () => ({
    greenhouse: `/v1/boards/${slug('greenhouse')}/jobs?content=true&pay_transparency=true`,
    lever: `/v0/postings/${slug('lever')}?mode=json&skip=0&limit=100`,
    ashby: `/posting-api/job-board/${slug('ashby')}?includeCompensation=true`,
    recorded: '/v1/boards/tidewater-maps/jobs?content=true',
  });

  it('are at the vendor that the employer uses alone', async () => {
    expect((await get(`/v0/postings/${slug('greenhouse')}?mode=json`)).status).toBe(404);
    expect((await get(`/v1/boards/${slug('ashby')}/jobs`)).status).toBe(404);
  });

  it('have every field that recorded answers have', async () => {
    const fieldsOf = async (address: string): Promise<string[]> => {
      const body = JSON.parse((await get(address)).text);
      return Object.keys((Array.isArray(body) ? body : body.jobs)[0]).sort();
    };
    const { greenhouse, ashby } = addresses();
    expect(await fieldsOf(greenhouse)).toEqual(
      await fieldsOf('/v1/boards/tidewater-maps/jobs?content=true&pay_transparency=true'),
    );
    expect(await fieldsOf(ashby)).toEqual(
      await fieldsOf('/posting-api/job-board/quietgrid?includeCompensation=true'),
    );
  });

  it('give pages that join without a gap', async () => {
    const path = `/v0/postings/${slug('lever')}?mode=json`;
    const whole: { id: string }[] = JSON.parse((await get(path)).text);
    expect(whole.length).toBeGreaterThan(3);
    const paged: { id: string }[] = [];
    for (let skip = 0; skip <= whole.length; skip += 2) {
      paged.push(...JSON.parse((await get(`${path}&skip=${skip}&limit=2`)).text));
    }
    expect(paged).toEqual(whole);
  });

  // Without our own Cache-Control, `fetch` adds no-cache and Express sends the full response.
  const asking = (etag: string) => ({ 'if-none-match': etag, 'cache-control': 'max-age=0' });

  it('answer 304 with no body to who has the same state, where the vendor gives an ETag', async () => {
    for (const name of ['greenhouse', 'lever', 'recorded'] as const) {
      const address = server.origin + addresses()[name];
      const first = await fetch(address);
      const etag = first.headers.get('etag') ?? '';
      expect(etag, name).toMatch(/^W\//);
      const again = await fetch(address, { headers: asking(etag) });
      expect([again.status, await again.text()], name).toEqual([304, '']);
      const other = await fetch(address, { headers: asking('W/"other"') });
      expect([other.status, await other.text()], name).toEqual([200, await first.text()]);
      // The ETag belongs to one URL: another page is another response.
      const changed = await fetch(`${address}&x=1`, { headers: asking(etag) });
      if (name !== 'recorded') expect(changed.status, name).toBe(200);
    }
    const ashby = await fetch(server.origin + addresses().ashby);
    expect([ashby.status, ashby.headers.get('etag')]).toEqual([200, null]);
  });

  it('lead to the demo employers', async () => {
    const [posting] = JSON.parse((await get(addresses().lever)).text);
    expect(posting.hostedUrl).toMatch(/^http:\/\/employers\.test\/lever\/[a-z0-9]+\/[\da-f-]{36}\?/);
    expect(posting.applyUrl).toContain('/apply?');
  });
});

describe('recorded answers', () => {
  it('come from the given folder', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'boards-'));
    await mkdir(path.join(dir, 'lever'));
    await writeFile(path.join(dir, 'lever', 'mine.json'), JSON.stringify([{ id: '1', text: 'Job' }]));
    await mkdir(path.join(dir, 'set-b'));
    await writeFile(path.join(dir, 'set-b', 'ashby.json'), JSON.stringify({ jobs: [], apiVersion: '1' }));
    const other = await startJobBoards({ port: 0, host: '127.0.0.1', dir });
    const answer = await fetch(`${other.origin}/v0/postings/mine?mode=json`);
    expect(await answer.json()).toEqual([{ id: '1', text: 'Job' }]);
    expect((await fetch(`${other.origin}/posting-api/job-board/set-b`)).status).toBe(200);
    expect((await fetch(`${other.origin}/v0/postings/set-b?mode=json`)).status).toBe(404);
    await other.close();
    await rm(dir, { recursive: true, force: true });
  });
});
