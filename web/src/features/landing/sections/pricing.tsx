import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { reportPremiumWish } from '@/domain/wallet/premium-wish.ts';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';
import { TOP_BAR_HEIGHT, textSize, tone } from '@/theme/tokens.ts';
import { PRICING_ID } from '../scroll-to-pricing.ts';
import { Band } from '../section-frame.tsx';
import { CostSlider } from './cost-slider.tsx';
import { PriceSheet } from './price-sheet.tsx';

const Prices = styled(Band)({ scrollMarginTop: TOP_BAR_HEIGHT });
const Lead = styled(Typography)({ margin: '16px 0 40px', maxWidth: '40em' });
const Note = styled(Typography)({ marginTop: 28, maxWidth: '46em' });

/** Two beside each other below the first, which is as wide as both. */
const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 10,
  '& > :first-of-type': { gridColumn: '1 / -1' },
});

const FINE_PRINT: readonly [term: string, text: string][] = [
  ['Monthly credits expire', 'Unused ones end with the month. We use the credits that expire first.'],
  ['Cancel anytime', 'Premium then runs until the end of the month you’ve paid for.'],
  ['No charge for a dead end', 'Job closed, form broken, CAPTCHA left to you: the credit comes back.'],
  ['Refunds by email', 'Write to us. A person reads it and answers.'],
];

const FinePrint = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 28,
  margin: '36px 0 0',
  fontSize: textSize.body2,
  color: tone.ink2,
  '& > div': { borderTop: `2px solid ${tone.ink}`, paddingTop: 14 },
  '& dt': { fontWeight: 640, color: tone.ink },
  '& dd': { margin: '4px 0 0' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
}));

/** What it costs: free start, Premium, packs. The hero's button leads here. */
export function Pricing() {
  const signedIn = useSession().status === 'signed_in';
  const signUp = paths.auth({ tab: 'sign-up' });
  const toBuy = (part: 'premium' | 'packs') =>
    signedIn ? paths.credits({ part }) : paths.auth({ tab: 'sign-up', next: paths.credits({ part }) });
  return (
    <Prices id={PRICING_ID} sunken>
      <div>
        <Typography variant="section">Pay for what’s sent. Looking is free.</Typography>
        <Lead color="textSecondary">
          1 credit is 1 application that {brand.name} submits. If we don’t submit it, you get the credit back.
        </Lead>
        <PriceSheet>
          <CostSlider />
          <Actions>
            <Button component={Link} to={signedIn ? paths.dashboard() : signUp} size="large">
              {signedIn ? 'Go to your dashboard' : 'Start free'}
            </Button>
            <Button
              component={Link}
              to={toBuy('premium')}
              variant="outlined"
              data-needs-app
              onClick={reportPremiumWish}
            >
              Go Premium
            </Button>
            <Button component={Link} to={toBuy('packs')} variant="outlined">
              Choose a pack
            </Button>
          </Actions>
        </PriceSheet>
        <FinePrint>
          {FINE_PRINT.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </FinePrint>
        <Note color="textSecondary" variant="body2">
          You pay on Stripe’s secure page, and we never see your card number. Premium renews every month until
          you cancel, which takes one click on your Credits page.
        </Note>
      </div>
    </Prices>
  );
}
