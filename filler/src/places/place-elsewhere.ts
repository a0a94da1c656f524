import { countryAsked } from './asked-country.ts';
import { regionNamed } from './regions.ts';

/** The words after "in", as far as they may name a place. Sponsorship comes from an employer. */
const AFTER_IN = /\b(?:in|within|(?<!\bsponsorship )from|inside) ((?:[\p{L}.'’-]+,? ){0,3}[\p{L}.'’-]+)/gu;

/** Words with capitals, one after the other. */
const NAMES = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;

/** Beginnings of the words, longest first: "New York City" begins with "New York". */
function beginnings(words: string): string[] {
  const all = words.split(' ');
  return all.map((_, at) => all.slice(0, all.length - at).join(' '));
}

/** A region by its name, or by a code that is written as one: "in" and "or" are words. */
function regionIn(words: string, country: string | null) {
  const plain = words.replace(/[,.]+$/, '');
  return plain.length > 3 || /^[A-Z]{2,3}$/.test(plain) ? regionNamed(plain, country) : null;
}

function isElsewhere(words: string, country: string | null): boolean {
  if (countryAsked(words) !== null) return false;
  const parts = words.replace(/^the /i, '').split(', ').filter(Boolean);
  // "Paris, Texas" is in Texas.
  const ours = (part: string) =>
    country !== null && beginnings(part).some((one) => regionIn(one, country) !== null);
  const last = parts.at(-1) ?? '';
  if (ours(last) || (parts.length === 1 && ours(words))) return false;
  if (parts.some((part) => beginnings(part).some((one) => regionIn(one, null) !== null))) return true;
  return parts.length > 0 && /^\p{Lu}/u.test(parts[0] ?? '') && !parts.some(ours);
}

/**
 * Whether a label asks about a place that is not, or not certainly, in this country: a region of another one, or a name
 * that is not known. Country names are no concern of this: `countryAsked` reads them.
 */
export function namesPlaceElsewhere(label: string, country: string | null): boolean {
  // Without any small letter, every word looks like a name.
  const text = /\p{Ll}/u.test(label) ? label : label.toLowerCase();
  // "Ontario work authorization", without any "in".
  const names = [...text.matchAll(NAMES)].map(([words]) => words);
  if (names.some((words) => regionIn(words, country) === null && regionIn(words, null) !== null)) return true;
  return [...text.matchAll(AFTER_IN)].some(([, words = '']) => isElsewhere(words, country));
}
