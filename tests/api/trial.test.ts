import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrialFacts } from '../../functions/src/contract/trial.ts';
import { makeDocx, makePdf, paragraph } from '../../functions/src/modules/resumes/parser/test-files.ts';
import { type Answer, startApi, type TestApi } from '../support/api.ts';
import { everyDocument } from '../support/every-document.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { expectOk } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [
    ...Array.from({ length: 8 }, (_, n) => posting(`analyst-${n}`, 'Data Analyst')),
    ...Array.from({ length: 8 }, (_, n) => posting(`cook-${n}`, 'Line Cook', COOK)),
    posting('paid', 'Data Analyst', { salary: pay(120_000_00) }),
  ]);
}, 60_000);
afterAll(() => api.close());

const COOK = {
  description_text: 'Requirements:\nKnife skills, food safety.\nAt least 1 year of experience.',
};
const pay = (max: number) =>
  ({ min: max - 10_000_00, max, currency: 'USD', period: 'year', origin: 'stated' }) as const;

const RESUME = `Thelonious Quackenbush
Data Analyst
quackenbush@example.com | (518) 555-0142 | Albany, NY

Experience
Data Analyst, Brindlewick Insurance, Jan 2020 - Present
- Built 40 reports in Tableau and moved 12 models to dbt for the zebrafinch program.

Skills
SQL, Python, Tableau, dbt
`;
/** Words of the resume that may turn up nowhere. */
const PRIVATE = /thelonious|quackenbush|brindlewick|zebrafinch|555-0142/i;

/** A limit counts per address; these tests are not about it. */
const read = (bytes: Uint8Array | string): Promise<Answer> => {
  api.advance(60_000);
  return api.call('POST', '/api/trial/resume', { bytes });
};
const rank = (json: unknown): Promise<Answer> => {
  api.advance(60_000);
  return api.call('POST', '/api/trial/matches', { json });
};
const factsOf = async (): Promise<TrialFacts> => expectOk(await read(RESUME)).body.facts;

/** All that is stored, but for people who have an account: what other tests began for them may still be stored. */
async function stored(): Promise<{ documents: string[]; files: string[]; text: string }> {
  const all = await everyDocument(api.services.db);
  const [files] = await api.services.firebase.bucket().getFiles();
  const { users } = await api.services.firebase.auth().listUsers();
  const accounts = new Set(users.map(({ uid }) => uid));
  const ofVisitors = (path: string) => !accounts.has(path.split('/')[1] ?? '');
  return {
    documents: [...all.keys()].filter((path) => !path.startsWith('rate_limits/') && ofVisitors(path)).sort(),
    files: files
      .map(({ name }) => name)
      .filter(ofVisitors)
      .sort(),
    text: [...all].flat().join('\n'),
  };
}

describe('a visitor without an account', () => {
  it('sees what was understood, then the five best jobs with their reasons', async () => {
    const { body } = expectOk(await read(RESUME));
    expect(body).toMatchObject({
      file_type: 'txt',
      pages: 1,
      full_name: 'Thelonious Quackenbush',
      facts: { headline: 'Data Analyst', location: 'Albany, NY', salary_min: null, wanted_title: null },
    });
    expect(body.facts.skills).toEqual(expect.arrayContaining(['SQL', 'Tableau', 'dbt']));
    const found = expectOk(await rank(body.facts)).body;
    expect(found.matches).toHaveLength(5);
    expect(found.matches.map((match: { posting: { title: string } }) => match.posting.title)).toEqual(
      Array(5).fill('Data Analyst'),
    );
    const scores = found.matches.map((match: { score: { score: number } }) => match.score.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[4]).toBeGreaterThanOrEqual(50);
    expect(found.matches[0].score.parts).toHaveLength(7);
    const { excellent, good, fair } = found.counts;
    expect(excellent + good + fair).toBe(9);
    expect(found).toMatchObject({ postings_searched: 17, held_back_by: null });
  });

  it('changes a fact and sees other jobs, or other scores', async () => {
    const facts = await factsOf();
    const titles = async (json: object) =>
      expectOk(await rank(json)).body.matches.map(
        (match: { posting: { title: string } }) => match.posting.title,
      );
    const cook = {
      ...facts,
      wanted_title: 'Line Cook',
      headline: null,
      past_titles: [],
      skills: ['Food safety'],
    };
    expect(new Set(await titles(cook))).toEqual(new Set(['Line Cook']));
    const best = async (json: object) => expectOk(await rank(json)).body.matches[0].score.score;
    expect(await best({ ...facts, skills: [] })).toBeLessThan(await best(facts));
    // The floor excludes only what states less.
    const { counts } = expectOk(await rank({ ...facts, salary_min: 200_000_00 })).body;
    expect(counts.excellent + counts.good + counts.fair).toBe(8);
  });

  it('without any match learns which fact keeps the jobs away', async () => {
    const facts = await factsOf();
    const other = { ...facts, headline: null, past_titles: [], wanted_title: 'Cardiac Surgeon', skills: [] };
    const { body } = expectOk(await rank(other));
    expect(body.matches).toEqual([]);
    expect(body.held_back_by === null || body.held_back_by === 'title').toBe(true);
    const nothing = { ...facts, headline: null, past_titles: [], skills: [] };
    const refused = await rank(nothing);
    expect([refused.status, refused.body.code]).toEqual([422, 'nothing_to_search_for']);
  });
});

const check = (bytes: Uint8Array | string): Promise<Answer> => {
  api.advance(60_000);
  return api.call('POST', '/api/tools/resume-check', { bytes });
};

describe('nothing is stored', () => {
  it('neither documents, nor files, nor words in logs, whether a file is read or refused', async () => {
    const before = await stored();
    const from = api.logs.length;
    const { body } = expectOk(await read(RESUME));
    expectOk(await rank({ ...body.facts, wanted_title: 'Zebrafinch Analyst' }));
    const report = expectOk(await check(RESUME)).body;
    expect(report.lines[0]).toMatchObject({ text: 'Thelonious Quackenbush', read_as: ['name'] });
    api.advance(60_000);
    const status = await api.call('POST', '/api/tools/job-status', {
      json: { url: 'https://zebrafinch.example/jobs/1' },
    });
    expect(expectOk(status).body).toMatchObject({ status: 'unknown', reason: 'unsupported_site' });
    expect((await read(`${RESUME}\0\0\x01`)).status).toBe(422);
    expect((await rank({ ...body.facts, years: 'zebrafinch' })).status).toBe(400);
    const after = await stored();
    expect(after.documents).toEqual(before.documents);
    expect(after.files).toEqual(before.files);
    expect(after.text).not.toMatch(PRIVATE);
    const logs = api.logs.slice(from);
    expect(logs.map(({ fields }) => fields.endpoint)).toEqual(
      expect.arrayContaining(['readTrialResume', 'rankTrial', 'checkResume', 'checkJobStatus']),
    );
    expect(JSON.stringify(logs)).not.toMatch(PRIVATE);
  });

  it('and the facts that go back and forth name nobody', async () => {
    expect(JSON.stringify(await factsOf())).not.toMatch(PRIVATE);
  });
});

describe('a file made to cost', () => {
  it.each<[string, string, () => Uint8Array]>([
    ['an empty file', 'resume_empty', () => new Uint8Array(0)],
    ['more than the limit', 'resume_too_large', () => new Uint8Array(5 * 1024 * 1024 + 1).fill(65)],
    ['a picture', 'resume_wrong_type', () => new Uint8Array(2000).fill(7)],
    ['a PDF without text', 'resume_no_text', () => makePdf([[]])],
    ['a PDF with a password', 'resume_encrypted', () => makePdf([[]], { encrypt: 'secret' })],
    ['a paragraph of 7 MB', 'resume_too_complex', () => makeDocx(paragraph('A word. '.repeat(900_000)))],
    [
      'a page of 90,000 words',
      'resume_too_complex',
      () =>
        makePdf([[]], {
          content: deflateSync(Buffer.from('BT /F1 10 Tf 9 9 Td (Word) Tj ET\n'.repeat(90_000))),
        }),
    ],
  ])('%s is refused as %s, as it is for an account', async (_what, code, make) => {
    for (const answer of [await read(make()), await check(make())])
      expect([answer.status, answer.body.code]).toEqual([422, code]);
  });

  it('is cut off long before it fills the memory', async () => {
    const answer = await read(new Uint8Array(11 * 1024 * 1024).fill(65));
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
  });

  it('or facts made to cost, are refused by their size', async () => {
    const facts = await factsOf();
    for (const wrong of [
      { skills: Array(151).fill('SQL') },
      { skills: ['x'.repeat(81)] },
      { past_titles: Array(4).fill('Cook') },
      { headline: 'x'.repeat(201) },
      { location: 'x'.repeat(121) },
      { certificates: Array(31).fill('RN') },
    ]) {
      expect((await rank({ ...facts, ...wrong })).status, JSON.stringify(wrong).slice(0, 40)).toBe(400);
    }
  });
});

describe('the limits per address', () => {
  it.each([
    ['readTrialResume', 10, () => api.call('POST', '/api/trial/resume', { bytes: 'x' })],
    ['rankTrial', 20, () => api.call('POST', '/api/trial/matches', { json: {} })],
    ['checkResume', 10, () => api.call('POST', '/api/tools/resume-check', { bytes: 'x' })],
    ['checkJobStatus', 10, () => api.call('POST', '/api/tools/job-status', { json: {} })],
  ] as const)('%s stops after %i calls a minute, and says when to try again', async (_name, calls, call) => {
    // From the beginning of a minute, so that the calls fall into one.
    const now = api.services.clock().getTime();
    api.advance(60_000 - (now % 60_000));
    for (let n = 0; n < calls; n += 1) expect((await call()).status).not.toBe(429);
    const refused = await call();
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    api.advance(60_000);
    expect((await call()).status).not.toBe(429);
  });
});
