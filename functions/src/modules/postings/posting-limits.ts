import type { CanonicalPosting } from './posting.ts';

/**
 * Maximum length of a description's HTML. Real descriptions rarely reach a third of it; longer ones are truncated
 * before parsing, to bound both time and the 1 MiB of a document.
 */
export const MAX_MARKUP = 100_000;

/** Maximum postings of one board; a larger manifest would approach the 1 MiB of a document. */
export const MAX_POSTINGS_OF_A_BOARD = 8000;

const LIMITS = {
  external_id: 200,
  url: 2000,
  title: 300,
  company: 200,
  location: 200,
} as const;

/** A description's HTML, truncated to MAX_MARKUP. */
export function limitMarkup(markup: string): string {
  if (markup.length <= MAX_MARKUP) return markup;
  // Not within a tag or entity, whose beginning would remain as text.
  return `${markup.slice(0, MAX_MARKUP).replace(/<[^<>]*$|&[^&;\s]{0,10}$/, '')} …`;
}

/** Why a posting cannot be stored, or null. */
export function problemOf(posting: CanonicalPosting): string | null {
  const texts: [keyof typeof LIMITS, string][] = [
    ['external_id', posting.external_id],
    ['url', posting.url],
    ['url', posting.apply.url],
    ['title', posting.title],
    ['company', posting.company],
    ...posting.locations.map((place): ['location', string] => ['location', place]),
  ];
  for (const [name, text] of texts) {
    if (text.length > LIMITS[name]) return `its ${name} is longer than ${LIMITS[name]} characters`;
  }
  return null;
}
