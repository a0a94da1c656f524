import type { Billing } from '@contract/billing.ts';
import { PRICING } from '@contract/pricing.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { costEach } from '@/domain/wallet/cost-each.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatMoney, plural } from '@/lib/format.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { toast } from '@/ui/toast-store.ts';
import { Card, Head } from './plan-layout.ts';
import { TellMe } from './tell-me.tsx';
import { useCheckout } from './use-checkout.ts';

/** As high as the plan beside it leaves, in even parts. */
const Packs = styled('ul')({
  flex: 1,
  display: 'grid',
  gridAutoRows: '1fr',
  listStyle: 'none',
  margin: '0 0 18px',
  padding: 0,
  '& small': { display: 'block', fontSize: textSize.small, color: tone.ink2 },
});
const Pack = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '10px 18px',
  padding: '16px 0',
  borderTop: `1px solid ${tone.line}`,
  '& b': { fontWeight: 620 },
  '& strong': { font: `650 ${textSize.h2}/1 ${font.display}`, letterSpacing: '-0.02em' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > button': { gridColumn: '1 / -1' },
  },
}));
const Foot = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  marginTop: 'auto',
  paddingTop: 14,
  borderTop: `1px solid ${tone.line}`,
});

type PacksCardProps = {
  checkout: Billing['checkout'];
  /** Whether the user has Premium, so that packs come on top. */
  premium: boolean;
  /** Who probably needs a pack, or doesn't. */
  advice: string;
};

/** Credits to buy once. */
export function PacksCard({ checkout, premium, advice }: PacksCardProps) {
  const checkOut = useCheckout();
  const buy = useMutation({
    mutationFn: checkOut,
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t open checkout', description: errorDetail(error) }),
  });
  const opening = buy.isPending ? buy.variables.product : null;
  return (
    <Card as="section" pad="none" aria-labelledby="packs-title" id="packs">
      <Head>
        <Typography variant="h2" id="packs-title">
          {premium ? 'Need more this month?' : 'Packs'}
        </Typography>
      </Head>
      <Packs>
        {PRICING.packs.map(({ id, credits, price }) => (
          <Pack key={id}>
            <span>
              <b>{plural(credits, 'credit')}</b>
              <small>{costEach(price, credits)} each, never expire</small>
            </span>
            <strong>{formatMoney(price)}</strong>
            {checkout === 'open' && (
              <Button
                variant="outlined"
                size="small"
                aria-label={`Buy ${plural(credits, 'credit')} for ${formatMoney(price)}`}
                loading={opening === id}
                disabled={opening !== null}
                onClick={() => buy.mutate({ product: id })}
              >
                Buy {credits}
              </Button>
            )}
          </Pack>
        ))}
      </Packs>
      <Foot>
        <Typography variant="small" color="textSecondary">
          {advice}
        </Typography>
        {checkout === 'closed' && <TellMe wish="packs" />}
      </Foot>
    </Card>
  );
}
