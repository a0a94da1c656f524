import { random } from '../../../functions/scripts/embedding/random.ts';
import type { PostingFilters } from '../../../functions/src/contract/postings.ts';

/** What people ask for, by kind; each is asked of every engine. */
export const QUERIES: Record<string, PostingFilters[]> = {
  'no word': [
    {},
    { workplace: 'remote' },
    { place: 'albany-ny' },
    { seniority: 'senior', place: 'chicago-il' },
  ],
  'one word': [
    'nurse',
    'engineer',
    'manager',
    'analyst',
    'welder',
    'accountant',
    'python',
    'teacher',
    'driver',
    'sql',
  ].map((q) => ({ q })),
  'two words': [
    'senior engineer',
    'registered nurse',
    'data analyst',
    'project manager',
    'sales representative',
    'machine learning',
  ].map((q) => ({ q })),
  'being typed': ['nu', 'nur', 'engi', 'softw', 'acc', 'data an', 'project man', 'warehou'].map((q) => ({
    q,
  })),
  'a typo': ['enginer', 'acountant', 'nruse', 'softwear engineer', 'analist', 'managar'].map((q) => ({ q })),
  'a word and filters': [
    { q: 'nurse', place: 'new-york-ny' },
    { q: 'engineer', workplace: 'remote' },
    { q: 'manager', seniority: 'senior', place: 'chicago-il' },
    { q: 'analyst', place: 'boston-ma', workplace: 'onsite' },
  ],
};

/** Each word with one typo, by chance: a letter dropped, doubled, replaced, or swapped with the next one. */
export function mistyped(words: readonly string[]): { typed: string; meant: string }[] {
  const next = random(5);
  return words.map((meant) => {
    const at = 1 + Math.floor(next() * (meant.length - 2));
    const letter = String.fromCharCode(97 + Math.floor(next() * 26));
    const [before, own, after] = [meant.slice(0, at), meant[at] ?? '', meant.slice(at + 1)];
    const typed = [
      before + after,
      before + own + own + after,
      before + letter + after,
      before + after.slice(0, 1) + own + after.slice(1),
    ][Math.floor(next() * 4)];
    return { typed: typed ?? meant, meant };
  });
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
