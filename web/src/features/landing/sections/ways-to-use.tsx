import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { Progress } from '@/ui/progress.tsx';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { Band } from '../section-frame.tsx';

const Way = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '24px 64px',
  alignItems: 'center',
  padding: '40px 0',
  borderTop: `1px solid ${tone.line}`,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '32px 0' },
}));

const Piece = styled('div')({
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  padding: '22px 24px',
});

const WAYS: { title: string; text: string; piece: ReactNode }[] = [
  {
    title: 'Look first',
    text: 'Upload a resume and read. Every match says how well it fits, part by part, and what nobody stated. Looking costs nothing and sends nothing.',
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
    title: 'Apply yourself, better prepared',
    text: `Every match leads to the employer’s own form. Where ${brand.name} has to stop, at a CAPTCHA or a log-in, it returns the credit and hands you the answers it has ready; you finish in your own browser and note that it was sent.`,
    piece: (
      <>
        <Typography variant="h4" component="p" sx={{ mb: 1.5 }}>
          Ready for you to copy
        </Typography>
        <ChipRow>
          <StatusChip kind="ok">resume</StatusChip>
          <StatusChip kind="ok">phone</StatusChip>
          <StatusChip kind="ok">work authorisation</StatusChip>
          <StatusChip kind="ok">notice period</StatusChip>
        </ChipRow>
      </>
    ),
  },
  {
    title: `Let ${brand.name} apply`,
    text: 'For the matches that you approve, one by one or by a rule: from a score that you set, up to a number a day that you set. What it cannot answer from your words it asks you. You can pause everything at once.',
    piece: (
      <>
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 10 }}>
          <b style={{ fontWeight: 620 }}>Applying to Meridian Clinics</b>
        </div>
        <Progress value={75} label="Example: most of the way is done" />
        <Typography variant="small" sx={{ mt: 1.25 }} color="textSecondary">
          Filling 13 fields · 1 credit set aside
        </Typography>
      </>
    ),
  },
];

/** Three ways to use the product, each with a piece of it. */
export function WaysToUse() {
  return (
    <Band sunken>
      <div>
        <Typography variant="section" sx={{ mb: 5 }}>
          Three ways to use it
        </Typography>
        {WAYS.map((way) => (
          <Way key={way.title}>
            <div>
              <Typography variant="h2" component="h3">
                {way.title}
              </Typography>
              <Typography sx={{ mt: 1.5, maxWidth: '34em' }} color="textSecondary">
                {way.text}
              </Typography>
            </div>
            <Piece>{way.piece}</Piece>
          </Way>
        ))}
      </div>
    </Band>
  );
}
