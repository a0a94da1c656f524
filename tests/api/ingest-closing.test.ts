import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../../functions/src/modules/postings/boards.repository.ts';
import { importBoards } from '../../functions/src/modules/postings/import-boards.ts';
import type { BoardAnswer, JobReading } from '../../functions/src/modules/postings/sources/job-source.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { addBoard, holding } from '../support/boards.ts';
import { newBoard, statuses } from '../support/new-board.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const HOUR = 3_600_000;

describe('a board', () => {
  it('closes what two runs did not find, and opens it again when it returns', async () => {
    const { posting, answers, run, records } = await newBoard(api);
    answers([posting('1'), posting('2')]);
    await run();
    answers([posting('2')]);
    await run();
    expect(statuses(await records())).toEqual([
      ['open', 1],
      ['open', 0],
    ]);
    answers([posting('1'), posting('2')]);
    await run();
    answers([posting('2')]);
    await run();
    expect(statuses(await records())[0]).toEqual(['open', 1]);
    await run();
    expect(statuses(await records())[0]).toEqual(['closed', 2]);
    answers([posting('1'), posting('2')]);
    await run();
    expect(statuses(await records())).toEqual([
      ['open', 0],
      ['open', 0],
    ]);
  });

  it('closes what is missing also when the second answer is the same as the first', async () => {
    const { posting, answers, run, records, state } = await newBoard(api);
    answers([posting('1'), posting('2')]);
    await run();
    answers(() => holding([posting('2')], { version: 'v2' }));
    await run();
    expect(await state()).toMatchObject({ missing: 1, interval_minutes: 1872 });
    answers(() => ({ kind: 'unchanged' }));
    expect(await run()).toMatchObject({ answer: 'unchanged', state: { counts: { closed: 1 }, missing: 0 } });
    expect(statuses(await records())).toEqual([
      ['closed', 2],
      ['open', 0],
    ]);
  });

  it('that is emptied has all its postings closed', async () => {
    const { posting, answers, run, records } = await newBoard(api);
    answers([posting('1'), posting('2')]);
    await run();
    answers([]);
    await run();
    expect(statuses(await records()).flat()).toEqual(['open', 1, 'open', 1]);
    await run();
    expect(statuses(await records()).flat()).toEqual(['closed', 2, 'closed', 2]);
  });

  it('of many postings that is suddenly empty or gone is believed after a day', async () => {
    for (const none of [() => holding([], { version: 'v2' }), () => ({ kind: 'gone' as const })]) {
      const { posting, answers, run, records } = await newBoard(api);
      const many = Array.from({ length: 12 }, (_, n) => posting(String(n)));
      answers(many);
      await run();
      api.advance(25 * HOUR);
      answers(none);
      for (let hour = 0; hour < 3; hour += 1) {
        await run();
        api.advance(HOUR);
      }
      expect((await records()).every(({ status }) => status === 'open')).toBe(true);
      answers(({ etag }) => (etag === 'v2' ? { kind: 'unchanged' } : none()));
      await run();
      expect((await records()).every(({ status }) => status === 'open')).toBe(true);
      api.advance(24 * HOUR);
      await run();
      expect((await records()).every(({ status }) => status === 'closed')).toBe(true);
    }
  });

  it('that shows the newest postings only keeps older ones for two weeks', async () => {
    const { posting, answers, run, records, state } = await newBoard(api, 'ashby');
    answers([posting('1'), posting('2')]);
    await run();
    answers(() => holding([posting('2')], { version: 'v2', complete: false }));
    await run();
    api.advance(10 * 24 * HOUR);
    answers(({ etag }) =>
      etag === 'v2' ? { kind: 'unchanged' } : holding([posting('2')], { complete: false }),
    );
    await run();
    expect(statuses(await records())).toEqual([
      ['open', 1],
      ['open', 0],
    ]);
    expect(await state()).toMatchObject({ missing: 1, complete: false });
    api.advance(5 * 24 * HOUR);
    await run();
    expect(statuses(await records())[0]).toEqual(['closed', 2]);
  });

  it('whose responses end early closes nothing, and keeps what came before', async () => {
    const { posting, answers, run, records, state } = await newBoard(api);
    answers([posting('1'), posting('2')]);
    await run();
    async function* half(): AsyncGenerator<JobReading> {
      yield { kind: 'posting', posting: posting('3') };
      throw new Error('answered 429');
    }
    for (let i = 0; i < 3; i += 1) {
      answers(() => ({ kind: 'read', etag: null, content_hash: 'v', complete: true, jobs: half() }));
      expect(await run()).toMatchObject({ answer: 'failed', state: { errors: ['answered 429'] } });
    }
    expect(statuses(await records()).map(([status]) => status)).toEqual(['open', 'open', 'open']);
    expect(await state()).toMatchObject({ status: 'failed', missing: 0, etag: null });
  });

  it('keeps postings whose details are left to a later run, and is read to its end then', async () => {
    const { posting, answers, run, records, state, requests } = await newBoard(api);
    const listed = (external_id: string): JobReading => ({ kind: 'postponed', external_id });
    const first = { kind: 'posting' as const, posting: posting('1'), listing: 'l1' };
    answers(() => ({ ...holding([], { version: 'v1' }), jobs: [first, listed('b/2')] }) as BoardAnswer);
    await run();
    expect(await state()).toMatchObject({ status: 'ok', postponed: 1, etag: null, content_hash: null });
    expect([...((await requests.at(-1)?.details?.listings()) ?? [])]).toHaveLength(1);
    answers(() => ({
      ...(holding([], { version: 'v1' }) as Extract<BoardAnswer, { kind: 'read' }>),
      jobs: [
        { kind: 'unchanged', external_id: first.posting.external_id },
        { ...first, posting: posting('2') },
      ],
    }));
    await run();
    expect(await state()).toMatchObject({
      postponed: 0,
      content_hash: 'v1',
      counts: { created: 1, unchanged: 1 },
    });
    expect(statuses(await records()).flat()).toEqual(['open', 0, 'open', 0]);
  });

  it('whose details take long stores what it has read every minute, and leaves the rest to the next run', async () => {
    const { posting, answers, run, records } = await newBoard(api);
    const seen: [boolean | undefined, number][] = [];
    answers(({ details }) => ({
      ...(holding([]) as Extract<BoardAnswer, { kind: 'read' }>),
      jobs: (async function* (): AsyncGenerator<JobReading> {
        for (const id of ['1', '2', '3', '4', '5', '6']) {
          seen.push([details?.isLate(), (await records()).length]);
          api.advance(61_000);
          yield { kind: 'posting', posting: posting(id) };
        }
      })(),
    }));
    await run();
    expect(seen.map(([late]) => late)).toEqual([false, false, false, false, true, true]);
    expect(seen.map(([, stored]) => stored)).toEqual([0, 0, 1, 2, 3, 4]);
    expect(await records()).toHaveLength(6);
  });

  it('closes what it lost though some details can never be read, remembers these, and keeps its pace', async () => {
    const { posting, answers, run, records, state, requests } = await newBoard(api);
    const [first, second] = [posting('1'), posting('2')];
    answers([first, second]);
    await run();
    const failed: JobReading = {
      kind: 'left_out',
      external_id: second.external_id,
      mark: 'm2',
      why: 'failed',
      reason: 'answered 500',
    };
    const hidden: JobReading = {
      kind: 'left_out',
      external_id: first.external_id,
      mark: 'm1',
      why: 'not_public',
      reason: null,
    };
    answers(() => holding([], { rejected: [failed, hidden] }));
    await run();
    const errors = [`${second.external_id}: answered 500`];
    expect(await state()).toMatchObject({ status: 'partial', errors, left_out: 'm2 m1', content_hash: null });
    answers(() => holding([], { rejected: [{ ...failed, reason: null }, hidden] }));
    await run();
    expect(requests.at(-1)?.details?.left_out).toEqual(new Set(['m2', 'm1']));
    expect(statuses(await records())).toEqual([
      ['closed', 2],
      ['open', 0],
    ]);
    const { next_run_at, last_attempt_at, ...after } = await state();
    expect(after).toMatchObject({ errors, left_out: 'm2 m1', postponed: 0 });
    expect(Date.parse(next_run_at) - Date.parse(last_attempt_at ?? '')).toBeGreaterThan(2 * HOUR);
  });

  it('that is gone is reported, and its postings are closed', async () => {
    const { posting, answers, run, records } = await newBoard(api);
    answers([posting('1')]);
    await run();
    answers(() => ({ kind: 'gone' }));
    expect(await run()).toMatchObject({
      state: { status: 'failed', errors: ['board not found'], missing: 1 },
    });
    expect(await run()).toMatchObject({
      state: { consecutive_failures: 2, missing: 0, counts: { closed: 1 } },
    });
    expect((await records())[0]?.status).toBe('closed');
  });

  it('that is no longer listed has its postings closed and is forgotten; listed again in time, it stays', async () => {
    const { posting, answers, run, records, state, deps, ref, requests } = await newBoard(api, 'lever');
    const { posting: repositories, clock } = api.services;
    answers([posting('1')]);
    await run();
    const asked = requests.length;
    // The list that holds every board but this one.
    const others = [];
    for await (const page of deps.boards.listed())
      others.push(...page.filter(({ board }) => board !== ref.board));
    const list = others.filter(({ removed }) => !removed);
    const importing = { ...repositories, clock };
    expect(await importBoards(importing, list)).toMatchObject({ removed: 1, added: 0, changed: 0 });
    expect(await importBoards(importing, list)).toMatchObject({ removed: 0 });
    expect(await state()).toMatchObject({ removed: true });
    await run();
    expect(statuses(await records())).toEqual([['open', 1]]);
    await addBoard(api, ref);
    await run();
    expect(statuses(await records())).toEqual([['open', 0]]);
    await importBoards(importing, list);
    await run();
    expect(await run()).toMatchObject({ answer: 'removed', state: { counts: { closed: 1 } } });
    expect((await records())[0]?.status).toBe('closed');
    expect(await deps.boards.get(ref)).toBeNull();
    expect((await api.services.db.doc(`boards/${boardId(ref)}/manifest/main`).get()).exists).toBe(false);
    expect(requests.length).toBe(asked + 1);
    expect(await run()).toEqual({ kind: 'skipped', reason: 'not_listed' });
  });
});
