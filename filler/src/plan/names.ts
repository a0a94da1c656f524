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
