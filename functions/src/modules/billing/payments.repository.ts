import {
  AggregateField,
  type DocumentData,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { toTimestamp } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { PaymentRecord } from './payment-record.ts';

export type PaymentPosition = { paid_at: Date; id: string };

export type PaymentsRepository = ReturnType<typeof paymentsRepository>;

export function paymentsRepository(db: Firestore) {
  const payments = db.collection('payments');

  async function pageOf(
    query: Query,
    after: PaymentPosition | null,
    limit: number,
  ): Promise<PaymentRecord[]> {
    let ordered = query.orderBy('paid_at', 'desc').orderBy(FieldPath.documentId(), 'desc');
    if (after) ordered = ordered.startAfter(toTimestamp(after.paid_at), after.id);
    return (await ordered.limit(limit).get()).docs.map((doc) => toRecord(doc.id, doc.data()));
  }

  const only = {
    all: payments,
    refunded: payments.where('is_refunded', '==', true),
    disputed: payments.where('is_disputed', '==', true),
  };

  return {
    async findInTx(tx: Tx, id: string): Promise<PaymentRecord | null> {
      const doc = await tx.get(payments.doc(id));
      return doc.exists ? toRecord(doc.id, doc.data() ?? {}) : null;
    },

    async find(id: string): Promise<PaymentRecord | null> {
      const doc = await payments.doc(id).get();
      return doc.exists ? toRecord(doc.id, doc.data() ?? {}) : null;
    },

    async findByIntent(payment_intent: string): Promise<PaymentRecord | null> {
      const [doc] = (await payments.where('payment_intent', '==', payment_intent).limit(1).get()).docs;
      return doc ? toRecord(doc.id, doc.data()) : null;
    },

    save(tx: Tx, { id, ...payment }: PaymentRecord): void {
      tx.set(payments.doc(id), {
        ...payment,
        is_refunded: payment.refunded > 0,
        is_disputed: payment.lost > 0 || payment.open_disputes.length > 0,
        paid_at: toTimestamp(payment.paid_at),
        expires_at: payment.expires_at && toTimestamp(payment.expires_at),
      });
    },

    /** Adds credits to those that were taken back. */
    countTaken(tx: Tx, id: string, credits: number): void {
      tx.update(payments.doc(id), { credits_taken: FieldValue.increment(credits) });
    },

    pageOfUser: (uid: string, after: PaymentPosition | null, limit: number) =>
      pageOf(payments.where('uid', '==', uid), after, limit),

    page: (which: keyof typeof only, after: PaymentPosition | null, limit: number) =>
      pageOf(only[which], after, limit),

    /** Minor units that the payments made in this time brought, and that were refunded or lost in disputes of them. */
    async revenue(from: Date, to: Date): Promise<{ paid: number; refunded: number; lost: number }> {
      const made = payments.where('paid_at', '>=', toTimestamp(from)).where('paid_at', '<', toTimestamp(to));
      const sums = {
        paid: AggregateField.sum('amount'),
        refunded: AggregateField.sum('refunded'),
        lost: AggregateField.sum('lost'),
      };
      return (await made.aggregate(sums).get()).data();
    },
  };
}

function toRecord(id: string, data: DocumentData): PaymentRecord {
  return {
    ...(data as PaymentRecord),
    id,
    checkout: data.checkout ?? null,
    paid_at: data.paid_at.toDate(),
    expires_at: data.expires_at?.toDate() ?? null,
  };
}
