import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardId } from '../../functions/src/modules/postings/boards.repository.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { holding, runBoard } from '../support/boards.ts';
import { newBoard, statuses } from '../support/new-board.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const HOUR = 3_600_000;

describe('a board', () => {
  it('is stored with features, and its unchanged postings are not written again', async () => {
    const { posting, answers, run, records, state } = await newBoard(api);
    answers([posting('1'), posting('2', { title: 'Senior Registered Nurse' })]);
    expect(await run()).toMatchObject({ kind: 'done', answer: 'read', state: { status: 'ok' } });
    expect((await state()).counts).toMatchObject({ created: 2, unchanged: 0 });
    const first = await records();
    expect(first[1]).toMatchObject({ status: 'open', missed: 0, source: 'greenhouse' });
    api.advance(HOUR);
    answers([posting('1'), posting('2', { title: 'Registered Nurse' })]);
    await run();
    expect((await state()).counts).toMatchObject({ created: 0, changed: 1, unchanged: 1, closed: 0 });
    const second = await records();
    expect(second[0]).toEqual(first[0]);
    expect(second[1]).toMatchObject({ title: 'Registered Nurse', first_seen_at: first[1]?.first_seen_at });
  });

  it('that is unchanged costs one read and one write, and is asked less and less often', async () => {
    const { posting, answers, run, records, state, deps, requests, ref } = await newBoard(api);
    answers(() => holding([posting('1')], { version: 'v1' }));
    await run();
    const before = await records();
    const manifest = api.services.db.doc(`boards/${boardId(ref)}/manifest/main`);
    const written = (await manifest.get()).updateTime;
    answers(({ etag }) => (etag === 'v1' ? { kind: 'unchanged' } : holding([])));
    const heads = vi.spyOn(deps.postings, 'getHeads');
    const gaps: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const writes = async () => (await api.services.db.doc(`boards/${boardId(ref)}`).get()).data()?.writes;
      const count = await writes();
      const outcome = await run();
      expect(outcome).toMatchObject({ kind: 'done', answer: 'unchanged', state: { status: 'ok' } });
      expect(await writes()).toBe(count + 1);
      const { next_run_at, last_attempt_at } = await state();
      gaps.push(Math.round((Date.parse(next_run_at) - Date.parse(last_attempt_at ?? '')) / 60_000));
    }
    expect(gaps).toEqual([1872, 2434, 3164, 4113]);
    expect(heads).not.toHaveBeenCalled();
    expect((await manifest.get()).updateTime).toEqual(written);
    expect(await records()).toEqual(before);
    expect(requests.at(-1)).toMatchObject({ etag: 'v1', content_hash: 'v1' });
    const posting_id = (
      await api.services.db.collection('postings').where('company', '==', before[0]?.company).get()
    ).docs[0]?.id;
    const shown = await api.call('GET', `/api/postings/${posting_id}`);
    expect(shown.body.last_seen_at).toBe((await state()).last_success_at);
  });

  it('is read in full again after a week, and when texts are read in another way', async () => {
    const { posting, answers, run, requests, deps, ref, records } = await newBoard(api);
    answers(() => holding([posting('1')], { version: 'v1' }));
    await run();
    api.advance(8 * 24 * HOUR);
    await run();
    expect(requests.at(-1)).toMatchObject({ etag: null, content_hash: null });
    await runBoard({ ...deps, embedding_model: 'newer' }, ref);
    expect(requests.at(-1)).toMatchObject({ etag: null, content_hash: null });
    expect((await records())[0]).toMatchObject({ embedding_model: 'newer' });
  });

  it('that fails keeps its postings, waits longer each time, and is read in full when it is back', async () => {
    const { posting, answers, run, records, state, requests } = await newBoard(api);
    answers(() => holding([posting('1')], { version: 'v1' }));
    await run();
    answers(() => {
      throw new Error('answered 503');
    });
    const timeouts: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      expect(await run()).toMatchObject({
        kind: 'done',
        answer: 'failed',
        state: { errors: ['answered 503'] },
      });
      const { next_run_at, last_attempt_at } = await state();
      timeouts.push(Math.round((Date.parse(next_run_at) - Date.parse(last_attempt_at ?? '')) / 60_000));
    }
    expect(timeouts).toEqual([60, 60, 60, 80, 160, 320, 640, 1280, 2560]);
    expect(await state()).toMatchObject({ status: 'failed', consecutive_failures: 9 });
    expect(statuses(await records())).toEqual([['open', 0]]);
    answers(() => holding([posting('1')], { version: 'v1' }));
    expect(await run()).toMatchObject({ answer: 'read', state: { status: 'ok', consecutive_failures: 0 } });
    expect(requests.at(-1)).toMatchObject({ etag: null, content_hash: null });
  });
});

describe('a bad posting', () => {
  it('fails alone and is reported; what was stored of it before stays', async () => {
    const { posting, answers, run, records, state, ref } = await newBoard(api);
    answers([posting('1'), posting('2')]);
    await run();
    const rejected = [
      { kind: 'rejected' as const, external_id: `${ref.board}/2`, reason: 'it has no title' },
      { kind: 'rejected' as const, external_id: null, reason: 'unexpected format: job' },
    ];
    const long = posting('3', { title: 'x'.repeat(301) });
    for (let i = 0; i < 3; i += 1) {
      answers(() => holding([posting('1'), long, posting('4')], { rejected }));
      await run();
    }
    expect(await state()).toMatchObject({ status: 'partial', counts: { rejected: 3 } });
    expect((await state()).errors).toEqual([
      `${ref.board}/3: its title is longer than 300 characters`,
      `${ref.board}/2: it has no title`,
      'a job without an ID: unexpected format: job',
    ]);
    expect((await records()).map(({ title, status }) => [title, status])).toEqual([
      ['Baker 1', 'open'],
      ['Baker 2', 'open'],
      ['Baker 4', 'open'],
    ]);
    answers(() => ({ kind: 'unchanged' }));
    expect(await run()).toMatchObject({ state: { status: 'partial' } });
  });

  it('that cannot be understood, or that the database refuses, does not stop the others of its batch', async () => {
    const { posting, answers, run, records, state, deps, ref } = await newBoard(api);
    const all = Array.from({ length: 9 }, (_, i) => posting(String(i)));
    answers([...all, posting('huge', { description_html: 'x'.repeat(1_100_000) })]);
    const extractFeatures: typeof deps.extractFeatures = (one) => {
      if (one.external_id.endsWith('/3')) throw new Error('no features');
      return deps.extractFeatures(one);
    };
    await runBoard({ ...deps, extractFeatures }, ref);
    expect(await state()).toMatchObject({ status: 'partial', counts: { created: 8, rejected: 2 } });
    expect((await state()).errors.join()).toMatch(/\/3: no features/);
    expect((await state()).errors.join()).toMatch(/\/huge: the database rejected it/);
    expect(await records()).toHaveLength(8);
    await run();
    expect(await records()).toHaveLength(9);
  });
});

describe('several boards', () => {
  it('with the same job share one posting, closed when the last of them has lost it', async () => {
    const company = `Company ${randomUUID()}`;
    const one = await newBoard(api, 'greenhouse', company);
    const other = await newBoard(api, 'ashby', company);
    one.answers([one.posting('1')]);
    other.answers([other.posting('1')]);
    await one.run();
    await other.run();
    const [shared, ...more] = await one.records();
    expect(more).toEqual([]);
    expect(shared?.origins.map(({ source }) => source)).toEqual(['greenhouse', 'ashby']);
    one.answers([]);
    await one.run();
    await one.run();
    expect((await one.records())[0]).toMatchObject({ status: 'open', source: 'ashby' });
    other.answers([]);
    await other.run();
    await other.run();
    expect((await one.records())[0]).toMatchObject({ status: 'closed' });
  });

  it('keep two openings apart that look alike on one board', async () => {
    const { posting, answers, run, records } = await newBoard(api);
    answers([posting('1', { title: 'Baker' }), posting('2', { title: 'Baker' })]);
    await run();
    expect(await records()).toHaveLength(2);
  });
});
