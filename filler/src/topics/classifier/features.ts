import { gist } from './alike.ts';
import { plainLabel, withoutExamples, withoutHints } from './plain-label.ts';

/** What of a form's control tells its topic. Only the label is always known. */
export type Question = {
  label: string;
  options?: readonly string[];
  /** The kind of control: `text`, `select`, `file`, `checkbox` … */
  kind?: string;
  name?: string;
  id?: string;
  autocomplete?: string;
  /** The heading of the section in which the control stands. */
  section?: string;
};

/** Number of features: the names of features are hashed into this many. */
export const BUCKETS = 1 << 16;

/** FNV-1a with a final mix, as an unsigned 32-bit number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3ce5);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Where a word stands in the bitset of known words. */
export const wordBit = (word: string) => hashOf(`word ${word}`) % BUCKETS;

/** Letters that carry no diacritic in Unicode's sense. */
const PLAIN: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' };

/** Lower-case words without diacritics; each number but 1 and 2, which count lines, is `#`. */
export function wordsOf(text: string): string[] {
  const plain = withoutHints(text)
    .replace(/['’`´]s\b/g, ' s')
    .toLowerCase()
    .replace(/[ßłøæœıđ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\be-mail/g, 'email')
    .replace(/\blinked-in/g, 'linkedin')
    .replace(/\bon-?site\b/g, 'onsite')
    .replace(/\bu\.\s?s\.(?:a\.)?/g, 'us ')
    .replace(/['’`´]/g, '')
    .replace(/\d[\d.,]*/g, (number) => (number === '1' || number === '2' ? ` ${number} ` : ' # '));
  return plain.match(/\p{L}+|[#12]/gu) ?? [];
}

/** The words of a machine name: `urls[LinkedIn]`, `jobTitle`, `address-line1`. */
function nameWords(name: string): string[] {
  if (/[0-9a-f]{8}-?[0-9a-f]{4}|^:|\d{5}/i.test(name)) return [];
  return wordsOf(name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_\-[\].:]+/g, ' '));
}

/** Sentences that explain, limit or give an example, and do not ask. */
const NOTE =
  /^(?:e\.?g\b|i\.e\b|example|note|format|for (?:example|instance|reference)|this |these |it |we |our |if |your (?:answer|response)|answers? |max|min|only |see |thank|at \p{Lu}|all |any |there |\W*$)/iu;
const REQUEST =
  /^(?:please|kindly|enter|provide|indicate|select|choose|tell|list|share|state|confirm|attach|upload|let us|can you|could you)\b/i;

/** A question on the sentence before it: "Are you comfortable with this requirement?" */
const REFERS_BACK =
  /^(?:are|is|do|does|can|could|will|would|have)\b[^?]{0,45}\b(?:this|that|these|those|it|so)(?: (?:requirement|arrangement|expectation|schedule|condition|commitment|set-?up|option)s?)?(?: (?:ok(?:ay)?|fine|acceptable|work|doable|something you can do))?(?: (?:for|with|to) you)?\?$/i;

/** Whether a machine name or an autocomplete token has words that the label does not have. */
export function saysMore({ label, name = '', id = '', autocomplete = '' }: Question): boolean {
  const said = new Set(wordsOf(label));
  return [...nameWords(name), ...nameWords(id), ...nameWords(autocomplete)].some(
    (word) => word.length > 3 && !GENERATED.has(word) && !said.has(word),
  );
}
const GENERATED = new Set(
  'answer answers attributes candidate card cards custom element field fields form input item name question questions text value wrap'.split(
    ' ',
  ),
);

/** Where a long label says what it asks: its last question, else its last request, else its first sentence that is no note. */
function parts(label: string): { ask: string; context: string } {
  const text = label.replace(/\s+/g, ' ').trim();
  if (text.length < 25) return { ask: text, context: '' };
  const sentences = text.split(
    /(?<=\?)\s+(?!\([^()]{1,24}\))|(?<=[.!:])\s+(?=\p{Lu}|\[)|(?<=[.!])(?=\p{Lu}\p{Ll})/u,
  );
  const asking = sentences.findLastIndex(
    (one) => one.includes('?') && !/^if\b.*\b(?:please|what|which|when|where|who)\b/i.test(one),
  );
  const request = sentences.findLastIndex((one) => REQUEST.test(one) && !/^please note/i.test(one));
  const plain = sentences.findIndex((one) => !NOTE.test(one));
  const at = [asking, request, plain].find((one) => one >= 0) ?? sentences.length - 1;
  if (REFERS_BACK.test(sentences[at] ?? '')) return { ask: text, context: '' };
  return { ask: sentences[at] ?? '', context: sentences.filter((_, index) => index !== at).join(' ') };
}

/** The sentence of a label that asks. */
export function askingPart(label: string): string {
  return parts(label).ask;
}

/** The words that carry what a label asks, as a topic's own words are compared with them. */
export function askedWords(label: string): string[] {
  return contentWords(withoutExamples(plainLabel(parts(label).ask)));
}

/** The words of a text that say something, each once, under one name for those that mean the same. */
export function contentWords(text: string): string[] {
  return [...new Set(gist(wordsOf(text)))].filter((word) => word !== '#');
}

/** A number for the exact words of a short label; null for a long one. */
export function exactHash(label: string): number | null {
  const words = wordsOf(plainLabel(label));
  return words.length === 0 || words.length > 12 ? null : hashOf(words.join(' '));
}

/** Where a word of a topic stands in the bitset of the topics' own words. */
export const topicWordBit = (topic: string, word: string) => hashOf(`${topic} ${word}`) % (BUCKETS * 4);

/** An option that says yes. */
export const YES = /^(?:yes|oui|ja|s[ií]|sim|tak|da|evet)\b/i;

function optionFeatures(options: readonly string[], add: (name: string) => void): void {
  if (options.length === 0) return;
  add(`o#${Math.min(options.length, 6)}`);
  if (options.some((one) => /\+\d/.test(one))) add('o#dial');
  if (options.length <= 4 && options.some((one) => YES.test(one))) add('o#yes');
  for (const option of options.slice(0, 8)) for (const word of wordsOf(option).slice(0, 8)) add(`o:${word}`);
}

/**
 * The features of a question, as sorted buckets without repetition. A word that no wording of the training has stands
 * as `?` among the others, so that an unknown name of a company or a skill says "some name" and nothing else.
 */
export function featuresOf(question: Question, isKnown: (word: string) => boolean): number[] {
  const buckets = new Set<number>();
  const add = (name: string) => {
    buckets.add(hashOf(name) % BUCKETS);
  };
  const { ask, context } = parts(question.label);
  const words = wordsOf(plainLabel(ask)).slice(0, 60);
  const seen = words.map((word) => (/^[#12]$/.test(word) || isKnown(word) ? word : '?'));
  const unknown = seen.filter((word) => word === '?').length;
  add('bias');
  add(`length ${words.length < 4 ? words.length : words.length < 7 ? 4 : words.length < 13 ? 7 : 13}`);
  if (unknown > 0) add(`unknown ${unknown === 1 ? 1 : 2}${words.length < 4 ? ' of few' : ''}`);
  const framed = ['^', ...seen, '$'];
  for (const word of seen) add(`w:${word}`);
  for (let at = 0; at + 1 < framed.length; at++) add(`b:${framed[at]} ${framed[at + 1]}`);
  for (let at = 0; at + 2 < framed.length; at++)
    if (seen.length < 12) add(`t:${framed[at]} ${framed[at + 1]} ${framed[at + 2]}`);
  if (seen.length <= 4) add(`all:${seen.join(' ')}`);
  const core = gist(seen).filter((word, at, all) => word !== all[at - 1]);
  for (let at = 0; at < core.length; at++) {
    add(`y:${core[at]}`);
    for (let other = at + 1; other <= at + 2 && other < core.length; other++)
      add(`p:${core[at]} ${core[other]}`);
  }
  if (core.length > 0 && core.length <= 4) add(`core:${core.join(' ')}`);
  for (const word of words) {
    if (word.length < 4) continue;
    const framedWord = `<${word}>`;
    for (let at = 0; at + 4 <= framedWord.length; at++) add(`g:${framedWord.slice(at, at + 4)}`);
  }
  for (const word of wordsOf(context).slice(-60)) if (isKnown(word)) add(`c:${word}`);
  optionFeatures(question.options ?? [], add);
  for (const name of [question.name ?? '', question.id ?? '']) {
    const part = nameWords(name);
    for (const word of part) add(`n:${word}`);
    for (let at = 0; at + 1 < part.length; at++) add(`n:${part[at]} ${part[at + 1]}`);
    if (part.length > 0) add(`n=${part.join(' ')}`);
  }
  const token = (question.autocomplete ?? '').trim().toLowerCase().split(/\s+/).at(-1);
  if (token && token !== 'on' && token !== 'off') add(`a:${token}`);
  if (question.kind) add(`k:${question.kind}`);
  for (const word of wordsOf(question.section ?? '').slice(0, 8)) if (isKnown(word)) add(`s:${word}`);
  return [...buckets].sort((one, other) => one - other);
}
