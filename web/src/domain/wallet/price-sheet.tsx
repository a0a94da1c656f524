import { PRICING } from '@contract/pricing.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoney, plural } from '@/lib/format.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';

const Sheet = styled(Surface, { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: string }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'stretch',
    overflow: 'hidden',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
);

const Plan = styled('article', { shouldForwardProp: (prop) => prop !== 'main' })<{ main?: boolean }>(
  ({ theme, main }) => ({
    display: 'flex',
    flexDirection: 'column',
    padding: '32px 30px',
    background: main ? tone.accentSoft : 'transparent',
    '& ul': {
      listStyle: 'none',
      margin: '20px 0 28px',
      padding: 0,
      color: main ? tone.ink : tone.ink2,
      flex: 1,
    },
    '& li': {
      padding: '7px 0',
      borderTop: `1px solid ${main ? tone.contour : tone.line}`,
      fontSize: textSize.body2,
    },
    [theme.breakpoints.down('md')]: {
      padding: '28px 22px',
      '&:not(:first-of-type)': { borderTop: `1px solid ${tone.line}` },
    },
  }),
);

const Price = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  margin: '14px 0 0',
  fontSize: textSize.body2,
  color: tone.ink2,
  '& b': {
    font: `650 ${textSize.price}/1 ${font.display}`,
    letterSpacing: '-0.03em',
    color: tone.ink,
  },
});

const Pack = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 0',
  borderBottom: `1px solid ${tone.line}`,
  '& b': { font: `650 ${textSize.h2}/1 ${font.display}`, letterSpacing: '-0.02em' },
});

const Packs = styled('div')({ marginTop: 8, flex: 1, '& > p': { margin: '20px 0' } });

const DAYS_A_MONTH = 30;

type PriceSheetProps = {
  /** The free plan, for visitors who don't have it yet: what it includes, and the button below. */
  start?: { holds: string[]; action: ReactNode };
  /** Buttons below Premium and the packs. */
  premium: ReactNode;
  packs: ReactNode;
};

/** What is for sale and for how much: the same sheet wherever prices appear. */
export function PriceSheet({ start, premium, packs }: PriceSheetProps) {
  return (
    <Sheet pad="none" columns={start ? '1fr 1.25fr 1fr' : '1.25fr 1fr'}>
      {start && (
        <Plan>
          <Typography variant="h3">Start</Typography>
          <Price>
            <b>{formatMoney(0)}</b> no card needed
          </Price>
          <ul>
            {start.holds.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {start.action}
        </Plan>
      )}
      <Plan main>
        <Typography variant="h3">Premium</Typography>
        <Price>
          <b>{formatMoney(PRICING.premium.price)}</b> a {PRICING.premium.period}
        </Price>
        <ul>
          <li>{`${plural(PRICING.premium.credits, 'credit')} every ${PRICING.premium.period}`}</li>
          <li>{`Enough for ${PRICING.premium.credits / DAYS_A_MONTH} applications a day`}</li>
          <li>Cancel anytime</li>
          <li>Unused monthly credits expire at the end of the month</li>
        </ul>
        {premium}
      </Plan>
      <Plan>
        <Typography variant="h3">Packs</Typography>
        <Packs>
          {PRICING.packs.map((pack) => (
            <Pack key={pack.id}>
              <span>{plural(pack.credits, 'credit')}</span>
              <b>{formatMoney(pack.price)}</b>
            </Pack>
          ))}
          <Typography variant="small" color="textSecondary">
            Pack credits never expire. We use the credits that expire first.
          </Typography>
        </Packs>
        {packs}
      </Plan>
    </Sheet>
  );
}
