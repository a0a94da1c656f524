import { CSS_PREFIX, DARK, LIGHT, type ToneName, tone } from './tokens.ts';

/** Variables that hold the second text color and the lines; those of MUI's own palette included. */
const TEXT = ['text-secondary', 'text-tertiary', 'text-disabled', 'tone-ink2', 'tone-ink3', 'tone-control'];
const LINES = ['divider', 'tone-line'];

const set = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [`--${CSS_PREFIX}-palette-${name}`, value]));

const strong = (tones: Record<ToneName, string>) => ({
  ...set(TEXT, tone.ink),
  ...set(LINES, tones.control),
  // Nothing behind the words.
  ...set(['tone-contour'], 'transparent'),
});

/** For those who ask their system for more contrast: one color for all text, lines that can be seen, no contours. */
export const moreContrast = {
  '@media (prefers-contrast: more)': { ':root.light': strong(LIGHT), ':root.dark': strong(DARK) },
};
