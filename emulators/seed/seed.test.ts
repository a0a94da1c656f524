import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedText } from '../../functions/src/modules/matches/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../../functions/src/modules/matches/embedding/embedding-model.ts';
import { familyOf } from '../../functions/src/modules/matches/embedding/title-family.ts';
import { extractFeatures } from '../../functions/src/modules/matches/features/extract-features.ts';
import { getPosting } from '../../functions/src/modules/postings/get-posting.ts';
import { ingestSource } from '../../functions/src/modules/postings/ingest-source.ts';
import { postingsRepository } from '../../functions/src/modules/postings/postings.repository.ts';
import { OCCUPATIONS } from '../../functions/src/modules/postings/sources/sample/occupations/all.ts';
import { sampleSource } from '../../functions/src/modules/postings/sources/sample/sample-source.ts';
import { sourcesRepository } from '../../functions/src/modules/postings/sources.repository.ts';
import { profileRepository } from '../../functions/src/modules/profile/profile.repository.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import { startFirestore } from '../firestore/server.ts';
import { seedProfiles } from './demo-profiles.ts';

const OPTIONS = {
  seed: 'seed test',
  seed_date: '2026-11-16T00:00:00.000Z',
  employers_origin: 'http://127.0.0.1:7300',
};

/** A part of the sample is enough here: a whole one takes seconds. */
const SOME = OCCUPATIONS.filter(({ key }) => ['registered_nurse', 'software_engineer'].includes(key));
const sample = (options = OPTIONS) => sampleSource(options, SOME);

/** The sample through the product's own use-case into the embedded Firestore, and back through its queries. */
describe('sample postings in the embedded Firestore', () => {
  let running: Awaited<ReturnType<typeof startFirestore>>;
  let deps: Parameters<typeof ingestSource>[0];
  let close: () => Promise<void>;

  beforeAll(async () => {
    process.env.METADATA_SERVER_DETECTION = 'none';
    running = await startFirestore({
      port: 0,
      host: '127.0.0.1',
      projectId: 'demo-seed',
      dataDir: null,
      log: () => {},
    });
    process.env.GCLOUD_PROJECT = 'demo-seed';
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${running.port}`;
    const { db } = connectFirebase();
    close = () => db.terminate();
    deps = {
      postings: postingsRepository(db),
      sources: sourcesRepository(db),
      extractFeatures,
      embedText,
      embedding_model: EMBEDDING_MODEL,
      clock: () => new Date('2026-11-20T12:00:00.000Z'),
    };
  });
  afterAll(async () => {
    await close();
    await running.close();
  });

  it('are stored once; the second time nothing is fetched, and other dates change them without doubling them', async () => {
    const first = await ingestSource(deps, sample());
    expect(first).toMatchObject({
      kind: 'done',
      state: { status: 'ok', counts: { changed: 0, duplicates: 0 } },
    });
    const stored = await deps.postings.countOpen();
    expect(stored).toBe(SOME.reduce((sum, { count }) => sum + count, 0));
    expect(await ingestSource(deps, sample())).toEqual({
      kind: 'skipped',
      reason: 'same_revision',
    });
    const later = await ingestSource(deps, sample({ ...OPTIONS, seed_date: '2026-11-23T00:00:00.000Z' }));
    expect(later).toMatchObject({ state: { counts: { created: 0, changed: stored, closed: 0 } } });
    expect(await deps.postings.countOpen()).toBe(stored);
  }, 30_000);

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
      attribution: { name: 'Sample postings', url: null },
      last_seen_at: '2026-11-20T12:00:00.000Z',
    });
    expect(posting.description_html).toMatch(/^<(?:p|h3)>/);
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
