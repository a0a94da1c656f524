import type { CanonicalPosting } from './posting.ts';

/**
 * Most characters of a description's markup that are read. Real descriptions seldom reach a third of it; the rest of
 * a longer one is cut off before it is parsed, so that neither time nor the 1 MiB of a document can run out.
 */
export const MAX_MARKUP = 100_000;

/** Most postings of one board; the manifest of more would come near the 1 MiB of a document. */
export const MAX_POSTINGS_OF_A_BOARD = 8000;

const LIMITS = {
  external_id: 200,
  url: 2000,
  title: 300,
  company: 200,
  location: 200,
} as const;

/** The markup of a description without what goes beyond MAX_MARKUP. */
export function limitMarkup(markup: string): string {
  if (markup.length <= MAX_MARKUP) return markup;
  // Not in the middle of a tag or entity, which would leave its beginning standing as text.
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
