import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { SourceName } from '../../contract/postings.ts';

/** Counts of one run of a source. */
export type IngestCounts = {
  created: number;
  changed: number;
  unchanged: number;
  closed: number;
  duplicates: number;
};

/** Health of a source as admins see it: `sources/{name}`. Instants are ISO 8601 in UTC. */
export type SourceState = {
  source: SourceName;
  status: 'ok' | 'partial' | 'failed';
  last_attempt_at: string;
  /** End of the last run that read everything; unchanged open postings count as seen then. */
  last_success_at: string | null;
  consecutive_failures: number;
  /** Not fetched again before; null means at the next schedule. */
  next_attempt_at: string | null;
  /** What went wrong in the last run, a line per board or cause; empty when nothing did. */
  errors: string[];
  counts: IngestCounts | null;
  /** Revision of a source that knows whether it changed; null for those that must be fetched. */
  revision: string | null;
};

/** What the last run knew of one posting: id of its document, hash of its content, runs that missed it. */
export type ManifestEntry = { id: string; hash: string; missed: number };
/** All postings of a source, by external id. */
export type Manifest = Map<string, ManifestEntry>;

/**
 * The manifest is spread over this many documents, so that none comes near Firestore's 1 MB at a quarter of a
 * million postings. It exists so that a run which changes nothing reads 16 documents instead of every posting.
 */
const SHARDS = 16;

const shardOf = (external_id: string): number =>
  (createHash('sha256').update(external_id).digest()[0] ?? 0) % SHARDS;

export type SourcesRepository = ReturnType<typeof sourcesRepository>;

/** All Firestore access to `sources/{name}` and `sources/{name}/manifest/{shard}`. */
export function sourcesRepository(db: Firestore) {
  const sources = db.collection('sources');
  const shards = (source: SourceName) => sources.doc(source).collection('manifest');

  async function get(source: SourceName): Promise<SourceState | null> {
    const data = (await sources.doc(source).get()).data();
    return data ? (data as SourceState) : null; // written by save alone
  }

  async function getAll(): Promise<SourceState[]> {
    return (await sources.get()).docs.map((doc) => doc.data() as SourceState);
  }

  async function save(state: SourceState): Promise<void> {
    await sources.doc(state.source).set(state);
  }

  async function loadManifest(source: SourceName): Promise<Manifest> {
    const { docs } = await shards(source).get();
    // `entries` maps external ids to [document id, hash, missed].
    return new Map(
      docs.flatMap((doc) =>
        Object.entries(doc.data().entries as Record<string, [string, string, number]>).map(
          ([external_id, [id, hash, missed]]) => [external_id, { id, hash, missed }] as const,
        ),
      ),
    );
  }

  /** Writes those shards that hold one of the changed external ids. */
  async function saveManifest(
    source: SourceName,
    manifest: Manifest,
    changed: ReadonlySet<string>,
  ): Promise<void> {
    if (changed.size === 0) return;
    const dirty = new Set([...changed].map(shardOf));
    const entries = new Map([...dirty].map((shard) => [shard, {} as Record<string, unknown>]));
    for (const [external_id, { id, hash, missed }] of manifest) {
      const shard = entries.get(shardOf(external_id));
      if (shard) shard[external_id] = [id, hash, missed];
    }
    const batch = db.batch();
    for (const [shard, content] of entries) {
      batch.set(shards(source).doc(String(shard).padStart(2, '0')), { entries: content });
    }
    await batch.commit();
  }

  return { get, getAll, save, loadManifest, saveManifest };
}
