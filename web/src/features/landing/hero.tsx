import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { width } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { HeroCards } from './hero-cards.tsx';

export const DEMO_ID = 'demo';

const Ground = styled('div')({ position: 'relative', overflow: 'hidden' });

const Grid = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: 48,
  alignItems: 'center',
  padding: '80px clamp(16px, 4vw, 48px) 88px',
  maxWidth: width.marketing,
  margin: '0 auto',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: 44,
    paddingBottom: 56,
    gap: 36,
  },
}));

/** First screen: what it does, the one action, and the product itself. */
export function Hero({ onSignUp }: { onSignUp: () => void }) {
  const toDemo = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(DEMO_ID)
      ?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center' });
  };
  return (
    <Ground>
      <Contours seed="landing" x={0.74} y={0.44} lines={14} step={52} />
      <Grid>
        <div>
          <StatusChip kind="ok" plain>
            {`Free to start · ${LIMITS.sign_up_credits} applications included`}
          </StatusChip>
          <Typography variant="display" sx={{ mt: 2.25 }}>
            Your Career Hunt Automated
          </Typography>
          <Typography
            variant="intro"
            sx={{
              maxWidth: '34em',
              my: { xs: 3, md: 4 },
            }}
            color="textSecondary"
          >
            Drop your resume. See hundreds of openings with an honest score, and why. Let {brand.name} apply
            to the ones you approve, and keep a receipt for every one.
          </Typography>
          <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
            <Button size="large" onClick={onSignUp}>
              Sign Up Now!
            </Button>
            <Button size="large" variant="outlined" onClick={toDemo}>
              Watch it work
            </Button>
          </div>
          <Typography variant="small" sx={{ mt: 2.25 }} color="textTertiary">
            No invented facts. No account passwords. You see every answer before it is sent.
          </Typography>
        </div>
        <HeroCards />
      </Grid>
    </Ground>
  );
}
