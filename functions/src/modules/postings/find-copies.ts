import type { IngestDeps, PostingToStore, Run } from './board-run.ts';
import type { StoredCopy } from './copies.repository.ts';
import type { PostingHead } from './posting-document.ts';
import { type Copy, isForClient, keysOfCopies, sameJob } from './text/copies.ts';
import { sketchOf } from './text/text-sketch.ts';

/** What is known of postings that no document exists for yet. */
export type Known = {
  /** Of those that are another board's job: that posting's document, and whether they take it over. */
  copies: ReadonlyMap<PostingToStore, { id: string; takes_over: boolean }>;
  /** How often jobs were published before, by the posting's document. */
  reposts: ReadonlyMap<PostingToStore, number>;
};

const NOTHING: Known = { copies: new Map(), reposts: new Map() };

/**
 * Looks for the jobs of new postings among what is stored: the same job on another board under another employer's name
 * or with fewer places, and closed postings of the same job.
 */
export async function findCopies(
  { copies }: Pick<IngestDeps, 'copies'>,
  run: Run,
  placed: readonly PostingToStore[],
  heads: ReadonlyMap<string, PostingHead>,
): Promise<Known> {
  const manifest = run.manifest ?? new Map();
  const fresh = placed.filter(({ posting, id }) => !heads.has(id) && !manifest.has(posting.external_id));
  if (fresh.length === 0) return NOTHING;
  const read = new Map(
    fresh.map((item): [PostingToStore, Copy] => {
      const { description_text } = item.posting;
      const copy = {
        ...item.posting,
        sketch: sketchOf(description_text),
        for_client: isForClient(description_text),
      };
      return [item, copy];
    }),
  );
  const keys = new Map([...read].map(([item, copy]) => [item, new Set(keysOfCopies(copy))]));
  const [stored, published] = await Promise.all([
    copies.under([...keys.values()].flatMap((some) => [...some])),
    copies.publishedBefore(fresh.map(({ fingerprint }) => fingerprint)),
  ]);
  const taken = new Set([...manifest.values()].map(({ id }) => id));
  const found = new Map<PostingToStore, { id: string; takes_over: boolean }>();
  for (const [item, copy] of read) {
    for (const other of stored) {
      const meets = other.copy_keys.some((key) => keys.get(item)?.has(key));
      if (!meets || taken.has(other.id) || isOfBoard(other, run)) continue;
      const verdict = sameJob(other, copy);
      if (verdict === null) continue;
      found.set(item, { id: other.id, takes_over: verdict === 'takes_over' });
      taken.add(other.id);
      break;
    }
  }
  const reposts = new Map(fresh.map((item) => [item, published.get(item.fingerprint) ?? 0]));
  return { copies: found, reposts };
}

/** Two openings of one board are two jobs, however alike. */
const isOfBoard = ({ origins }: StoredCopy, { board }: Run): boolean =>
  origins.some(
    ({ source, external_id }) =>
      source === board.state.source && external_id.startsWith(`${board.state.board}/`),
  );
