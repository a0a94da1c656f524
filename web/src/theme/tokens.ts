/** The colors of the identity. Contrast was measured on all three backgrounds (paper, surface, sunken). */
export const LIGHT = {
  paper: '#FBFAF6',
  surface: '#FFFFFF',
  sunken: '#F2F0E8',
  ink: '#17201B',
  ink2: '#46514A',
  ink3: '#5E6962',
  line: '#E4E1D6',
  control: '#7F8780',
  accent: '#0B6B4F',
  accentStrong: '#084F3A',
  accentSoft: '#DFF1E9',
  onAccent: '#FFFFFF',
  mid: '#5A9A86',
  signal: '#E9A41A',
  signalSoft: '#FCF0D3',
  signalInk: '#7A5000',
  danger: '#B3261E',
  dangerSoft: '#FBE4E1',
  onDanger: '#FFFFFF',
  contour: 'rgba(11, 107, 79, 0.13)',
  scrim: 'rgba(23, 32, 27, 0.42)',
  shadow: '0 1px 2px rgba(23, 32, 27, 0.05), 0 12px 32px -12px rgba(23, 32, 27, 0.18)',
} as const;

export const DARK: Record<keyof typeof LIGHT, string> = {
  paper: '#0E1411',
  surface: '#151D19',
  sunken: '#0A0F0D',
  ink: '#EAF1EC',
  ink2: '#B5C1B9',
  ink3: '#8B988F',
  line: '#26322C',
  control: '#66736B',
  accent: '#63D6AC',
  accentStrong: '#8BE6C4',
  accentSoft: '#123429',
  onAccent: '#06281C',
  mid: '#35836A',
  signal: '#F3BC4A',
  signalSoft: '#33270C',
  signalInk: '#F3CF86',
  danger: '#FF9A8F',
  dangerSoft: '#3A1815',
  onDanger: '#3A0B07',
  contour: 'rgba(99, 214, 172, 0.12)',
  scrim: 'rgba(4, 7, 6, 0.62)',
  shadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 16px 40px -16px rgba(0, 0, 0, 0.8)',
};

export type ToneName = keyof typeof LIGHT;

export const CSS_PREFIX = 'hw';

/**
 * The identity's colors as CSS variables that follow the color scheme, for `sx`, `styled`, and SVG attributes alike
 * (`color: tone.ink2`). No component has a hex value of its own.
 */
export const tone = Object.fromEntries(
  Object.keys(LIGHT).map((name) => [name, `var(--${CSS_PREFIX}-palette-tone-${name})`]),
) as Record<ToneName, string>;

/** Corner radii in px: cards, elements within cards, pills. */
export const radius = { card: 14, inner: 10, full: 999 } as const;

export const font = {
  display: '"Bricolage Grotesque Variable", "Bricolage Fallback", system-ui, sans-serif',
  text: '"Instrument Sans Variable", "Instrument Fallback", system-ui, sans-serif',
} as const;

/**
 * Every font size, in rem, so that it follows the browser's setting. Text uses the variants of `Typography`; these are for
 * everything else, such as table cells and inputs.
 */
export const textSize = {
  caption: '0.8125rem',
  small: '0.875rem',
  body2: '0.9375rem',
  body1: '1rem',
  lead: '1.0625rem',
  h3: '1.125rem',
  intro: 'clamp(1.125rem, 1.4vw, 1.25rem)',
  h2: 'clamp(1.375rem, 2vw, 1.625rem)',
  figure: 'clamp(1.625rem, 2.4vw, 2.125rem)',
  h1: 'clamp(1.75rem, 2.6vw, 2.125rem)',
  section: 'clamp(1.875rem, 3.4vw, 2.5rem)',
  title: 'clamp(2rem, 4.2vw, 3rem)',
  price: '2.75rem',
  headline: 'clamp(2.25rem, 4.6vw, 3.75rem)',
  display: 'clamp(2.75rem, 5.4vw, 4.75rem)',
  balance: 'clamp(5.25rem, 8vw, 6.5rem)',
} as const;

/** Phones whose browser shows text about twice as large as usual: there, what else stays on one line may wrap. */
export const LARGE_TEXT = '@media (max-width: 18em)';

/** Height of the fixed top bar in px; pages begin below it. */
export const TOP_BAR_HEIGHT = 64;

/** Widths of page columns in px. */
export const width = { marketing: 1320, app: 1360, wide: 996, form: 620, reading: 720 } as const;

/**
 * Hatching, which means "unknown" and nothing else.
 * @param line color of the strokes: `tone.line` on chips, `tone.control` where it must stand out
 */
export function hatch(line: string = tone.line, ground: string = tone.sunken): string {
  return `repeating-linear-gradient(-45deg, ${ground} 0 5px, ${line} 5px 6px)`;
}
