import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceName } from '../../functions/src/contract/postings.ts';
import { costOf } from '../../functions/src/modules/postings/crawl/budget.ts';
import {
  type EnqueueDueDeps,
  enqueueDueBoards,
} from '../../functions/src/modules/postings/crawl/enqueue-due.ts';
import { NO_USAGE } from '../../functions/src/modules/postings/crawl/host-state.ts';
import { hostsRepository } from '../../functions/src/modules/postings/crawl/hosts.repository.ts';
import { openTurns, type TurnDeps } from '../../functions/src/modules/postings/crawl/turns.ts';
import {
  enqueueSource,
  handleIngestBoard,
  runSchedule,
} from '../../functions/src/modules/postings/ingest.tasks.ts';
import { completeOlderBoards } from '../../functions/src/modules/postings/older-boards.repository.ts';
import { handleImportRegistry } from '../../functions/src/modules/postings/registry/import-registry.ts';
import { updateExisting } from '../../functions/src/modules/postings/update-existing.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { billCounter } from '../support/billing.ts';
import { addBoard, holding } from '../support/boards.ts';
import { newBoard, statuses } from '../support/new-board.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const HOUR = 3_600_000;

/** The schedule's dependencies for some sources. */
function scheduleOf(
  on: TestApi,
  sources: SourceName[],
  budget = { requests: 100_000, dollars: 100 },
): EnqueueDueDeps {
  const { posting, queue, clock, logger, db } = on.services;
  return { ...posting, hosts: hostsRepository(db), queue, clock, logger, sources: new Set(sources), budget };
}

/** Boards of a source that were enqueued since the last call. */
function enqueued(on: TestApi): string[] {
  const boards = on.tasks.flatMap(({ name, payload }) => (name === 'ingestBoard' ? [payload.board] : []));
  on.tasks.length = 0;
  return boards;
}

/** Turns at a vendor on the test's clock, which sleeping advances. */
function turnDeps(on: TestApi): TurnDeps & { slept: number[] } {
  const slept: number[] = [];
  const sleep = async (ms: number) => {
    slept.push(ms);
    on.advance(ms);
  };
  return { hosts: hostsRepository(on.services.db), clock: on.services.clock, sleep, slept };
}

const answer =
  (status: number, headers: Record<string, string> = {}) =>
  async () => ({
    status,
    headers: new Headers(headers),
    url: 'https://x.test/',
    text: '',
  });

describe('the registry', () => {
  it('is imported in steps, each of which may be repeated, without touching what is there', async () => {
    const own = await startApi();
    const { posting, queue, clock, logger } = own.services;
    const name = (n: number) => ({
      source: 'lever' as const,
      board: `r${n}`,
      company: null,
      listed_by: 1 + (n % 3),
    });
    const registry = Array.from({ length: 2600 }, (_, n) => name(n));
    await addBoard(own, { source: 'lever', board: 'r5' });
    await posting.boards.change([{ source: 'lever', board: 'r5', company: 'Ours' }], clock().toISOString());
    const handle = handleImportRegistry({ ...posting, registry: () => registry, queue, clock, logger });
    const steps: number[] = [];
    await handle({ from: 0 });
    for (let task = own.tasks.shift(); task; task = own.tasks.shift()) {
      if (task.name !== 'importRegistry') continue;
      steps.push(task.payload.from);
      await handle(task.payload);
    }
    expect(steps).toEqual([2500]);
    await handle({ from: 0 });
    own.tasks.length = 0;
    expect(await posting.boards.countWithStatus('lever', 'never')).toBe(2600);
    expect(await posting.boards.get({ source: 'lever', board: 'r5' })).toMatchObject({ company: 'Ours' });
    // Those that most lists name come first.
    await enqueueDueBoards({ ...scheduleOf(own, ['lever']), clock });
    const first = enqueued(own)
      .slice(0, 50)
      .map((board) => Number(board.slice(1)) % 3);
    expect(first.filter((lists) => lists === 2).length).toBeGreaterThan(48);
    await own.close();
  }, 60_000);

  it('is imported by itself where there are no boards', async () => {
    const own = await startApi();
    const deps = {
      ...scheduleOf(own, ['lever']),
      ...own.services.posting,
      measureDemand: async () => {},
      completeOlder: async () => 0,
      tellLostChanges: () => Promise.reject(new Error('The index is down')),
    };
    await runSchedule(deps);
    expect(own.tasks).toEqual([expect.objectContaining({ name: 'importRegistry', payload: { from: 0 } })]);
    await own.close();
  });
});

describe('requests of a vendor', () => {
  it('wait for their turn, with those of other runs in between', async () => {
    const deps = turnDeps(api);
    const source = 'pinpoint';
    const start = api.services.clock().getTime();
    const times: number[] = [];
    const note = async () => {
      times.push(api.services.clock().getTime() - start);
      return answer(200)();
    };
    const one = await openTurns(deps, source, 'one');
    const other = await openTurns(deps, source, 'other');
    expect(await openTurns(deps, source, 'third')).toBeNull();
    for (const turns of [one, other, one, other]) await turns?.turn('https://x.test/', note);
    const gaps = times.toSorted((a, b) => a - b).map((time, at, all) => time - (all[at - 1] ?? -1000));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    await one?.close({ reads: 1, writes: 1, answered: true });
    await other?.close({ reads: 1, writes: 1, answered: true });
    const state = (await deps.hosts.all([source])).get(source);
    expect(state).toMatchObject({ open: {}, usage: { runs: 2, requests: 4, reads: 2, writes: 2 } });
  });

  it('stop for all runs when it refuses one, for as long as it says', async () => {
    const deps = turnDeps(api);
    const one = await openTurns(deps, 'workable', 'one');
    await one?.turn('https://x.test/', answer(429, { 'retry-after': '7200' }));
    await expect(one?.turn('https://x.test/', answer(200))).rejects.toThrow('left alone');
    await one?.close({ reads: 0, writes: 0, answered: false });
    expect(await openTurns(deps, 'workable', 'two')).toBeNull();
    const board = await newBoard(api, 'workable');
    await enqueueDueBoards(scheduleOf(api, ['workable']));
    expect(enqueued(api)).toEqual([]);
    // A task that comes too early is delivered again later, and changes nothing.
    const deliver = handleIngestBoard({ ...board.deps, turns: deps, logger: api.services.logger });
    const run_id = (await board.state()).next_run_at;
    await expect(deliver({ ...board.ref, run_id })).rejects.toThrow('must not be asked now');
    api.advance(2 * HOUR);
    await enqueueDueBoards(scheduleOf(api, ['workable']));
    expect(enqueued(api)).toContain(board.ref.board);
  });
});

describe('a board on a host of its own', () => {
  it('that refuses is left alone for as long as it says, at most six hours; the others are not', async () => {
    const deps = turnDeps(api);
    const board = await newBoard(api, 'teamtailor');
    board.answers(async ({ turn }) => {
      await turn?.('https://closed.test/jobs', answer(503, { 'retry-after': '604800' }));
      throw new Error('answered 503');
    });
    const deliver = handleIngestBoard({ ...board.deps, turns: deps, logger: api.services.logger });
    await deliver({ ...board.ref, run_id: (await board.state()).next_run_at });
    const { next_run_at, last_attempt_at, status } = await board.state();
    expect(status).toBe('failed');
    expect(Date.parse(next_run_at) - Date.parse(last_attempt_at ?? '')).toBe(6 * HOUR);
    const other = await openTurns(deps, 'teamtailor', 'other');
    expect(other).not.toBeNull();
    await other?.close({ reads: 0, writes: 0, answered: true });
  });
});

describe('robots.txt', () => {
  it('is asked for once a month by each host, and obeyed', async () => {
    const asked: string[] = [];
    const fetch = async (url: string) => {
      asked.push(url);
      const text = url.includes('closed')
        ? 'User-agent: *\nDisallow: /api\n'
        : 'User-agent: *\nDisallow: /v/\n';
      return { status: url.includes('none') ? 404 : 200, headers: new Headers(), url, text };
    };
    const deps = turnDeps(api);
    const { hosts, clock } = deps;
    const robots = { hosts, clock, fetch, agent: 'HuntwellBot', exceptions: ['closed-2.test'] };
    const read = async (host: string) => {
      const turns = await openTurns({ ...deps, robots }, 'recruitee', randomUUID());
      const result = await turns?.turn(`https://${host}/api/offers/`, answer(200)).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      await turns?.close({ reads: 0, writes: 0, answered: true });
      return result;
    };
    expect(await read('open.test')).toBe(200);
    expect(await read('open.test')).toBe(200);
    expect(await read('none.test')).toBe(200);
    expect(await read('closed.test')).toContain('robots.txt');
    expect(await read('closed.test')).toContain('robots.txt');
    expect(await read('closed-2.test')).toBe(200);
    expect(asked.map((url) => new URL(url).host)).toEqual(['open.test', 'none.test', 'closed.test']);
    api.advance(31 * 24 * HOUR);
    await read('open.test');
    expect(asked).toHaveLength(4);
  });
});

describe('what is read first', () => {
  it('is what people look for, within what the vendor bears and the budget allows', async () => {
    const own = await startApi();
    const boards = await Promise.all(Array.from({ length: 6 }, () => newBoard(own, 'teamtailor')));
    own.advance(HOUR);
    const wanted = boards[3];
    if (!wanted) throw new Error('no board');
    wanted.answers([wanted.posting('1', { title: 'Registered Nurse' })]);
    await wanted.run();
    const { families } = (await wanted.state()).kinds;
    expect(families).toHaveLength(1);
    const demand = async () => ({ families, countries: ['US'] });
    wanted.answers([wanted.posting('1', { title: 'Registered Nurse' }), wanted.posting('2')]);
    await handleIngestBoard({ ...wanted.deps, demand, logger: own.services.logger })({
      ...wanted.ref,
      run_id: (await wanted.state()).next_run_at,
    });
    expect(await wanted.state()).toMatchObject({ tier: 0, open: 2 });
    own.advance(30 * HOUR);
    await enqueueDueBoards(scheduleOf(own, ['teamtailor']));
    expect(enqueued(own)[0]).toBe(wanted.ref.board);
    const spent = scheduleOf(own, ['teamtailor'], { requests: 5, dollars: 1 });
    await hostsRepository(own.services.db).change('teamtailor', (state) => ({
      state: {
        ...state,
        day: own.services.clock().toISOString().slice(0, 10),
        usage: { ...NO_USAGE, requests: 5 },
      },
      result: null,
    }));
    expect(await enqueueDueBoards(spent)).toBe(0);
    await own.close();
  });
});

describe('a run', () => {
  it('is billed no more than the budget counts for it', async () => {
    const { posting, answers, deps, ref, state } = await newBoard(api, 'rippling');
    const bill = billCounter(api.services.db);
    const turns = turnDeps(api);
    const handle = handleIngestBoard({ ...deps, turns, logger: api.services.logger });
    const billed = async () => {
      const run_id = (await state()).next_run_at;
      return bill.of(() => handle({ ...ref, run_id }));
    };
    answers(() =>
      holding(
        Array.from({ length: 30 }, (_, n) => posting(String(n))),
        { version: 'v1' },
      ),
    );
    const first = await billed();
    const counted = costOf({ stored: 30, closed: 0 });
    // The count of all open postings, after a change that matters, is not the run's.
    expect(first.reads).toBeLessThanOrEqual(counted.reads + 3);
    expect(first.writes).toBeLessThanOrEqual(counted.writes + 1);
    answers(() => ({ kind: 'unchanged' }));
    const second = await billed();
    expect(second.reads).toBeLessThanOrEqual(costOf({ stored: 0, closed: 0 }).reads);
    expect(second.writes).toBeLessThanOrEqual(costOf({ stored: 0, closed: 0 }).writes);
  });
});

describe('a dead board', () => {
  it('fades, has its postings closed, and is retired with the reason', async () => {
    const { posting, answers, run, records, state } = await newBoard(api);
    answers([posting('1')]);
    await run();
    answers(() => ({ kind: 'gone' }));
    const days: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      await run();
      const { next_run_at, last_attempt_at } = await state();
      days.push(Math.round((Date.parse(next_run_at) - Date.parse(last_attempt_at ?? '')) / (24 * HOUR)));
      if (i < 4) api.advance((days.at(-1) ?? 0) * 24 * HOUR);
    }
    expect(days.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(statuses(await records()).flat()).toEqual(['closed', 2]);
    expect(await state()).toMatchObject({
      status: 'retired',
      retired: { reason: 'gone' },
      errors: ['board not found'],
      next_run_at: expect.stringMatching(/^9999/),
    });
  });

  it('that fails for two months is retired, and its postings are closed', async () => {
    const { posting, answers, run, records, state } = await newBoard(api);
    answers([posting('1')]);
    await run();
    answers(() => {
      throw new Error('answered 403');
    });
    await run();
    expect((await state()).retired).toBeNull();
    api.advance(61 * 24 * HOUR);
    await run();
    expect(await state()).toMatchObject({ retired: { reason: 'failing' }, status: 'retired', open: 1 });
    expect(Date.parse((await state()).next_run_at) - api.services.clock().getTime()).toBeLessThan(HOUR);
    await run();
    await run();
    expect(statuses(await records()).flat()).toEqual(['closed', 2]);
    expect(await state()).toMatchObject({
      status: 'retired',
      retired: { reason: 'failing' },
      open: 0,
      next_run_at: expect.stringMatching(/^9999/),
    });
  });

  it('is not gone because it failed often and then was not found once', async () => {
    const { posting, answers, run, state } = await newBoard(api);
    answers([posting('1')]);
    await run();
    answers(() => {
      throw new Error('answered 500');
    });
    for (let i = 0; i < 6; i += 1) await run();
    answers(() => ({ kind: 'gone' }));
    await run();
    const { next_run_at, last_attempt_at, ...gone } = await state();
    expect(gone).toMatchObject({ consecutive_failures: 7, gone_runs: 1, retired: null });
    expect(Date.parse(next_run_at) - Date.parse(last_attempt_at ?? '')).toBe(24 * HOUR);
    answers([posting('1')]);
    await run();
    expect(await state()).toMatchObject({ gone_runs: 0, status: 'ok' });
  });

  it('that never had a job is retired after three months, one that had jobs is not', async () => {
    for (const had of [false, true]) {
      const { posting, answers, run, state } = await newBoard(api, 'ashby', `Never ${randomUUID()}`);
      answers(had ? [posting('1')] : []);
      await run();
      answers(() => holding([]));
      api.advance(100 * 24 * HOUR);
      await run();
      await run();
      expect((await state()).retired?.reason ?? null).toBe(had ? null : 'never_anything');
    }
  });
});

describe('a source that is switched off', () => {
  it('has its jobs closed, and is read as if for the first time once it is on again', async () => {
    const own = await startApi();
    const { posting, answers, run, records, state, deps, ref } = await newBoard(own, 'usajobs');
    await newBoard(own, 'usajobs');
    answers([posting('1')]);
    await run();
    own.advance(30 * HOUR);
    const sources = new Map([...deps.sources].filter(([source]) => source !== 'usajobs'));
    const deliver = handleIngestBoard({ ...deps, sources, logger: own.services.logger });
    for (let i = 0; i < 2; i += 1) {
      await enqueueDueBoards(scheduleOf(own, ['lever']));
      // A board that was never read has nothing to close.
      expect(enqueued(own)).toEqual([ref.board]);
      await deliver({ ...ref, run_id: (await state()).next_run_at });
      own.advance(2 * HOUR);
    }
    expect(statuses(await records()).flat()).toEqual(['closed', 2]);
    await enqueueDueBoards(scheduleOf(own, ['lever']));
    expect(enqueued(own)).toEqual([]);
    await enqueueDueBoards(scheduleOf(own, ['usajobs']));
    expect(enqueued(own)).toContain(ref.board);
    await run();
    expect(statuses(await records()).flat()).toEqual(['open', 0]);
    await own.close();
  });
});

describe('a board that lists its jobs on endless pages', () => {
  it('fails in time, closes nothing, and lets its details take longer', async () => {
    const { posting, answers, run, records, state } = await newBoard(api, 'themuse');
    answers([posting('1')]);
    await run();
    const page = async () => {
      api.advance(50_000);
      return answer(200)();
    };
    answers(async ({ turn }) => {
      for (;;) await turn?.('https://x.test/', page);
    });
    await run();
    expect(await state()).toMatchObject({ status: 'failed', errors: [expect.stringContaining('3 minutes')] });
    expect(statuses(await records()).flat()).toEqual(['open', 0]);
    answers(async ({ turn }) => {
      const details = async function* () {
        for (let i = 0; i < 5; i += 1) await turn?.('https://x.test/', page);
        yield { kind: 'posting' as const, posting: posting('1') };
      };
      return { ...holding([]), jobs: details() } as ReturnType<typeof holding>;
    });
    await run();
    expect(await state()).toMatchObject({ status: 'ok' });
  });
});

describe('boards that an earlier version added', () => {
  it('are completed, so that they become due', async () => {
    const own = await startApi();
    const { db } = own.services;
    const { ref } = await newBoard(own, 'lever');
    const doc = db.doc(`boards/lever:${ref.board}`);
    const { tier: _, retired: __, ...older } = (await doc.get()).data() ?? {};
    await doc.set(older);
    await enqueueDueBoards(scheduleOf(own, ['lever']));
    expect(enqueued(own)).toEqual([]);
    expect(await completeOlderBoards(db)).toBe(1);
    expect(await completeOlderBoards(db)).toBe(0);
    await enqueueDueBoards(scheduleOf(own, ['lever']));
    expect(enqueued(own)).toEqual([ref.board]);
    await own.close();
  });
});

describe('a board deleted between being found and being changed', () => {
  it('keeps no other from being changed', async () => {
    const { db } = api.services;
    const boards = db.collection('boards');
    const { ref } = await newBoard(api, 'lever');
    const other = boards.doc(`lever:${ref.board}`);
    const next_run_at = '2030-01-01T00:00:00.000Z';
    await updateExisting(db, [
      { ref: boards.doc(`lever:${randomUUID()}`), changes: { next_run_at } },
      { ref: other, changes: { next_run_at } },
    ]);
    expect((await other.get()).data()).toMatchObject({ next_run_at, board: ref.board });
    await expect(updateExisting(db, [{ ref: other, changes: { board: Symbol('x') } }])).rejects.toThrow();
  });
});

describe('reading a source now', () => {
  it('makes every board of it due, those that failed first, however many they are', async () => {
    const own = await startApi();
    const { boards } = own.services.posting;
    const now = own.services.clock().toISOString();
    const list = Array.from({ length: 700 }, (_, n) => ({
      source: 'greenhouse' as const,
      board: `n${n}`,
      company: null,
    }));
    await boards.add(list, now);
    const later = new Date(Date.parse(now) + 30 * HOUR).toISOString();
    await boards.change(
      list.map((board, n) => ({ ...board, status: n === 650 ? 'failed' : 'ok' })),
      later,
    );
    const { clock, queue } = own.services;
    expect(await enqueueSource({ boards, queue, clock }, 'greenhouse')).toBe(700);
    const first = enqueued(own);
    expect(first).toHaveLength(200);
    expect(first).toContain('n650');
    const { total } = await boards.allDue('greenhouse', clock().toISOString(), 1);
    expect(total).toBe(700);
    await own.close();
  }, 30_000);
});

describe('tasks of one vendor', () => {
  it('are spread over the time until the next run, across what is wanted more and less', async () => {
    const own = await startApi();
    const boards = await Promise.all(Array.from({ length: 4 }, () => newBoard(own, 'workable')));
    const { db } = own.services;
    for (const [n, { ref }] of boards.entries())
      await db.doc(`boards/workable:${ref.board}`).update({ tier: n % 2 });
    const delays: number[] = [];
    const queue: EnqueueDueDeps['queue'] = {
      ...own.services.queue,
      enqueue: async (_name, _payload, options) => {
        delays.push(options?.delay_seconds ?? 0);
      },
    };
    await enqueueDueBoards({ ...scheduleOf(own, ['workable']), queue });
    expect(delays.toSorted((a, b) => a - b)).toEqual([0, 7.5, 15, 22.5]);
    await own.close();
  });
});
