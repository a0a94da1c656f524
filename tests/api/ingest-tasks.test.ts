import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueDueBoards } from '../../functions/src/modules/postings/crawl/enqueue-due.ts';
import { hostsRepository } from '../../functions/src/modules/postings/crawl/hosts.repository.ts';
import { handleIngestBoard } from '../../functions/src/modules/postings/ingest.tasks.ts';
import { ingestBoard } from '../../functions/src/modules/postings/ingest-board.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { runBoard } from '../support/boards.ts';
import { newBoard, statuses } from '../support/new-board.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('a task', () => {
  it('that is delivered again finds its run over', async () => {
    const { posting, answers, deps, ref, records, state, requests } = await newBoard(api);
    answers([posting('1')]);
    await runBoard(deps, ref);
    answers([]);
    const { next_run_at } = await state();
    const handle = handleIngestBoard({ ...deps, logger: api.services.logger });
    for (let i = 0; i < 3; i += 1) await handle({ ...ref, run_id: next_run_at });
    expect(requests).toHaveLength(2);
    expect(statuses(await records())).toEqual([['open', 1]]);
  });

  it('that is delivered twice at once is done by one', async () => {
    const { posting, answers, deps, ref, records, state } = await newBoard(api);
    answers([posting('1'), posting('2')]);
    const { next_run_at } = await state();
    const outcomes = await Promise.all([1, 2, 3].map(() => ingestBoard(deps, ref, next_run_at)));
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(await records()).toHaveLength(2);
    answers([posting('2')]);
    const again = (await state()).next_run_at;
    await Promise.all([1, 2].map(() => ingestBoard(deps, ref, again)));
    expect(statuses(await records())).toEqual([
      ['open', 1],
      ['open', 0],
    ]);
  });

  it('that dies after any write leaves nothing behind that the next run does not know', async () => {
    const { posting, answers, run, records, state, deps, ref } = await newBoard(api);
    const many = Array.from({ length: 250 }, (_, i) => posting(String(i).padStart(3, '0')));
    answers(many);
    for (let deaths = 1; deaths <= 2; deaths += 1) {
      let left = deaths;
      const open: typeof deps.boards.open = async (asked) => {
        const board = await deps.boards.open(asked);
        const fatal =
          <A extends unknown[]>(write: (...args: A) => Promise<void>) =>
          async (...args: A) => {
            left -= 1;
            await write(...args);
            if (left === 0) throw new Error('the worker died');
          };
        return board && { ...board, commitWith: fatal(board.commitWith), save: board.save };
      };
      const dying = { ...deps, boards: { ...deps.boards, open } };
      await expect(runBoard(dying, ref)).rejects.toThrow('the worker died');
      expect(await state()).toMatchObject({ etag: null, content_hash: null });
    }
    // Postings stored by the dead runs are known: an empty response closes them all.
    expect(await records()).toHaveLength(250);
    answers([]);
    await run();
    api.advance(25 * 3_600_000);
    await run();
    expect((await records()).filter(({ status }) => status === 'open')).toEqual([]);
  });
});

describe('several boards', () => {
  it('are asked for when their time has come, each in a task of its own, failing ones no sooner', async () => {
    const schedule = () => ({
      ...api.services.posting,
      hosts: hostsRepository(api.services.db),
      queue: api.services.queue,
      clock: api.services.clock,
      logger: api.services.logger,
      sources: new Set(['greenhouse'] as const),
      budget: { requests: 10_000, dollars: 10 },
    });
    const fine = await newBoard(api);
    const failing = await newBoard(api);
    failing.answers(() => {
      throw new Error('answered 500');
    });
    for (const { run } of [fine, failing]) await run();
    const due = async (minutes: number) => {
      api.tasks.length = 0;
      api.advance(minutes * 60_000);
      await enqueueDueBoards(schedule());
      const asked = api.tasks.flatMap(({ name, payload }) => (name === 'ingestBoard' ? [payload.board] : []));
      return [fine, failing].map(({ ref }) => asked.filter((board) => board === ref.board).length);
    };
    expect(await due(0)).toEqual([0, 0]);
    expect(await due(61)).toEqual([0, 1]);
    expect(await due(25 * 60)).toEqual([1, 1]);
  });
});
