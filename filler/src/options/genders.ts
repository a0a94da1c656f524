import { only } from './shared-words.ts';

/** Men, women, and others, in the words of forms. */
export const GENDERS: RegExp[] = [
  /^(?:male|man|männlich|mann|homme|hombre|uomo|maschio|maschile|homem|mand|mężczyzna|muž|férfi|mies|erkek|bărbat|masculin\w*)$/i,
  /^(?:female|woman|weiblich|frau|femme|mujer|donna|femmina|femminile|mulher|vrouw|kvinn?[ade]|kobieta|žena|nő|nainen|kadın|femeie|f[ée]minin\w*|femenino)$/i,
  /^(?:non-?\s?binary.*|divers|genderqueer.*)$/i,
];

/** The letters of men and women: one alone means either, as M does in "M, F" and in "H, M". */
const LETTERS: readonly (readonly [man: string, woman: string])[] = [
  ['M', 'F'],
  ['M', 'W'],
  ['M', 'K'],
  ['M', 'V'],
  ['H', 'F'],
  ['H', 'M'],
  ['F', 'N'],
  ['E', 'K'],
];

/** The letter for a gender, where the list holds those of one language for both. */
export function genderLetter(options: readonly string[], value: string): string | null {
  const [man, woman] = GENDERS;
  const at = man?.test(value.trim()) ? 0 : woman?.test(value.trim()) ? 1 : null;
  if (at === null) return null;
  const letters = options.map((option) => option.trim().toUpperCase());
  const pairs = LETTERS.filter((pair) => pair.every((letter) => letters.includes(letter)));
  const [pair] = pairs;
  return pairs.length === 1 && pair ? only(options.filter((_, index) => letters[index] === pair[at])) : null;
}
