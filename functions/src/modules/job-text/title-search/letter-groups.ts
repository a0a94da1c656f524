/** Buckets of hashed groups. */
const BUCKETS = 1 << 18;
const [SHORTEST, LONGEST] = [3, 5];
const WORD_WEIGHT = 1.5;

/** A text as a sparse unit vector. */
export type Groups = { ids: Int32Array; weights: Float32Array };

function hashOf(text: string, from: number, to: number, seed: number): number {
  let value = seed;
  for (let i = from; i < to; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return (value >>> 0) % BUCKETS;
}

/** Words, pairs of words, and groups of three to five letters of a text, each once with its weight. */
function groupsIn(words: readonly string[]): Map<number, number> {
  const groups = new Map<number, number>();
  for (const [i, word] of words.entries()) {
    groups.set(hashOf(word, 0, word.length, 0x1234567), WORD_WEIGHT);
    const padded = `<${word}>`;
    for (let length = SHORTEST; length <= LONGEST; length++)
      for (let at = 0; at + length <= padded.length; at++)
        groups.set(hashOf(padded, at, at + length, 0x811c9dc5), 1);
    const next = words[i + 1];
    if (next !== undefined) {
      const pair = `${word} ${next}`;
      groups.set(hashOf(pair, 0, pair.length, 0x7654321), 1);
    }
  }
  return groups;
}

/** Compares texts by their words and letter groups; what few texts of a collection have in common counts more. */
export class LetterGroups {
  readonly #rarity = new Float32Array(BUCKETS);
  /** Weights of the text that others are being compared with, by group. */
  readonly #compared = new Float32Array(BUCKETS);

  constructor(collection: readonly (readonly string[])[]) {
    const found = new Uint32Array(BUCKETS);
    for (const words of collection) for (const id of groupsIn(words).keys()) found[id]!++;
    for (let id = 0; id < BUCKETS; id++)
      this.#rarity[id] = Math.log(1 + collection.length / (1 + found[id]!));
  }

  of(words: readonly string[]): Groups {
    const groups = groupsIn(words);
    const ids = Int32Array.from(groups.keys());
    const weights = Float32Array.from(groups, ([id, weight]) => weight * this.#rarity[id]!);
    const length = Math.hypot(...weights) || 1;
    return { ids, weights: weights.map((weight) => weight / length) };
  }

  /** Cosines of one text and others, in their order. */
  cosines(one: Groups, others: readonly Groups[]): Float32Array {
    for (let i = 0; i < one.ids.length; i++) this.#compared[one.ids[i]!] = one.weights[i]!;
    const cosines = Float32Array.from(others, ({ ids, weights }) => {
      let sum = 0;
      for (let i = 0; i < ids.length; i++) sum += this.#compared[ids[i]!]! * weights[i]!;
      return sum;
    });
    for (const id of one.ids) this.#compared[id] = 0;
    return cosines;
  }
}
