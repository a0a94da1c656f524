import { LIMITS } from '@contract/limits.ts';
import { PRICING } from '@contract/pricing.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';
import { trackConversion } from '@/lib/tracking/track.ts';
import { font, radius, tone } from '@/theme/tokens.ts';
import { Band } from '../section-frame.tsx';

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1.25fr 1fr',
  alignItems: 'stretch',
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: 18,
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

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
    '& li': { padding: '7px 0', borderTop: `1px solid ${main ? tone.contour : tone.line}`, fontSize: 15 },
    [theme.breakpoints.down('md')]: { padding: '28px 22px', borderTop: `1px solid ${tone.line}` },
  }),
);

const Price = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  margin: '14px 0 0',
  fontSize: 15,
  color: tone.ink2,
  '& b': {
    font: `650 44px/1 ${font.display}`,
    letterSpacing: '-0.03em',
    color: tone.ink,
    fontVariantNumeric: 'tabular-nums',
  },
});

const Pack = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 0',
  borderBottom: `1px solid ${tone.line}`,
  fontVariantNumeric: 'tabular-nums',
  '& b': { font: `650 26px/1 ${font.display}`, letterSpacing: '-0.02em' },
});

/** What it costs: free start, Premium, packs. The hero's button leads here. */
export function Pricing() {
  const session = useSession();
  const to = session.status === 'signed_in' ? paths.credits() : paths.auth({ tab: 'sign-up' });
  const { premium, packs } = PRICING;
  return (
    <Band id="pricing-section" sunken sx={{ scrollMarginTop: '64px' }}>
      <div>
        <Typography variant="section">Pay for what is sent, not for looking</Typography>
        <Typography sx={{ color: tone.ink2, mt: 2, mb: 5, maxWidth: '40em' }}>
          One credit is one application that Huntwell submits. It is set aside when you queue the application,
          spent when the application is submitted, and returned otherwise.
        </Typography>
        <Sheet>
          <Plan>
            <Typography variant="h3">Start</Typography>
            <Price>
              <b>$0</b> no card needed
            </Price>
            <ul>
              <li>{`${LIMITS.sign_up_credits} credits at sign-up`}</li>
              <li>Matches, scores and reasons</li>
              <li>Board and receipts</li>
            </ul>
            <Button component={Link} to={to} variant="outlined">
              Start free
            </Button>
          </Plan>
          <Plan main>
            <Typography variant="h3">Premium</Typography>
            <Price>
              <b>{formatMoney(premium.price)}</b> a month
            </Price>
            <ul>
              <li>{`${premium.credits} credits each month`}</li>
              <li>Daily auto apply, within the limits you set</li>
              <li>Your applications go first in the queue</li>
              <li>Cancel whenever you like; unused monthly credits end with the month</li>
            </ul>
            <Button component={Link} to={to} size="large" onClick={() => void trackConversion('addtocart')}>
              Go Premium
            </Button>
          </Plan>
          <Plan>
            <Typography variant="h3">Packs</Typography>
            <div style={{ marginTop: 8, flex: 1 }}>
              {packs.map((pack) => (
                <Pack key={pack.id}>
                  <span>{`${pack.credits} credits`}</span>
                  <b>{formatMoney(pack.price)}</b>
                </Pack>
              ))}
              <Typography
                variant="small"
                sx={{ color: tone.ink2, my: 2.5, borderRadius: `${radius.inner}px` }}
              >
                Packs do not expire. What expires first is spent first.
              </Typography>
            </div>
            <Button component={Link} to={to} variant="outlined">
              Buy a pack
            </Button>
          </Plan>
        </Sheet>
      </div>
    </Band>
  );
}
