import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../../functions/src/modules/postings/boards.repository.ts';
import { importBoards } from '../../functions/src/modules/postings/import-boards.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { addBoard, holding } from '../support/boards.ts';
import { newBoard, statuses } from '../support/new-board.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

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
    expect(await state()).toMatchObject({ missing: 1, interval_minutes: 60 });
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
