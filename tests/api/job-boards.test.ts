import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardNames, FIXTURES, type Vendor } from '../../emulators/job-boards/board-file.ts';
import { startJobBoards } from '../../emulators/job-boards/server.ts';
import type { RunningServer } from '../../emulators/world/http-server.ts';
import { embedText } from '../../functions/src/modules/matches/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../../functions/src/modules/matches/embedding/embedding-model.ts';
import { extractFeatures } from '../../functions/src/modules/matches/features/extract-features.ts';
import { ingestSource } from '../../functions/src/modules/postings/ingest-source.ts';
import type { CanonicalPosting } from '../../functions/src/modules/postings/posting.ts';
import { ASHBY_HOSTS, ashbySource } from '../../functions/src/modules/postings/sources/ashby.ts';
import {
  GREENHOUSE_HOSTS,
  greenhouseSource,
} from '../../functions/src/modules/postings/sources/greenhouse.ts';
import type { JobSource } from '../../functions/src/modules/postings/sources/job-source.ts';
import { LEVER_HOSTS, leverSource } from '../../functions/src/modules/postings/sources/lever.ts';
import { createOutgoing } from '../../functions/src/platform/outgoing.ts';
import { startApi, type TestApi } from '../support/api.ts';

const EMPLOYERS = 'http://employers.test';
const ADAPTERS = {
  greenhouse: { make: greenhouseSource, hosts: GREENHOUSE_HOSTS },
  lever: { make: leverSource, hosts: LEVER_HOSTS },
  ashby: { make: ashbySource, hosts: ASHBY_HOSTS },
};
const VENDORS = Object.keys(ADAPTERS) as Vendor[];

/** Our own fixtures, and where this machine has them the answers of real employers that they are modelled on. */
const recorded = process.env.JOB_BOARDS_RECORDED;
const FOLDERS = recorded ? [FIXTURES, recorded] : [FIXTURES];

type RawJob = Record<string, unknown> & { id: unknown; title?: string; text?: string; isListed?: boolean };

/** The jobs of a board as they are recorded. */
function rawJobs(dir: string, vendor: Vendor, board: string): RawJob[] {
  const names = readdirSync(dir, { recursive: true }).map(String);
  const file = names.find(
    (name) => name === join(vendor, `${board}.json`) || name === join(board, `${vendor}.json`),
  );
  const answer = JSON.parse(readFileSync(join(dir, file ?? ''), 'utf8'));
  return Array.isArray(answer) ? answer : answer.jobs;
}

/** The source as the product configures it: over HTTP, through the guard of outgoing requests. */
function sourceAt(vendor: Vendor, boards: string[], base_url: string): JobSource {
  const { make, hosts } = ADAPTERS[vendor];
  return make({ boards, base_url, send: createOutgoing({ hosts, base_url }) });
}

async function read(source: JobSource): Promise<CanonicalPosting[]> {
  const postings: CanonicalPosting[] = [];
  const report = ({ reason }: { reason: string }) => {
    throw new Error(reason);
  };
  for await (const posting of source.fetchPostings(report)) postings.push(posting);
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
    const postings = await read(sourceAt(vendor, boards, server.origin));
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

/** Every place in a JSON value where something stands, list positions left out. */
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

describe('in the product', () => {
  let api: TestApi;
  let server: RunningServer;
  beforeAll(async () => {
    api = await startApi();
    server = await startJobBoards({ port: 0, host: '127.0.0.1', employersOrigin: EMPLOYERS });
  });
  afterAll(() => Promise.all([api.close(), server.close()]));

  it.each(VENDORS)('postings of %s are found in the job list, with where they come from', async (vendor) => {
    const { posting, clock } = api.services;
    const deps = { ...posting, extractFeatures, embedText, embedding_model: EMBEDDING_MODEL, clock };
    const source = sourceAt(vendor, boardNames(FIXTURES, vendor), server.origin);
    const outcome = await ingestSource(deps, source, { ignore_backoff: true });
    expect(outcome).toMatchObject({ kind: 'done', state: { status: 'ok', errors: [] } });
    const { body } = await api.call('GET', '/api/postings?limit=50');
    const found = body.items.filter((item: { source: string }) => item.source === vendor);
    expect(found.length).toBe((await read(source)).length);
  });
});
