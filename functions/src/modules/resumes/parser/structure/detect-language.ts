import type { Locale } from '../locales/locale.ts';
import { LOCALES } from '../locales/locales.ts';
import { fold, type TextLine } from '../text/text-line.ts';
import { strictHeading } from './headings.ts';

/** The languages that have each small word, and each heading. */
const STOP_WORDS = languagesBy(({ stopWords }) => stopWords.split(' '));
const HEADINGS = languagesBy(({ headings }) =>
  Object.values(headings).flatMap((phrases) => phrases.split('|')),
);
/** A heading says more than a small word. */
const HEADING_WEIGHT = 4;

/**
 * The language that a resume is written in, by its small words and its headings: ISO 639-1, and how far it leads the
 * next one (0–1). Null if nothing tells.
 */
export function detectLanguage(lines: TextLine[]): { code: string; confidence: number } | null {
  const scores = new Map<string, number>();
  const add = (code: string, value: number) => scores.set(code, (scores.get(code) ?? 0) + value);
  for (const line of lines) {
    if (strictHeading(line.text) !== undefined) {
      const folded = fold(line.text);
      for (const code of HEADINGS.get(folded) ?? []) add(code, HEADING_WEIGHT);
    }
    for (const word of fold(line.text).split(/\s+/)) {
      for (const code of STOP_WORDS.get(word) ?? []) add(code, 1);
    }
  }
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (best === undefined) return null;
  const lead = 1 - (second?.[1] ?? 0) / best[1];
  return { code: best[0], confidence: Math.round((0.5 + 0.49 * Math.min(1, lead * 2)) * 100) / 100 };
}

function languagesBy(textsOf: (locale: Locale) => string[]): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const locale of LOCALES) {
    for (const text of new Set(textsOf(locale))) {
      languages.set(text, [...(languages.get(text) ?? []), locale.code]);
    }
  }
  return languages;
}
