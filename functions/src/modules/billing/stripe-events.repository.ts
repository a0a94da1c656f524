import { type DocumentData, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { StripeEventLog, StripeEventState } from '../../contract/admin-billing.ts';
import { toInstant, toInstantOrNull, toTimestamp } from '../../platform/instants.ts';

const ALREADY_EXISTS = 6;
/** Days that an event is kept. Stripe itself forgets events after 30. */
const KEPT_DAYS = 90;

/** An event that Stripe announced: what it is about, not what it says, for that may be out of date. */
export type NewStripeEvent = { id: string; type: string; object_id: string; created_at: Date };

export type EventPosition = { received_at: string; id: string };

export type StripeEventsRepository = ReturnType<typeof stripeEventsRepository>;

export function stripeEventsRepository(db: Firestore) {
  const events = db.collection('stripe_events');
  const count = async (query: Query) => (await query.count().get()).data().count;

  return {
    /** False if it was stored before. */
    async createOnce(event: NewStripeEvent, now: Date, due_at: Date): Promise<boolean> {
      const { id, type, object_id, created_at } = event;
      try {
        await events.doc(id).create({
          type,
          object_id,
          state: 'received',
          attempts: 0,
          error: null,
          created_at: toTimestamp(created_at),
          received_at: toTimestamp(now),
          finished_at: null,
          due_at: toTimestamp(due_at),
          expire_at: toTimestamp(new Date(now.getTime() + KEPT_DAYS * 24 * 3_600_000)),
        });
        return true;
      } catch (error) {
        if (Object(error).code === ALREADY_EXISTS) return false;
        throw error;
      }
    },

    async find(id: string): Promise<StripeEventLog | null> {
      const doc = await events.doc(id).get();
      return doc.exists ? toLog(doc.id, doc.data() ?? {}) : null;
    },

    async finish(id: string, state: 'done' | 'ignored', attempts: number, now: Date): Promise<void> {
      await events
        .doc(id)
        .update({ state, attempts, error: null, finished_at: toTimestamp(now), due_at: null });
    },

    /** Stores why an attempt failed; without `due_at` it was the last one. */
    async fail(id: string, attempts: number, error: string, due_at: Date | null): Promise<void> {
      const state = due_at ? 'received' : 'failed';
      await events.doc(id).update({ state, attempts, error, due_at: due_at && toTimestamp(due_at) });
    },

    async reopen(id: string, due_at: Date): Promise<void> {
      await events.doc(id).update({
        state: 'received',
        attempts: 0,
        error: null,
        finished_at: null,
        due_at: toTimestamp(due_at),
      });
    },

    /** Events whose task was lost or whose next attempt is due. */
    async due(now: Date, limit: number): Promise<string[]> {
      const due = events.where('due_at', '<=', toTimestamp(now)).orderBy('due_at').limit(limit);
      return (await due.select().get()).docs.map(({ id }) => id);
    },

    async page(
      state: StripeEventState | undefined,
      after: EventPosition | null,
      limit: number,
    ): Promise<StripeEventLog[]> {
      let query: Query = state ? events.where('state', '==', state) : events;
      query = query.orderBy('received_at', 'desc').orderBy(FieldPath.documentId(), 'desc');
      if (after) query = query.startAfter(toTimestamp(after.received_at), after.id);
      return (await query.limit(limit).get()).docs.map((doc) => toLog(doc.id, doc.data()));
    },

    countIn: (state: StripeEventState) => count(events.where('state', '==', state)),
  };
}

function toLog(id: string, data: DocumentData): StripeEventLog {
  return {
    id,
    type: data.type,
    object_id: data.object_id,
    state: data.state,
    attempts: data.attempts,
    error: data.error,
    created_at: toInstant(data.created_at),
    received_at: toInstant(data.received_at),
    finished_at: toInstantOrNull(data.finished_at),
  };
}
