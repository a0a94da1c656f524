import { languageOfTitle } from '../embedding/embed-text.ts';
import type { TitleLanguage } from './lexicon.ts';

/** So many titles are enough to tell. */
const SAMPLE = 400;
/** Part of the titles that must read as one language; others have words that English shares. */
const MOST = 0.4;

/** The language that most of these titles are written in; null for English and for languages that are not known. */
export function likelyLanguage(titles: readonly string[]): TitleLanguage | null {
  const step = Math.max(1, Math.floor(titles.length / SAMPLE));
  const sample = titles.filter((_, i) => i % step === 0);
  const counts = new Map<TitleLanguage, number>();
  for (const title of sample) {
    const language = languageOfTitle(title);
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] >= MOST * sample.length ? first[0] : null;
}
