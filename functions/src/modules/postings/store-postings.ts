import type { IngestDeps } from './ingest-source.ts';
import type { CanonicalPosting, Origin, PostingRecord } from './posting.ts';
import type { PostingHead } from './posting-document.ts';
import type { PostingWrite } from './postings.repository.ts';
import type { IngestCounts, Manifest } from './sources.repository.ts';
import { fingerprintOf, ownIdOf } from './text/fingerprint.ts';

/** A posting that is to be stored, with its document's id. */
export type Placed = { posting: CanonicalPosting; hash: string; id: string };
/** gRPC status of a `create` that found the document there. */
const ALREADY_EXISTS = 6;

const originOf = (posting: CanonicalPosting): Origin => ({
  source: posting.source,
  external_id: posting.external_id,
  url: posting.url,
  apply: posting.apply,
});

const isOrigin = (posting: CanonicalPosting) => (origin: Origin) =>
  origin.source === posting.source && origin.external_id === posting.external_id;

/** Reads the text once; the words that ranking and search need are stored beside it. */
function toRecord(
  deps: IngestDeps,
  { posting, hash, id }: Placed,
  head: PostingHead | null,
): { record: PostingRecord; embedding: number[] } {
  const now = deps.clock().toISOString();
  const features = deps.extractFeatures(posting);
  const skills = [...new Set([...features.skills_required, ...features.skills_preferred])];
  const others = head?.origins.filter((origin) => !isOrigin(posting)(origin)) ?? [];
  const record: PostingRecord = {
    id,
    source: posting.source,
    title: posting.title,
    company: posting.company,
    locations: posting.locations,
    country: posting.country,
    workplace: posting.workplace ?? features.workplace,
    employment_type: posting.employment_type ?? features.employment_type,
    seniority: posting.seniority ?? features.seniority,
    salary: posting.salary,
    skills,
    posted_at: posting.posted_at,
    status: 'open',
    risk_flags: posting.risk_flags,
    features,
    url: posting.url,
    apply: posting.apply,
    origins: [originOf(posting), ...others],
    fingerprint: fingerprintOf(posting),
    content_hash: hash,
    embedding_model: deps.embedding_model,
    first_seen_at: head?.first_seen_at ?? now,
    last_seen_at: now,
    missed: 0,
  };
  return { record, embedding: deps.embedText(features.title === '' ? posting.title : features.title) };
}

/** Gives each posting of a run the id of its document: the same as before, or one that follows from its fingerprint. */
export function placing(manifest: Manifest): (posting: CanonicalPosting) => string {
  const taken = new Map([...manifest].map(([external_id, { id }]) => [id, external_id]));
  return (posting) => {
    let id = manifest.get(posting.external_id)?.id ?? fingerprintOf(posting);
    const owner = taken.get(id);
    // Two openings of one source may share title and place; they stay two postings.
    if (owner !== undefined && owner !== posting.external_id) id = ownIdOf(posting);
    taken.set(id, posting.external_id);
    return id;
  };
}

/** Stores new and changed postings and notes them in the manifest; `changed` collects their external ids. */
export async function storePostings(
  deps: IngestDeps,
  manifest: Manifest,
  placed: readonly Placed[],
  changed: Set<string>,
  counts: IngestCounts,
): Promise<void> {
  if (placed.length === 0) return;
  // A second round only when another source created one of these postings between the look and the write.
  for (let attempt = 0; ; attempt += 1) {
    const heads = await deps.postings.getHeads(placed.map(({ id }) => id));
    const writes: PostingWrite[] = [];
    const tally = { created: 0, changed: 0, duplicates: 0 };
    for (const item of placed) {
      const { posting, id } = item;
      const head = heads.get(id) ?? null;
      const primary = head?.origins[0];
      if (head && primary && head.status === 'open' && !isOrigin(posting)(primary)) {
        const origins = [...head.origins.filter((origin) => !isOrigin(posting)(origin)), originOf(posting)];
        writes.push({ kind: 'origins', id, origins, primary, status: 'open' });
        tally.duplicates += 1;
        continue;
      }
      const { record, embedding } = toRecord(deps, item, head);
      const content = {
        description_html: posting.description_html,
        description_text: posting.description_text,
      };
      writes.push({ kind: head ? 'replace' : 'create', record, content, embedding });
      tally[head ? 'changed' : 'created'] += 1;
    }
    try {
      await deps.postings.commit(writes);
    } catch (error) {
      if (attempt < 3 && (error as { code?: unknown }).code === ALREADY_EXISTS) continue;
      throw error;
    }
    counts.created += tally.created;
    counts.changed += tally.changed;
    counts.duplicates += tally.duplicates;
    break;
  }
  for (const { posting, hash, id } of placed) {
    manifest.set(posting.external_id, { id, hash, missed: 0 });
    changed.add(posting.external_id);
  }
}
