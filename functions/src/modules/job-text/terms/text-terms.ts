import { KNOWN_TERMS } from './known-terms.ts';
import { contentWords } from './term-words.ts';

/** How telling a known word is, and its number. */
type Term = { number: number; rarity: number };

let read: { terms: Map<string, Term>; words: string[] } | undefined;

function known(): { terms: Map<string, Term>; words: string[] } {
  if (read) return read;
  const terms = new Map<string, Term>();
  const words: string[] = [];
  for (const line of KNOWN_TERMS.split('\n')) {
    const [level, ...those] = line.split(' ');
    for (const word of those) {
      terms.set(word, { number: words.length, rarity: Number(level) });
      words.push(word);
    }
  }
  read = { terms, words };
  return read;
}

/** A text as known words with weights in steps of 1/255; the squares of all weights sum to about 1. */
export type TextTerms = Map<number, number>;

/** So many words of a posting, the most telling ones, stand for it. */
const MOST_TERMS = 128;
/** Rarer words tell no more than this: a name that only one posting has is no sign of other work. */
const MOST_TELLING = 4;
/** Two bytes for the word's number, one for its weight. */
const BYTES = 3;

/**
 * Part of a text’s words that must be known for it to be compared. It is more than 0.4 in nearly all English postings and
 * less than 0.2 in other languages, whose words that English happens to share say nothing about the work.
 */
const LEAST_KNOWN = 0.3;

/** The most telling words of some texts; none if most of their words are not known, as in another language. */
export function textTerms(texts: readonly string[], most = MOST_TERMS): TextTerms {
  const { terms } = known();
  const { terms: words, foreign } = contentWords(texts.join('\n'));
  const knownWords = words.filter((word) => terms.has(word));
  if (knownWords.length < LEAST_KNOWN * (words.length + foreign)) return new Map();
  const counts = new Map<string, number>();
  for (const word of knownWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weighed: [number, number][] = [];
  for (const [word, count] of counts) {
    const term = terms.get(word);
    if (term) weighed.push([term.number, (1 + Math.log(count)) * Math.min(MOST_TELLING, term.rarity)]);
  }
  weighed.sort((a, b) => b[1] - a[1] || a[0] - b[0]).splice(most);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([number, weight]) => [number, Math.round((weight / length) * 255) / 255]));
}

/** Words and weights in base64, a few hundred characters. */
export function packTerms(terms: TextTerms): string {
  const bytes = Buffer.alloc(terms.size * BYTES);
  let at = 0;
  for (const [number, weight] of terms) {
    bytes.writeUInt16LE(number, at);
    bytes.writeUInt8(Math.round(weight * 255), at + 2);
    at += BYTES;
  }
  return bytes.toString('base64');
}

/** Reverses `packTerms`. */
export function unpackTerms(packed: string): TextTerms {
  const bytes = Buffer.from(packed, 'base64');
  const terms: TextTerms = new Map();
  for (let at = 0; at + BYTES <= bytes.byteLength; at += BYTES)
    terms.set(bytes.readUInt16LE(at), bytes[at + 2]! / 255);
  return terms;
}

/** Number of words of one text times that of the other, from which their cosine is taken as it is. */
const LONG_TEXTS = 25_000;
/** How much less the cosine of shorter texts counts: a few words agree more easily. */
const SHORT_TEXTS = 0.12;

/** A packed text's words and weights, read once for several comparisons. */
export type PackedTerms = { numbers: Uint16Array; weights: Uint8Array };

export function readTerms(packed: string): PackedTerms {
  const bytes = Buffer.from(packed, 'base64');
  const count = Math.floor(bytes.byteLength / BYTES);
  const terms = { numbers: new Uint16Array(count), weights: new Uint8Array(count) };
  for (let i = 0, at = 0; i < count; i++, at += BYTES) {
    terms.numbers[i] = bytes[at]! | (bytes[at + 1]! << 8);
    terms.weights[i] = bytes[at + 2]!;
  }
  return terms;
}

const SHARE_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) => byte / 255);
const byNumber = new WeakMap<TextTerms, Float64Array>();

/** The weights of a person's words by number: looking one up in the map takes ten times as long. */
function weightsByNumber(own: TextTerms): Float64Array {
  const found = byNumber.get(own);
  if (found) return found;
  const weights = new Float64Array(known().words.length);
  for (const [number, weight] of own) weights[number] = weight;
  byNumber.set(own, weights);
  return weights;
}

/** How far a person's words are those of a text: the cosine, less for short texts, 0–1. */
export function termsCosine(own: TextTerms, { numbers, weights }: PackedTerms): number {
  const ownWeights = weightsByNumber(own);
  let cosine = 0;
  for (let i = 0; i < numbers.length; i++) cosine += SHARE_OF_BYTE[weights[i]!]! * ownWeights[numbers[i]!]!;
  const length = Math.min(1, (own.size * numbers.length) / LONG_TEXTS) ** SHORT_TEXTS;
  return Math.min(1, cosine * length);
}

/** The words that a person and a text have in common, most telling first. */
export function commonTerms(own: TextTerms, { numbers, weights }: PackedTerms): string[] {
  const common: { number: number; weight: number }[] = [];
  for (const [i, number] of numbers.entries()) {
    const weight = SHARE_OF_BYTE[weights[i]!]! * (own.get(number) ?? 0);
    if (weight > 0) common.push({ number, weight });
  }
  common.sort((a, b) => b.weight - a.weight);
  return common.map(({ number }) => known().words[number] ?? '');
}
