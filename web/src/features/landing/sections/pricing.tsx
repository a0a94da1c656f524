import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PriceSheet } from '@/domain/wallet/price-sheet.tsx';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';
import { trackConversion } from '@/lib/tracking/track.ts';
import { TOP_BAR_HEIGHT } from '@/theme/tokens.ts';
import { PRICING_ID } from '../scroll-to-pricing.ts';
import { Band } from '../section-frame.tsx';

const Prices = styled(Band)({ scrollMarginTop: TOP_BAR_HEIGHT });
const Lead = styled(Typography)({ margin: '16px 0 40px', maxWidth: '40em' });
const Note = styled(Typography)({ marginTop: 20, maxWidth: '46em' });

/** What it costs: free start, Premium, packs. The hero's button leads here. */
export function Pricing() {
  const signedIn = useSession().status === 'signed_in';
  const signUp = paths.auth({ tab: 'sign-up' });
  const toCredits = signedIn ? paths.credits() : signUp;
  return (
    <Prices id={PRICING_ID} sunken>
      <div>
        <Typography variant="section">Pay for what’s sent. Looking is free.</Typography>
        <Lead color="textSecondary">
          1 credit is 1 application that {brand.name} submits. If we don’t submit it, you get the credit back.
        </Lead>
        <PriceSheet
          start={{
            holds: [
              `${LIMITS.sign_up_credits} credits when you sign up`,
              'Matches, scores, and reasons',
              'Application board and receipts',
            ],
            action: (
              <Button component={Link} to={signedIn ? paths.dashboard() : signUp} variant="outlined">
                {signedIn ? 'Go to your dashboard' : 'Start free'}
              </Button>
            ),
          }}
          premium={
            <Button
              component={Link}
              to={toCredits}
              size="large"
              data-needs-app
              onClick={() => void trackConversion('addtocart')}
            >
              Go Premium
            </Button>
          }
          packs={
            <Button component={Link} to={toCredits} variant="outlined">
              Choose a pack
            </Button>
          }
        />
        <Note color="textSecondary" variant="body2">
          Checkout isn’t open yet, so you can’t be charged. Start with your free credits. To hear when it
          opens, ask us on your Credits page.
        </Note>
      </div>
    </Prices>
  );
}
