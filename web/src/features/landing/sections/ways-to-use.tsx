import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand.ts';
import { tone } from '@/theme/tokens.ts';
import { Progress } from '@/ui/progress.tsx';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { Band } from '../section-frame.tsx';
import { RoutePicture } from './route-picture.tsx';
import { ScoreLab } from './score-lab.tsx';

const Way = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '24px 64px',
  alignItems: 'center',
  padding: '40px 0',
  borderTop: `1px solid ${tone.line}`,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '32px 0' },
}));

const Words = styled('div')({ '& > p': { marginTop: 12, maxWidth: '34em' } });
const Heading = styled(Typography)({ marginBottom: 40 });
const Piece = styled('div')({ '& > p:first-of-type': { marginBottom: 12 } });

const Note = styled(Typography)({ marginTop: 10 });

const WAYS: { title: string; text: string; piece: ReactNode }[] = [
  {
    title: 'Browse first',
    text: 'Upload your resume and browse. Every match shows how well it fits, part by part, and what we couldn’t check. It’s free, and nothing is sent.',
    piece: (
      <ReasonBars
        items={[
          { id: 'title', label: 'Title', value: 94, text: '94' },
          { id: 'skills', label: 'Skills', value: 86, text: '6 of 7' },
          { id: 'pay', label: 'Pay', value: 100, text: 'above' },
          { id: 'experience', label: 'Experience', value: null },
        ]}
      />
    ),
  },
  {
    title: 'Apply yourself',
    text: `Every match links to the employer’s own form. If ${brand.name} has to stop at a CAPTCHA or a sign-in page, you get your credit back and your answers ready to copy. Finish in your own browser, then mark it as sent.`,
    piece: (
      <Piece>
        <Typography variant="h4" component="p">
          Ready to copy
        </Typography>
        <ChipRow>
          <StatusChip kind="ok">resume</StatusChip>
          <StatusChip kind="ok">phone</StatusChip>
          <StatusChip kind="ok">work authorization</StatusChip>
          <StatusChip kind="ok">notice period</StatusChip>
        </ChipRow>
      </Piece>
    ),
  },
  {
    title: `Let ${brand.name} apply`,
    text: 'Approve matches one by one, or set a minimum score and a daily limit and let it run. If a question needs you, it waits and asks. You can pause everything with one switch.',
    piece: (
      <Piece>
        <Typography variant="h4" component="p">
          Applying to Meridian Clinics
        </Typography>
        <Progress value={75} label="Example: three quarters done" />
        <Note variant="small" color="textSecondary">
          Filling out 13 fields · 1 credit set aside
        </Note>
      </Piece>
    ),
  },
];

/** Three ways to use the product, each with a piece of it, the score to try, and one application from start to end. */
export function WaysToUse() {
  return (
    <>
      <Band sunken>
        <div>
          <Heading variant="section">Three ways to use it</Heading>
          {WAYS.map((way) => (
            <Way key={way.title}>
              <Words>
                <Typography variant="h2" component="h3">
                  {way.title}
                </Typography>
                <Typography color="textSecondary">{way.text}</Typography>
              </Words>
              <Surface pad="lg">{way.piece}</Surface>
            </Way>
          ))}
        </div>
      </Band>
      <Band>
        <div>
          <ScoreLab />
        </div>
      </Band>
      <RoutePicture />
    </>
  );
}
