import { EMBEDDING_DIMENSION as D } from '../embedding/embedding-model.ts';
import { titleTokens } from '../embedding/title-tokens.ts';
import { type Groups, LetterGroups } from './letter-groups.ts';

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
/** Weights of the evidence for an occupation; fitted on titles kept aside (decision 040). */
const EVIDENCE = { occupation: 5, vectors: 0.7, letters: 0.45 };

type KnownTitles = { count: number; vectors: Float32Array; groups: Groups[] };

/** Says which occupations of the taxonomies a title belongs to, by a vote over the titles known for each. */
export class OccupationVotes {
  readonly #occupations: readonly Occupation[];
  readonly #embed: (title: string) => ArrayLike<number>;
  readonly #letters: LetterGroups;
  readonly #vectors: Float32Array;
  readonly #known: (KnownTitles | undefined)[];
  readonly #officials = new Map<string, number[]>();
  readonly #sources = new Map<string, number[]>();

  constructor(occupations: readonly Occupation[], embed: (title: string) => ArrayLike<number>) {
    this.#occupations = occupations;
    this.#embed = embed;
    this.#known = new Array(occupations.length);
    this.#vectors = new Float32Array(occupations.length * D);
    this.#letters = new LetterGroups(occupations.flatMap(({ titles }) => titles.map(titleTokens)));
    for (const [number, { source, titles, vector }] of occupations.entries()) {
      this.#vectors.set(vector, number * D);
      const official = titleTokens(titles[0]!).join(' ');
      this.#officials.set(official, [...(this.#officials.get(official) ?? []), number]);
      const numbers = this.#sources.get(source);
      if (numbers) numbers.push(number);
      else this.#sources.set(source, [number]);
    }
  }

  /** The occupations of a title, for each taxonomy. */
  of(title: string): Vote[] {
    const tokens = titleTokens(title);
    if (tokens.length === 0) return [];
    const vector = Float32Array.from(this.#embed(title));
    const groups = this.#letters.of(tokens);
    const officials = this.#officials.get(tokens.join(' ')) ?? [];
    return [...this.#sources].map(([source, numbers]) => {
      const own = officials.filter((number) => this.#occupations[number]!.source === source);
      return own.length > 0
        ? { source, certain: true, shares: new Map(own.map((number) => [number, 1])) }
        : { source, certain: false, shares: this.#vote(numbers, vector, groups) };
    });
  }

  #vote(numbers: number[], vector: Float32Array, groups: Groups): Shares {
    const cosines = Float32Array.from(numbers, (number) => dotAt(vector, this.#vectors, number * D));
    const ordered = cosines.slice().sort();
    const least = ordered[Math.max(0, ordered.length - NEAREST_OCCUPATIONS)]!;
    const candidates: number[] = [];
    const scores: number[] = [];
    for (const [i, number] of numbers.entries()) {
      if (cosines[i]! < least) continue;
      const known = this.#titlesOf(number);
      let byVector = 1e-9;
      for (let title = 0; title < known.count; title++)
        byVector += Math.exp((dotAt(vector, known.vectors, title * D) - 1) / SHARPNESS);
      let byLetters = 1e-9;
      for (const cosine of this.#letters.cosines(groups, known.groups))
        byLetters += Math.exp((cosine - 1) / SHARPNESS);
      candidates.push(number);
      scores.push(
        EVIDENCE.occupation * cosines[i]! +
          EVIDENCE.vectors * Math.log(byVector) +
          EVIDENCE.letters * Math.log(byLetters),
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
      vectors: new Float32Array(titles.size * D),
      groups: [...titles.keys()].map((key) => this.#letters.of(key.split(' '))),
    };
    for (const [i, title] of [...titles.values()].entries()) known.vectors.set(this.#embed(title), i * D);
    this.#known[number] = known;
    return known;
  }
}

function dotAt(vector: Float32Array, table: Float32Array, from: number): number {
  let sum = 0;
  for (let d = 0; d < D; d++) sum += vector[d]! * table[from + d]!;
  return sum;
}
