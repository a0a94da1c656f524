import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { width } from '@/theme/tokens.ts';
import { LazyVideo } from '@/ui/lazy-video.tsx';
import { Trail, type TrailStep } from '@/ui/trail.tsx';
import { DEMO_ID } from './hero.tsx';

const STEPS: readonly TrailStep[] = [
  { id: 'resume', title: 'Choose a Resume', detail: 'PDF, Word or text. Read in seconds, checked by you.' },
  {
    id: 'preferences',
    title: 'Set Your Job Preferences',
    detail: 'Titles, skills, pay, places. Your resume fills in what it says.',
  },
  {
    id: 'matches',
    title: 'AI Finds Job Matches and Can Apply Automatically',
    detail: "Scores that say what they know and what they don't.",
  },
  {
    id: 'track',
    title: 'Track Your Applications',
    detail: 'Every state and every answer in one place. What the employer replied, you note there.',
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

/** The demo video and the four-step guide. */
export function Guide() {
  return (
    <Root>
      <Demo id={DEMO_ID}>
        <div>
          <Typography variant="section">One application, from click to receipt</Typography>
          <Typography sx={{ mt: 2, maxWidth: '32em' }} color="textSecondary">
            A recording of the product itself, with the longer waits cut: a resume is read, a match is chosen,
            the form is filled, the answers are shown, and the receipt is kept.
          </Typography>
        </div>
        <LazyVideo
          src="/demo"
          label={`Screen recording without sound: a match is opened, ${brand.name} fills the employer’s form, and a receipt appears.`}
        />
      </Demo>
      <Typography variant="section" sx={{ maxWidth: '14em', mb: 5.5 }}>
        From resume to receipts, in four steps
      </Typography>
      <Trail steps={STEPS} orientation="horizontal" size="lg" heading="h3" label="How it works" />
    </Root>
  );
}
