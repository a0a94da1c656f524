import { listPayments, openInvoice, type Payment } from '@contract/billing.ts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { productName } from '@/domain/wallet/product-name.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatAmount, fullDate } from '@/lib/format.ts';
import { apiPages } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { PagedPanel } from '@/ui/paged-list.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { toast } from '@/ui/toast-store.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { paymentNote } from './payment-words.ts';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: textSize.body2,
  '& td': { padding: '12px 12px 12px 0', borderTop: `1px solid ${tone.line}`, verticalAlign: 'baseline' },
  '& td:first-of-type, & td:nth-of-type(n + 3)': { whiteSpace: 'nowrap' },
  '& td:nth-of-type(n + 3)': { textAlign: 'right' },
  '& td:last-of-type': { paddingRight: 0 },
  '& small': { display: 'block', fontSize: textSize.small, color: tone.ink2, whiteSpace: 'normal' },
});
const None = styled(Typography)({ borderTop: `1px solid ${tone.line}`, paddingTop: 12 });

function InvoiceLink({ payment }: { payment: Payment }) {
  const open = useMutation({
    mutationFn: () => callApi(openInvoice, { params: { payment_id: payment.id } }),
    onSuccess: ({ url, pdf_url }) => window.location.assign(pdf_url ?? url),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t open the invoice', description: errorDetail(error) }),
  });
  return (
    <Link
      component="button"
      type="button"
      sx={{ verticalAlign: 'baseline' }}
      aria-label={`Invoice of ${fullDate(payment.paid_at)}, PDF`}
      aria-disabled={open.isPending || undefined}
      onClick={() => {
        if (!open.isPending) open.mutate();
      }}
    >
      {open.isPending ? 'Opening…' : 'PDF'}
    </Link>
  );
}

/** What the user paid, newest first, with the invoices. */
export function Payments() {
  const list = useInfiniteQuery(apiPages(listPayments, {}));
  return (
    <PagedPanel
      list={list}
      what="your invoices"
      heading="h3"
      skeleton={<SkeletonCard lines={2} label="Loading your invoices" />}
      empty={<None color="textSecondary">Invoices appear here once you buy something.</None>}
    >
      {(payments) => (
        <Table aria-label="Invoices">
          <thead>
            <tr>
              {['Date', 'For', 'Amount', 'Invoice'].map((head) => (
                <th key={head} scope="col" style={{ padding: 0, height: 0 }}>
                  <VisuallyHidden>{head}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => {
              const note = paymentNote(payment);
              return (
                <tr key={payment.id}>
                  <td>{fullDate(payment.paid_at)}</td>
                  <td>
                    {productName(payment.product)}
                    {note && <small>{note}</small>}
                  </td>
                  <td>{formatAmount(payment.amount, payment.currency)}</td>
                  <td>
                    <InvoiceLink payment={payment} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </PagedPanel>
  );
}
