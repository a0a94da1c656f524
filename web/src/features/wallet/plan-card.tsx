import {
  type Billing,
  cancelSubscription,
  resumeSubscription,
  type Subscription,
} from '@contract/billing.ts';
import { PRICING } from '@contract/pricing.ts';
import type { CreditBucket } from '@contract/wallet.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { costEach } from '@/domain/wallet/cost-each.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatAmount, formatMoney, formatNumber, fullDate, plural, shortDate } from '@/lib/format.ts';
import { font, textSize } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import { Card, FootBox, Head, PlanFacts, Price } from './plan-layout.ts';
import { afterNextPayment, keptCredits, offersPremium, planState, premiumUntil } from './plan-state.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import { TellMe } from './tell-me.tsx';
import { usePortal } from './use-checkout.ts';

const { premium } = PRICING;

const Statement = styled('p')({
  margin: '0 0 8px',
  font: `640 ${textSize.h2}/1.2 ${font.display}`,
  letterSpacing: '-0.02em',
  '&:focus': { outline: 'none' },
});
const Notice = styled(Alert)({ marginBottom: 18 });
const Act = styled('div')({ marginTop: 18 });

type Props = { billing: Billing; buckets: readonly CreditBucket[] | undefined };
type Running = { subscription: Subscription; buckets: readonly CreditBucket[] | undefined };

const failed = (title: string) => (error: unknown) =>
  toast({ variant: 'destructive', title, description: errorDetail(error) });

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

function CardFact({ card }: Pick<Subscription, 'card'>) {
  const portal = usePortal();
  return (
    <>
      {card ? `${BRANDS[card.brand] ?? 'Card'} ending ${card.last4} · ` : ''}
      <Link
        component="button"
        type="button"
        sx={{ verticalAlign: 'baseline' }}
        aria-label="Change card"
        aria-disabled={portal.isPending || undefined}
        onClick={() => {
          if (!portal.isPending) portal.mutate(true);
        }}
      >
        {portal.isPending ? 'Opening…' : card ? 'Change' : 'Add a card'}
      </Link>
    </>
  );
}

function CancelBox({ subscription, buckets }: Running) {
  const cancel = useMutation({
    mutationFn: () => callApi(cancelSubscription, {}),
    onError: failed('Couldn’t cancel your plan'),
  });
  const end = shortDate(premiumUntil(subscription));
  const kept = buckets ? keptCredits(buckets) : 0;
  return (
    <FootBox>
      <Typography variant="small" color="textSecondary">
        <b>Leaving is one click.</b> You keep your Premium credits until {end}.
        {kept > 0 && ` Your ${formatNumber(kept)} other ${kept === 1 ? 'credit stays' : 'credits stay'}.`} You
        can undo it.
      </Typography>
      <Button variant="outlined" size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel plan
      </Button>
    </FootBox>
  );
}

function ThePrice() {
  return (
    <Price>
      <b>{formatMoney(premium.price)}</b> a {premium.period} · Premium, {plural(premium.credits, 'credit')}
    </Price>
  );
}

function Active({ subscription, buckets }: Running) {
  const { price, currency, period_end, card } = subscription;
  const then = buckets && afterNextPayment(buckets, period_end);
  return (
    <>
      <ThePrice />
      <PlanFacts>
        <dt>Next payment</dt>
        <dd>
          <b>
            {fullDate(period_end)}, {formatAmount(price, currency)}
          </b>
        </dd>
        {then && (
          <>
            <dt>Then you’ll have</dt>
            <dd>
              {plural(then.total, 'credit')}, if you use none before{' '}
              <span>
                ({then.expiring > 0 && `${formatNumber(then.expiring)} expire, `}
                {formatNumber(then.arriving)} arrive)
              </span>
            </dd>
          </>
        )}
        <dt>Card</dt>
        <dd>
          <CardFact card={card} />
        </dd>
      </PlanFacts>
      <CancelBox subscription={subscription} buckets={buckets} />
    </>
  );
}

function PaymentFailed({ subscription, buckets }: Running) {
  const portal = usePortal();
  return (
    <>
      <Notice severity="error">
        <b>Your last payment of {formatAmount(subscription.price, subscription.currency)} failed.</b> Premium
        works until {fullDate(premiumUntil(subscription))}. Change your card so it keeps going. We’ll try the
        payment again.{subscription.payment_url && ' If your bank has to confirm it, pay now instead.'}
      </Notice>
      <PlanFacts>
        <dt>Card</dt>
        <dd>
          {subscription.card
            ? `${BRANDS[subscription.card.brand] ?? 'Card'} ending ${subscription.card.last4}`
            : 'No card'}
        </dd>
      </PlanFacts>
      <Act sx={{ marginTop: 0, marginBottom: '18px', display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
        <Button loading={portal.isPending} onClick={() => portal.mutate(true)}>
          Change card
        </Button>
        {subscription.payment_url && (
          <Button variant="outlined" href={subscription.payment_url}>
            Pay now
          </Button>
        )}
      </Act>
      <CancelBox subscription={subscription} buckets={buckets} />
    </>
  );
}

function Canceled({ subscription, buckets, focus }: Running & { focus: boolean }) {
  const resume = useMutation({
    mutationFn: () => callApi(resumeSubscription, {}),
    onError: failed('Couldn’t keep your plan'),
  });
  const statement = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (focus) statement.current?.focus();
  }, [focus]);
  const end = fullDate(premiumUntil(subscription));
  const kept = buckets ? keptCredits(buckets) : 0;
  return (
    <>
      <Statement ref={statement} tabIndex={-1}>
        Canceled. No more payments.
      </Statement>
      <Typography color="textSecondary">
        Your Premium credits work until {end}.
        {kept > 0 &&
          ` Your ${formatNumber(kept)} other ${kept === 1 ? 'credit stays' : 'credits stay'} for good.`}
      </Typography>
      <Act>
        <Button
          variant="outlined"
          startIcon={<Icon of={Undo2} size={16} />}
          loading={resume.isPending}
          onClick={() => resume.mutate()}
        >
          Keep my plan
        </Button>
      </Act>
    </>
  );
}

function Offer({ billing }: { billing: Billing }) {
  const { subscription } = billing;
  const state = planState(subscription);
  return (
    <>
      {state === 'incomplete' && (
        <Notice severity="warning">
          Your first payment didn’t go through, so Premium hasn’t started. You can try again.
        </Notice>
      )}
      {state === 'ended' && subscription && (
        <Typography color="textSecondary" sx={{ marginBottom: '14px' }}>
          Your Premium ended {fullDate(subscription.period_end)}. You can start again anytime.
        </Typography>
      )}
      <Price>
        <b>{formatMoney(premium.price)}</b> a {premium.period} · {plural(premium.credits, 'credit')}
      </Price>
      <PlanFacts>
        <dt>Each application</dt>
        <dd>
          <b>About {costEach(premium.price, premium.credits)}</b> if you use every credit
        </dd>
        <dt>Unused credits</dt>
        <dd>Expire at the end of each month</dd>
        <dt>Cancel</dt>
        <dd>Anytime, with one click on this page</dd>
      </PlanFacts>
      {offersPremium(billing) ? (
        <SubscribeForm />
      ) : (
        <FootBox>
          <Typography variant="small" color="textSecondary">
            <b>Checkout isn’t open yet.</b> You can’t buy anything and won’t be charged. These will be the
            prices.
          </Typography>
          <TellMe wish="premium" />
        </FootBox>
      )}
    </>
  );
}

function Chip({ subscription }: { subscription: Subscription | null }) {
  const state = planState(subscription);
  if (state === 'active') return <StatusChip kind="ok">Active</StatusChip>;
  if (state === 'payment_failed') return <StatusChip kind="missing">Payment failed</StatusChip>;
  if (state === 'canceled' && subscription)
    return <StatusChip kind="signal">Ends {shortDate(premiumUntil(subscription))}</StatusChip>;
  return null;
}

/** The user's plan in each of its states, with the way out in plain sight; without one, Premium and its terms. */
export function PlanCard({ billing, buckets }: Props) {
  const { subscription } = billing;
  const state = planState(subscription);
  const wasRunning = useRef(false);
  const justCanceled = state === 'canceled' && wasRunning.current;
  useEffect(() => {
    wasRunning.current = state === 'active' || state === 'payment_failed';
  }, [state]);
  const running = subscription && { subscription, buckets };
  const offers = state === 'free' || state === 'ended' || state === 'incomplete';
  return (
    <Card as="section" pad="none" aria-labelledby="premium-title" id="premium">
      <Head>
        <Typography variant="h2" id="premium-title">
          {offers ? 'Premium' : 'Your plan'}
        </Typography>
        <Chip subscription={subscription} />
      </Head>
      {offers && <Offer billing={billing} />}
      {running && state === 'active' && <Active {...running} />}
      {running && state === 'payment_failed' && <PaymentFailed {...running} />}
      {running && state === 'canceled' && <Canceled {...running} focus={justCanceled} />}
    </Card>
  );
}
