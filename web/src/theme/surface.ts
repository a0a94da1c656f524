import { radius, tone } from './tokens.ts';

const card = { background: tone.surface, border: `1px solid ${tone.line}`, borderRadius: radius.card };

/**
 * The ground of cards, as styles. `Surface` draws it; use these where the element is another component (a link, a form, a
 * toast). A line instead of a shadow; only what floats over the page has a shadow.
 */
export const surface = {
  card,
  /** Lies within a card, or is one of many small ones in a list. */
  inner: { ...card, borderRadius: radius.inner },
  floating: { ...card, boxShadow: tone.shadow },
} as const;
