import { titleTokens } from '../../job-text/embedding/title-tokens.ts';
import { agreement } from '../../job-text/title-search/near-occupations.ts';
import type { Candidate, CandidateTitle } from './candidate.ts';
import { along } from './fits.ts';
import type { PostingTraits } from './posting-traits.ts';

/**
 * Maps the similarity of two titles to fit, measured on pairs of titles: below 0.2 they are unrelated, from 0.92 they
 * are the same work.
 */
const FIT_OF_SIMILARITY: readonly (readonly [number, number])[] = [
  [0.2, 0],
  [0.38, 0.2],
  [0.54, 0.5],
  [0.68, 0.7],
  [0.8, 0.86],
  [0.92, 1],
];

/**
 * What it takes from the cosine of two titles that other occupations are near each: "dental hygienist" and "industrial
 * hygienist" share a word and no work. That the same ones are near adds nothing: the cosine says so already.
 */
const VOTE_WEIGHT = 0.05;
const LEAST_AGREEMENT = 0.02;
/** Agreement of this much is enough. */
const ENOUGH = Math.log(0.15 + LEAST_AGREEMENT);

/** Words that make a title different work: a "data analyst manager" is not a data analyst. */
const TURNS_THE_WORK = new Set(
  titleTokens(
    'manager director supervisor assistant sales trainer teacher instructor recruiter clerk technician helper coordinator apprentice aide support test tester educator professor specialist',
  ),
);

/** Roles that make two titles different work, whatever else they share. */
const HELPERS = new Set(['assistant', 'aide', 'helper', 'apprentice', 'clerk']);
const RULERS = new Set(['manager', 'director', 'supervisor', 'head', 'chief', 'president']);
const OTHER_RANK_CAP = 0.7;

const isHelper = (tokens: readonly string[]) => tokens.some((token) => HELPERS.has(token));
const isRuler = (tokens: readonly string[]) => tokens.some((token) => RULERS.has(token));

function otherRank(own: readonly string[], posted: readonly string[]): boolean {
  return isHelper(own) !== isHelper(posted) || isRuler(own) !== isRuler(posted);
}

/** Cosine of the vectors, corrected by the vote of the occupations near each. */
function similarity(own: CandidateTitle, vector: Int8Array, { occupations }: PostingTraits): number {
  let dot = 0;
  for (let d = 0; d < vector.length; d++) dot += own.vector[d]! * vector[d]!;
  const cosine = dot / 127;
  if (own.occupations === null || occupations.numbers.length === 0) return cosine;
  const vote = Math.log(agreement(own.occupations, occupations) + LEAST_AGREEMENT) - ENOUGH;
  return cosine + VOTE_WEIGHT * Math.min(0, vote);
}

function saysAll(own: CandidateTitle, traits: PostingTraits): boolean {
  return (
    (own.token_bits & ~traits.token_bits) === 0 && own.tokens.every((token) => traits.tokens.includes(token))
  );
}

/** What all words of a title are worth, with others between them. */
const APART = 0.5;

/** Side by side, in either order: a word between them makes other work, as in "product marketing manager". */
function saysTogether({ tokens }: CandidateTitle, { tokens: posted }: PostingTraits): boolean {
  const places = tokens.map((token) => posted.indexOf(token));
  return Math.max(...places) - Math.min(...places) === tokens.length - 1;
}

export function oneTitleFit(own: CandidateTitle, traits: PostingTraits): number {
  const { tokens: posted, vector } = traits;
  const all = saysAll(own, traits);
  if (all && own.tokens.length === posted.length) return 1;
  let fit = 0;
  if (vector !== null) {
    fit = along(FIT_OF_SIMILARITY, similarity(own, vector, traits));
    if (fit > OTHER_RANK_CAP && otherRank(own.tokens, posted)) fit = OTHER_RANK_CAP;
  }
  if (
    all &&
    own.tokens.length >= 2 &&
    !posted.some((token) => TURNS_THE_WORK.has(token) && !own.tokens.includes(token))
  )
    fit = Math.max(fit, saysTogether(own, traits) ? 0.92 : APART);
  return fit;
}

/** The person's title that fits a posting best, the first of equals. */
export function bestTitle(
  { titles }: Candidate,
  traits: PostingTraits,
): { title: CandidateTitle; fit: number; value: number } | null {
  let best: { title: CandidateTitle; fit: number; value: number } | null = null;
  for (const title of titles) {
    // No fit is above 1, so that a lighter title cannot be better.
    if (best !== null && title.weight <= best.value) continue;
    const fit = oneTitleFit(title, traits);
    if (best === null || fit * title.weight > best.value) best = { title, fit, value: fit * title.weight };
  }
  return best;
}
