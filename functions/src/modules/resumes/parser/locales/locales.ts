import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { Locale } from './locale.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import type { SectionKind } from './section-kinds.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { turkish } from './turkish.ts';

/** Every language that resumes are read in; all are looked for in every resume, because many mix two. */
export const LOCALES: readonly Locale[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  romanian,
  swedish,
  turkish,
];

/** The alternatives of one date word in all languages, longest first. */
export function wordsFor(kind: 'present' | 'until' | 'since'): string[] {
  return [...new Set(LOCALES.flatMap((locale) => locale[kind].split('|')))].toSorted(
    (a, b) => b.length - a.length,
  );
}

/** The headings of one kind of section in all languages. */
export function headingsFor(kind: SectionKind): string[] {
  return LOCALES.flatMap((locale) => locale.headings[kind]?.split('|') ?? []);
}

/** The words that classify an unlisted heading, in all languages but English; undefined for a kind that no language has words for. */
export function headingWordsFor(kind: SectionKind): string | undefined {
  const words = LOCALES.flatMap(({ headingWords }) => headingWords?.[kind] ?? []);
  return words.length === 0 ? undefined : words.join('|');
}

/** The words of one kind in all languages. */
export function allWords(kind: 'roles' | 'roleEndings' | 'levels' | 'employers'): string[] {
  return LOCALES.flatMap((locale) => locale[kind]?.split(' ') ?? []).filter((word) => word !== '');
}
