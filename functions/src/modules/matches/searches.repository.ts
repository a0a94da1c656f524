import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { recordSearch } from '../../platform/activity.ts';
import { toInstant, toInstantOrNull, toTimestamp } from '../../platform/instants.ts';
import { leaseFromData, leaseToData } from '../../platform/lease.ts';
import { RecentlyUsed } from '../../platform/recently-used.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { MatchEntry, SearchRecord, StoredMatch } from './search-record.ts';
import {
  MATCHES_PER_CHUNK,
  MATCHES_PER_GROUP,
  type MatchChunk,
  type StoredMatches,
  unpackGroups,
  unpackIndex,
  unpackWords,
} from './stored-matches.ts';

export type SearchesRepository = ReturnType<typeof searchesRepository>;

const RETENTION_MS = 30 * 86_400_000;

/** Indexes of finished searches cached per instance, about 200 kB each. */
const INDEXES_CACHED = 64;
/** Words of finished searches, about 200 kB each. */
const WORDS_CACHED = 32;
/** Groups of ten unpacked matches, about 30 kB each. */
const GROUPS_CACHED = 512;

/**
 * All Firestore access to `users/{uid}/searches/{id}` and its `match_chunks`: `index` with the data for filtering and
 * sorting all matches, `words`, and `0`, `1`, … with a hundred matches each (see stored-matches.ts). A page of matches
 * costs a few reads, a search a few writes. A finished search never changes, so reads are cached in memory by its id.
 */
export function searchesRepository(db: Firestore) {
  const searches = (uid: string) => db.collection('users').doc(uid).collection('searches');
  const chunk = (uid: string, id: string, name: string | number) =>
    searches(uid).doc(id).collection('match_chunks').doc(String(name));
  const note = (tx: Tx, uid: string, { id, finished_at }: SearchRecord) =>
    recordSearch(db, tx, uid, { id, ended_at: finished_at === null ? null : toTimestamp(finished_at) });
  const indexes = new RecentlyUsed<readonly MatchEntry[]>(INDEXES_CACHED);
  const words = new RecentlyUsed<readonly string[]>(WORDS_CACHED);
  const groups = new RecentlyUsed<readonly StoredMatch[]>(GROUPS_CACHED);

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

    /** The latest search that succeeded; only those have `done_at`. */
    async findLatestDone(uid: string): Promise<SearchRecord | null> {
      const { docs } = await searches(uid).orderBy('done_at', 'desc').limit(1).get();
      return docs[0] ? read(docs[0].id, docs[0].data()) : null;
    },

    save(tx: Tx, uid: string, record: SearchRecord): void {
      tx.set(searches(uid).doc(record.id), toData(record));
      if (record.status !== 'running') note(tx, uid, record);
    },

    /** Atomically stores all matches, ends the search, deletes the chunks of `outdated` and sets it to expire. */
    finish(
      tx: Tx,
      uid: string,
      record: SearchRecord,
      packed: StoredMatches,
      outdated: SearchRecord | null,
    ): void {
      tx.set(chunk(uid, record.id, 'index'), { index: packed.index });
      tx.set(chunk(uid, record.id, 'words'), { words: packed.words });
      for (const [n, stored] of packed.chunks.entries()) tx.set(chunk(uid, record.id, n), stored);
      if (outdated) {
        for (const name of ['index', 'words', ...Array(outdated.chunks).keys()])
          tx.delete(chunk(uid, outdated.id, name));
        tx.set(searches(uid).doc(outdated.id), { expire_at: expiryOf(outdated) }, { merge: true });
      }
      tx.set(searches(uid).doc(record.id), toData({ ...record, chunks: packed.chunks.length }));
      note(tx, uid, record);
    },

    /** The data for filtering and sorting all matches of a finished search, in stored order. */
    async entries(uid: string, { id, chunks }: SearchRecord): Promise<readonly MatchEntry[]> {
      if (chunks === 0) return [];
      const key = `${uid}/${id}`;
      const cached = indexes.get(key);
      if (cached) return cached;
      const stored = (await chunk(uid, id, 'index').get()).data();
      if (!stored) return [];
      const entries = unpackIndex(stored.index);
      indexes.set(key, entries);
      return entries;
    },

    /** Title, company, places and skills of each match in lower case, in the order of `entries`. */
    async words(uid: string, { id, chunks }: SearchRecord): Promise<readonly string[]> {
      if (chunks === 0) return [];
      const key = `${uid}/${id}`;
      const cached = words.get(key);
      if (cached) return cached;
      const stored = (await chunk(uid, id, 'words').get()).data();
      if (!stored) return [];
      const unpacked = unpackWords(stored.words);
      words.set(key, unpacked);
      return unpacked;
    },

    /** The matches at these positions in stored order; each chunk is read once. */
    async matchesAt(uid: string, id: string, positions: readonly number[]): Promise<readonly StoredMatch[]> {
      const found = new Map<number, readonly StoredMatch[]>();
      const missing = new Set<number>();
      const keyOf = (group: number) => `${uid}/${id}/${group}`;
      for (const group of new Set(positions.map(groupOf))) {
        const cached = groups.get(keyOf(group));
        if (cached) found.set(group, cached);
        else missing.add(group);
      }
      const chunks = [...Map.groupBy(missing, (group) => Math.floor(group / GROUPS_PER_CHUNK))];
      const docs = chunks.length === 0 ? [] : await db.getAll(...chunks.map(([n]) => chunk(uid, id, n)));
      for (const [at, [, wanted]] of chunks.entries()) {
        const stored = docs[at]?.data() as MatchChunk | undefined; // written by finish alone
        if (!stored) continue;
        const unpacked = unpackGroups(
          stored,
          wanted.map((group) => group % GROUPS_PER_CHUNK),
        );
        for (const [i, group] of wanted.entries()) {
          const matches = unpacked[i] ?? [];
          groups.set(keyOf(group), matches);
          found.set(group, matches);
        }
      }
      return positions.flatMap(
        (position) => found.get(groupOf(position))?.[position % MATCHES_PER_GROUP] ?? [],
      );
    },
  };
}

const GROUPS_PER_CHUNK = MATCHES_PER_CHUNK / MATCHES_PER_GROUP;
const groupOf = (position: number): number => Math.floor(position / MATCHES_PER_GROUP);

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

/** When Firestore deletes a search whose matches are no longer shown: the two latest successful ones are kept. */
function expiryOf(record: SearchRecord): Timestamp {
  return Timestamp.fromMillis(new Date(record.created_at).getTime() + RETENTION_MS);
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
    left_out: data.left_out ?? null,
    failure: data.failure,
    created_at: toInstant(data.created_at),
    finished_at: toInstantOrNull(data.finished_at),
    lease: leaseFromData(data.lease),
    input: data.input ?? '',
    tries: data.tries,
    previous_id: data.previous_id,
    scorer: data.scorer ?? 0,
    rescored: data.rescored ?? false,
    chunks: data.chunks,
    earlier: data.earlier ?? [],
  };
}
