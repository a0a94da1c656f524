import { styled } from '@mui/material/styles';
import { Check, type LucideIcon, Triangle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { hatch, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `ok`: matched or done. `missing`: missing or blocking. `unknown`: hatched. `signal`: worth a look. `neutral`: a plain fact. */
export type ChipKind = 'ok' | 'missing' | 'unknown' | 'signal' | 'neutral';

/** Icons, because not every font has these characters. `unknown` is a question mark, which every font has. */
const SIGNS: Partial<Record<ChipKind, LucideIcon>> = { ok: Check, missing: X, signal: Triangle };
const SPOKEN: Record<ChipKind, string> = {
  ok: '',
  missing: 'Missing: ',
  unknown: 'Unknown: ',
  signal: 'Note: ',
  neutral: '',
};
const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 5,
  minHeight: 26,
  padding: '3px 10px',
  borderRadius: 13,
  fontSize: textSize.caption,
  lineHeight: '20px',
  fontWeight: 500,
  maxWidth: '100%',
  // Forced colors remove backgrounds; the border keeps the chip's shape.
  '@media (forced-colors: active)': { border: '1px solid' },
  '&[data-kind=ok]': { background: tone.accentSoft, color: tone.accentStrong },
  '&[data-kind=missing]': { background: tone.dangerSoft, color: tone.danger },
  '&[data-kind=signal]': { background: tone.signalSoft, color: tone.signalInk },
  '&[data-kind=neutral]': { background: tone.sunken, color: tone.ink2 },
  '&[data-kind=unknown]': {
    background: hatch(),
    color: tone.ink2,
    // Keeps the hatching from crossing the letters.
    textShadow: `0 0 2px ${tone.sunken}, 0 0 3px ${tone.sunken}, 0 0 3px ${tone.sunken}`,
    // Strong strokes would cross the letters; a dashed border says the same.
    '@media (prefers-contrast: more)': { background: tone.sunken, outline: '1px dashed', outlineOffset: -1 },
  },
});

const Word = styled('span')({ overflowWrap: 'anywhere', minWidth: 0 });

/** Aligned with the first line of the text. */
const SignBox = styled('span')({ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 4 });

type StatusChipProps = {
  kind?: ChipKind;
  /** Leaves the icon out if the text is enough. */
  plain?: boolean;
  children: ReactNode;
};

/** A fact with its icon: icon and text together, never color alone. */
export function StatusChip({ kind = 'neutral', plain = false, children }: StatusChipProps) {
  const Sign = SIGNS[kind];
  return (
    <Root data-kind={kind}>
      {Sign && !plain && (
        <SignBox>
          <Icon of={Sign} size={13} />
        </SignBox>
      )}
      {kind === 'unknown' && !plain && <span aria-hidden>?</span>}
      <Word>
        {SPOKEN[kind] && <VisuallyHidden>{SPOKEN[kind]}</VisuallyHidden>}
        {children}
      </Word>
    </Root>
  );
}

/** A wrapping row of chips, which screen readers read as a list. */
export function ChipRow({ children, label }: { children: ReactNode[]; label?: string }) {
  return (
    <List aria-label={label}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row is static, and chips have no identity of their own
        <li key={index}>{child}</li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { maxWidth: '100%' },
});
