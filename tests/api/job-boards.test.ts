import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardNames, FIXTURES, type Vendor } from '../../emulators/job-boards/board-file.ts';
import { FAULT_BOARDS } from '../../emulators/job-boards/faults.ts';
import { generatedBoards, generatedPostings, thisWeek } from '../../emulators/job-boards/generated-boards.ts';
import { DEMO_KEYS } from '../../emulators/job-boards/keys.ts';
import { startJobBoards } from '../../emulators/job-boards/server.ts';
import type { RunningServer } from '../../emulators/support/http-server.ts';
import { ingestOn } from '../../functions/src/composition/ingest-tasks.ts';
import { addressesAt, jobSources } from '../../functions/src/composition/job-sources.ts';
import { BOARD_VENDORS, SourceName } from '../../functions/src/contract/postings.ts';
import { ingestBoard } from '../../functions/src/modules/postings/ingest-board.ts';
import type { CanonicalPosting } from '../../functions/src/modules/postings/posting.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { addBoard, runBoard } from '../support/boards.ts';

const EMPLOYERS = 'http://employers.test';
const VENDORS: Vendor[] = ['greenhouse', 'lever', 'ashby'];

/** Our own fixtures and, if present on this machine, the real employers' responses that they are modeled on. */
const recorded = process.env.JOB_BOARDS_RECORDED;
const FOLDERS = recorded ? [FIXTURES, recorded] : [FIXTURES];

type RawJob = Record<string, unknown> & { id: unknown; title?: string; text?: string; isListed?: boolean };

/** A board's recorded jobs. */
function rawJobs(dir: string, vendor: Vendor, board: string): RawJob[] {
  const names = readdirSync(dir, { recursive: true }).map(String);
  const file = names.find(
    (name) => name === join(vendor, `${board}.json`) || name === join(board, `${vendor}.json`),
  );
  const answer = JSON.parse(readFileSync(join(dir, file ?? ''), 'utf8'));
  return Array.isArray(answer) ? answer : answer.jobs;
}

/** The adapters as configured in the product: over HTTP, through the guard for outgoing requests. */
const sourcesAt = (origin: string) =>
  jobSources({
    addresses: addressesAt(origin),
    usajobs_key: `${DEMO_KEYS.usajobs.email}:${DEMO_KEYS.usajobs.key}`,
    adzuna_key: `${DEMO_KEYS.adzuna.app_id}:${DEMO_KEYS.adzuna.app_key}`,
  });

/** Vendors that are served boards of invented employers alone. */
const OTHERS = BOARD_VENDORS.filter((vendor) => !VENDORS.includes(vendor));
const AGGREGATORS = SourceName.options.filter((name) => !(BOARD_VENDORS as readonly string[]).includes(name));

/** All postings of a board; throws where one is rejected. */
async function read(origin: string, vendor: SourceName, board: string): Promise<CanonicalPosting[]> {
  const request = { board, company: null, etag: null, content_hash: null };
  const answer = await sourcesAt(origin).get(vendor)?.readBoard(request);
  if (answer?.kind !== 'read') throw new Error(`${board}: ${answer?.kind}`);
  const postings: CanonicalPosting[] = [];
  for await (const job of answer.jobs) {
    if (job.kind !== 'posting')
      throw new Error(`${job.external_id}: ${job.kind === 'rejected' ? job.reason : job.kind}`);
    postings.push(job.posting);
  }
  return postings;
}

describe.each(FOLDERS)('the boards in %s', (dir) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startJobBoards({ port: 0, host: '127.0.0.1', dir, employersOrigin: EMPLOYERS });
  });
  afterAll(() => server.close());

  it.each(VENDORS)('of %s are read whole, each job with what it says', async (vendor) => {
    const boards = boardNames(dir, vendor);
    expect(boards.length).toBeGreaterThan(0);
    const postings = (await Promise.all(boards.map((board) => read(server.origin, vendor, board)))).flat();
    const listed = boards.flatMap((board) =>
      rawJobs(dir, vendor, board)
        .filter(({ isListed }) => isListed !== false)
        .map((job) => ({
          external_id: `${board}/${job.id}`,
          title: (job.title ?? job.text ?? '').replace(/\s+/g, ' ').trim(),
        })),
    );
    expect(postings.map(({ external_id, title }) => ({ external_id, title }))).toEqual(listed);
    for (const posting of postings) {
      expect(posting.description_text.length, posting.title).toBeGreaterThan(20);
      expect(posting.description_text, posting.title).not.toMatch(/<\w+[^>]*>|&(?:lt|gt|amp|nbsp);/);
      expect(posting.locations, posting.title).not.toEqual([]);
      expect(posting.posted_at, posting.title).toMatch(/^20\d\d-/);
      expect(URL.canParse(posting.apply.url), posting.title).toBe(true);
      expect(posting.apply.kind).toBe(vendor);
    }
    // Places, kinds of work and pay are stated often enough that an adapter which misses them is noticed.
    expect(postings.some(({ country }) => country !== null)).toBe(true);
    expect(postings.some(({ workplace }) => workplace !== null)).toBe(true);
  });
});

/** Every path in a JSON value that holds something, without list positions. */
function places(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => places(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, one]) => places(one, `${at}.${name}`));
}

it.each(VENDORS)(
  'our recorded answers of %s have every field that the adapters and real ones know',
  (vendor) => {
    const of = (dir: string) =>
      new Set(boardNames(dir, vendor).flatMap((board) => places(rawJobs(dir, vendor, board))));
    const ours = of(FIXTURES);
    for (const dir of FOLDERS) expect([...of(dir)].filter((place) => !ours.has(place))).toEqual([]);
  },
);

describe('boards of invented employers', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startJobBoards({ port: 0, host: '127.0.0.1', employersOrigin: EMPLOYERS });
  });
  afterAll(() => server.close());

  it.each(OTHERS)('at %s are read whole, each posting with its text', async (vendor) => {
    const options = thisWeek(new Date(), EMPLOYERS);
    for (const { slug, name } of generatedBoards(vendor).slice(0, 2)) {
      const made = generatedPostings(slug, options);
      const postings = await read(server.origin, vendor, slug);
      expect(postings.map(({ title }) => title)).toEqual(made.map(({ job }) => job.title));
      for (const [at, posting] of postings.entries()) {
        const { job, workplace, employment } = made[at] ?? made[0]!;
        expect(posting.external_id.startsWith(`${slug}/`)).toBe(true);
        expect(posting.description_text.length).toBeGreaterThan(300);
        expect(posting.locations.length, posting.title).toBeGreaterThan(0);
        if (posting.country !== null) expect(posting.country).toBe(job.country);
        if (posting.workplace !== null && workplace !== null) expect(posting.workplace).toBe(workplace);
        if (posting.employment_type !== null && vendor !== 'personio')
          expect(posting.employment_type).toBe(employment);
        // BambooHR and Pinpoint don't name the employer.
        if (vendor !== 'bamboohr' && vendor !== 'pinpoint') expect(posting.company).toBe(name);
        expect(URL.canParse(posting.apply.url)).toBe(true);
      }
    }
  });

  it.each(AGGREGATORS)('are at %s too, in pages where it has them', async (source) => {
    const postings = await read(server.origin, source, source === 'adzuna' ? 'us' : 'all');
    expect(postings.length).toBeGreaterThan(20);
    expect(new Set(postings.map(({ external_id }) => external_id)).size).toBe(postings.length);
    for (const { description_text, company } of postings) {
      expect(description_text.length).toBeGreaterThan(100);
      expect(company).not.toBe('All');
    }
  });

  it('that misbehave fail, without taking long or taking others with them', async () => {
    const quick = jobSources({
      addresses: addressesAt(server.origin),
      timeout_ms: 700,
      max_bytes: 2_000_000,
    });
    for (const vendor of BOARD_VENDORS) {
      const outcomes = await Promise.all(
        FAULT_BOARDS.map(async (board) => {
          const request = { board, company: null, etag: null, content_hash: null };
          const reading = quick.get(vendor)?.readBoard(request);
          return reading?.then(
            ({ kind }) => `${board} ${kind}`,
            () => 'failed',
          );
        }),
      );
      // What cannot be read is uncertain: neither gone nor empty.
      const wrong = outcomes.filter((outcome) => outcome !== 'failed');
      expect(wrong, vendor).toEqual([]);
    }
    const [board] = generatedBoards('recruitee');
    expect((await read(server.origin, 'recruitee', board?.slug ?? '')).length).toBeGreaterThan(0);
  }, 60_000);
});

describe('in the product', () => {
  let api: TestApi;
  let server: RunningServer;
  beforeAll(async () => {
    api = await startApi();
    server = await startJobBoards({ port: 0, host: '127.0.0.1', employersOrigin: EMPLOYERS });
  });
  afterAll(() => Promise.all([api.close(), server.close()]));

  it.each(VENDORS)('postings of %s are found in the job list, with where they come from', async (vendor) => {
    const deps = ingestOn(api.services, sourcesAt(server.origin));
    const [board = ''] = boardNames(FIXTURES, vendor);
    await addBoard(api, { source: vendor, board });
    expect(await runBoard(deps, { source: vendor, board })).toMatchObject({
      kind: 'done',
      answer: 'read',
      state: { status: 'ok', errors: [] },
    });
    const { body } = await api.call('GET', '/api/postings?limit=50');
    const found = body.items.filter((item: { source: string }) => item.source === vendor);
    expect(found.length).toBe((await read(server.origin, vendor, board)).length);
    // The vendor's 304 if it uses ETags, otherwise the same text.
    expect(await runBoard(deps, { source: vendor, board })).toMatchObject({ answer: 'unchanged' });
  });

  it('a board that its vendor does not know is gone, whichever way Ashby says so', async () => {
    const deps = ingestOn(api.services, sourcesAt(server.origin));
    for (const source of VENDORS) {
      const ref = { source, board: 'nobody' };
      await addBoard(api, ref);
      expect(await runBoard(deps, ref)).toMatchObject({ answer: 'gone', state: { status: 'failed' } });
    }
    const other = await startJobBoards({ port: 0, host: '127.0.0.1', unknownAshby: 'empty' });
    const state = await deps.boards.get({ source: 'ashby', board: 'nobody' });
    const later = ingestOn(api.services, sourcesAt(other.origin));
    const outcome = await ingestBoard(later, { source: 'ashby', board: 'nobody' }, state?.next_run_at ?? '');
    expect(outcome).toMatchObject({ answer: 'read', state: { status: 'ok', errors: [] } });
    await other.close();
  });
});
