import {
  askedWords,
  BUCKETS,
  exactHash,
  featuresOf,
  type Question,
  saysMore,
  topicWordBit,
  wordBit,
  YES,
} from './features.ts';

/**
 * A multinomial logistic regression over hashed features. `counts` has the number of weights of each bucket; the
 * weights of all buckets follow one another as pairs of topic and weight, in units of `scale`. `words` is the bitset
 * of the words that the training knows, `own` that of the words which it knows for each topic. `exact` has
 * five bytes for each short wording of the training: its hash and the number of its topic.
 */
export type PackedModel = {
  topics: readonly string[];
  scale: number;
  counts: string;
  pairs: string;
  words: string;
  own: string;
  exact: string;
};

export type Scored = { topic: string; probability: number };

/** How probable the topic of a wording is that the training has word for word. */
const EXACT = 0.97;
/** The same if options tell more than the wording does: "Veteran status" with "I am not a protected veteran". */
const EXACT_WITH_OPTIONS = 0.4;

/** Headings of the parts on past jobs and schools, as the filler names them. */
const HISTORIES: ReadonlySet<string> = new Set(['experience', 'education']);

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
  readonly #own: Uint8Array;
  readonly #exact = new Map<number, number>();

  constructor(packed: PackedModel) {
    this.#topics = packed.topics;
    this.#scale = packed.scale;
    this.#words = bytes(packed.words);
    this.#own = bytes(packed.own);
    this.#pairs = bytes(packed.pairs);
    this.#weights = new Int8Array(this.#pairs.buffer);
    const exact = new DataView(bytes(packed.exact).buffer);
    for (let at = 0; at + 4 < exact.byteLength; at += 5)
      this.#exact.set(exact.getUint32(at), exact.getUint8(at + 4));
    const counts = bytes(packed.counts);
    for (let at = 0; at < BUCKETS; at++) this.#starts[at + 1] = (this.#starts[at] ?? 0) + (counts[at] ?? 0);
  }

  knows(word: string): boolean {
    const bit = wordBit(word);
    return ((this.#words[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }

  /** Whether no wording of the topic has a word. */
  isStrange(topic: string, word: string): boolean {
    const bit = topicWordBit(topic, word);
    return ((this.#own[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0;
  }

  /** How many words of what a label asks stand in no wording of the topic. */
  strangeWords(topic: string, { label }: Question): number {
    return askedWords(label).filter((word) => this.isStrange(topic, word)).length;
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
    const exact = this.#exact.get(exactHash(question.label) ?? -1);
    // What the words leave open, options, a name, or a heading may tell: "Title" of Mr., Ms., Dr., "Number" named `phone`.
    const { options = [] } = question;
    const telling = options.length > 0 && !options.some((one) => YES.test(one));
    const named = saysMore(question) || HISTORIES.has(question.section ?? '');
    const isOpen = exact !== undefined && this.#topics[exact] === 'unknown' && (telling || named);
    const certain = exact === undefined || isOpen ? 0 : telling ? EXACT_WITH_OPTIONS : EXACT;
    return this.#topics
      .map((topic, at) => ({
        topic,
        probability: (1 - certain) * ((powers[at] ?? 0) / total) + (at === exact ? certain : 0),
      }))
      .sort((one, other) => other.probability - one.probability);
  }
}
