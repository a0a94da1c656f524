import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tone, width } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { SignUpButton } from './sign-up-button.tsx';

/** One full-width section of an audience page. `sunken` sets it off from its neighbors. */
export const AudienceBand = styled('section', { shouldForwardProp: (prop) => prop !== 'sunken' })<{
  sunken?: boolean;
}>(({ theme, sunken }) => ({
  position: 'relative',
  overflow: 'hidden',
  background: sunken ? tone.sunken : tone.paper,
  color: tone.ink,
  // Their own background is sunken as well.
  ...(sunken && { '& span[data-kind=neutral]': { background: tone.surface } }),
  '& > div': {
    position: 'relative',
    maxWidth: width.marketing,
    margin: '0 auto',
    padding: '88px clamp(16px, 4vw, 48px)',
    [theme.breakpoints.down('md')]: { paddingBlock: 56 },
  },
}));

/** Two columns, one on phones. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)',
  gap: '36px 64px',
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** A heading with a paragraph beside it, or below it on phones. */
export const SectionHead = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: '14px 64px',
  alignItems: 'end',
  marginBottom: 36,
  '& > p': { color: tone.ink2, margin: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: 28 },
}));

/** What a picture shows is invented, and its caption says so. */
export const ExampleNote = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  margin: '16px 0 0',
  color: tone.ink3,
}));

const Action = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginTop: 30,
  // One below the other: a button whose words change once the session is known wraps nothing.
  [theme.breakpoints.down('sm')]: { display: 'grid', justifyItems: 'start' },
}));

/** The button of a hero, with a few words about what it costs. */
export function HeroAction({ note }: { note: string }) {
  return (
    <Action>
      <SignUpButton />
      <Typography variant="small" color="textSecondary">
        {note}
      </Typography>
    </Action>
  );
}

const ClosingBand = styled(AudienceBand)(({ theme }) => ({
  borderTop: `1px solid ${tone.line}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '28px 40px',
    [theme.breakpoints.down('md')]: { display: 'grid' },
  },
  '& h2': { maxWidth: '13em' },
}));

/** The last section: contours, a sentence, and "Sign Up Now!" */
export function AudienceClosing({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <ClosingBand>
      <Contours seed={`${seed} closing`} x={0.78} y={0.5} lines={12} step={58} />
      <div>
        <Typography variant="section">{children}</Typography>
        <SignUpButton label="Sign Up Now!" />
      </div>
    </ClosingBand>
  );
}
