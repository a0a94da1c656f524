import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { type TextTerms, termsCosine } from '../../job-text/terms/text-terms.ts';
import { seniorityRank, YEARS_OF_BAND } from '../../job-text/titles/seniority.ts';
import type { Candidate } from './candidate.ts';
import type { PostingTraits } from './posting-traits.ts';

/**
 * The numbers of a score without its words: how well each part fits, 0–1, null if one side says nothing. A search
 * compares hundreds of postings by them and words only those it shows.
 */

/** Parts are shown and summed in steps of a thousandth. */
export function rounded(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}

/** The value on a line through points with ascending first numbers; 0 before the first, 1 after the last. */
export function along(points: readonly (readonly [number, number])[], value: number): number {
  let beforeAt = -1;
  let beforeFit = 0;
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!;
    const at = point[0];
    const fit = point[1];
    if (value <= at) return beforeFit + ((fit - beforeFit) * (value - beforeAt)) / (at - beforeAt);
    beforeAt = at;
    beforeFit = fit;
  }
  return 1;
}

/** Half of a long list is a good match, and the bar says so. */
const LIST_EXPONENT = 0.75;
const PREFERRED_WEIGHT = 0.4;
/** Beyond this many, each further skill counts less: nobody has all twenty. */
const FULL_LIST = 8;
const LONG_LIST_WEIGHT = 0.2;
/** So many skills in common are full evidence of the same work, whatever share of the list they are. */
export const FULL_MATCH = 10;

/** How much of the evidence that skills can give so many in common are, 0–1. */
export function matchEvidence(matched: number): number {
  return Math.min(1, Math.log(1 + matched) / Math.log(1 + FULL_MATCH));
}

/** Skills of a posting, and how many of them the person has. */
export type SkillCounts = { stated: number; matched: number; fit: number | null };

export function countSkills({ skills }: Candidate, features: PostingFeatures): SkillCounts {
  const { skills_required: required, skills_preferred: preferred } = features;
  const stated = required.length + preferred.length;
  if (stated === 0 || skills.size === 0) return { stated, matched: 0, fit: null };
  let ofRequired = 0;
  let ofPreferred = 0;
  for (let i = 0; i < required.length; i++) if (skills.has(required[i]!)) ofRequired++;
  for (let i = 0; i < preferred.length; i++) if (skills.has(preferred[i]!)) ofPreferred++;
  const matched = ofRequired + ofPreferred;
  const have = ofRequired + PREFERRED_WEIGHT * ofPreferred;
  const all = required.length + PREFERRED_WEIGHT * preferred.length;
  const expected = all <= FULL_LIST ? all : FULL_LIST + (all - FULL_LIST) * LONG_LIST_WEIGHT;
  const share = Math.min(1, have / expected) ** LIST_EXPONENT;
  return { stated, matched, fit: rounded((share + matchEvidence(matched)) / 2) };
}

/** Words that a posting must have for its text to be compared: a line or two say nothing. */
export const LEAST_TERMS = 6;
/** Maps the cosine of two texts to fit, measured on judged pairs: below 0.03 is other work, from 0.2 the same. */
const FIT_OF_TEXTS: readonly (readonly [number, number])[] = [
  [0.02, 0],
  [0.06, 0.35],
  [0.1, 0.65],
  [0.15, 0.9],
  [0.2, 1],
];

/** The fit of two texts before rounding; null if one says too little. */
export function textFit(own: TextTerms, { terms }: PostingTraits): number | null {
  if (terms.numbers.length < LEAST_TERMS || own.size === 0) return null;
  return along(FIT_OF_TEXTS, termsCosine(own, terms));
}

function yearsFit(have: number, least: number, most: number): number {
  if (have < least) return Math.max(0, 1 - (1.2 * (least - have)) / Math.max(least, 2));
  return have <= most ? 1 : Math.max(0.55, 1 - (have - most) * 0.05);
}

export function experienceFit(candidate: Candidate, features: PostingFeatures): number | null {
  const { years_min: asked, seniority: level } = features;
  const { years, seniority } = candidate;
  const levelGap =
    level !== null && seniority !== null ? seniorityRank(level) - seniorityRank(seniority) : null;
  if (years !== null && (asked !== null || level !== null)) {
    const least = asked ?? YEARS_OF_BAND[level!][0];
    const most =
      asked === null
        ? YEARS_OF_BAND[level!][1]
        : Math.max(asked * 2 + 6, level === null ? 0 : YEARS_OF_BAND[level][1]);
    const have = (years.min + years.max) / 2;
    const fit = yearsFit(Math.max(have, Math.min(years.max, least)), least, most);
    return rounded(asked !== null && levelGap !== null && Math.abs(levelGap) >= 2 ? fit * 0.75 : fit);
  }
  return levelGap === null ? null : ([1, 0.7, 0.4, 0.2][Math.abs(levelGap)] ?? 0.1);
}

export function salaryFit({ pay_floor: floor }: Candidate, { pay }: PostingFeatures): number | null {
  if (pay === null || floor === null || pay.currency !== floor.currency) return null;
  const top = pay.max ?? pay.min ?? 0;
  if ((pay.min ?? top) >= floor.amount) return 1;
  return top >= floor.amount ? 0.85 : rounded(0.7 - (2.5 * (floor.amount - top)) / floor.amount);
}
