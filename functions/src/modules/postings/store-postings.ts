import { familyOf } from '../job-text/embedding/title-family.ts';
import type { PostingFeatures } from '../job-text/features/posting-features.ts';
import { flagsOverTime } from '../job-text/signals/posting-risks.ts';
import type { Manifest } from './board-manifest.ts';
import { commitWrites, type IngestDeps, type PostingToStore, type Run, reject } from './board-run.ts';
import { findCopies } from './find-copies.ts';
import type { CanonicalPosting, Origin, PostingRecord } from './posting.ts';
import type { PostingHead } from './posting-document.ts';
import type { PostingWrite } from './postings.repository.ts';
import { fingerprintOf, ownIdOf } from './text/fingerprint.ts';

/** gRPC status of a write whose content the database rejects. */
const INVALID_ARGUMENT = 3;
/** gRPC status of a `create` whose document exists. */
const ALREADY_EXISTS = 6;

const originOf = (posting: CanonicalPosting): Origin => ({
  source: posting.source,
  external_id: posting.external_id,
  url: posting.url,
  apply: posting.apply,
});

const isOrigin = (posting: CanonicalPosting) => (origin: Origin) =>
  origin.source === posting.source && origin.external_id === posting.external_id;

/** What the text, the links, and the age of a posting say about its risks, now and as it ages. */
function risksOf(
  posting: CanonicalPosting,
  features: PostingFeatures,
  reposts: number,
  now: Date,
): Pick<PostingRecord, 'risk_flags' | 'risk_flags_later'> {
  const links = posting.description_html.matchAll(/href="(https?:[^"]+)"/g);
  const risks = flagsOverTime(
    {
      title: posting.title,
      company: posting.company,
      text: posting.description_text,
      locations: posting.locations,
      salary: posting.salary,
      remote: features.workplace === 'remote',
      links: [...links].map(([, link = '']) => link),
      posted_at: posting.posted_at,
      reposts,
    },
    now,
  );
  const stated = posting.risk_flags;
  return {
    risk_flags: [...stated, ...risks.now],
    risk_flags_later: risks.later.map(({ from, risk_flags }) => ({
      from,
      risk_flags: [...stated, ...risk_flags],
    })),
  };
}

/** Estimates that are right less often aren't shown, and no filter finds them. */
const LEAST_CONFIDENCE = 0.6;

const estimatedLevel = ({ seniority_estimate }: PostingFeatures): PostingRecord['seniority'] =>
  seniority_estimate !== null && seniority_estimate.confidence >= LEAST_CONFIDENCE
    ? seniority_estimate.seniority
    : null;

/** Reads the text once; the words for ranking and search are stored with the posting. */
function toRecord(
  deps: IngestDeps,
  { posting, hash, id, fingerprint }: PostingToStore,
  head: PostingHead | null,
  published_before: number,
): { record: PostingRecord; embedding: number[] } {
  const now = deps.clock().toISOString();
  const features = deps.extractFeatures(posting);
  const skills = [...new Set([...features.skills_required, ...features.skills_preferred])];
  // A closed posting that comes back under another ID was published again.
  const is_again = head?.status === 'closed' && !head.origins.some(isOrigin(posting));
  const reposts = head ? head.reposts + (is_again ? 1 : 0) : published_before;
  // Where a closed posting was found isn't where the new one is: it would keep that one open for ever.
  const known = head?.status === 'open' ? head.origins : [];
  const others = known.filter((origin) => !isOrigin(posting)(origin));
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
    seniority_estimate: posting.seniority === null ? estimatedLevel(features) : null,
    salary: posting.salary,
    skills,
    posted_at: posting.posted_at,
    status: 'open',
    ...risksOf(posting, features, reposts, deps.clock()),
    features,
    url: posting.url,
    apply: posting.apply,
    origins: [originOf(posting), ...others],
    fingerprint,
    reposts,
    content_hash: hash,
    embedding_model: deps.embedding_model,
    first_seen_at: head?.first_seen_at ?? now,
    last_seen_at: now,
    missed: 0,
  };
  return { record, embedding: deps.embedText(features.title === '' ? posting.title : features.title) };
}

/** Assigns each posting of a run its document id: the same as before, or one derived from its fingerprint. */
export function placing(manifest: Manifest): (posting: CanonicalPosting) => string {
  const taken = new Map([...manifest].map(([external_id, { id }]) => [id, external_id]));
  return (posting) => {
    let id = manifest.get(posting.external_id)?.id ?? fingerprintOf(posting);
    const owner = taken.get(id);
    // Two openings of one board may share title and place; they stay two postings.
    if (owner !== undefined && owner !== posting.external_id) id = ownIdOf(posting);
    taken.set(id, posting.external_id);
    return id;
  };
}

/**
 * Stores new and changed postings together with their manifest entries. An invalid posting, or one that the database
 * rejects, is rejected alone.
 */
export async function storePostings(
  deps: IngestDeps,
  run: Run,
  placed: readonly PostingToStore[],
): Promise<void> {
  if (placed.length === 0) return;
  try {
    await storeTogether(deps, run, placed);
  } catch (error) {
    if ((error as { code?: unknown }).code !== INVALID_ARGUMENT) throw error;
    const [only, second] = placed;
    if (only && !second) {
      reject(run, only.posting.external_id, 'the database rejected it');
      return;
    }
    const half = Math.ceil(placed.length / 2);
    await storePostings(deps, run, placed.slice(0, half));
    await storePostings(deps, run, placed.slice(half));
  }
}

async function storeTogether(deps: IngestDeps, run: Run, placed: readonly PostingToStore[]): Promise<void> {
  // Repeats only if another board created one of these postings between read and write.
  for (let attempt = 0; ; attempt += 1) {
    const heads = await deps.postings.getHeads(placed.map(({ id }) => id));
    const known = await findCopies(deps, run, placed, heads);
    const copied = await deps.postings.getHeads([...known.copies.values()].map(({ id }) => id));
    const manifest = new Map(run.manifest);
    const writes: PostingWrite[] = [];
    const rejected: [string, string][] = [];
    const tally = { created: 0, changed: 0, duplicates: 0 };
    for (const item of placed) {
      const { external_id } = item.posting;
      try {
        const copy = known.copies.get(item);
        if (copy) item.id = copy.id;
        const head = heads.get(item.id) ?? copied.get(item.id) ?? null;
        const write = writeOf(deps, item, head, {
          takes_over: copy?.takes_over ?? false,
          published_before: known.reposts.get(item) ?? 0,
        });
        writes.push(write);
        noteKinds(run, write);
        tally[write.kind === 'create' ? 'created' : write.kind === 'replace' ? 'changed' : 'duplicates'] += 1;
        const listing = item.listing === undefined ? {} : { listing: item.listing };
        manifest.set(external_id, { id: item.id, hash: item.hash, missed_in: null, ...listing });
      } catch (error) {
        rejected.push([external_id, error instanceof Error ? error.message : String(error)]);
      }
    }
    try {
      await commitWrites(deps, run, manifest, writes);
    } catch (error) {
      if (attempt < 3 && (error as { code?: unknown }).code === ALREADY_EXISTS) continue;
      throw error;
    }
    for (const [kind, count] of Object.entries(tally)) run.counts[kind as keyof typeof tally] += count;
    for (const [external_id, reason] of rejected) reject(run, external_id, reason);
    return;
  }
}

/** Which kinds of jobs the board has, for those who look for such. */
function noteKinds(run: Run, write: Exclude<PostingWrite, { kind: 'missed' }>): void {
  if (write.kind === 'origins') return;
  const family = familyOf(write.embedding);
  if (family !== null && !run.kinds.families.includes(family)) run.kinds.families.push(family);
  const { country } = write.record;
  if (country !== null && !run.kinds.countries.includes(country)) run.kinds.countries.push(country);
}

/** What storing a posting writes: its own document, or another origin if another board has the same job. */
function writeOf(
  deps: IngestDeps,
  item: PostingToStore,
  head: PostingHead | null,
  { takes_over, published_before }: { takes_over: boolean; published_before: number },
): Exclude<PostingWrite, { kind: 'missed' }> {
  const { posting, id } = item;
  const primary = head?.origins[0];
  if (head && primary && head.status === 'open' && !takes_over && !isOrigin(posting)(primary)) {
    const origins = [...head.origins.filter((origin) => !isOrigin(posting)(origin)), originOf(posting)];
    return { kind: 'origins', id, origins, primary, status: 'open' };
  }
  const { record, embedding } = toRecord(deps, item, head, published_before);
  const { description_html, description_text } = posting;
  const content = { description_html, description_text };
  return { kind: head ? 'replace' : 'create', record, content, embedding };
}
