import type { FormField } from '../../types.ts';

const PERSONS: ReadonlySet<string> = new Set(
  'emerg emergency spouse ref1 ref2 ref3 reference reference1 reference2 reference3 father mother parent guardian kin doctor physician landlord witness beneficiary supervisor'.split(
    ' ',
  ),
);
const PLACES: ReadonlySet<string> = new Set(
  'birth birthplace school college highschool employer prev previous former bank emp1 emp2 emp3'.split(' '),
);

/** "emergencyContact_phone2" as its words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [word, word.replace(/(?<=^emp\d).*$/u, '')])
    .filter(Boolean);
}

/**
 * Whose box it is by the name that the page's author gave it, "ref1_phone" and "school_city", where its label says only
 * "Phone" and "City".
 */
export function ownerInName({ markup, repeat }: FormField): 'person' | 'place' | null {
  if (repeat || !markup) return null;
  const words = [markup.name, markup.id].flatMap(wordsOf);
  if (words.some((word) => PERSONS.has(word))) return 'person';
  return words.some((word) => PLACES.has(word)) ? 'place' : null;
}
