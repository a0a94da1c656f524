import type { CreditBucket, Wallet } from '@contract/wallet.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/lib/format.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { SplitBar } from '@/ui/split-bar.tsx';
import { Surface } from '@/ui/surface.ts';
import { Swatch } from '@/ui/swatch.ts';
import { balanceParts } from './balance-parts.ts';

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: 48,
  alignItems: 'center',
  minHeight: 190,
  padding: '30px 34px',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    minHeight: 270,
    padding: '22px 16px',
    alignContent: 'start',
  },
}));
const Amount = styled('p')({
  margin: '0 0 12px',
  font: `650 ${textSize.balance}/0.9 ${font.display}`,
  letterSpacing: '-0.045em',
});
const Parts = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 56px',
  margin: '18px 0 0',
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '12px max-content',
    alignItems: 'baseline',
    gap: '2px 8px',
  },
  '& b': { font: `650 ${textSize.h2}/1.1 ${font.display}` },
  '& small': { gridColumn: '1 / -1', fontSize: textSize.small, lineHeight: 1.35, color: tone.ink2 },
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gap: 10,
    '& > li': { gridTemplateColumns: '12px minmax(34px, max-content) minmax(0, 1fr)', columnGap: 10 },
    '& b': { fontSize: textSize.h3 },
    '& small': { gridColumn: 'auto' },
  },
}));

type BalanceProps = {
  wallet?: Wallet;
  /** Undefined until they are loaded. */
  buckets?: readonly CreditBucket[];
};

/** What the user has: the number first, then what it is made of, to scale. */
export function Balance({ wallet, buckets }: BalanceProps) {
  if (!wallet)
    return (
      <Card as="section" aria-label="Balance" aria-busy>
        <div>
          <Amount aria-hidden>–</Amount>
          <Typography color="textSecondary">Available now</Typography>
        </div>
      </Card>
    );
  const parts = buckets ? balanceParts(wallet, buckets) : [];
  return (
    <Card as="section" aria-label="Balance">
      <div>
        <Amount>{formatNumber(wallet.available)}</Amount>
        <Typography color="textSecondary">Available now</Typography>
      </div>
      <div>
        {parts.length > 0 && (
          <SplitBar
            tall
            label={parts.map(({ value, words }) => `${formatNumber(value)} ${words}`).join('. ')}
            parts={parts}
          />
        )}
        {wallet.available === 0 && (
          <OutOf color="textSecondary">
            You’re out of credits. Applications you send yourself are always free.
          </OutOf>
        )}
        <Parts>
          {parts.map(({ id, value, look, words }) => (
            <li key={id}>
              <Swatch look={look} aria-hidden />
              <b>{formatNumber(value)}</b>
              <small>{words}</small>
            </li>
          ))}
        </Parts>
      </div>
    </Card>
  );
}

const OutOf = styled(Typography)({ marginTop: 14 });
