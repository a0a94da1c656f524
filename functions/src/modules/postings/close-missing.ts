import type { Manifest, ManifestEntry } from './board-manifest.ts';
import { commitWrites, type IngestDeps, manifestOf, type Run } from './board-run.ts';
import type { Origin } from './posting.ts';
import type { PostingHead } from './posting-document.ts';
import type { PostingWrite } from './postings.repository.ts';

const CHUNK = 200;

/**
 * Records this run for every posting in the manifest that the board no longer has. If an earlier run had missed it too
 * (once may be a hiccup of the vendor), its origin is removed, and the posting is closed if no other board has it.
 * Repeating a run closes nothing.
 *
 * @param patience milliseconds for which it must have been missing
 */
export async function closeMissing(
  deps: Pick<IngestDeps, 'postings' | 'clock' | 'changes'>,
  run: Run,
  seen: ReadonlySet<string>,
  patience = 0,
): Promise<void> {
  const now = deps.clock().getTime();
  const missing = [...(run.manifest ?? [])].filter(
    ([external_id, { missed_in }]) =>
      !seen.has(external_id) &&
      (missed_in === null ||
        (missed_in !== run.id && (patience === 0 || now - Date.parse(missed_in) >= patience))),
  );
  for (let at = 0; at < missing.length; at += CHUNK) {
    const some = missing.slice(at, at + CHUNK);
    const heads = await deps.postings.getHeads(some.map(([, { id }]) => id));
    const manifest = new Map(run.manifest);
    const writes: PostingWrite[] = [];
    let closed = 0;
    for (const [external_id, entry] of some) {
      const head = heads.get(entry.id);
      const own = head && originOf(head, run, external_id);
      if (entry.missed_in === null) {
        manifest.set(external_id, { ...entry, missed_in: run.id });
        if (head?.status === 'open' && head.origins[0] === own) writes.push(missed(deps, run, entry));
        continue;
      }
      manifest.delete(external_id);
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
    await commitWrites(deps, run, manifest, writes);
    run.counts.closed += closed;
  }
}

/** Records this run for every posting in the manifest that is missing. */
export async function closeAllBut(
  deps: Pick<IngestDeps, 'postings' | 'clock' | 'changes'>,
  run: Run,
  isThere: (entry: ManifestEntry) => boolean,
  patience: (manifest: Manifest, seen: ReadonlySet<string>) => number,
): Promise<void> {
  const manifest = await manifestOf(run);
  const seen = new Set(
    [...manifest].flatMap(([external_id, entry]) => (isThere(entry) ? [external_id] : [])),
  );
  await closeMissing(deps, run, seen, patience(manifest, seen));
}

const originOf = (head: PostingHead, run: Run, external_id: string): Origin | undefined =>
  head.origins.find(
    (origin) => origin.source === run.board.state.source && origin.external_id === external_id,
  );

/** Missed for the first time: last seen when the board was last read. */
const missed = (deps: Pick<IngestDeps, 'clock'>, run: Run, { id }: ManifestEntry): PostingWrite => ({
  kind: 'missed',
  id,
  last_seen_at: run.board.state.last_success_at ?? deps.clock().toISOString(),
});
