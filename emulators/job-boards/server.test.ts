import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../world/http-server.ts';
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

  it('answers 404 for an unknown board', async () => {
    expect((await get('/posting-api/job-board/nobody')).status).toBe(404);
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
