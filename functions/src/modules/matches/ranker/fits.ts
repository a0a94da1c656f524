import { SENIORITIES } from '../../../contract/common.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { type TextTerms, termsCosine } from '../../job-text/terms/text-terms.ts';
import { seniorityRank, YEARS_OF_BAND } from '../../job-text/titles/seniority.ts';
import type { Candidate } from './candidate.ts';
import { type PostingTraits, traitsOf } from './posting-traits.ts';

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

/** A skill that is only listed counts this much of one that the resume shows at work. */
const ONLY_LISTED = 0.8;
/** What a skill counts that the person lacks but has another of its kind: AWS for one who knows Azure. */
const NEAR = 0.35;
/**
 * Maps how far the person's skills are those that a posting is about to fit, measured on judged pairs. With skills that
 * are all alike it is the number in common over the root of the number stated: four of four, or six of nine, is 2.
 */
const FIT_OF_SKILLS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.5, 0.27],
  [1, 0.54],
  [1.5, 0.76],
  [2, 0.9],
  [2.6, 1],
];

/** Skills of a posting, and how many of them the person has. */
export type SkillCounts = { stated: number; matched: number; fit: number | null };

export function countSkills(
  { skills, skills_used: used, skills_near: near }: Candidate,
  features: PostingFeatures,
): SkillCounts {
  const { skills_required: required, skills_preferred: preferred } = features;
  const stated = required.length + preferred.length;
  if (stated === 0 || skills.size === 0) return { stated, matched: 0, fit: null };
  const { emphasis, emphasis_norm } = traitsOf(features);
  let matched = 0;
  let sum = 0;
  for (let i = 0; i < stated; i++) {
    const name = i < required.length ? required[i]! : preferred[i - required.length]!;
    if (skills.has(name)) {
      matched++;
      sum += emphasis[i]! * (used === null || used.has(name) ? 1 : ONLY_LISTED);
    } else if (near.has(name)) sum += emphasis[i]! * NEAR;
  }
  return { stated, matched, fit: rounded(along(FIT_OF_SKILLS, sum / emphasis_norm)) };
}

/** Words that a posting must have for its text to be compared: a line or two say nothing. */
export const LEAST_TERMS = 6;
/** Maps the cosine of two texts to fit, measured on judged pairs: from 0.3 it is the same work. */
const FIT_OF_TEXTS: readonly (readonly [number, number])[] = [
  [0.01, 0],
  [0.06, 0.32],
  [0.1, 0.55],
  [0.15, 0.75],
  [0.2, 0.87],
  [0.3, 1],
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

/** What experience counts where the level is another. */
const OTHER_LEVEL = 0.75;

export function experienceFit(candidate: Candidate, features: PostingFeatures): number | null {
  const { years_min: asked, seniority: level } = features;
  const { years } = candidate;
  const levelGap = levelsUp(candidate, features);
  if (years !== null && (asked !== null || level !== null)) {
    const least = asked ?? YEARS_OF_BAND[level!][0];
    const most =
      asked === null
        ? YEARS_OF_BAND[level!][1]
        : Math.max(asked * 2 + 6, level === null ? 0 : YEARS_OF_BAND[level][1]);
    const have = (years.min + years.max) / 2;
    const fit = yearsFit(Math.max(have, Math.min(years.max, least)), least, most);
    return rounded(levelMismatch(candidate, features) === null ? fit : fit * OTHER_LEVEL);
  }
  return levelGap === null ? null : ([1, 0.7, 0.4, 0.2][Math.abs(levelGap)] ?? 0.1);
}

/** Steps from the person's level to the posting's; null if either is not stated. Above 0, the posting's is higher. */
export function levelsUp({ seniority }: Candidate, { seniority: level }: PostingFeatures): number | null {
  return level !== null && seniority !== null ? seniorityRank(level) - seniorityRank(seniority) : null;
}

/** Of a job that names no level: the highest that asks for no more than its years. Nobody asks a director for two. */
function highestRankOf(asked: number): number {
  return SENIORITIES.findLastIndex((level) => YEARS_OF_BAND[level][0] <= asked);
}

/** So many levels apart are another kind of work. */
const FAR_LEVELS = 2;
/** The same where only the years tell the level, which is less certain. */
const FAR_LEVELS_BY_YEARS = 3;

/**
 * How many levels the posting's work is below the person's, if those are enough to make it other work; 0 otherwise. A posting
 * that names no level has one by the years it asks for, if the person has more and doesn't want work of any level.
 */
export function levelsOutgrown(candidate: Candidate, features: PostingFeatures): number {
  const { years, seniority } = candidate;
  const { years_min: asked, seniority: level } = features;
  if (seniority === null || candidate.studied_last) return 0;
  if (level !== null) return farLevels(seniorityRank(seniority) - seniorityRank(level), FAR_LEVELS);
  if (candidate.any_level || asked === null || years === null || years.min <= asked) return 0;
  return farLevels(seniorityRank(seniority) - highestRankOf(asked), FAR_LEVELS_BY_YEARS);
}

const farLevels = (levels: number, far: number): number => (levels >= far ? levels : 0);

/** Years above those of beginners that make their work that of the past. */
const OUTGROWN_YEARS = 2;

/**
 * Why the level alone caps a score: the posting's is far above the person's, far below, or it is for beginners and they are
 * none. Who studied after their last job has outgrown nothing: graduates with experience apply for both.
 */
export function levelMismatch(
  candidate: Candidate,
  features: PostingFeatures,
): 'above' | 'below' | 'beginners' | null {
  const up = levelsUp(candidate, features) ?? 0;
  if (up >= FAR_LEVELS) return 'above';
  if (candidate.studied_last) return null;
  if (levelsOutgrown(candidate, features) > 0) return 'below';
  const { years_min: asked, seniority: level } = features;
  const forBeginners = asked === 0 || (asked === null && (level === 'entry' || level === 'intern'));
  const least = candidate.years?.min ?? 0;
  return forBeginners && least > YEARS_OF_BAND.entry[1] + OUTGROWN_YEARS ? 'beginners' : null;
}

export function salaryFit({ pay_floor: floor }: Candidate, { pay }: PostingFeatures): number | null {
  if (pay === null || floor === null || pay.currency !== floor.currency) return null;
  const top = pay.max ?? pay.min ?? 0;
  if ((pay.min ?? top) >= floor.amount) return 1;
  return top >= floor.amount ? 0.85 : rounded(0.7 - (2.5 * (floor.amount - top)) / floor.amount);
}
