import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tone } from '@/theme/tokens.ts';

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > button, & > a, & > [role=group]': { justifySelf: 'start' },
  '& > header > p': { marginTop: 4, maxWidth: '46em' },
  padding: '24px 0',
  borderBottom: `1px solid ${tone.line}`,
  '&:last-of-type': { border: 0 },
});

/** One section of the settings: its title, what it does, and its controls. */
export function Section({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <Part>
      <header>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" variant="body2">
          {text}
        </Typography>
      </header>
      {children}
    </Part>
  );
}
