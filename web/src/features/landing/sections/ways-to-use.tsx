import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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
          { id: 'shift', label: 'Shift', value: null },
        ]}
      />
    ),
  },
  {
    title: 'Apply yourself, better prepared',
    text: 'See what a form will ask before you open it, and take your answers along. You finish in your own browser; Huntwell keeps the record.',
    piece: (
      <>
        <Typography variant="h4" component="p" sx={{ mb: 1.5 }}>
          They will ask for
        </Typography>
        <ChipRow>
          <StatusChip kind="ok">resume</StatusChip>
          <StatusChip kind="ok">phone</StatusChip>
          <StatusChip kind="ok">work authorisation</StatusChip>
          <StatusChip kind="ok">notice period</StatusChip>
          <StatusChip kind="unknown">“Why us?”</StatusChip>
        </ChipRow>
      </>
    ),
  },
  {
    title: 'Let Huntwell apply',
    text: 'For the matches that you approve, one by one or by a rule with a daily limit. What it cannot answer from your words it asks you. You can pause everything at once.',
    piece: (
      <>
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 10 }}>
          <b style={{ fontWeight: 620 }}>Applying to Meridian Clinics</b>
          <span style={{ color: tone.ink2, fontVariantNumeric: 'tabular-nums' }}>3 of 6</span>
        </div>
        <Progress value={50} label="Example: half of the steps are done" />
        <Typography variant="small" sx={{ color: tone.ink2, mt: 1.25 }}>
          Filling 13 fields · parked 1 for you
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
              <Typography sx={{ color: tone.ink2, mt: 1.5, maxWidth: '34em' }}>{way.text}</Typography>
            </div>
            <Piece>{way.piece}</Piece>
          </Way>
        ))}
      </div>
    </Band>
  );
}
