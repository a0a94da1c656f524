import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { width } from '@/theme/tokens.ts';
import { LazyVideo } from '@/ui/lazy-video.tsx';
import { Trail, type TrailStep } from '@/ui/trail.tsx';
import { DEMO_ID } from './hero.tsx';

const STEPS: readonly TrailStep[] = [
  {
    id: 'resume',
    title: 'Choose a Resume',
    detail: 'PDF, Word, or text. We read it in seconds, and you check what we found.',
  },
  {
    id: 'preferences',
    title: 'Set Your Job Preferences',
    detail: 'Titles, skills, pay, and locations. Your resume fills in most of it.',
  },
  {
    id: 'matches',
    title: 'AI Finds Job Matches and Can Apply Automatically',
    detail: 'Every score shows its reasons, and what we couldn’t check.',
  },
  {
    id: 'track',
    title: 'Track Your Applications',
    detail: 'Statuses, answers, notes, and follow-ups, all in one place.',
  },
];

const Root = styled('section')(({ theme }) => ({
  maxWidth: width.marketing,
  margin: '0 auto',
  padding: '24px clamp(16px, 4vw, 48px) 96px',
  [theme.breakpoints.down('md')]: { paddingBottom: 64 },
}));

const Demo = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 569px)',
  gap: '24px 56px',
  alignItems: 'center',
  marginBottom: 96,
  scrollMarginTop: 96,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: 64 },
}));

const Lead = styled(Typography)({ marginTop: 16, maxWidth: '32em' });
const StepsHeading = styled(Typography)({ maxWidth: '14em', marginBottom: 44 });

/** The demo video and the four-step guide. */
export function Guide() {
  return (
    <Root id="below-hero">
      <Demo id={DEMO_ID}>
        <div>
          <Typography variant="section">One application, from click to receipt</Typography>
          <Lead color="textSecondary">
            A real recording with the longer waits cut. We read a resume, pick a match, fill out the
            employer’s form, show every answer, and save the receipt.
          </Lead>
        </div>
        <LazyVideo
          src="/demo"
          label={`Silent screen recording: a match opens, ${brand.name} fills out the employer’s form, and a receipt appears.`}
        />
      </Demo>
      <StepsHeading variant="section">From resume to receipts in four steps</StepsHeading>
      <Trail steps={STEPS} orientation="horizontal" size="lg" heading="h3" label="How it works" />
    </Root>
  );
}
