import type { Payment } from '@contract/billing.ts';
import { formatAmount } from '@/lib/format.ts';

/** What became of a payment, if anything did. */
export function paymentNote({ status, refunded, currency }: Payment): string | null {
  switch (status) {
    case 'paid':
      return null;
    case 'partly_refunded':
      return `${formatAmount(refunded, currency)} refunded`;
    case 'refunded':
      return 'Refunded';
    case 'disputed':
      return 'Your bank is looking into it';
    case 'dispute_lost':
      return 'Returned by your bank';
  }
}
