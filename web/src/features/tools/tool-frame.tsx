import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Contours } from '@/ui/contours.tsx';
import { ToolColumn, ToolGround, ToolTop } from '@/ui/tool-layout.ts';

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
    <ToolGround>
      <Contours seed={seed} x={0.85} y={0.25} lines={14} step={58} />
      <ToolColumn>
        <ToolTop>
          <div>
            <Typography variant="headline" component="h1">
              {title}
            </Typography>
            <Typography variant="intro" color="textSecondary">
              {lead}
            </Typography>
          </div>
          {note}
        </ToolTop>
        {children}
      </ToolColumn>
    </ToolGround>
  );
}
