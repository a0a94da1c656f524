import { AggregateField, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { toTimestamp } from '../../platform/instants.ts';
import { leaseFromData, leaseToData } from '../../platform/lease.ts';
import type { Tx } from '../../platform/transaction.ts';
import { type BillingAccount, LIVE_STATUSES, type StoredSubscription } from './billing-account.ts';

export type BillingRepository = ReturnType<typeof billingRepository>;

export function billingRepository(db: Firestore) {
  const accounts = db.collection('billing');
  const count = async (query: FirebaseFirestore.Query) => (await query.count().get()).data().count;
  const within = (field: string, from: Date) => accounts.where(field, '>=', toTimestamp(from));

  return {
    async find(uid: string): Promise<BillingAccount | null> {
      return toAccount(uid, (await accounts.doc(uid).get()).data());
    },

    async findInTx(tx: Tx, uid: string): Promise<BillingAccount | null> {
      return toAccount(uid, (await tx.get(accounts.doc(uid))).data());
    },

    /** The account of this customer at Stripe. */
    async findByCustomer(customer_id: string): Promise<BillingAccount | null> {
      const [doc] = (await accounts.where('customer_id', '==', customer_id).limit(1).get()).docs;
      return doc ? toAccount(doc.id, doc.data()) : null;
    },

    save(tx: Tx, account: BillingAccount, now: Date): void {
      tx.set(accounts.doc(account.uid), { ...toData(account), updated_at: toTimestamp(now) });
    },

    /** Accounts whose missing payment failed at this time or before. */
    async paymentFailedBefore(time: Date, limit: number): Promise<BillingAccount[]> {
      const failed = accounts.where('subscription.payment_failed_at', '<=', toTimestamp(time)).limit(limit);
      return (await failed.get()).docs.flatMap((doc) => toAccount(doc.id, doc.data()) ?? []);
    },

    /**
     * Accounts whose subscription may still be charged, as far as is known here, although its period ended by this time:
     * the longest ended first, from after this account on. If that one has changed meanwhile, there may be none.
     */
    async periodEndedBefore(time: Date, after: string | null, limit: number): Promise<BillingAccount[]> {
      let query = accounts
        .where('subscription.stripe_status', 'in', LIVE_STATUSES)
        .where('subscription.period_end', '<=', toTimestamp(time))
        .orderBy('subscription.period_end');
      const last = after === null ? null : await accounts.doc(after).get();
      if (last?.get('subscription.period_end')) query = query.startAfter(last);
      const { docs } = await query.limit(limit).get();
      return docs.flatMap((doc) => toAccount(doc.id, doc.data()) ?? []);
    },

    /** Subscriptions with this status at Stripe. */
    subscriptionsIn: (stripe_status: string) =>
      count(accounts.where('subscription.stripe_status', '==', stripe_status)),
    subscriptionsEnding: () =>
      count(
        accounts
          .where('subscription.stripe_status', '==', 'active')
          .where('subscription.cancel_at_period_end', '==', true),
      ),
    subscriptionsStarted: (from: Date) => count(within('subscription.started_at', from)),
    subscriptionsEnded: (from: Date) => count(within('subscription.ended_at', from)),
    /** The prices of those that will renew, in minor units. */
    async recurringRevenue(): Promise<number> {
      const renewing = accounts
        .where('subscription.stripe_status', '==', 'active')
        .where('subscription.cancel_at_period_end', '==', false);
      return (await renewing.aggregate({ sum: AggregateField.sum('subscription.price') }).get()).data().sum;
    },
  };
}

function toData({ uid, subscription, renewal_consent, lease, ...rest }: BillingAccount): DocumentData {
  return {
    ...rest,
    lease: leaseToData(lease),
    renewal_consent: renewal_consent && { ...renewal_consent, at: toTimestamp(renewal_consent.at) },
    subscription: subscription && {
      ...subscription,
      started_at: toTimestamp(subscription.started_at),
      period_end: toTimestamp(subscription.period_end),
      ended_at: subscription.ended_at && toTimestamp(subscription.ended_at),
      payment_failed_at: subscription.payment_failed_at && toTimestamp(subscription.payment_failed_at),
    },
  };
}

function toAccount(uid: string, data: DocumentData | undefined): BillingAccount | null {
  if (!data) return null;
  const { customer_id, subscription, renewal_consent, lease, revision } = data;
  return {
    uid,
    customer_id,
    lease: leaseFromData(lease),
    revision,
    renewal_consent: renewal_consent ? { ...renewal_consent, at: renewal_consent.at.toDate() } : null,
    subscription: subscription ? toSubscription(subscription) : null,
  };
}

function toSubscription(data: DocumentData): StoredSubscription {
  return {
    ...(data as StoredSubscription),
    started_at: data.started_at.toDate(),
    period_end: data.period_end.toDate(),
    ended_at: data.ended_at?.toDate() ?? null,
    payment_failed_at: data.payment_failed_at?.toDate() ?? null,
  };
}
