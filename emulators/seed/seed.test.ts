import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestOn } from '../../functions/src/composition/ingest-tasks.ts';
import { addressesAt, jobSources } from '../../functions/src/composition/job-sources.ts';
import { embedText } from '../../functions/src/modules/job-text/embedding/embed-text.ts';
import { familyOf } from '../../functions/src/modules/job-text/embedding/title-family.ts';
import type { IngestDeps } from '../../functions/src/modules/postings/board-run.ts';
import { boardsRepository } from '../../functions/src/modules/postings/boards.repository.ts';
import { copiesRepository } from '../../functions/src/modules/postings/copies.repository.ts';
import { getPosting } from '../../functions/src/modules/postings/get-posting.ts';
import { importBoards } from '../../functions/src/modules/postings/import-boards.ts';
import { ingestBoard } from '../../functions/src/modules/postings/ingest-board.ts';
import { postingsRepository } from '../../functions/src/modules/postings/postings.repository.ts';
import { profileRepository } from '../../functions/src/modules/profile/profile.repository.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import { startFirestore } from '../firestore/server.ts';
import { generatedBoards } from '../job-boards/generated-boards.ts';
import { startJobBoards } from '../job-boards/server.ts';
import type { RunningServer } from '../support/http-server.ts';
import { seedProfiles } from './demo-profiles.ts';

const VENDORS = ['greenhouse', 'lever', 'ashby'] as const;
/** Some of the boards are enough: all of them take seconds. */
const SOME = VENDORS.flatMap((source) =>
  generatedBoards(source)
    .filter(({ kind }) => ['hospital', 'software'].includes(kind))
    .map(({ slug, name }) => ({ source, board: slug, company: name })),
);

/** The local boards through the product's own ingest into the embedded Firestore, and back through its queries. */
describe('the local boards in the embedded Firestore', () => {
  let running: Awaited<ReturnType<typeof startFirestore>>;
  let boards: RunningServer;
  let deps: IngestDeps;
  let close: () => Promise<void>;

  beforeAll(async () => {
    process.env.METADATA_SERVER_DETECTION = 'none';
    running = await startFirestore({
      port: 0,
      host: '127.0.0.1',
      projectId: 'demo-seed',
      indexes: readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
      dataDir: null,
      log: () => {},
    });
    process.env.GCLOUD_PROJECT = 'demo-seed';
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${running.port}`;
    const { db } = connectFirebase();
    close = () => db.terminate();
    const clock = () => new Date();
    boards = await startJobBoards({ port: 0, host: '127.0.0.1' });
    const { origin } = boards;
    const posting = {
      postings: postingsRepository(db, () => new Date()),
      boards: boardsRepository(db),
      copies: copiesRepository(db),
    };
    deps = ingestOn({ posting, clock }, jobSources({ addresses: addressesAt(origin) }));
  });
  afterAll(async () => {
    await close();
    await Promise.all([running.close(), boards.close()]);
  });

  it('are read once; the second time nothing has changed', async () => {
    await importBoards(deps, SOME);
    const run = async () => {
      const answers = new Map<string, number>();
      let created = 0;
      for (const ref of SOME) {
        const state = await deps.boards.get(ref);
        const outcome = await ingestBoard(deps, ref, state?.next_run_at ?? '');
        if (outcome.kind !== 'done') throw new Error(outcome.reason);
        expect(outcome.state).toMatchObject({ status: 'ok', errors: [] });
        answers.set(outcome.answer, (answers.get(outcome.answer) ?? 0) + 1);
        created += outcome.state.counts?.created ?? 0;
      }
      return { answers: Object.fromEntries(answers), created };
    };
    const first = await run();
    expect(first.answers).toEqual({ read: SOME.length });
    expect(first.created).toBeGreaterThan(300);
    expect(await deps.postings.countOpen()).toBe(first.created);
    expect(await run()).toEqual({ answers: { unchanged: SOME.length }, created: 0 });
  }, 60_000);

  it('are listed newest first, page after page without a gap, under every filter', async () => {
    const filters = { workplace: 'remote', has_salary: true, q: 'engineer software' } as const;
    const whole = await deps.postings.list(filters, { limit: 100 });
    const dates = whole.items.map(({ posted_at }) => posted_at ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    expect(whole.items.length).toBeGreaterThan(5);
    const paged: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await deps.postings.list(filters, { limit: 7, cursor: cursor ?? undefined });
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(paged.slice(0, whole.items.length)).toEqual(whole.items.map(({ id }) => id));
    for (const item of whole.items) {
      expect(item.workplace).toBe('remote');
      expect(item.salary).not.toBeNull();
      expect(item).not.toHaveProperty('embedding');
    }
  });

  it('are found as candidates by meaning and by term, with features and without vectors', async () => {
    const vector = embedText('bedside nurse');
    const family = familyOf(vector) ?? '';
    const nurses = { family, place: { market: 'US' }, vector, least_cosine: 0.3, limit: 50 };
    const byMeaning = await deps.postings.index.nearest(nurses);
    expect(byMeaning).toHaveLength(50);
    expect(byMeaning.filter(({ title }) => /nurse|rn|lpn/i.test(title)).length).toBeGreaterThan(40);
    const skilled = {
      field: 'skill_terms',
      values: ['Kubernetes', 'Python', 'SQL'],
      markets: ['US', 'any'],
      limit: 200,
    } as const;
    const byTerm = await deps.postings.index.holding(skilled);
    expect(byTerm.length).toBeGreaterThan(20);
    for (const posting of byTerm) {
      expect(posting.features.title).toBeTypeOf('string');
      expect(Object.keys(posting)).not.toContain('embedding');
      expect(posting.status).toBe('open');
    }
  });

  it('are shown with text, source and when they were seen last', async () => {
    const [item] = (await deps.postings.list({}, { limit: 1 })).items;
    const posting = await getPosting(deps, item?.id ?? '');
    expect(posting).toMatchObject({
      title: item?.title,
      attribution: { url: expect.stringContaining('https://www.') },
      last_seen_at: expect.stringMatching(/^20/),
    });
    expect(posting.description_html).toMatch(/^<(?:p|h3)>/);
    const { hostname, pathname } = new URL(posting.apply.url);
    expect([hostname, pathname.split('/')[1]]).toEqual(['127.0.0.1', posting.apply.kind]);
    expect(posting.description_text.split(/\s+/).length).toBeGreaterThan(140);
    await expect(getPosting(deps, 'nothing')).rejects.toMatchObject({ code: 'not_found' });
    await expect(getPosting(deps, '../users')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('come with an admin whose profile is complete, once', async () => {
    const { db } = connectFirebase();
    await seedProfiles({ db });
    const [admin, ...others] = await profileRepository(db).page(null, 10);
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ uid: 'demo-admin', complete: true, onboarding_step: 'done' });
    await seedProfiles({ db });
    expect(await profileRepository(db).page(null, 10)).toEqual([admin]);
  });
});
