import type { SourceName } from '../../contract/postings.ts';
import type { PostingsRepository, PostingWrite } from './postings.repository.ts';
import type { Manifest } from './sources.repository.ts';

/** Runs in a row without a posting after which it counts as gone: once can be a hiccup of the source. */
const RUNS_UNTIL_CLOSED = 2;
const CHUNK = 200;

/**
 * Counts a run for every posting that the source no longer has. At the second one its origin is taken away, and the
 * posting is closed if no other source has it. Answers how many were closed.
 */
export async function settleMissing(
  postings: PostingsRepository,
  source: SourceName,
  manifest: Manifest,
  changed: Set<string>,
  run: {
    seen: ReadonlySet<string>;
    /** Prefixes of external ids whose part could not be read: they are neither seen nor missing. */
    unread: readonly string[];
    /** When the postings that are missed now for the first time were seen last. */
    last_success_at: string;
  },
): Promise<number> {
  const missing = [...manifest].filter(
    ([external_id]) =>
      !run.seen.has(external_id) && !run.unread.some((prefix) => external_id.startsWith(prefix)),
  );
  let closed = 0;
  for (let at = 0; at < missing.length; at += CHUNK) {
    const some = missing.slice(at, at + CHUNK);
    const heads = await postings.getHeads(some.map(([, { id }]) => id));
    const writes: PostingWrite[] = [];
    for (const [external_id, entry] of some) {
      const head = heads.get(entry.id);
      const missed = entry.missed + 1;
      changed.add(external_id);
      if (missed < RUNS_UNTIL_CLOSED) {
        manifest.set(external_id, { ...entry, missed });
        if (head?.status === 'open' && head.source === source) {
          writes.push({ kind: 'missed', id: entry.id, last_seen_at: run.last_success_at });
        }
        continue;
      }
      manifest.delete(external_id);
      const own = head?.origins.find(
        (origin) => origin.source === source && origin.external_id === external_id,
      );
      if (!head || !own || head.status === 'closed') continue;
      const others = head.origins.filter((origin) => origin !== own);
      const [next] = others;
      if (next) {
        writes.push({ kind: 'origins', id: entry.id, origins: others, primary: next, status: 'open' });
      } else {
        writes.push({ kind: 'origins', id: entry.id, origins: [own], primary: own, status: 'closed' });
        closed += 1;
      }
    }
    await postings.commit(writes);
  }
  return closed;
}
