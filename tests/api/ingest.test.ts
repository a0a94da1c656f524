import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SourceName } from '../../functions/src/contract/postings.ts';
import type { BoardRef } from '../../functions/src/modules/postings/board.ts';
import { type BoardState, boardId } from '../../functions/src/modules/postings/boards.repository.ts';
import { importBoards } from '../../functions/src/modules/postings/import-boards.ts';
import { enqueueDueBoards, handleIngestBoard } from '../../functions/src/modules/postings/ingest.tasks.ts';
import { ingestBoard } from '../../functions/src/modules/postings/ingest-board.ts';
import type { CanonicalPosting, PostingRecord } from '../../functions/src/modules/postings/posting.ts';
import type { BoardAnswer, BoardRequest } from '../../functions/src/modules/postings/sources/job-source.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { addBoard, holding, ingestDeps, runBoard } from '../support/boards.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const HOUR = 3_600_000;

/** A board for a single test, whose vendor returns what was set last. */
async function newBoard(source: SourceName = 'greenhouse', company = `Company ${randomUUID()}`) {
  const ref: BoardRef = { source, board: `b${randomUUID().slice(0, 8)}` };
  await addBoard(api, ref);
  let answer: (request: BoardRequest) => BoardAnswer | Promise<BoardAnswer> = () => holding([]);
  const requests: BoardRequest[] = [];
  const deps = ingestDeps(api, (request) => {
    requests.push(request);
    return answer(request);
  });
  return {
    ref,
    deps,
    requests,
    posting: (id: string, changes: Partial<CanonicalPosting> = {}): CanonicalPosting => {
      const url = `https://jobs.test/${ref.board}/${id}`;
      return {
        source,
        external_id: `${ref.board}/${id}`,
        url,
        title: `Baker ${id}`,
        company,
        description_html: '<p>Bake.</p>',
        description_text: 'Bake.',
        locations: ['Albany, NY'],
        country: 'US',
        workplace: 'onsite',
        employment_type: null,
        seniority: null,
        salary: null,
        apply: { kind: source, url },
        posted_at: '2026-11-01T00:00:00.000Z',
        risk_flags: [],
        ...changes,
      };
    },
    answers: (next: typeof answer | readonly CanonicalPosting[]) => {
      answer = typeof next === 'function' ? next : () => holding(next);
    },
    run: () => runBoard(deps, ref),
    state: async () => (await deps.boards.get(ref)) as BoardState,
    records: async (): Promise<PostingRecord[]> => {
      const { docs } = await api.services.db.collection('postings').where('company', '==', company).get();
      return docs.map((doc) => doc.data() as PostingRecord).sort((a, b) => a.title.localeCompare(b.title));
    },
  };
}

const statuses = (records: readonly PostingRecord[]) => records.map(({ status, missed }) => [status, missed]);

describe('a board', () => {
  it('is stored with features, and its unchanged postings are not written again', async () => {
    const { posting, answers, run, records, state } = await newBoard();
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
    const { posting, answers, run, records, state, deps, requests, ref } = await newBoard();
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
    expect(gaps).toEqual([120, 240, 360, 360]);
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
    const { posting, answers, run, requests, deps, ref, records } = await newBoard();
    answers(() => holding([posting('1')], { version: 'v1' }));
    await run();
    api.advance(8 * 24 * HOUR);
    await run();
    expect(requests.at(-1)).toMatchObject({ etag: null, content_hash: null });
    await runBoard({ ...deps, embedding_model: 'newer' }, ref);
    expect(requests.at(-1)).toMatchObject({ etag: null, content_hash: null });
    expect((await records())[0]).toMatchObject({ embedding_model: 'newer' });
  });

  it('closes what two runs did not find, and opens it again when it returns', async () => {
    const { posting, answers, run, records } = await newBoard();
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
    const { posting, answers, run, records, state } = await newBoard();
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
    const { posting, answers, run, records } = await newBoard();
    answers([posting('1'), posting('2')]);
    await run();
    answers([]);
    await run();
    expect(statuses(await records()).flat()).toEqual(['open', 1, 'open', 1]);
    await run();
    expect(statuses(await records()).flat()).toEqual(['closed', 2, 'closed', 2]);
  });

  it('that is gone is reported, and its postings are closed', async () => {
    const { posting, answers, run, records } = await newBoard();
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
    const { posting, answers, run, records, state, deps, ref, requests } = await newBoard('lever');
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

  it('that fails keeps its postings, waits longer each time, and is read in full when it is back', async () => {
    const { posting, answers, run, records, state, requests } = await newBoard();
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
    expect(timeouts).toEqual([10, 20, 40, 80, 160, 320, 640, 720, 720]);
    expect(await state()).toMatchObject({ status: 'failed', consecutive_failures: 9 });
    expect(statuses(await records())).toEqual([['open', 0]]);
    answers(() => holding([posting('1')], { version: 'v1' }));
    expect(await run()).toMatchObject({ answer: 'read', state: { status: 'ok', consecutive_failures: 0 } });
    expect(requests.at(-1)).toMatchObject({ etag: null, content_hash: null });
  });
});

describe('a bad posting', () => {
  it('fails alone and is reported; what was stored of it before stays', async () => {
    const { posting, answers, run, records, state, ref } = await newBoard();
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
    const { posting, answers, run, records, state, deps, ref } = await newBoard();
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

describe('a task', () => {
  it('that is delivered again finds its run over', async () => {
    const { posting, answers, deps, ref, records, state, requests } = await newBoard();
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
    const { posting, answers, deps, ref, records, state } = await newBoard();
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
    const { posting, answers, run, records, state, deps, ref } = await newBoard();
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
    await run();
    expect((await records()).filter(({ status }) => status === 'open')).toEqual([]);
  });
});

describe('several boards', () => {
  it('with the same job share one posting, closed when the last of them has lost it', async () => {
    const company = `Company ${randomUUID()}`;
    const one = await newBoard('greenhouse', company);
    const other = await newBoard('ashby', company);
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
    const { posting, answers, run, records } = await newBoard();
    answers([posting('1', { title: 'Baker' }), posting('2', { title: 'Baker' })]);
    await run();
    expect(await records()).toHaveLength(2);
  });

  it('are asked for when their time has come, each in a task of its own, failing ones no sooner', async () => {
    const { posting, queue, clock, logger } = api.services;
    const fine = await newBoard();
    const failing = await newBoard();
    failing.answers(() => {
      throw new Error('answered 500');
    });
    for (const { run } of [fine, failing]) await run();
    const due = async (minutes: number) => {
      api.tasks.length = 0;
      api.advance(minutes * 60_000);
      await enqueueDueBoards({ ...posting, queue, clock, logger });
      const asked = api.tasks.flatMap(({ name, payload }) => (name === 'ingestBoard' ? [payload.board] : []));
      return [fine, failing].map(({ ref }) => asked.filter((board) => board === ref.board).length);
    };
    expect(await due(0)).toEqual([0, 0]);
    expect(await due(11)).toEqual([0, 1]);
    expect(await due(50)).toEqual([1, 1]);
  });

  it('that are none raise the alarm', async () => {
    const empty = await startApi();
    const { posting, queue, clock, logger } = empty.services;
    await enqueueDueBoards({ ...posting, queue, clock, logger });
    expect(empty.logs).toContainEqual(
      expect.objectContaining({ level: 'error', fields: { alarm: 'no_boards' } }),
    );
    await empty.close();
  });
});
