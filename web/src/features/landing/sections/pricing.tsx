import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
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

/** What it costs: free start, Premium, packs. The hero's button leads here. */
export function Pricing() {
  const signedIn = useSession().status === 'signed_in';
  const signUp = paths.auth({ tab: 'sign-up' });
  const toCredits = signedIn ? paths.credits() : signUp;
  return (
    <Band id={PRICING_ID} sunken sx={{ scrollMarginTop: `${TOP_BAR_HEIGHT}px` }}>
      <div>
        <Typography variant="section">Pay for what is sent, not for looking</Typography>
        <Typography sx={{ mt: 2, mb: 5, maxWidth: '40em' }} color="textSecondary">
          One credit is one application that {brand.name} submits. It is set aside when you queue the
          application, spent when the application is submitted, and returned otherwise.
        </Typography>
        <PriceSheet
          start={{
            holds: [
              `${LIMITS.sign_up_credits} credits at sign-up`,
              'Matches, scores and reasons',
              'Board and receipts',
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
        <Typography sx={{ mt: 2.5, maxWidth: '46em' }} color="textSecondary" variant="body2">
          The checkout is not open yet, so nothing can be charged. Start with the free credits; on your
          Credits page you can ask to be told when it opens.
        </Typography>
      </div>
    </Band>
  );
}
