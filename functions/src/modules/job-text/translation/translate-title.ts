import { plainWords } from '../words/plain-words.ts';
import { type Lexicon, lexicons, type Phrase, START, type TitleLanguage, type Written } from './lexicon.ts';

/** Longest ending of an inflected word after its stem: "enfermer|os", "développ|euse". */
const LONGEST_ENDING = 5;
/** Shortest part of a compound, unless the list has the part as a whole word. */
const SHORTEST_PART = 4;
/** Letters of a compound that no list knows are kept if there are this many in a row. */
const SHORTEST_REST = 5;
/** Letters that join the parts of a compound or end it. */
const JOINTS = ['innen', 'in', 'en', 'es', 'er', 'n', 's', 'e', 'm', 'r', ''];

type Part = { english: string; known: number; words: number };

/** How a word counts for a language: written as in no English title, in both, or only as a small word. */
const FOREIGN_WORD = 2;
const SHARED_WORD = 1;
const SMALL_WORD = 0.6;
const ENGLISH_WORD = 1.01;
const EXPECTED_LANGUAGE = 1.5;

/**
 * A job title in English words, as far as the lists know them; other words stay. Null if it reads as English, or as no
 * language of the lists. `isEnglish` tells words of English titles; `expected` is the language of the texts around it.
 */
export function translateTitle(
  text: string,
  isEnglish: (word: string) => boolean,
  expected: TitleLanguage | null = null,
): { language: TitleLanguage; english: string } | null {
  const words = plainWords(text);
  let knowing = 0;
  for (const word of words) knowing |= languagesKnowing(word);
  if (knowing === 0) return null;
  let bit = 1;
  let best: { language: TitleLanguage; english: string; score: number } | null = null;
  for (const [language, lexicon] of lexicons()) {
    const knows = (knowing & bit) !== 0;
    bit <<= 1;
    if (!knows) continue;
    let score = language === expected ? EXPECTED_LANGUAGE : 0;
    let found = false;
    const english: string[] = [];
    for (let at = 0; at < words.length; ) {
      const part = readAt(lexicon, words, at);
      if (part === null) {
        const word = words[at]!;
        if (lexicon.small.has(word)) score += SMALL_WORD;
        else english.push(word);
        at++;
        continue;
      }
      for (let n = 0; n < part.words; n++) {
        const word = words[at + n]!;
        if (lexicon.small.has(word)) score += SMALL_WORD;
        else score += part.known * (isEnglish(word) ? SHARED_WORD : FOREIGN_WORD);
      }
      found = true;
      english.push(part.english);
      at += part.words;
    }
    if (found && score > (best?.score ?? 0)) best = { language, english: english.join(' '), score };
  }
  if (best === null) return null;
  const asEnglish = ENGLISH_WORD * words.filter(isEnglish).length;
  return best.score > asEnglish ? { language: best.language, english: best.english } : null;
}

const knowingByWord = new Map<string, number>();

/** A bit for each language that has a reading for a word or a phrase that starts like it: most have none. */
function languagesKnowing(word: string): number {
  const known = knowingByWord.get(word);
  if (known !== undefined) return known;
  let bits = 0;
  let bit = 1;
  for (const lexicon of lexicons().values()) {
    const startsPhrase = lexicon.phrases
      .get(word.slice(0, 2))
      ?.some(({ words: [first] }) => first !== undefined && writes(first, word));
    if (startsPhrase || (!lexicon.small.has(word) && readWord(lexicon, word) !== null)) bits |= bit;
    bit <<= 1;
  }
  if (knowingByWord.size >= WORDS_KEPT) knowingByWord.clear();
  knowingByWord.set(word, bits);
  return bits;
}

function readAt(lexicon: Lexicon, words: string[], at: number): Part | null {
  const word = words[at]!;
  const phrase = lexicon.phrases
    .get(word.slice(0, 2))
    ?.find((candidate) => phraseStartsAt(candidate, words, at));
  if (phrase) return { english: phrase.english, known: 1, words: phrase.words.length };
  return lexicon.small.has(word) ? null : readWord(lexicon, word);
}

/** Words that were looked up lately, in each list: the same few turn up in most titles. */
const WORDS_KEPT = 4000;
const readings = new WeakMap<Lexicon, Map<string, Part | null>>();

function readWord(lexicon: Lexicon, word: string): Part | null {
  const kept = readings.get(lexicon) ?? new Map<string, Part | null>();
  readings.set(lexicon, kept);
  const known = kept.get(word);
  if (known !== undefined) return known;
  const part = lookUp(lexicon, word);
  if (kept.size >= WORDS_KEPT) kept.clear();
  kept.set(word, part);
  return part;
}

function lookUp(lexicon: Lexicon, word: string): Part | null {
  const whole = lexicon.words.get(word);
  if (whole !== undefined) return { english: whole, known: 1, words: 1 };
  for (let length = word.length; length >= 3 && word.length - length <= LONGEST_ENDING; length--) {
    const english = lexicon.stems.get(word.slice(0, length));
    // In a compound the ending may be another word: "bauleiter" is no inflection of "bau".
    if (english !== undefined && (!lexicon.compounds || JOINTS.includes(word.slice(length))))
      return { english, known: 1, words: 1 };
  }
  return lexicon.compounds && word.length >= 2 * SHORTEST_PART - 1 ? takeApart(lexicon, word) : null;
}

function phraseStartsAt({ words: wanted }: Phrase, words: string[], at: number): boolean {
  return wanted.every((part, n) => {
    const word = words[at + n];
    return word !== undefined && writes(part, word);
  });
}

function writes({ text, stem }: Written, word: string): boolean {
  return stem ? word.startsWith(text) && word.length - text.length <= LONGEST_ENDING : word === text;
}

/** The parts of a compound with the fewest letters left over; null if most of it is unknown. */
function takeApart(lexicon: Lexicon, word: string): Part | null {
  type Reading = { cost: number; from: number; english: string | null };
  const best: (Reading | undefined)[] = [{ cost: 0, from: 0, english: null }];
  const offer = (to: number, reading: Reading) => {
    if (best[to] === undefined || reading.cost < best[to].cost) best[to] = reading;
  };
  for (let at = 0; at < word.length; at++) {
    const here = best[at];
    if (here === undefined) continue;
    offer(at + 1, { cost: here.cost + 1, from: at, english: null });
    if (!lexicon.starts.has(word.slice(at, at + START))) continue;
    for (let end = word.length; end - at >= START; end--) {
      const part = word.slice(at, end);
      const english = lexicon.words.get(part) ?? lexicon.stems.get(part);
      if (english === undefined || (part.length < SHORTEST_PART && at > 0)) continue;
      for (const joint of JOINTS)
        if (word.startsWith(joint, end))
          offer(end + joint.length, {
            cost: here.cost + 0.4 + joint.length * 0.05,
            from: at,
            english,
          });
    }
  }
  const parts: string[] = [];
  let unknown = '';
  let known = 0;
  for (let at = word.length; at > 0; ) {
    const { from, english } = best[at]!;
    if (english === null) unknown = word[from]! + unknown;
    if (english !== null || from === 0) {
      if (unknown.length >= SHORTEST_REST) parts.unshift(unknown);
      unknown = '';
    }
    if (english !== null) {
      parts.unshift(english);
      known += at - from;
    }
    at = from;
  }
  const share = known / word.length;
  return share < 0.5 ? null : { english: parts.join(' '), known: share, words: 1 };
}
