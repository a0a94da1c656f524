import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planningOn, planWorkOn } from '../../functions/src/composition/search-tasks.ts';
import { SourceName } from '../../functions/src/contract/postings.ts';
import type { LanguageModel } from '../../functions/src/integrations/language-model.ts';
import { carryOutPlan } from '../../functions/src/modules/applications/plan/carry-out-plan.ts';
import { planDay } from '../../functions/src/modules/applications/plan/plan-day.ts';
import { hostsRepository } from '../../functions/src/modules/postings/crawl/hosts.repository.ts';
import { buildDirectory } from '../../functions/src/modules/postings/directory/build-directory.ts';
import { handleIngestBoard, runSchedule } from '../../functions/src/modules/postings/ingest.tasks.ts';
import { completeOlderBoards } from '../../functions/src/modules/postings/older-boards.repository.ts';
import { changeAnnouncer } from '../../functions/src/modules/postings/search/announce-changes.ts';
import {
  handleIndexPostings,
  tellLostChanges,
} from '../../functions/src/modules/postings/search/search-index.tasks.ts';
import { readResume } from '../../functions/src/modules/resumes/read-resume.ts';
import { modelUseRepository } from '../../functions/src/modules/resumes/refine/model-use.repository.ts';
import { refineResumeOf } from '../../functions/src/modules/resumes/refine/refine-resume.ts';
import { costsDocument, type OperationBills } from '../../scripts/costs.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { type BillCounter, type Billed, billCounter } from '../support/billing.ts';
import { holding } from '../support/boards.ts';
import { newBoard } from '../support/new-board.ts';
import { startPages } from '../support/pages.ts';
import { deliverSearches, posting, stock } from '../support/posting-fixtures.ts';
import { deliverIndexTasks, startSearchIndex } from '../support/search-index.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

/**
 * Maximum cost of each operation; docs/costs.md is generated from it. Lower a figure when an operation becomes cheaper.
 */
const PINNED = JSON.parse(
  readFileSync(new URL('../../docs/billed-operations.json', import.meta.url), 'utf8'),
) as OperationBills;

let api: TestApi;
let harness: ApplicationHarness;
let bill: BillCounter;
let user: TestUser;
let findPosting: TestApi['services']['application']['findPosting'];
beforeAll(async () => {
  api = await startApi();
  ({ findPosting } = api.services.application);
  harness = createHarness(api);
  bill = billCounter(api.services.db);
  // Far more than a search reads, so that it exhausts its budget.
  const titles = ['Data Analyst', 'Reporting Analyst', 'Business Intelligence Analyst', 'Data Scientist'];
  await stock(
    api,
    Array.from({ length: 1600 }, (_, n) => posting(`stock-${n}`, titles[n % titles.length] ?? '')),
  );
  user = await signUpComplete(api);
  const json = {
    job_titles: ['Data Analyst', 'Data Scientist'],
    skills: ['SQL', 'Python', 'Tableau'],
    experience: '3-5 years',
    location: 'Albany, NY',
  };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  await search();
  await search();
}, 120_000);
afterAll(() => api.close());

const get = async (path: string) => expectOk(await api.call('GET', path, { token: user.token })).body;

async function search(): Promise<void> {
  expectOk(await api.call('POST', '/api/searches', { token: user.token }));
  await deliverSearches(api);
}

function expectPinned(name: keyof OperationBills, billed: Billed): void {
  const { reads, writes, deletes } = PINNED[name];
  const most = Math.max(billed.reads - reads, billed.writes - writes, billed.deletes - deletes);
  expect(most, `"${name}" is billed ${JSON.stringify(billed)}`).toBeLessThanOrEqual(0);
}

it('a search costs what is pinned, and fewer than 900 reads', async () => {
  const billed = await bill.of(search);
  expect(billed.reads).toBeLessThanOrEqual(900);
  expectPinned('search', billed);
});

it('an application from queued to submitted', async () => {
  const billed = await bill.of(async () => {
    const { body } = expectOk(await harness.apply(user));
    await harness.deliver();
    expectOk(await api.call('POST', `/api/applications/${body.id}/approval`, { token: user.token }));
    await harness.deliver();
    expect((await harness.read(user, body.id)).status).toBe('submitted');
  });
  expectPinned('application', billed);
});

it.each([
  ['matches_page', '/api/matches'],
  ['matches_filtered', '/api/matches?sort=newest&q=analyst'],
  ['applications_page', '/api/applications'],
  ['postings_page', '/api/postings'],
] as const)('a visit of %s', async (name, path) => {
  await get(path); // the permits of the rate limit are taken in shares
  expectPinned(name, await bill.of(() => get(path)));
});

it('a page of the public list from the search index', async () => {
  const search = await startSearchIndex();
  const indexed = await startApi({ searchIndex: search.index });
  try {
    await stock(indexed, [posting('one', 'Data Analyst')]);
    await search.index.declareComplete();
    await deliverIndexTasks(indexed);
    const ask = async () => {
      expect(expectOk(await indexed.call('GET', '/api/postings?q=analyst')).body.items).toHaveLength(1);
      expect(expectOk(await indexed.call('GET', '/api/job-facets?q=analyst')).body.groups).not.toBeNull();
    };
    await ask(); // the permits of the rate limit are taken in shares
    expectPinned('search_page', await billCounter(indexed.services.db).of(ask));
  } finally {
    await indexed.close();
    await search.close();
  }
});

it.each(['job_list_page', 'job_page', 'company_page'] as const)('a visit of %s', async (name) => {
  const { directory, postings } = api.services.posting;
  await buildDirectory({ directory, clock: api.services.clock });
  const pages = await startPages(api);
  const [first] = (await postings.list({}, { limit: 1 })).items;
  const { company_slug } = await get(`/api/postings/${first?.id}`);
  const path = {
    job_list_page: '/jobs',
    job_page: `/jobs/${first?.id}`,
    company_page: `/jobs/at/${company_slug}`,
  }[name];
  const visit = async () => expect((await pages.get(path)).status).toBe(200);
  try {
    await visit(); // the permits of the rate limit are taken in shares
    expectPinned(name, await bill.of(visit));
  } finally {
    await pages.close();
  }
});

it('the saved searches cost what is pinned, however many they are', async () => {
  for (const [id, filters] of Object.entries({ text: { q: 'analyst' }, remote: { workplace: 'remote' } })) {
    const json = { name: id, filters, seen_at: null };
    expectOk(await api.call('PUT', `/api/saved-searches/${id}`, { token: user.token, json }));
  }
  await get('/api/saved-searches');
  expectPinned('saved_searches', await bill.of(() => get('/api/saved-searches')));
});

it('a visit of the dashboard, with a note that it was one', async () => {
  const visit = async () => {
    await get('/api/dashboard');
    expectOk(await api.call('POST', '/api/visits', { token: user.token }));
  };
  await visit();
  const yesterday = new Date(api.services.clock().getTime() - 24 * 3_600_000);
  await api.services.db
    .doc(`users/${user.uid}/counters/activity`)
    .set({ visit: { before: null, seen_at: yesterday } }, { merge: true });
  expectPinned('dashboard', await bill.of(visit));
});

it.each([
  ['match', ''],
  ['improvements', '/improvements'],
] as const)('%s of one posting costs what is pinned', async (name, part) => {
  const [first] = (await get('/api/matches')).items;
  const path = `/api/matches/${first.posting.id}${part}`;
  await get(path);
  expectPinned(name, await bill.of(() => get(path)));
});

it('a poll of the activity dock while nothing goes on is one read', async () => {
  api.advance(10 * 60_000);
  await get('/api/activity');
  expectPinned('activity_poll', await bill.of(() => get('/api/activity')));
});

it('the five best jobs for a visitor, within 300 reads', async () => {
  const resume = `Ada Nolan\nData Analyst\nAlbany, NY\n\nExperience\nData Analyst, Acme, Jan 2018 - Present\n- Reports in Tableau for a team of ten people and twelve stores.\n\nSkills\nSQL, Python, Tableau\n`;
  const { facts } = expectOk(await api.call('POST', '/api/trial/resume', { bytes: resume })).body;
  const trial = async () => expectOk(await api.call('POST', '/api/trial/matches', { json: facts }));
  const billed = await bill.of(trial);
  expect(billed.reads).toBeLessThanOrEqual(300);
  expectPinned('trial', billed);
});

it('a resume that a language model checks costs what is pinned', async () => {
  const resume =
    'Mara Quill\nmara@example.com | Boston, MA\n\nWHAT I DID\nRecords Keeper at Tidewater, 2020 - Present. I moved forty thousand files and kept the books of three clinics.\n';
  const path = '/api/resumes?file_name=cv.txt';
  const { id } = expectOk(await api.call('POST', path, { token: user.token, bytes: resume })).body;
  const model: LanguageModel = {
    provider: 'A provider',
    model: 'a-model',
    ask: async ({ answer }) => ({
      answer: answer.parse({ values: [], jobs: [], schools: [] }),
      tokens: { input: 1, output: 1 },
    }),
  };
  const deps = {
    ...api.services.resume,
    model: () => model,
    modelUse: modelUseRepository(api.services.db),
    tokensPerDay: () => 1000,
    readWithLayout: (bytes: Uint8Array) => readResume(bytes, true),
    logger: api.services.logger,
  };
  const billed = await bill.of(async () => {
    expect(await refineResumeOf(deps, user.uid, id, 'the call')).toMatchObject({ status: 'done' });
  });
  expectPinned('refinement', billed);
});

it('a day of auto-apply, from its plan to its summary', async () => {
  // The harness has postings of its own.
  const application = { ...api.services.application, findPosting };
  const services = { ...api.services, application };
  const rules = { auto_apply: true, auto_apply_min_score: 50, auto_apply_daily_limit: 5 };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json: rules }));
  api.advance(24 * 3_600_000); // what was applied to today counts toward the limit
  const readPlan = async () => (await get('/api/apply-plans')).items[0];
  await readPlan(); // the permits of the rate limit are taken in shares
  const { matches_of: id } = await get('/api/latest-search');
  const billed = await bill.of(async () => {
    expect(await planDay(planningOn(services), user.uid, id)).toBe(5);
    const { day, apply_at } = await readPlan();
    api.advance(Date.parse(apply_at) - api.services.clock().getTime());
    await carryOutPlan(planWorkOn(services), user.uid, day);
    await readPlan();
    api.advance(4 * 3_600_000);
    await carryOutPlan(planWorkOn(services), user.uid, day);
    await readPlan();
  });
  expect((await readPlan()).status).toBe('done');
  expectPinned('plan', billed);
});

describe('reading job boards', () => {
  it('costs what is pinned for a board that is new, unchanged, or lost a job', async () => {
    const { posting: job, answers, deps, ref, state } = await newBoard(api, 'rippling');
    const { db, clock, logger } = api.services;
    const sleep = async (ms: number) => api.advance(ms);
    const turns = { hosts: hostsRepository(db), clock, sleep };
    // With what the search index is told, except its own database.
    const { searchChanges } = api.services.posting;
    const told: string[] = [];
    const changes = changeAnnouncer(
      searchChanges,
      { enqueue: async (_, payload) => void told.push((payload as { change_id: string }).change_id) },
      clock,
    );
    const handle = handleIngestBoard({ ...deps, turns, changes, logger });
    const tell = handleIndexPostings({ changes: searchChanges, writer: null });
    const run = async () => {
      const run_id = (await state()).next_run_at;
      return bill.of(async () => {
        await handle({ ...ref, run_id });
        for (const change_id of told.splice(0)) await tell({ change_id });
      });
    };
    const jobs = Array.from({ length: 30 }, (_, n) => job(String(n)));
    answers(() => holding(jobs, { version: 'v1' }));
    expectPinned('board_of_thirty', await run());
    expect((await state()).open).toBe(30);
    answers(() => ({ kind: 'unchanged' }));
    expectPinned('board_unchanged', await run());
    answers(() => holding(jobs.slice(1), { version: 'v2' }));
    await run();
    answers(() => ({ kind: 'unchanged' }));
    expectPinned('job_closed', await run());
    expect((await state()).open).toBe(29);
  });

  it('costs what is pinned for the schedule while nothing is due', async () => {
    const { posting: stores, db, queue, clock, logger } = api.services;
    const budget = { requests: 1000, dollars: 1 };
    const schedule = () =>
      runSchedule({
        ...stores,
        hosts: hostsRepository(db),
        queue,
        clock,
        logger,
        sources: new Set(SourceName.options),
        budget,
        measureDemand: async () => {},
        completeOlder: () => completeOlderBoards(db),
        tellLostChanges: () => tellLostChanges({ changes: stores.searchChanges, index: null, queue, clock }),
      });
    await schedule();
    expectPinned('crawl_schedule', await bill.of(schedule));
  });
});

it('docs/costs.md says what follows from these figures', () => {
  const stored = readFileSync(new URL('../../docs/costs.md', import.meta.url), 'utf8');
  expect(stored, 'Run `node scripts/costs.ts`').toBe(costsDocument(PINNED));
});
