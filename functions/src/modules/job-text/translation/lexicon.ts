import { plainWords } from '../words/plain-words.ts';
import { GERMAN_SPANISH_FRENCH } from './german-spanish-french.ts';
import { SEVEN_LANGUAGES } from './seven-languages.ts';

export type TitleLanguage = 'de' | 'es' | 'fr' | 'it' | 'pt' | 'nl' | 'pl' | 'ro' | 'sv' | 'tr';

/** Letters that `starts` holds of a word: as many as the shortest part of a compound has. */
export const START = 3;

/** A word as it is listed: `stem` stands for any word that begins so and ends within an inflection. */
export type Written = { text: string; stem: boolean };

/** Several words with one meaning: "chef de projet". */
export type Phrase = { words: Written[]; english: string };

export type Lexicon = {
  /** By the first two letters of their first word, longest first. */
  phrases: Map<string, Phrase[]>;
  words: Map<string, string>;
  stems: Map<string, string>;
  /** Articles, prepositions and endings written apart: they carry no work, but tell the language. */
  small: Set<string>;
  /** The first letters of all words and stems: no other place in a compound can start a part. */
  starts: Set<string>;
  /** Words of this language are written together, as in "Softwareentwickler". */
  compounds: boolean;
};

const SMALL_WORDS: Record<TitleLanguage, string> = {
  de: 'der die das des dem den und oder für im in am an auf bei mit von vom zu zum zur als nach innen m w d x',
  es: 'el la los las de del y e o en a al con para por un una',
  fr: 'le la les de du des d l et ou en à au aux un une pour par sur ère euse rice trice ne h f hf',
  it: 'il lo la i gli le di del della dei delle dello da dal in e o al alla agli ai alle per con su',
  pt: 'o a os as de do da dos das e ou em no na nos nas ao à com para por',
  nl: 'de het een van en of in op bij met voor te aan naar',
  pl: 'w we z ze i lub na do od dla przy',
  ro: 'de la în pe și sau cu pentru din al a ale',
  sv: 'och eller för i på med av till inom vid',
  tr: 've veya ile için',
};
const COMPOUNDING: ReadonlySet<TitleLanguage> = new Set(['de', 'nl', 'sv']);

function written(text: string): Written {
  const stem = text.endsWith('*');
  return { text: plainWords(text).join(''), stem };
}

/** The words of an entry: "chef* d'équipe" is chef*, d, equipe. */
function wordsOf(entry: string): Written[] {
  return entry
    .split(/[\s'’-]+/)
    .filter((word) => plainWords(word).length > 0)
    .map(written);
}

function build(language: TitleLanguage, rows: { english: string; entries: string[] }[]): Lexicon {
  const lexicon: Lexicon = {
    phrases: new Map(),
    words: new Map(),
    stems: new Map(),
    small: new Set(plainWords(SMALL_WORDS[language])),
    starts: new Set(),
    compounds: COMPOUNDING.has(language),
  };
  for (const { english, entries } of rows)
    for (const entry of entries) {
      const words = wordsOf(entry);
      const [first] = words;
      if (first === undefined) continue;
      if (words.length > 1) {
        const key = first.text.slice(0, 2);
        lexicon.phrases.set(key, [...(lexicon.phrases.get(key) ?? []), { words, english }]);
      } else {
        // The first meaning listed wins: the list goes from the general to the particular.
        const into = first.stem ? lexicon.stems : lexicon.words;
        if (!into.has(first.text)) into.set(first.text, english);
      }
    }
  for (const listed of [lexicon.words, lexicon.stems])
    for (const word of listed.keys()) lexicon.starts.add(word.slice(0, START));
  for (const phrases of lexicon.phrases.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return lexicon;
}

function readList(list: string, languages: TitleLanguage[]): Map<TitleLanguage, Lexicon> {
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((column) => column.trim()));
  return new Map(
    languages.map((language, column) => [
      language,
      build(
        language,
        rows.map(([english = '', ...columns]) => ({ english, entries: (columns[column] ?? '').split(',') })),
      ),
    ]),
  );
}

let built: Map<TitleLanguage, Lexicon> | undefined;

/** The word lists by language, read on first use. */
export function lexicons(): Map<TitleLanguage, Lexicon> {
  built ??= new Map([
    ...readList(GERMAN_SPANISH_FRENCH, ['de', 'es', 'fr']),
    ...readList(SEVEN_LANGUAGES, ['it', 'pt', 'nl', 'pl', 'ro', 'sv', 'tr']),
  ]);
  return built;
}
