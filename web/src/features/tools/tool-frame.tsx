import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { width } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';

const Ground = styled('div')({ position: 'relative', overflow: 'hidden' });

const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: width.marketing,
  margin: '0 auto',
  padding: '52px clamp(16px, 4vw, 48px) 72px',
  [theme.breakpoints.down('md')]: { paddingTop: 32, paddingBottom: 48 },
}));

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 32,
  alignItems: 'end',
  marginBottom: 32,
  '& h1': { maxWidth: '14em', textWrap: 'balance' },
  '& h1 + p': { marginTop: 16, maxWidth: '38em' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 18, marginBottom: 24 },
}));

/** Paragraphs under a tool that say how it works. */
export const ToolText = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
  gap: '16px 48px',
  marginTop: 56,
  '& p': { margin: '0 0 14px', maxWidth: '62ch' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 40 },
}));

type ToolFrameProps = {
  seed: string;
  title: string;
  lead: string;
  /** Beside the headline. */
  note?: ReactNode;
  children: ReactNode;
};

/** The frame of a free tool: headline, what it does, and the tool itself over contours. */
export function ToolFrame({ seed, title, lead, note, children }: ToolFrameProps) {
  return (
    <Ground>
      <Contours seed={seed} x={0.85} y={0.25} lines={14} step={58} />
      <Column>
        <Top>
          <div>
            <Typography variant="headline" component="h1">
              {title}
            </Typography>
            <Typography variant="intro" color="textSecondary">
              {lead}
            </Typography>
          </div>
          {note}
        </Top>
        {children}
      </Column>
    </Ground>
  );
}
