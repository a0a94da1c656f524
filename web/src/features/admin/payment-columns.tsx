import type { AdminPayment } from '@contract/admin-billing.ts';
import type { PaymentStatus } from '@contract/billing.ts';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { productName } from '@/domain/wallet/product-name.ts';
import { formatAmount, logTime, plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { type ChipKind, StatusChip } from '@/ui/status-chip.tsx';
import type { DataColumn } from './data-table.tsx';
import { words } from './words.ts';

const CHIPS: Record<PaymentStatus, ChipKind> = {
  paid: 'ok',
  partly_refunded: 'signal',
  refunded: 'neutral',
  disputed: 'signal',
  dispute_lost: 'missing',
};

/** Payments as administrators see them, without whose they are. */
export const PAYMENT_COLUMNS: DataColumn<AdminPayment>[] = [
  { id: 'at', head: 'When', cell: ({ paid_at }) => logTime(paid_at) },
  {
    id: 'what',
    head: 'For',
    long: true,
    cell: ({ product, id }) => (
      <>
        {productName(product)}
        <Typography component="div" variant="small" color="textTertiary">
          {id}
        </Typography>
      </>
    ),
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status, refunded, currency, credits_missing }) => (
      <>
        <StatusChip kind={CHIPS[status]}>{words(status)}</StatusChip>
        {refunded > 0 && (
          <Typography component="div" variant="small" color="textSecondary">
            {formatAmount(refunded, currency)} refunded
          </Typography>
        )}
        {credits_missing > 0 && (
          <Typography component="div" variant="small" color="textSecondary">
            {plural(credits_missing, 'credit')} already used
          </Typography>
        )}
      </>
    ),
  },
  {
    id: 'amount',
    head: 'Amount',
    cell: ({ amount, currency }) => formatAmount(amount, currency),
    numeric: true,
  },
];

export const PAYMENT_USER: DataColumn<AdminPayment> = {
  id: 'user',
  head: 'User',
  long: true,
  cell: ({ uid }) => <Link to={paths.admin({ tab: 'users', user: uid })}>{uid}</Link>,
};
