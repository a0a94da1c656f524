import { describe, expect, it } from 'vitest';
import type { PostingFeatures } from '../matches/features/posting-features.ts';
import { backoffMinutes, type IngestDeps, ingestSource } from './ingest-source.ts';
import type { CanonicalPosting, PostingRecord } from './posting.ts';
import { type PostingHead, toHead } from './posting-document.ts';
import type { PostingsRepository, PostingWrite } from './postings.repository.ts';
import type { JobSource, PartFailure } from './sources/job-source.ts';
import type { Manifest, SourceState, SourcesRepository } from './sources.repository.ts';

function posting(changes: Partial<CanonicalPosting> = {}): CanonicalPosting {
  const external_id = changes.external_id ?? 'acme/1';
  const source = changes.source ?? 'greenhouse';
  const url = `https://jobs.test/${source}/${external_id}`;
  return {
    source,
    external_id,
    url,
    title: 'Baker',
    company: 'Acme Bread, Inc.',
    description_html: '<p>Bake.</p>',
    description_text: 'Bake.',
    locations: ['Albany, NY'],
    country: 'US',
    workplace: 'onsite',
    employment_type: null,
    seniority: null,
    salary: null,
    apply: { kind: 'greenhouse', url },
    posted_at: '2026-11-01T00:00:00.000Z',
    risk_flags: [],
    ...changes,
  };
}

/** The two repositories in memory, counting what a database would be asked to write. */
function memory() {
  const records = new Map<string, PostingRecord>();
  const states = new Map<string, SourceState>();
  const manifests = new Map<string, Manifest>();
  const count = { posting_writes: 0, manifest_writes: 0, rejections: 0 };
  const apply = (write: PostingWrite) => {
    count.posting_writes += 1;
    switch (write.kind) {
      case 'create':
      case 'replace':
        records.set(write.record.id, write.record);
        break;
      case 'origins': {
        const { kind: _kind, id, primary, ...rest } = write;
        const before = records.get(id);
        if (before)
          records.set(id, {
            ...before,
            ...rest,
            source: primary.source,
            url: primary.url,
            apply: primary.apply,
          });
        break;
      }
      case 'missed': {
        const before = records.get(write.id);
        if (before) records.set(write.id, { ...before, missed: 1, last_seen_at: write.last_seen_at });
      }
    }
  };
  const postings = {
    recountOpen: async () => undefined,
    getHeads: async (ids: readonly string[]) => {
      const found = ids.flatMap((id): [string, PostingHead][] => {
        const record = records.get(id);
        return record ? [[id, toHead(id, record)]] : [];
      });
      return new Map(found);
    },
    commit: async (writes: readonly PostingWrite[]) => {
      if (writes.some((write) => write.kind === 'create' && records.has(write.record.id))) {
        count.rejections += 1;
        throw Object.assign(new Error('exists'), { code: 6 });
      }
      writes.forEach(apply);
    },
  } as unknown as PostingsRepository; // ingest calls no more of it
  const sources = {
    get: async (name: string) => states.get(name) ?? null,
    save: async (state: SourceState) => void states.set(state.source, state),
    loadManifest: async (name: string) => new Map(manifests.get(name)),
    saveManifest: async (name: string, manifest: Manifest, changed: ReadonlySet<string>) => {
      if (changed.size === 0) return;
      count.manifest_writes += 1;
      manifests.set(name, new Map(manifest));
    },
  } as unknown as SourcesRepository; // ingest calls no more of it
  let now = new Date('2026-11-10T00:00:00.000Z');
  const features = {
    skills_required: ['baking'],
    skills_preferred: [],
    title: 'baker',
    workplace: null,
    seniority: null,
    employment_type: null,
  };
  const deps: IngestDeps = {
    postings,
    sources,
    extractFeatures: () => features as unknown as PostingFeatures, // stored as it is, never looked into
    embedText: () => [1, 0],
    embedding_model: 'test',
    clock: () => now,
  };
  return {
    deps,
    records,
    states,
    count,
    later: (iso: string) => {
      now = new Date(iso);
    },
  };
}

function source(
  list: readonly CanonicalPosting[],
  more: Partial<JobSource> & { failures?: PartFailure[] } = {},
): JobSource {
  const { failures = [], ...rest } = more;
  return {
    name: 'greenhouse',
    attribution: { name: 'Test', url: null },
    revision: null,
    async *fetchPostings(report) {
      yield* list;
      failures.forEach(report);
    },
    ...rest,
  };
}

const only = (records: Map<string, PostingRecord>): PostingRecord => {
  expect(records.size).toBe(1);
  return [...records.values()][0] as PostingRecord;
};

describe('ingestSource', () => {
  it('stores a new posting with features, and writes nothing when it comes again unchanged', async () => {
    const { deps, records, states, count } = memory();
    await ingestSource(deps, source([posting()]));
    expect(only(records)).toMatchObject({ title: 'Baker', status: 'open', skills: ['baking'], missed: 0 });
    expect(states.get('greenhouse')).toMatchObject({ status: 'ok', counts: { created: 1 } });
    const before = { ...count };
    await ingestSource(deps, source([posting()]));
    expect(count).toEqual(before);
    expect(states.get('greenhouse')?.counts).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
  });

  it('rewrites a changed posting and keeps when it was first seen', async () => {
    const { deps, records, later } = memory();
    await ingestSource(deps, source([posting()]));
    later('2026-11-12T00:00:00.000Z');
    await ingestSource(deps, source([posting({ title: 'Head Baker' })]));
    expect(only(records)).toMatchObject({
      title: 'Head Baker',
      first_seen_at: '2026-11-10T00:00:00.000Z',
      last_seen_at: '2026-11-12T00:00:00.000Z',
    });
  });

  it('closes what two runs in a row did not have, and opens it again when it returns', async () => {
    const { deps, records, states } = memory();
    await ingestSource(deps, source([posting()]));
    await ingestSource(deps, source([]));
    expect(only(records)).toMatchObject({ status: 'open', missed: 1 });
    await ingestSource(deps, source([]));
    expect(only(records).status).toBe('closed');
    expect(states.get('greenhouse')?.counts?.closed).toBe(1);
    await ingestSource(deps, source([posting()]));
    expect(only(records)).toMatchObject({ status: 'open', missed: 0 });
  });

  it('forgets one miss when the posting is there the next time', async () => {
    const { deps, records } = memory();
    for (const list of [[posting()], [], [posting()], []]) await ingestSource(deps, source(list));
    expect(only(records)).toMatchObject({ status: 'open', missed: 1 });
  });

  it('collapses the same job of two sources and closes it when the last of them lost it', async () => {
    const { deps, records, states } = memory();
    const elsewhere = posting({
      source: 'lever',
      external_id: 'acme/x',
      company: 'ACME Bread',
      title: 'baker',
    });
    const lever = (list: CanonicalPosting[]) => source(list, { name: 'lever' });
    await ingestSource(deps, source([posting()]));
    await ingestSource(deps, lever([elsewhere]));
    expect(only(records).origins.map((origin) => origin.source)).toEqual(['greenhouse', 'lever']);
    expect(only(records).source).toBe('greenhouse');
    expect(states.get('lever')?.counts?.duplicates).toBe(1);
    await ingestSource(deps, source([]));
    await ingestSource(deps, source([]));
    expect(only(records)).toMatchObject({ status: 'open', source: 'lever', url: elsewhere.url });
    await ingestSource(deps, lever([]));
    await ingestSource(deps, lever([]));
    expect(only(records).status).toBe('closed');
  });

  it('keeps two openings of one source apart although they look alike', async () => {
    const { deps, records } = memory();
    await ingestSource(deps, source([posting(), posting({ external_id: 'acme/2' })]));
    expect(records.size).toBe(2);
  });

  it('neither closes nor misses the postings of a board that could not be read, but those of one that is gone', async () => {
    const { deps, records, states } = memory();
    const both = [posting(), posting({ external_id: 'zeta/1', company: 'Zeta' })];
    await ingestSource(deps, source(both));
    const failures = [
      { external_id_prefix: 'acme/', reason: 'acme: answered 503', gone: false },
      { external_id_prefix: 'zeta/', reason: 'zeta: no such board', gone: true },
    ];
    for (const _ of [1, 2]) await ingestSource(deps, source([], { failures }));
    const status = Object.fromEntries([...records.values()].map((record) => [record.company, record.status]));
    expect(status).toEqual({ 'Acme Bread, Inc.': 'open', Zeta: 'closed' });
    expect(states.get('greenhouse')).toMatchObject({
      status: 'partial',
      errors: ['acme: answered 503', 'zeta: no such board'],
    });
  });

  it('records a failure, keeps what was read, closes nothing and waits longer each time', async () => {
    const { deps, records, states, later } = memory();
    await ingestSource(deps, source([posting({ external_id: 'acme/0', title: 'Miller' })]));
    const broken: JobSource = {
      ...source([]),
      async *fetchPostings() {
        yield posting();
        throw new Error('connection lost');
      },
    };
    await ingestSource(deps, broken);
    expect(states.get('greenhouse')).toMatchObject({
      status: 'failed',
      consecutive_failures: 1,
      errors: ['connection lost'],
      next_attempt_at: '2026-11-10T00:10:00.000Z',
    });
    expect([...records.values()].every((record) => record.status === 'open' && record.missed === 0)).toBe(
      true,
    );
    expect(await ingestSource(deps, broken)).toEqual({ kind: 'skipped', reason: 'backing_off' });
    later('2026-11-10T00:11:00.000Z');
    await ingestSource(deps, broken);
    expect(states.get('greenhouse')?.consecutive_failures).toBe(2);
    expect([1, 2, 3, 20].map(backoffMinutes)).toEqual([10, 20, 40, 720]);
  });

  it('does not even fetch a source whose revision is known', async () => {
    const { deps, count } = memory();
    await ingestSource(deps, source([posting()], { revision: 'r1' }));
    const before = { ...count };
    expect(await ingestSource(deps, source([posting()], { revision: 'r1' }))).toEqual({
      kind: 'skipped',
      reason: 'same_revision',
    });
    expect(count).toEqual(before);
    expect((await ingestSource(deps, source([posting()], { revision: 'r2' }))).kind).toBe('done');
  });

  it('stores everything anew when texts are read in another way', async () => {
    const { deps, states } = memory();
    await ingestSource(deps, source([posting()], { revision: 'r1' }));
    await ingestSource({ ...deps, embedding_model: 'newer' }, source([posting()], { revision: 'r1' }));
    expect(states.get('greenhouse')?.counts).toMatchObject({ changed: 1, unchanged: 0 });
  });

  it('becomes a duplicate when another source creates the posting between look and write', async () => {
    const { deps, records, count } = memory();
    await ingestSource(deps, source([posting()]));
    const honest = deps.postings.getHeads;
    let looks = 0;
    const postings = {
      ...deps.postings,
      getHeads: async (ids: readonly string[]) => (looks++ === 0 ? new Map() : honest(ids)),
    };
    const elsewhere = posting({ source: 'lever', external_id: 'acme/x' });
    await ingestSource({ ...deps, postings }, source([elsewhere], { name: 'lever' }));
    expect(count.rejections).toBe(1);
    expect(only(records).origins).toHaveLength(2);
  });
});
