import { listPayments, startCheckout } from '@contract/billing.ts';
import type { ProductId } from '@contract/pricing.ts';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { productName } from '@/domain/wallet/product-name.ts';
import { brand } from '@/lib/brand.ts';
import { plural } from '@/lib/format.ts';
import { freshenAfterWork } from '@/lib/freshness.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Progress } from '@/ui/progress.tsx';
import { useNextPage } from './use-checkout.ts';

const POLL_MS = 1500;
/** From here on it takes longer than usual, which is said; it is asked less often, and never given up. */
const SLOW_AFTER_MS = 60_000;
const SLOW_POLL_MS = 10_000;

function backTo(next: string): string {
  if (next.startsWith('/applications/')) return 'Back to your application';
  if (next.startsWith(paths.applications())) return 'Back to your applications';
  if (next.startsWith('/job-search')) return 'Back to your matches';
  if (next.startsWith(paths.dashboard())) return 'Back to your dashboard';
  return 'Continue';
}

/** An alert over the whole width; on a phone its button stands below the text instead of squeezing it. */
const Note = styled(Alert)(({ theme }) => ({
  '&:focus': { outline: 'none' },
  '& .MuiAlert-message': { flex: 1 },
  '& [role="progressbar"]': { marginTop: 10 },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    '& .MuiAlert-action': { flexBasis: '100%', margin: 0, padding: '0 0 8px 34px' },
  },
}));

/** Leads back to what the user was doing when the credits ran out. */
function BackButton({ primary = false }: { primary?: boolean }) {
  const next = useNextPage();
  if (!next) return null;
  return (
    <Button component={Link} to={next} variant={primary ? 'contained' : 'outlined'} size="small">
      {backTo(next)}
    </Button>
  );
}

/**
 * What came of a checkout. On a phone the user was far below this note when it changed, so the page scrolls to it; and it
 * takes the focus unless something else has it, so that it is read out.
 */
function Outcome({ glide = false, ...props }: AlertProps & { glide?: boolean }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const still = !glide || matchMedia('(prefers-reduced-motion: reduce)').matches;
    note.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'center' });
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [glide]);
  return <Note ref={note} role="status" tabIndex={-1} {...props} />;
}

type Arrived = { product: ProductId; credits: number };

/** Waits until the payment is recorded, which is when the credits are there. */
function Waiting({ onArrived }: { onArrived: (payment: Arrived) => void }) {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const [session] = useState(() => search.get('session_id'));
  const [slow, setSlow] = useState(false);
  const { data } = useQuery({
    ...apiQuery(listPayments, { query: { limit: 5 } }),
    staleTime: 0,
    refetchInterval: slow ? SLOW_POLL_MS : POLL_MS,
  });
  const payment = data?.items.find(({ checkout }) => checkout === session);
  useEffect(() => {
    if (!payment) return;
    freshenAfterWork(client, startCheckout);
    onArrived(payment);
  }, [payment, onArrived, client]);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Outcome severity="info">
      {slow
        ? `We have your payment, but your credits are taking longer than usual. You can close this page, and they’ll arrive on their own. If they’re not here in an hour, email ${brand.email}.`
        : 'Payment complete. Adding your credits…'}
      <Progress value={null} label="Adding your credits" />
    </Outcome>
  );
}

/** What came of the checkout that the user returns from, if they do; otherwise the way back to what they were doing. */
export function CheckoutReturn() {
  const [search, setSearch] = useSearchParams();
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const onArrived = useCallback(
    (payment: Arrived) => {
      setArrived(payment);
      // A reload, or coming back later, has nothing to wait for.
      setSearch(
        (now) => {
          now.delete('checkout');
          now.delete('session_id');
          return now;
        },
        { replace: true },
      );
    },
    [setSearch],
  );
  const checkout = search.get('checkout');
  if (checkout === 'paid') return <Waiting onArrived={onArrived} />;
  if (arrived)
    return (
      <Outcome severity="success" glide action={<BackButton primary />}>
        {arrived.product === 'premium_monthly'
          ? `Premium is on. ${plural(arrived.credits, 'credit')} added.`
          : `${productName(arrived.product)} added.`}
      </Outcome>
    );
  if (checkout === 'canceled')
    return (
      <Outcome severity="info" action={<BackButton />}>
        You left checkout, so nothing was charged.
      </Outcome>
    );
  if (!search.has('next')) return null;
  return (
    <Note severity="info" action={<BackButton />}>
      Need more credits? Choose Premium or a pack, and then pick up where you left off.
    </Note>
  );
}
