import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  margin: 0,
  maxWidth: 400,
  padding: '12px 18px',
  border: `1px solid ${tone.accent}`,
  borderRadius: radius.card,
  background: tone.accentSoft,
  color: tone.accentStrong,
  fontSize: textSize.body2,
  lineHeight: 1.4,
  [theme.breakpoints.down('md')]: { maxWidth: 'none' },
}));

/** What happens to the visitor's file, beside the headline. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <Note>
      <Icon of={Lock} size={22} />
      <span>{children}</span>
    </Note>
  );
}
