import type { Dictionary } from 'dictionary-en';
import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';

type Speller = ReturnType<typeof nspell>;

const load = (dictionary: Dictionary): Speller =>
  nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const us = load(american);
const gb = load(british);

/** The words of a text that are spelled in a British way: correct there, wrong in the United States. */
export function britishSpellings(text: string): string[] {
  return [...new Set(text.match(/\p{L}+/gu))].filter(
    (word) => word.length > 3 && !us.correct(word) && gb.correct(word),
  );
}
