import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { toInstant, toInstantOrNull, toTimestamp } from '../../platform/instants.ts';
import { leaseFromData, leaseToData } from '../../platform/lease.ts';
import type { Tx } from '../../platform/transaction.ts';
import { type KeptMatch, MATCHES_PER_CHUNK, type MatchEntry, type SearchRecord } from './search-record.ts';

export type SearchesRepository = ReturnType<typeof searchesRepository>;

const KEPT_MS = 30 * 86_400_000;

/** Matches as they are stored: which chunk holds which entry follows from the order. */
export type StoredMatches = { entries: MatchEntry[]; matches: KeptMatch[] };

/**
 * All Firestore access to `users/{uid}/searches/{id}` and its `match_chunks/{n}`. A chunk holds up to a hundred
 * matches as JSON texts (`items`) and what is needed to filter and sort them (`index`), so that a page of matches
 * costs a few reads and a search a few writes.
 */
export function searchesRepository(db: Firestore) {
  const searches = (uid: string) => db.collection('users').doc(uid).collection('searches');
  const chunksOf = (uid: string, id: string) => searches(uid).doc(id).collection('match_chunks');
  const chunk = (uid: string, id: string, n: number) => chunksOf(uid, id).doc(String(n));

  return {
    newId: (uid: string) => searches(uid).doc().id,

    async find(uid: string, id: string): Promise<SearchRecord | null> {
      return read(id, (await searches(uid).doc(id).get()).data());
    },

    async findInTx(tx: Tx, uid: string, id: string): Promise<SearchRecord | null> {
      return read(id, (await tx.get(searches(uid).doc(id))).data());
    },

    async findLatest(uid: string): Promise<SearchRecord | null> {
      const { docs } = await searches(uid).orderBy('created_at', 'desc').limit(1).get();
      return docs[0] ? read(docs[0].id, docs[0].data()) : null;
    },

    async findLatestInTx(tx: Tx, uid: string): Promise<SearchRecord | null> {
      const { docs } = await tx.get(searches(uid).orderBy('created_at', 'desc').limit(1));
      return docs[0] ? read(docs[0].id, docs[0].data()) : null;
    },

    /** The newest search that ended well; `done_at` stands on no other. */
    async findLatestDone(uid: string): Promise<SearchRecord | null> {
      const { docs } = await searches(uid).orderBy('done_at', 'desc').limit(1).get();
      return docs[0] ? read(docs[0].id, docs[0].data()) : null;
    },

    save(tx: Tx, uid: string, record: SearchRecord): void {
      tx.set(searches(uid).doc(record.id), toData(record));
    },

    /** Stores all matches, ends the search, drops the chunks of `outdated` and lets it expire, all or nothing. */
    finish(
      tx: Tx,
      uid: string,
      record: SearchRecord,
      { entries, matches }: StoredMatches,
      outdated: SearchRecord | null,
    ): void {
      for (let n = 0; n * MATCHES_PER_CHUNK < entries.length; n += 1) {
        const [from, to] = [n * MATCHES_PER_CHUNK, (n + 1) * MATCHES_PER_CHUNK];
        tx.set(chunk(uid, record.id, n), {
          index: JSON.stringify(entries.slice(from, to)),
          items: matches.slice(from, to).map((match) => JSON.stringify(match)),
        });
      }
      if (outdated) {
        for (let n = 0; n < outdated.chunks; n += 1) tx.delete(chunk(uid, outdated.id, n));
        tx.set(searches(uid).doc(outdated.id), { expire_at: expiryOf(outdated) }, { merge: true });
      }
      const chunks = Math.ceil(entries.length / MATCHES_PER_CHUNK);
      tx.set(searches(uid).doc(record.id), toData({ ...record, chunks }));
    },

    /** What all matches of a search can be filtered and sorted by, in the order in which they are stored. */
    async entries(uid: string, record: SearchRecord): Promise<MatchEntry[]> {
      if (record.chunks === 0) return [];
      const refs = Array.from({ length: record.chunks }, (_, n) => chunk(uid, record.id, n));
      const docs = await db.getAll(...refs, { fieldMask: ['index'] });
      // Written by finish alone.
      return docs.flatMap((doc) => JSON.parse(doc.data()?.index ?? '[]') as MatchEntry[]);
    },

    /** The matches at these positions of the stored order; each chunk is read once. */
    async matchesAt(uid: string, id: string, positions: readonly number[]): Promise<KeptMatch[]> {
      if (positions.length === 0) return [];
      const numbers = [...new Set(positions.map((position) => Math.floor(position / MATCHES_PER_CHUNK)))];
      const docs = await db.getAll(...numbers.map((n) => chunk(uid, id, n)));
      const items = new Map(numbers.map((n, at) => [n, (docs[at]?.data()?.items ?? []) as string[]]));
      return positions.flatMap((position) => {
        const item = items.get(Math.floor(position / MATCHES_PER_CHUNK))?.[position % MATCHES_PER_CHUNK];
        return item === undefined ? [] : [JSON.parse(item) as KeptMatch]; // written by finish alone
      });
    },
  };
}

function toData(record: SearchRecord): DocumentData {
  const { id: _, created_at, finished_at, lease, ...fields } = record;
  return {
    ...fields,
    created_at: toTimestamp(created_at),
    finished_at: finished_at === null ? null : toTimestamp(finished_at),
    lease: leaseToData(lease),
    ...(record.status === 'done' && finished_at !== null
      ? { done_at: toTimestamp(finished_at) }
      : { expire_at: expiryOf(record) }),
  };
}

/** When Firestore removes a search whose matches nobody sees: the two newest that ended well stay. */
function expiryOf(record: SearchRecord): Timestamp {
  return Timestamp.fromMillis(new Date(record.created_at).getTime() + KEPT_MS);
}

function read(id: string, data: DocumentData | undefined): SearchRecord | null {
  if (!data) return null;
  return {
    id,
    status: data.status,
    step: data.step,
    postings_searched: data.postings_searched,
    candidates: data.candidates,
    scored: data.scored,
    counts: data.counts,
    new_matches: data.new_matches,
    failure: data.failure,
    created_at: toInstant(data.created_at),
    finished_at: toInstantOrNull(data.finished_at),
    lease: leaseFromData(data.lease),
    input: data.input ?? '',
    tries: data.tries,
    previous_id: data.previous_id,
    chunks: data.chunks,
  };
}
