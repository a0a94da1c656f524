import { styled } from '@mui/material/styles';
import { Check, type LucideIcon, Triangle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { hatch, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * `ok` matched or done, `missing` missing or blocking, `unknown` nobody said (hatched), `signal` worth a look,
 * `neutral` a plain fact.
 */
export type ChipKind = 'ok' | 'missing' | 'unknown' | 'signal' | 'neutral';

/** Drawn, because not every font has them as letters. `unknown` is a question mark, which every font has. */
const SIGNS: Partial<Record<ChipKind, LucideIcon>> = { ok: Check, missing: X, signal: Triangle };
const SPOKEN: Record<ChipKind, string> = {
  ok: '',
  missing: 'Missing: ',
  unknown: 'Unknown: ',
  signal: 'Note: ',
  neutral: '',
};
const COLORS: Record<ChipKind, object> = {
  ok: { background: tone.accentSoft, color: tone.accentStrong },
  missing: { background: tone.dangerSoft, color: tone.danger },
  unknown: { background: hatch(), color: tone.ink2 },
  signal: { background: tone.signalSoft, color: tone.signalInk },
  neutral: { background: tone.sunken, color: tone.ink2 },
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
  // Forced colours drop backgrounds; the outline keeps the chip a chip.
  '@media (forced-colors: active)': { border: '1px solid' },
});

/** The sketch's letters on hatching get a halo of the ground, so that strokes never cross them. */
const Word = styled('span')({ overflowWrap: 'anywhere', minWidth: 0 });

/** Stands on the line of the words, also when they wrap. */
const SignBox = styled('span')({ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 4 });

type StatusChipProps = {
  kind?: ChipKind;
  /** Leaves the sign out where the words say it all. */
  plain?: boolean;
  children: ReactNode;
};

/** A fact with its sign: sign and word together, never colour alone. */
export function StatusChip({ kind = 'neutral', plain = false, children }: StatusChipProps) {
  const Sign = SIGNS[kind];
  const halo =
    kind === 'unknown'
      ? { textShadow: `0 0 2px ${tone.sunken}, 0 0 3px ${tone.sunken}, 0 0 3px ${tone.sunken}` }
      : undefined;
  return (
    <Root style={COLORS[kind]}>
      {Sign && !plain && (
        <SignBox>
          <Icon of={Sign} size={13} />
        </SignBox>
      )}
      {kind === 'unknown' && !plain && (
        <span aria-hidden style={halo}>
          ?
        </span>
      )}
      <Word style={halo}>
        {SPOKEN[kind] && <VisuallyHidden>{SPOKEN[kind]}</VisuallyHidden>}
        {children}
      </Word>
    </Root>
  );
}

/** Chips side by side, wrapping. A list for screen readers; give each child a `key`. */
export function ChipRow({ children, label }: { children: ReactNode[]; label?: string }) {
  return (
    <List aria-label={label}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row is static; chips have no identity of their own
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
