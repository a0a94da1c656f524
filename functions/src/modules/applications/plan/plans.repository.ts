import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { digest } from '../../../platform/hash.ts';
import { inEveryShard, PLAN_SHARDS, shardOf } from '../../../platform/shards.ts';
import type { Tx } from '../../../platform/transaction.ts';
import type { PlanRecord } from './apply-plan.ts';

export type PlansRepository = ReturnType<typeof plansRepository>;

/** How long a plan is kept after its day. */
const RETENTION_MS = 400 * 24 * 3_600_000;
/** Removed jobs that are remembered, the latest. */
const REMOVED_KEPT = 300;

/** All Firestore access to the plans of auto-apply, one document for each user and day. */
export function plansRepository(db: Firestore) {
  const plans = db.collection('apply_plans');
  const idOf = (uid: string, day: string) => digest(uid, day).slice(0, 32);
  const doc = (uid: string, day: string) => plans.doc(idOf(uid, day));
  const removedDoc = (uid: string) =>
    db.collection('users').doc(uid).collection('counters').doc('auto_apply_removed');

  return {
    async find(uid: string, day: string): Promise<PlanRecord | null> {
      return toRecord((await doc(uid, day).get()).data());
    },

    async findInTx(tx: Tx, uid: string, day: string): Promise<PlanRecord | null> {
      return toRecord((await tx.get(doc(uid, day))).data());
    },

    save(tx: Tx, plan: PlanRecord): void {
      tx.set(doc(plan.uid, plan.day), {
        ...plan,
        apply_at: Timestamp.fromDate(plan.apply_at),
        due_at: plan.due_at && Timestamp.fromDate(plan.due_at),
        expire_at: Timestamp.fromMillis(plan.apply_at.getTime() + RETENTION_MS),
        shard: shardOf(idOf(plan.uid, plan.day), PLAN_SHARDS),
      });
    },

    /** Newest day first. */
    async latest(uid: string, limit: number): Promise<PlanRecord[]> {
      const found = await plans.where('uid', '==', uid).orderBy('day', 'desc').limit(limit).get();
      return found.docs.flatMap((one) => toRecord(one.data()) ?? []);
    },

    /** Plans that need attention, the longest overdue first as far as one shard does not hold most of them. */
    async due(now: Date, limit: number): Promise<{ uid: string; day: string }[]> {
      const most = Math.ceil((2 * limit) / PLAN_SHARDS);
      const shards = await inEveryShard(PLAN_SHARDS, async (shard) => {
        const due = plans.where('shard', '==', shard).where('due_at', '<=', Timestamp.fromDate(now));
        return (await due.orderBy('due_at').limit(most).select('uid', 'day', 'due_at').get()).docs;
      });
      return shards
        .flat()
        .sort((a, b) => a.get('due_at').toMillis() - b.get('due_at').toMillis())
        .slice(0, limit)
        .map((one) => ({ uid: one.get('uid'), day: one.get('day') }));
    },

    /** Jobs that the user removed from a plan, on whatever day. */
    async removed(uid: string): Promise<ReadonlySet<string>> {
      return new Set<string>((await removedDoc(uid).get()).data()?.posting_ids ?? []);
    },

    /** Reads them in a transaction; returns the write that adds this one or takes it out. */
    async changeRemoved(tx: Tx, uid: string, posting_id: string, removed: boolean): Promise<() => void> {
      const before: string[] = (await tx.get(removedDoc(uid))).data()?.posting_ids ?? [];
      const others = before.filter((id) => id !== posting_id);
      const posting_ids = removed ? [...others, posting_id].slice(-REMOVED_KEPT) : others;
      return () => tx.set(removedDoc(uid), { posting_ids });
    },
  };
}

function toRecord(data: DocumentData | undefined): PlanRecord | null {
  if (!data) return null;
  const { shard: _, expire_at: __, apply_at, due_at, ...plan } = data;
  // Only `save` writes these documents.
  return { ...plan, apply_at: apply_at.toDate(), due_at: due_at?.toDate() ?? null } as PlanRecord;
}
