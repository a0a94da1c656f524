/** Titles that an occupation is taken to have beside its own, with the words of all: one title is no proof. */
const UNSEEN_TITLES = 2;

/** For each occupation, how much more likely its titles have some words than others do: sums of logarithms. */
export type WordEvidence = {
  /** Of all words of the title. */
  all: Float32Array;
  /** Of its last word, which mostly says what somebody is, as the last word of titles. */
  head: Float32Array;
};

/** In how many titles a word is found: in all, and by occupation. */
type Found = { titles: number; ofOccupation: Map<number, number> };

/** The words of the titles known for the occupations of a taxonomy. */
export class KnownWords {
  readonly #words = new Map<string, Found>();
  readonly #heads = new Map<string, Found>();
  /** Titles by occupation. */
  readonly #counts: number[] = [];
  #titles = 0;

  /** Adds the next occupation by the words of its titles; titles of the same words count once. */
  add(titles: readonly (readonly string[])[]): void {
    const occupation = this.#counts.length;
    const different = new Map(titles.map((words) => [words.join(' '), words])).values();
    let count = 0;
    for (const words of different) {
      const head = words.at(-1);
      if (head === undefined) continue;
      count++;
      for (const word of new Set(words)) note(this.#words, word, occupation);
      note(this.#heads, head, occupation);
    }
    this.#counts.push(count);
    this.#titles += count;
  }

  evidence(words: readonly string[]): WordEvidence {
    const evidence = {
      all: new Float32Array(this.#counts.length),
      head: new Float32Array(this.#counts.length),
    };
    for (const word of new Set(words)) this.#weigh(this.#words.get(word), evidence.all);
    this.#weigh(this.#heads.get(words.at(-1) ?? ''), evidence.head);
    return evidence;
  }

  /** Nothing is said by a word that no title has. */
  #weigh(found: Found | undefined, into: Float32Array): void {
    if (found === undefined) return;
    const usual = found.titles / this.#titles;
    for (const [occupation, count] of this.#counts.entries()) {
      const own = found.ofOccupation.get(occupation) ?? 0;
      into[occupation]! += Math.log((own / usual + UNSEEN_TITLES) / (count + UNSEEN_TITLES));
    }
  }
}

function note(into: Map<string, Found>, word: string, occupation: number): void {
  const found = into.get(word) ?? { titles: 0, ofOccupation: new Map<number, number>() };
  into.set(word, found);
  found.titles++;
  found.ofOccupation.set(occupation, (found.ofOccupation.get(occupation) ?? 0) + 1);
}
