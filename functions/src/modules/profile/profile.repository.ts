import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { LIMITS } from '../../contract/limits.ts';
import type { Profile } from '../../contract/profile.ts';
import { toInstant, toTimestamp } from '../../platform/instants.ts';
import { DAILY_SEARCH_SHARDS, inEveryShard, shardOf } from '../../platform/shards.ts';
import type { Tx } from '../../platform/transaction.ts';
import { fieldsLeftAtDefault, type StoredProfile, toProfile } from './profile-rules.ts';

export type ProfileRepository = ReturnType<typeof profileRepository>;

export function profileRepository(db: Firestore) {
  const doc = (uid: string) => db.collection('users').doc(uid);

  return {
    async find(uid: string): Promise<Profile | null> {
      return read(uid, (await doc(uid).get()).data());
    },

    async findInTx(tx: Tx, uid: string): Promise<Profile | null> {
      return read(uid, (await tx.get(doc(uid))).data());
    },

    /** Profiles, newest first; `after` is the last one of the previous page. */
    async page(after: { created_at: string; uid: string } | null, limit: number): Promise<Profile[]> {
      let query = db.collection('users').orderBy('created_at', 'desc').orderBy('__name__', 'desc');
      if (after) query = query.startAfter(toTimestamp(after.created_at), doc(after.uid));
      return (await query.limit(limit).get()).docs.flatMap((found) => read(found.id, found.data()) ?? []);
    },

    create(tx: Tx, uid: string, profile: StoredProfile, at: Date): Profile {
      const stored_at = Timestamp.fromDate(at);
      tx.create(doc(uid), { ...profile, created_at: stored_at, updated_at: stored_at });
      const instant = at.toISOString();
      return toProfile(uid, { ...profile, created_at: instant, updated_at: instant });
    },

    /** Turning auto-apply on makes the user's daily search due at once; turning it off ends it. */
    update(tx: Tx, uid: string, changes: Partial<StoredProfile>, at: Date): void {
      const { auto_apply } = changes;
      tx.update(doc(uid), {
        ...changes,
        ...(auto_apply !== undefined && dailySearch(uid, auto_apply ? at : null)),
        updated_at: Timestamp.fromDate(at),
      });
    },

    /** Users whose daily search is due, the longest overdue first as far as one shard does not hold most of them. */
    async dailySearchesDue(now: Date, limit: number): Promise<string[]> {
      const most = Math.ceil((2 * limit) / DAILY_SEARCH_SHARDS);
      const shards = await inEveryShard(DAILY_SEARCH_SHARDS, async (shard) => {
        const due = db
          .collection('users')
          .where('daily_search_shard', '==', shard)
          .where('daily_search_at', '<=', Timestamp.fromDate(now));
        return (await due.orderBy('daily_search_at').limit(most).select('daily_search_at').get()).docs;
      });
      return shards
        .flat()
        .sort((a, b) => a.get('daily_search_at').toMillis() - b.get('daily_search_at').toMillis())
        .slice(0, limit)
        .map(({ id }) => id);
    },

    /** Moves the daily search of a user with auto-apply on; those who turned it on before there was one get theirs. */
    async moveDailySearch(uid: string, to: Date): Promise<void> {
      await db.runTransaction(async (tx) => {
        const found = (await tx.get(doc(uid))).data();
        if (found?.auto_apply) tx.update(doc(uid), dailySearch(uid, to));
      });
    },
  };
}

function dailySearch(uid: string, at: Date | null): DocumentData {
  return {
    daily_search_at: at && Timestamp.fromDate(at),
    daily_search_shard: shardOf(uid, DAILY_SEARCH_SHARDS),
  };
}

function read(uid: string, data: DocumentData | undefined): Profile | null {
  if (!data) return null;
  const { created_at, updated_at, daily_search_at: _, daily_search_shard: __, ...stored } = data;
  // Only this repository writes the document, and it writes a whole StoredProfile; older ones lack the
  // notifications, the offer of the page "Your answers", auto-apply's later settings, and what was left unanswered.
  const profile = {
    notify_digest: true,
    notify_needs_input: true,
    answers_offered: false,
    auto_apply_company_limit: LIMITS.auto_apply_company_limit,
    auto_apply_paused_until: null,
    time_zone: null,
    notify_auto_apply: true,
    ...stored,
  } as StoredProfile;
  const unanswered = profile.unanswered ?? fieldsLeftAtDefault(profile);
  return toProfile(uid, {
    ...profile,
    unanswered,
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  });
}
