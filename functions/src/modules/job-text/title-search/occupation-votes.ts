import { EMBEDDING_DIMENSION as D } from '../embedding/embedding-model.ts';
import { titleTokens } from '../embedding/title-tokens.ts';
import { KnownWords, type WordEvidence } from './known-words.ts';

/** An occupation of a taxonomy with the titles known for it, its official one first, and its own unit vector. */
export type Occupation = { source: string; titles: string[]; vector: ArrayLike<number> };

/** How likely a title belongs to occupations of one taxonomy: shares by number of the occupation, which sum to 1. */
export type Shares = Map<number, number>;

/** The shares in one taxonomy; `certain` if the title is the official name of an occupation there. */
export type Vote = { source: string; shares: Shares; certain: boolean };

/** In each taxonomy, only the titles of so many occupations with the nearest vectors are looked at. */
const NEAREST_OCCUPATIONS = 48;
/** Sharpness of the votes of titles: what a cosine lower by this much divides by e. */
const SHARPNESS = 0.1;
/** The titles of an occupation that are nearest count once more by their mean: one alone may be near by chance. */
const NEAREST_TITLES = 3;
/** Weights of the evidence for an occupation; fitted on titles kept aside (decision 040). */
const EVIDENCE = { titles: 0.72, nearestTitles: 6, words: 0.15, head: 0.16 };

/** Unit vectors in signed bytes: a quarter of the memory. */
type KnownTitles = { count: number; vectors: Int8Array };

/** Says which occupations of the taxonomies a title belongs to, by a vote over the titles known for each. */
export class OccupationVotes {
  readonly #occupations: readonly Occupation[];
  readonly #embed: (title: string) => ArrayLike<number>;
  readonly #vectors: Float32Array;
  readonly #known: (KnownTitles | undefined)[];
  readonly #officials = new Map<string, number[]>();
  readonly #sources = new Map<string, { numbers: number[]; words: KnownWords }>();

  constructor(occupations: readonly Occupation[], embed: (title: string) => ArrayLike<number>) {
    this.#occupations = occupations;
    this.#embed = embed;
    this.#known = new Array(occupations.length);
    this.#vectors = new Float32Array(occupations.length * D);
    for (const [number, { source, titles, vector }] of occupations.entries()) {
      this.#vectors.set(vector, number * D);
      const official = titleTokens(titles[0]!).join(' ');
      this.#officials.set(official, [...(this.#officials.get(official) ?? []), number]);
      const known = this.#sources.get(source) ?? { numbers: [], words: new KnownWords() };
      this.#sources.set(source, known);
      known.numbers.push(number);
      known.words.add(titles.map(titleTokens));
    }
  }

  /** The occupations of a title, for each taxonomy. */
  of(title: string): Vote[] {
    const tokens = titleTokens(title);
    if (tokens.length === 0) return [];
    const vector = Float32Array.from(this.#embed(title));
    const officials = this.#officials.get(tokens.join(' ')) ?? [];
    return [...this.#sources].map(([source, { numbers, words }]) => {
      const own = officials.filter((number) => this.#occupations[number]!.source === source);
      return own.length > 0
        ? { source, certain: true, shares: new Map(own.map((number) => [number, 1])) }
        : { source, certain: false, shares: this.#vote(numbers, vector, words.evidence(tokens)) };
    });
  }

  #vote(numbers: number[], vector: Float32Array, words: WordEvidence): Shares {
    const cosines = Float32Array.from(numbers, (number) => dotAt(vector, this.#vectors, number * D));
    const ordered = cosines.slice().sort();
    const least = ordered[Math.max(0, ordered.length - NEAREST_OCCUPATIONS)]!;
    const candidates: number[] = [];
    const scores: number[] = [];
    for (const [i, number] of numbers.entries()) {
      if (cosines[i]! < least) continue;
      const known = this.#titlesOf(number);
      const near = new Float32Array(known.count);
      let byTitles = 1e-9;
      for (let title = 0; title < known.count; title++) {
        near[title] = dotAt(vector, known.vectors, title * D) / 127;
        byTitles += Math.exp((near[title]! - 1) / SHARPNESS);
      }
      const nearest = near.sort().subarray(-NEAREST_TITLES);
      candidates.push(number);
      scores.push(
        EVIDENCE.titles * Math.log(byTitles) +
          EVIDENCE.nearestTitles * (nearest.reduce((sum, cosine) => sum + cosine, 0) / nearest.length) +
          EVIDENCE.words * words.all[i]! +
          EVIDENCE.head * words.head[i]!,
      );
    }
    const highest = Math.max(...scores);
    const chances = scores.map((score) => Math.exp(score - highest));
    const whole = chances.reduce((sum, chance) => sum + chance, 0);
    return new Map(candidates.map((number, i) => [number, chances[i]! / whole]));
  }

  #titlesOf(number: number): KnownTitles {
    const found = this.#known[number];
    if (found) return found;
    const titles = new Map(
      this.#occupations[number]!.titles.map((title) => [titleTokens(title).join(' '), title] as const),
    );
    const known: KnownTitles = {
      count: titles.size,
      vectors: new Int8Array(titles.size * D),
    };
    for (const [i, title] of [...titles.values()].entries())
      for (const [d, value] of Array.from(this.#embed(title)).entries())
        known.vectors[i * D + d] = Math.round(value * 127);
    this.#known[number] = known;
    return known;
  }
}

function dotAt(vector: Float32Array, table: Float32Array | Int8Array, from: number): number {
  let sum = 0;
  for (let d = 0; d < D; d++) sum += vector[d]! * table[from + d]!;
  return sum;
}
