import { BUCKETS, featuresOf, type Question, wordBit, wordsOf } from './features.ts';

/**
 * A multinomial logistic regression over hashed features. `counts` has the number of weights of each bucket; the
 * weights of all buckets follow one another as pairs of topic and weight, in units of `scale`. `words` is the bitset
 * of the words that the training knows.
 */
export type PackedModel = {
  topics: readonly string[];
  scale: number;
  counts: string;
  pairs: string;
  words: string;
};

export type Scored = { topic: string; probability: number };

function bytes(base64: string): Uint8Array {
  const text = atob(base64);
  const found = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) found[at] = text.charCodeAt(at);
  return found;
}

/** Scores a question against every topic. Made once: unpacking takes milliseconds. */
export class TopicModel {
  readonly #topics: readonly string[];
  readonly #scale: number;
  /** Where the pairs of each bucket begin. */
  readonly #starts = new Uint32Array(BUCKETS + 1);
  readonly #pairs: Uint8Array;
  readonly #weights: Int8Array;
  readonly #words: Uint8Array;

  constructor(packed: PackedModel) {
    this.#topics = packed.topics;
    this.#scale = packed.scale;
    this.#words = bytes(packed.words);
    this.#pairs = bytes(packed.pairs);
    this.#weights = new Int8Array(this.#pairs.buffer);
    const counts = bytes(packed.counts);
    for (let at = 0; at < BUCKETS; at++) this.#starts[at + 1] = (this.#starts[at] ?? 0) + (counts[at] ?? 0);
  }

  knows(word: string): boolean {
    const bit = wordBit(word);
    return ((this.#words[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }

  /** Whether the label is short and has a word that no wording of the training has. */
  hasForeignWord({ label }: Question): boolean {
    const words = wordsOf(label);
    return words.length <= 5 && words.some((word) => word !== '#' && !this.knows(word));
  }

  /** The topics of a question with their probabilities, most probable first. */
  score(question: Question): Scored[] {
    const features = featuresOf(question, (word) => this.knows(word));
    const sums = new Float64Array(this.#topics.length);
    for (const feature of features) {
      const end = this.#starts[feature + 1] ?? 0;
      for (let at = this.#starts[feature] ?? 0; at < end; at++) {
        const topic = this.#pairs[2 * at] ?? 0;
        sums[topic] = (sums[topic] ?? 0) + (this.#weights[2 * at + 1] ?? 0);
      }
    }
    const unit = this.#scale / Math.sqrt(features.length);
    const highest = Math.max(...sums) * unit;
    const powers = Array.from(sums, (sum) => Math.exp(sum * unit - highest));
    const total = powers.reduce((one, other) => one + other, 0);
    return this.#topics
      .map((topic, at) => ({ topic, probability: (powers[at] ?? 0) / total }))
      .sort((one, other) => other.probability - one.probability);
  }
}
