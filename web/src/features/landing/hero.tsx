import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
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

const Words = styled('div')({ '& > h1, & > p ~ p': { marginTop: 18 } });

const Intro = styled(Typography)(({ theme }) => ({
  maxWidth: '34em',
  margin: '32px 0',
  [theme.breakpoints.down('md')]: { margin: '24px 0' },
}));

const Actions = styled('div')({ display: 'flex', gap: 12, flexWrap: 'wrap' });

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
        <Words>
          <StatusChip kind="ok" plain>
            {`Free to start · ${LIMITS.sign_up_credits}\u00a0applications included`}
          </StatusChip>
          <Typography variant="display">Your Career Hunt Automated</Typography>
          <Intro variant="intro" color="textSecondary">
            Upload your resume. See hundreds of jobs, each with an honest score and the reasons behind it. Let{' '}
            {brand.name} apply to the ones you approve, and get a receipt for every application.
          </Intro>
          <Actions>
            <Button size="large" onClick={onSignUp}>
              Sign Up Now!
            </Button>
            <Button size="large" variant="outlined" onClick={toDemo}>
              Watch it work
            </Button>
          </Actions>
          <Typography>
            <Link to={paths.tryIt()}>See your five best jobs first, no account needed</Link>
          </Typography>
          <Typography variant="small" color="textTertiary">
            Nothing made up. No passwords. You see every answer before we send it.
          </Typography>
        </Words>
        <HeroCards />
      </Grid>
    </Ground>
  );
}
