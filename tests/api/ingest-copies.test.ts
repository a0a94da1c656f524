import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CanonicalPosting, PostingRecord } from '../../functions/src/modules/postings/posting.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { newBoard } from '../support/new-board.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const WORK = Array.from(
  { length: 40 },
  (_, n) => `You keep shelf number ${n} in order and tell room ${n * 7} about it.`,
);
const text = (employer: string, framed = '') => ({
  description_text: `${employer} looks for a clerk. ${WORK.join(' ')} ${framed}`,
});
const title = { title: 'Archive Clerk' };

/** An employer's board, and an agency's at another vendor, with the same job. */
async function twoBoards(place: string) {
  const employer = await newBoard(api, 'greenhouse');
  const agency = await newBoard(api, 'lever', `Bluegate Staffing ${place}`);
  const own = employer.posting('1', { ...title, ...text('Harbor Works'), locations: [place] });
  const framed = 'Apply with one click, we call you within two days.';
  const copied = agency.posting('9', { ...title, ...text('Our client', framed), locations: [place] });
  return { employer, agency, own, copied };
}

const origins = ([record]: readonly PostingRecord[]) => record?.origins.map(({ source }) => source);

describe('a job that an agency copied', () => {
  it('is an origin of the employer’s posting', async () => {
    const { employer, agency, own, copied } = await twoBoards('Albany, NY');
    employer.answers([own]);
    await employer.run();
    agency.answers([copied]);
    await agency.run();
    expect(await agency.records()).toEqual([]);
    expect(origins(await employer.records())).toEqual(['greenhouse', 'lever']);
    // Read again, both stay one; and the employer's closing leaves the agency's.
    employer.answers([]);
    await employer.run();
    await employer.run();
    agency.answers([{ ...copied, ...text('Our client', 'Apply today.') }]);
    await agency.run();
    const left = [...(await employer.records()), ...(await agency.records())];
    expect(left.map(({ status }) => status)).toEqual(['open']);
    expect(origins(left)).toEqual(['lever']);
  });

  it('becomes the employer’s posting once that is found', async () => {
    const { employer, agency, own, copied } = await twoBoards('Troy, NY');
    agency.answers([copied]);
    await agency.run();
    employer.answers([own]);
    await employer.run();
    expect(await agency.records()).toEqual([]);
    expect(origins(await employer.records())).toEqual(['greenhouse', 'lever']);
  });

  it('stays a job of its own in another city, and with another text', async () => {
    const { employer, agency, own, copied } = await twoBoards('Utica, NY');
    employer.answers([own]);
    await employer.run();
    const other = agency.posting('10', {
      ...title,
      description_text: 'Our client sells boats. '.repeat(9),
      locations: ['Utica, NY'],
    });
    agency.answers([{ ...copied, locations: ['Ithaca, NY'] }, other]);
    await agency.run();
    expect(await agency.records()).toHaveLength(2);
    expect(origins(await employer.records())).toEqual(['greenhouse']);
  });
});

describe('a job with more places on another board', () => {
  it('is one posting with all of them, whichever came first', async () => {
    for (const order of [0, 1]) {
      const company = `Harbor ${order} Works`;
      const few = await newBoard(api, 'greenhouse', company);
      const many = await newBoard(api, 'ashby', company);
      const job = { ...title, ...text(company) };
      few.answers([few.posting('1', { ...job, locations: ['Albany, NY'] })]);
      many.answers([many.posting('1', { ...job, locations: ['Albany, NY', 'Boston, MA'] })]);
      for (const board of order === 0 ? [few, many] : [many, few]) await board.run();
      const [record, second] = await few.records();
      expect(second).toBeUndefined();
      expect(record?.locations).toEqual(['Albany, NY', 'Boston, MA']);
      expect(record?.origins).toHaveLength(2);
    }
  });
});

describe('a job that is published again', () => {
  it('is counted, and said of it once it has another sign', async () => {
    const { posting, answers, run, records } = await newBoard(api);
    const job: Partial<CanonicalPosting> = {
      ...title,
      description_text: 'Join our talent community. '.repeat(30),
    };
    for (const id of ['1', '2', '3']) {
      answers([posting(id, job)]);
      await run();
      answers([]);
      await run();
      await run();
    }
    answers([posting('4', job)]);
    await run();
    const [record] = (await records()).filter(({ status }) => status === 'open');
    expect(record?.reposts).toBe(3);
    expect(record?.risk_flags).toEqual([
      { kind: 'ghost', reason: expect.stringContaining('posted again and again') },
    ]);
  });

  it('isn’t counted when a closed posting comes back under its ID', async () => {
    const { posting, answers, run, records } = await newBoard(api);
    answers([posting('1')]);
    await run();
    answers([]);
    await run();
    await run();
    answers([posting('1')]);
    await run();
    expect((await records()).map(({ reposts, status }) => [reposts, status])).toEqual([[0, 'open']]);
  });
});
