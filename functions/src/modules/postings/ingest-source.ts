import type { Clock } from '../../platform/clock.ts';
import { Lane } from '../../platform/lane.ts';
import { FEATURES_VERSION } from '../matches/features/posting-features.ts';
import type { EmbedText, ExtractFeatures } from './posting.ts';
import type { PostingsRepository } from './postings.repository.ts';
import { settleMissing } from './settle-missing.ts';
import type { JobSource, PartFailure } from './sources/job-source.ts';
import type { IngestCounts, SourceState, SourcesRepository } from './sources.repository.ts';
import { type Placed, placing, storePostings } from './store-postings.ts';
import { contentHashOf } from './text/fingerprint.ts';

export type IngestDeps = {
  postings: PostingsRepository;
  sources: SourcesRepository;
  extractFeatures: ExtractFeatures;
  embedText: EmbedText;
  embedding_model: string;
  clock: Clock;
};

export type IngestOutcome =
  /** Nothing was fetched: the source's revision is the one of the last run, or it is to be left alone for a while. */
  { kind: 'skipped'; reason: 'same_revision' | 'backing_off' } | { kind: 'done'; state: SourceState };

/** Postings stored in one batch. */
const CHUNK = 100;
/** Batches on their way at a time: the next is prepared while one is being written. */
const PARALLEL = 2;
const MINUTE = 60_000;

/** How texts are turned into features and vectors; with another reading every posting is stored anew. */
const readingOf = (deps: IngestDeps): string => `${deps.embedding_model}/${FEATURES_VERSION}`;

/** Minutes until a failing source is asked again: 10, 20, 40 … at most 12 hours. */
export function backoffMinutes(failures: number): number {
  return Math.min(5 * 2 ** failures, 720);
}

const NO_COUNTS: IngestCounts = { created: 0, changed: 0, unchanged: 0, closed: 0, duplicates: 0 };

/**
 * Brings the stored postings in line with a source. An unchanged posting costs no write; one that two runs in a row
 * did not have is closed; a job that another source has already becomes a further origin of that posting. A failure
 * is recorded in the source's state and never thrown, so that it cannot hold up other sources.
 */
export async function ingestSource(
  deps: IngestDeps,
  source: JobSource,
  options: { ignore_backoff?: boolean } = {},
): Promise<IngestOutcome> {
  const now = deps.clock();
  const before = await deps.sources.get(source.name);
  const revision = source.revision && `${source.revision}/${readingOf(deps)}`;
  if (before?.status === 'ok' && revision !== null && before.revision === revision) {
    return { kind: 'skipped', reason: 'same_revision' };
  }
  if (!options.ignore_backoff && before?.next_attempt_at && before.next_attempt_at > now.toISOString()) {
    return { kind: 'skipped', reason: 'backing_off' };
  }

  const counts = { ...NO_COUNTS };
  const failures: PartFailure[] = [];
  let broken: unknown = null;
  try {
    await readAll(deps, source, counts, failures, before?.last_success_at ?? null);
  } catch (error) {
    broken = error;
  }
  const errors = failures.map(({ reason }) => reason);
  if (broken !== null) errors.push(broken instanceof Error ? broken.message : String(broken));

  const failed = broken !== null;
  const consecutive_failures = failed ? (before?.consecutive_failures ?? 0) + 1 : 0;
  const state: SourceState = {
    source: source.name,
    status: failed ? 'failed' : errors.length > 0 ? 'partial' : 'ok',
    last_attempt_at: now.toISOString(),
    last_success_at: errors.length > 0 ? (before?.last_success_at ?? null) : now.toISOString(),
    consecutive_failures,
    next_attempt_at: failed
      ? new Date(now.getTime() + backoffMinutes(consecutive_failures) * MINUTE).toISOString()
      : null,
    errors: errors.slice(0, 50).map((text) => text.slice(0, 300)),
    counts,
    revision: errors.length > 0 ? null : revision,
  };
  await deps.sources.save(state);
  await deps.postings.recountOpen(counts.created + counts.changed + counts.closed, now);
  return { kind: 'done', state };
}

async function readAll(
  deps: IngestDeps,
  source: JobSource,
  counts: IngestCounts,
  failures: PartFailure[],
  last_success_at: string | null,
): Promise<void> {
  const reading = readingOf(deps);
  const manifest = await deps.sources.loadManifest(source.name);
  const seen = new Set<string>();
  const changed = new Set<string>();
  const lane = new Lane(PARALLEL);
  const place = placing(manifest);
  let waiting: Placed[] = [];

  const store = async () => {
    const placed = waiting;
    waiting = [];
    await lane.run(() => storePostings(deps, manifest, placed, changed, counts));
  };
  try {
    for await (const posting of source.fetchPostings((failure) => failures.push(failure))) {
      if (seen.has(posting.external_id)) continue;
      seen.add(posting.external_id);
      const hash = contentHashOf(posting, reading);
      const known = manifest.get(posting.external_id);
      if (known?.hash === hash && known.missed === 0) {
        counts.unchanged += 1;
        continue;
      }
      waiting.push({ posting, hash, id: place(posting) });
      if (waiting.length === CHUNK) await store();
    }
    await store();
    await lane.idle();
    const unread = failures.filter(({ gone }) => !gone).map(({ external_id_prefix }) => external_id_prefix);
    counts.closed = await settleMissing(deps.postings, source.name, manifest, changed, {
      seen,
      unread,
      last_success_at: last_success_at ?? deps.clock().toISOString(),
    });
  } finally {
    await lane.settled();
    // Also after a failure: what was stored must not be stored again by the next run.
    await deps.sources.saveManifest(source.name, manifest, changed);
  }
}
