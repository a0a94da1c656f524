import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../contract/admin-operations.ts';
import type { AuditTrail } from '../../platform/audit-trail.ts';
import type { Clock } from '../../platform/clock.ts';
import { toInstant, toTimestamp } from '../../platform/instants.ts';

export type AuditRepository = ReturnType<typeof auditRepository>;

/** The audit log of administrators: one document per call, written before it and completed after it. */
export function auditRepository(db: Firestore, clock: Clock) {
  const entries = db.collection('audit');

  const trail: AuditTrail = async (call) => {
    const doc = entries.doc();
    await doc.create({ ...call, outcome: 'started', at: Timestamp.fromDate(clock()) });
    return async (outcome) => {
      await doc.update({ outcome });
    };
  };

  return {
    trail,

    /** Newest first; `after` is the last entry of the previous page. */
    async page(
      filter: { include_reads: boolean; target: string | null },
      after: { at: string; id: string } | null,
      limit: number,
    ): Promise<AuditEntry[]> {
      let query = entries.orderBy('at', 'desc').orderBy('__name__', 'desc');
      if (!filter.include_reads) query = query.where('changes', '==', true);
      if (filter.target !== null) query = query.where('target', '==', filter.target);
      if (after) query = query.startAfter(toTimestamp(after.at), entries.doc(after.id));
      return (await query.limit(limit).get()).docs.map((doc) => read(doc.id, doc.data()));
    },
  };
}

function read(id: string, data: DocumentData): AuditEntry {
  const { uid, action, changes, target, outcome, at, request_id } = data;
  return { id, uid, action, changes, target, outcome, at: toInstant(at), request_id };
}
