import { plainWords } from '../words/plain-words.ts';
import { type Groups, LetterGroups } from './letter-groups.ts';
import type { OccupationVotes, Vote } from './occupation-votes.ts';

/**
 * Weights of what two titles have in common; fitted on titles kept aside (decision 040). Votes count more if the list is
 * one of the taxonomies.
 */
const WEIGHTS = { vector: 1, letters: 0.35, vote: 0.1, voteInTaxonomy: 0.5 };
/** A list is a taxonomy if so many of its titles are official names in it. */
const LEAST_OFFICIAL = 0.6;
/** Agreement below this counts as none: the logarithm has to end somewhere. */
const LEAST_AGREEMENT = 1e-4;
const NO_AGREEMENT = Math.log(LEAST_AGREEMENT);
const HIGHEST = WEIGHTS.vector + WEIGHTS.letters - WEIGHTS.voteInTaxonomy * NO_AGREEMENT;

type Indexed = { vector: Float32Array; groups: Groups; votes: Vote[] };

/** What a search needs to know of titles: their English words, vector, and occupations. */
export type TitleReader = {
  toEnglish: (title: string) => string;
  embed: (english: string) => ArrayLike<number>;
  votes: OccupationVotes;
};

/**
 * Compares titles with a fixed list of titles, in any of the known languages: by the vector of their words in English,
 * by the occupations that titles like them belong to, and by their letters.
 */
export class TitleSearch {
  readonly #reader: TitleReader;
  readonly #letters: LetterGroups;
  readonly #titles: Indexed[];
  readonly #groups: Groups[];
  /** By taxonomy and occupation: the titles voted for it, and their share relative to the title's largest. */
  readonly #voted = new Map<string, Map<number, { title: number; share: number }[]>>();
  /** The taxonomies that vote, and what each vote weighs. */
  readonly #voting: { sources: string[]; weight: number };

  constructor(titles: readonly string[], reader: TitleReader) {
    this.#reader = reader;
    this.#letters = new LetterGroups(titles.map(plainWords));
    this.#titles = titles.map((title) => this.#index(title, reader.toEnglish));
    this.#groups = this.#titles.map(({ groups }) => groups);
    this.#voting = this.#votersOf();
    for (const [title, { votes }] of this.#titles.entries())
      for (const { source, shares } of votes) {
        const voted = this.#voted.get(source) ?? new Map<number, { title: number; share: number }[]>();
        this.#voted.set(source, voted);
        const largest = Math.max(...shares.values());
        for (const [occupation, share] of shares) {
          const those = voted.get(occupation);
          if (those) those.push({ title, share: share / largest });
          else voted.set(occupation, [{ title, share: share / largest }]);
        }
      }
  }

  /**
   * Similarity of a title to each title of the list, in the order of the list; at most 1. The title may be in another
   * language than the list.
   */
  similarities(title: string, toEnglish = this.#reader.toEnglish): Float32Array {
    const query = this.#index(title, toEnglish);
    const letters = this.#letters.cosines(query.groups, this.#groups);
    const agreement = new Map(query.votes.map((vote) => [vote.source, this.#agreement(vote)] as const));
    return Float32Array.from(this.#titles, ({ vector }, i) => {
      let cosine = 0;
      for (let d = 0; d < vector.length; d++) cosine += vector[d]! * query.vector[d]!;
      let vote = 0;
      for (const source of this.#voting.sources)
        vote += this.#voting.weight * (agreement.get(source)?.[i] ?? 0);
      return (WEIGHTS.vector * cosine + WEIGHTS.letters * letters[i]! + vote) / HIGHEST;
    });
  }

  #votersOf(): { sources: string[]; weight: number } {
    const official = new Map<string, number>();
    const sources = new Set<string>();
    for (const { votes } of this.#titles)
      for (const { source, certain } of votes) {
        sources.add(source);
        if (certain) official.set(source, (official.get(source) ?? 0) + 1);
      }
    const least = LEAST_OFFICIAL * this.#titles.length;
    const taxonomy = [...official].find(([, count]) => count >= least)?.[0];
    if (taxonomy !== undefined) return { sources: [taxonomy], weight: WEIGHTS.voteInTaxonomy };
    return { sources: [...sources], weight: WEIGHTS.vote / Math.max(1, sources.size) };
  }

  /** How far the occupations of each title are those of the query in one taxonomy: from 0 up. */
  #agreement({ source, shares }: Vote): Float32Array {
    const sums = new Float32Array(this.#titles.length);
    for (const [occupation, share] of shares)
      for (const voted of this.#voted.get(source)?.get(occupation) ?? [])
        sums[voted.title]! += share * voted.share;
    return sums.map((sum) => Math.log(Math.min(1, sum) + LEAST_AGREEMENT) - NO_AGREEMENT);
  }

  #index(title: string, toEnglish: TitleReader['toEnglish']): Indexed {
    const english = toEnglish(title);
    return {
      vector: Float32Array.from(this.#reader.embed(english)),
      groups: this.#letters.of(plainWords(title)),
      votes: this.#reader.votes.of(english),
    };
  }
}
