import { styled } from '@mui/material/styles';
import { hatch, radius, tone } from '@/theme/tokens.ts';

const LOOKS = {
  accent: { background: tone.accent },
  mid: { background: tone.mid },
  control: { background: tone.control },
  /** Nobody knows. */
  hatched: { background: hatch(tone.control), border: `1px solid ${tone.control}` },
  /** Nothing came, or on hold. */
  empty: { border: `1.5px solid ${tone.control}` },
  /** Set aside. */
  open: { border: `1.5px dashed ${tone.control}` },
} as const;

/** How a part of a chart is filled. */
export type Look = keyof typeof LOOKS;

/** A sample of a chart's color beside its name. */
export const Swatch = styled('span', { shouldForwardProp: (prop) => prop !== 'round' && prop !== 'look' })<{
  look: Look;
  round?: boolean;
}>(({ round, look }) => ({
  display: 'inline-block',
  flex: 'none',
  width: 12,
  height: 12,
  borderRadius: round ? radius.full : 3,
  ...LOOKS[look],
}));
