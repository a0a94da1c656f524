import type { StripeEventLog } from '../../../contract/admin-billing.ts';
import type { Tx } from '../../../platform/transaction.ts';
import { memoryWallets } from '../../wallet/testing/memory-wallets.ts';
import type { BillingAccount } from '../billing-account.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { PaymentRecord } from '../payment-record.ts';

/** What the handling of events stores, in memory; a transaction that throws leaves nothing. */
export function memoryBilling() {
  const memory = memoryWallets();
  const payments = new Map<string, PaymentRecord>();
  const accounts = new Map<string, BillingAccount>();
  const events = new Map<string, StripeEventLog>();

  return {
    memory,
    payments,
    accounts,
    events,
    async runTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      const before = { payments: [...payments], accounts: [...accounts] };
      try {
        return await work({} as Tx);
      } catch (error) {
        payments.clear();
        for (const [id, payment] of before.payments) payments.set(id, payment);
        accounts.clear();
        for (const [id, account] of before.accounts) accounts.set(id, account);
        throw error;
      }
    },
    repositories: {
      payments: {
        findInTx: async (_tx: Tx, id: string) => payments.get(id) ?? null,
        findByIntent: async (intent: string) =>
          [...payments.values()].find(({ payment_intent }) => payment_intent === intent) ?? null,
        countTaken: (_tx: Tx, id: string, credits: number) => {
          const payment = payments.get(id)!;
          payments.set(id, { ...payment, credits_taken: payment.credits_taken + credits });
        },
        save: (_tx: Tx, payment: PaymentRecord) => void payments.set(payment.id, payment),
      },
      accounts: {
        find: async (uid: string) => accounts.get(uid) ?? null,
        findInTx: async (_tx: Tx, uid: string) => accounts.get(uid) ?? null,
        findByCustomer: async (customer: string) =>
          [...accounts.values()].find(({ customer_id }) => customer_id === customer) ?? null,
        save: (_tx: Tx, account: BillingAccount) => void accounts.set(account.uid, account),
      },
      notices: { exists: async () => false, create: () => undefined },
      events: {
        find: async (id: string) => events.get(id) ?? null,
        finish: async (id: string, state: 'done' | 'ignored') => {
          events.set(id, { ...events.get(id)!, state });
        },
        fail: async () => undefined,
      },
    },
  } satisfies Record<string, unknown> & { repositories: Partial<Record<keyof BillingDeps, unknown>> };
}

export type MemoryBilling = ReturnType<typeof memoryBilling>;
