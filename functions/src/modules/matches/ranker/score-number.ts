import { BAND_FROM, type Band, type PART_KINDS } from '../../../contract/matches.ts';
import { PART_WEIGHTS } from '../../../contract/score-weights.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { isBlocked } from './blockers.ts';
import type { Candidate } from './candidate.ts';
import {
  countSkills,
  experienceFit,
  levelMismatch,
  matchEvidence,
  rounded,
  salaryFit,
  textFit,
} from './fits.ts';
import { locationFit } from './location-part.ts';
import { traitsOf } from './posting-traits.ts';
import { bestTitle } from './title-fit.ts';

/**
 * Incremented when the same person and posting may get another score. Matches of another version are scored anew when
 * their owner looks at them.
 */
export const SCORER_VERSION = 11;

/** Maximum score of a match with a blocker: below every band shown by default. */
export const BLOCKED_CAP = 49;

/** Skills that a posting must name to be full evidence. */
const FULL_EVIDENCE_SKILLS = 5;

export function bandOf(score: number | null): Band {
  if (score === null) return 'unscored';
  if (score >= BAND_FROM.excellent) return 'excellent';
  if (score >= BAND_FROM.good) return 'good';
  return score >= BAND_FROM.fair ? 'fair' : 'low';
}

/** How well each part fits; null if unknown. The age of a posting is shown, never scored. */
type Fits = Record<Exclude<(typeof PART_KINDS)[number], 'freshness'>, number | null> & {
  /** Skills that the posting names, and those that the person has. */
  stated: number;
  matched: number;
  /** How much the list of skills says, 0–1: one or two say little. */
  strength: number;
};

/** A score without its words. */
export type ScoreNumber = { score: number | null; known_share: number };

/**
 * How well a posting fits a candidate.
 *
 * 1. The score is the weighted mean of the known parts; unknown parts leave the denominator.
 * 2. It is limited by the evidence: with only a title nothing is "good" (a vague posting must not outrank a specific one
 *    that fits), and fitting place and pay do not make a match of other work.
 * 3. A blocker caps it below what is shown.
 */
export function scoreNumber(candidate: Candidate, features: PostingFeatures): ScoreNumber {
  const fits = fitsOf(candidate, features);
  let knownShare = 0;
  let sum = 0;
  for (const kind of SCORED) {
    const fit = fits[kind];
    if (fit === null) continue;
    // A list of one or two skills says little, so it weighs less until the posting names a few.
    const weight = kind === 'skills' ? PART_WEIGHTS.skills * fits.strength : PART_WEIGHTS[kind];
    knownShare += weight;
    sum += weight * fit;
  }
  const known_share = Math.round(knownShare * 100) / 100;
  if (knownShare === 0) return { score: null, known_share };
  const ceiling = Math.min(
    evidenceCeiling(fits),
    workCeiling(fits),
    fieldCeiling(fits),
    levelCeiling(candidate, features),
  );
  const score = Math.round(towardsCeiling((100 * sum) / knownShare, ceiling));
  return {
    score: score > BLOCKED_CAP && isBlocked(candidate, features) ? BLOCKED_CAP : score,
    known_share,
  };
}

const SCORED = ['title', 'skills', 'background', 'experience', 'location', 'salary'] as const;

function fitsOf(candidate: Candidate, features: PostingFeatures): Fits {
  const traits = traitsOf(features);
  const { stated, matched, fit: skills } = countSkills(candidate, features);
  const title = features.title === '' ? null : bestTitle(candidate, traits);
  const background = textFit(candidate.terms, traits);
  return {
    title: title === null ? null : rounded(title.value),
    skills,
    background: background === null ? null : rounded(background),
    experience: experienceFit(candidate, features),
    location: locationFit(candidate, features),
    salary: salaryFit(candidate, features),
    stated,
    matched,
    strength: Math.min(1, stated / FULL_EVIDENCE_SKILLS),
  };
}

/** From 50 up the scale is compressed so that 100 becomes the ceiling, which keeps the order. */
function towardsCeiling(score: number, ceiling: number): number {
  if (ceiling <= 50) return Math.min(score, ceiling);
  return score <= 50 ? score : 50 + ((score - 50) * (ceiling - 50)) / 50;
}

/**
 * The highest score that the evidence supports. A title alone is at best "fair"; "excellent" needs comparable titles and
 * several skills in common. Place and pay are no evidence of fit and change nothing here.
 */
function evidenceCeiling({ title, skills, background, experience, strength, matched }: Fits): number {
  if (title === null && skills === null) return BLOCKED_CAP;
  let ceiling = experience === null ? 30 : 36;
  if (title !== null) ceiling += 30;
  if (skills !== null) ceiling += 32 * strength * (0.4 + 0.6 * matchEvidence(matched));
  ceiling += 10 * (background ?? 0);
  return Math.min(100, ceiling);
}

/** Fitting place, pay and years do not make up for other work: title or skills must carry a match. */
function workCeiling({ title, skills, strength }: Fits): number {
  if (title === null && skills === null) return 100;
  const carried = Math.max(title ?? 0, (skills ?? 0) * strength * (title === null ? 1 : 0.75));
  return Math.min(100, 28 + 110 * carried);
}

/** The same title in a field that the person has never worked in: few of the skills, and another vocabulary. */
function fieldCeiling({ skills, background, strength }: Fits): number {
  const ofSkills = skills === null ? 0 : strength;
  const ofText = background === null ? 0 : 0.7;
  if (ofSkills + ofText < 0.6) return 100;
  const fit = (ofSkills * (skills ?? 0) + ofText * (background ?? 0)) / (ofSkills + ofText);
  return Math.min(100, 40 + 70 * fit);
}

/** Highest score of work two levels below, or for beginners, which the person has outgrown. */
const OUTGROWN_CAP = 66;
/** Highest score of work two levels above. */
const ABOVE_CAP = 78;

/** What the reason of the experience part names: see `levelMismatch`. */
function levelCeiling(candidate: Candidate, features: PostingFeatures): number {
  const mismatch = levelMismatch(candidate, features);
  if (mismatch === null) return 100;
  return mismatch === 'above' ? ABOVE_CAP : OUTGROWN_CAP;
}
