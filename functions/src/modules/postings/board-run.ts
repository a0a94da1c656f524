import type { SourceName } from '../../contract/postings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Manifest } from './board-manifest.ts';
import type { IngestCounts } from './board-state.ts';
import type { BoardsRepository, OpenBoard } from './boards.repository.ts';
import type { CopiesRepository } from './copies.repository.ts';
import type { BoardKinds, Demand } from './crawl/demand.ts';
import type { TurnDeps } from './crawl/turns.ts';
import type { CanonicalPosting, EmbedText, ExtractFeatures } from './posting.ts';
import type { PostingsRepository, PostingWrite } from './postings.repository.ts';
import type { ChangeAnnouncer } from './search/announce-changes.ts';
import type { JobSource } from './sources/job-source.ts';

export type IngestDeps = {
  postings: PostingsRepository;
  boards: BoardsRepository;
  copies: CopiesRepository;
  sources: ReadonlyMap<SourceName, JobSource>;
  extractFeatures: ExtractFeatures;
  embedText: EmbedText;
  embedding_model: string;
  clock: Clock;
  /** How vendors are asked; without it, at once. */
  turns?: TurnDeps | undefined;
  /** Who tells the search index; without it, nobody does. */
  changes?: ChangeAnnouncer | undefined;
  /** What people look for; without it, everything is wanted alike. */
  demand?: (() => Promise<Demand>) | undefined;
};

/** A posting to store, with its document's id. */
export type PostingToStore = {
  posting: CanonicalPosting;
  hash: string;
  id: string;
  /** Of what it says, whichever document it is stored in. */
  fingerprint: string;
  listing?: string | undefined;
};

/** The progress of one board's run. */
export type Run = {
  board: OpenBoard;
  /** Identifies the run: the time it was planned for. */
  id: string;
  /** As stored; null until it has to be read. */
  manifest: Manifest | null;
  counts: IngestCounts;
  errors: string[];
  /** Kinds of the postings that were stored. */
  kinds: BoardKinds;
  /** Milliseconds for which the vendor, refusing, asked to be left alone. */
  askedToWait: () => number;
};

/** The board's manifest, read once in a run. */
export async function manifestOf(run: Run): Promise<Manifest> {
  run.manifest ??= await run.board.loadManifest();
  return run.manifest;
}

/** Stores postings with their manifest entries, and what the search index is to be told of them, all or nothing. */
export async function commitWrites(
  { postings, changes }: Pick<IngestDeps, 'postings' | 'changes'>,
  run: Run,
  manifest: Manifest,
  writes: readonly PostingWrite[],
): Promise<void> {
  let change: string | null = null;
  await run.board.commitWith(manifest, (batch) => {
    postings.stage(batch, writes);
    change = changes?.stage(batch, writes) ?? null;
  });
  run.manifest = manifest;
  if (change !== null) await changes?.tell(change);
}

/** Records a posting that cannot be stored; the others are not affected. */
export function reject(run: Run, external_id: string | null, reason: string): void {
  run.counts.rejected += 1;
  run.errors.push(`${external_id ?? 'a job without an ID'}: ${reason}`);
}
