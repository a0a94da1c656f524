/** Particles that belong to the following family name. */
const PARTICLES = new Set([
  'van',
  'von',
  'de',
  'der',
  'den',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'el',
  'al',
  'bin',
  'ibn',
  'ten',
  'ter',
  'mac',
  'st',
]);
/** Between the two family names of one person. */
const JOINS: ReadonlySet<string> = new Set(['y', 'i', 'e']);
const SUFFIXES = /^(?:jr|sr|ii|iii|iv|phd|md)\.?$/i;

/** Given and family name of a full name; null if it is a single word. */
export function splitName(full: string): { first: string; last: string } | null {
  const words = full.replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  while (words.length > 2 && SUFFIXES.test(words[words.length - 1] ?? '')) words.pop();
  if (words.length < 2) return null;
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') };
}

/**
 * The two family names of somebody who has two, as in "Ibáñez Ferrer" and "de la Cruz y Ortega"; null if it is not
 * certain where the second one begins.
 */
export function twoFamilyNames(last: string): readonly [string, string] | null {
  const names: string[] = [];
  let particles: string[] = [];
  for (const word of last.split(/\s+/).filter(Boolean)) {
    const plain = word.toLowerCase();
    if (JOINS.has(plain)) continue;
    if (PARTICLES.has(plain) || /^l[ao]s$/.test(plain)) particles.push(word);
    else {
      names.push([...particles, word].join(' '));
      particles = [];
    }
  }
  const [first, second, ...more] = names;
  return first && second && more.length === 0 && particles.length === 0 ? [first, second] : null;
}
