import { radius, tone } from './tokens.ts';

const card = { background: tone.surface, border: `1px solid ${tone.line}`, borderRadius: radius.card };

/**
 * The look of a card, as styles. `Surface` applies it; use these directly if the element is another component, such as a link
 * or a toast. Cards have a border instead of a shadow; only what floats over the page has a shadow.
 */
export const surface = {
  card,
  /** For cards within a card, and for small cards in a list. */
  inner: { ...card, borderRadius: radius.inner },
  floating: { ...card, boxShadow: tone.shadow },
} as const;
