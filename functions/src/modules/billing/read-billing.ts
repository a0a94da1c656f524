import { z } from 'zod';
import type { Billing, Payment } from '../../contract/billing.ts';
import { CursorDate, CursorId, listCursor, pageOf } from '../../platform/cursor.ts';
import { toBilling } from './billing-account.ts';
import type { BillingDeps } from './billing-deps.ts';
import { toPayment } from './payment-record.ts';

const CURSOR = listCursor('payments', z.strictObject({ paid_at: CursorDate, id: CursorId }));

type Reads = Pick<BillingDeps, 'settings' | 'accounts' | 'payments' | 'clock'>;

export async function readBilling(deps: Reads, uid: string): Promise<Billing> {
  const open = deps.settings().missing.length === 0;
  return toBilling(await deps.accounts.find(uid), open, deps.clock());
}

export async function listPayments(
  deps: Reads,
  uid: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ items: Payment[]; next_cursor: string | null }> {
  const { items, next_cursor } = await pageOf(
    CURSOR,
    query,
    (after, limit) => deps.payments.pageOfUser(uid, after, limit),
    ({ paid_at, id }) => ({ paid_at, id }),
  );
  return { items: items.map(toPayment), next_cursor };
}
