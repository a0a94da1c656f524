import { LIMITS } from '@contract/limits.ts';
import { PRICING } from '@contract/pricing.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { costEach } from '@/domain/wallet/cost-each.ts';
import { formatMoney, plural } from '@/lib/format.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';

const Sheet = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  gap: '6px 24px',
  alignItems: 'center',
  padding: '22px 28px',
  '& + &': { borderTop: `1px solid ${tone.line}` },
  '&[data-main=true]': { background: tone.accentSoft },
  '& strong': { fontWeight: 640 },
  '& > b': { font: `650 ${textSize.price}/1 ${font.display}`, letterSpacing: '-0.03em' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '88px minmax(0, 1fr)', padding: '20px 18px' },
}));

const Each = styled('span')(({ theme }) => ({
  minWidth: 128,
  textAlign: 'right',
  fontSize: textSize.small,
  color: tone.ink2,
  '& > b': {
    display: 'block',
    font: `640 ${textSize.h2}/1.1 ${font.display}`,
    color: tone.ink,
  },
  [theme.breakpoints.down('sm')]: {
    gridColumn: 2,
    textAlign: 'left',
    '& > b': { display: 'inline', marginRight: 6, fontSize: textSize.lead },
  },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 20,
  padding: '28px 32px',
  borderLeft: `1px solid ${tone.line}`,
  [theme.breakpoints.down('md')]: {
    padding: '24px 18px',
    borderLeft: 0,
    borderTop: `1px solid ${tone.line}`,
  },
}));

type Offer = { id: string; price: number; name: string; text: string; each: string; of: string };

const OFFERS: readonly Offer[] = [
  {
    id: 'start',
    price: 0,
    name: 'Start',
    text: `${plural(LIMITS.sign_up_credits, 'credit')} when you sign up. No card.`,
    each: 'Free',
    of: plural(LIMITS.sign_up_credits, 'application'),
  },
  {
    id: 'premium',
    price: PRICING.premium.price,
    name: `Premium, a ${PRICING.premium.period}`,
    text: `${plural(PRICING.premium.credits, 'credit')} every ${PRICING.premium.period}. Cancel anytime.`,
    each: costEach(PRICING.premium.price, PRICING.premium.credits),
    of: 'per application',
  },
  ...PRICING.packs.map((pack) => ({
    id: pack.id,
    price: pack.price,
    name: plural(pack.credits, 'credit'),
    text: 'Pay once. They never expire.',
    each: costEach(pack.price, pack.credits),
    of: 'per application',
  })),
];

/** What is for sale, for how much, and what one application comes to. `children` are beside it. */
export function PriceSheet({ children }: { children: ReactNode }) {
  return (
    <Sheet pad="none">
      <Rows>
        {OFFERS.map(({ id, price, name, text, each, of }) => (
          <Row key={id} data-main={id === 'premium'}>
            <b>{formatMoney(price)}</b>
            <div>
              <strong>{name}</strong>
              <Typography variant="small" component="p" color="textSecondary">
                {text}
              </Typography>
            </div>
            <Each>
              <b>{each}</b>
              {of}
            </Each>
          </Row>
        ))}
      </Rows>
      <Side>{children}</Side>
    </Sheet>
  );
}
