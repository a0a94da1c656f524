import { LetterGroups } from '../../../functions/src/modules/job-text/title-search/letter-groups.ts';
import { plainWords } from '../../../functions/src/modules/job-text/words/plain-words.ts';

/** Scores a text against each text of a collection, in order. */
export type Scorer = (query: string) => ArrayLike<number>;

const [K1, B] = [1.2, 0.75];

export function bm25(texts: readonly string[]): Scorer {
  const documents = texts.map((text) => {
    const counts = new Map<string, number>();
    const words = plainWords(text);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { counts, length: words.length };
  });
  const found = new Map<string, number>();
  for (const { counts } of documents)
    for (const word of counts.keys()) found.set(word, (found.get(word) ?? 0) + 1);
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  return (query) => {
    const words = [...new Set(plainWords(query))];
    return documents.map(({ counts, length }) => {
      let sum = 0;
      for (const word of words) {
        const count = counts.get(word) ?? 0;
        const rarity = Math.log(
          1 + (documents.length - (found.get(word) ?? 0) + 0.5) / ((found.get(word) ?? 0) + 0.5),
        );
        sum += (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
      }
      return sum;
    });
  };
}

/** Cosine of tf-idf over words and groups of three to five letters. */
export function tfIdf(texts: readonly string[]): Scorer {
  const words = texts.map(plainWords);
  const letters = new LetterGroups(words);
  const groups = words.map((those) => letters.of(those));
  return (query) => letters.cosines(letters.of(plainWords(query)), groups);
}
