import { BAND_FROM, type Band, type PART_KINDS } from '../../../contract/matches.ts';
import { PART_WEIGHTS } from '../../../contract/score-weights.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { isBlocked } from './blockers.ts';
import type { Candidate } from './candidate.ts';
import {
  countSkills,
  experienceFit,
  levelMismatch,
  levelsOutgrown,
  rounded,
  salaryFit,
  textFit,
} from './fits.ts';
import { isAway, locationFit } from './location-part.ts';
import { traitsOf } from './posting-traits.ts';
import { bestTitle } from './title-fit.ts';

/**
 * Incremented when the same person and posting may get another score. Matches of another version are scored anew when
 * their owner looks at them.
 */
export const SCORER_VERSION = 15;

/** Maximum score of a match with a blocker: below every band shown by default. */
export const BLOCKED_CAP = 49;

/** Skills that a posting must name to be full evidence. */
const FULL_EVIDENCE_SKILLS = 5;

/**
 * What is supposed of the parts of the work that nobody states: less than fitting work has, more than other work. It only
 * limits a score, so that a vague posting is no "good" match, and one that names two skills is not all about them.
 */
const SUPPOSED = 0.3;

export function bandOf(score: number | null): Band {
  if (score === null) return 'unscored';
  if (score >= BAND_FROM.excellent) return 'excellent';
  if (score >= BAND_FROM.good) return 'good';
  return score >= BAND_FROM.fair ? 'fair' : 'low';
}

/** How well each part fits; null if unknown. The age of a posting is shown, never scored. */
type Fits = Record<Exclude<(typeof PART_KINDS)[number], 'freshness'>, number | null> & {
  /** How much the list of skills says, 0–1: one or two say little. */
  strength: number;
  /** The person has no words that the text of a job could be compared with. */
  wordless: boolean;
};

/** A score without its words. */
export type ScoreNumber = { score: number | null; known_share: number };

/**
 * How well a posting fits a candidate.
 *
 * 1. The score is the weighted mean of the known parts; unknown parts leave the denominator. It is limited by the
 *    evidence: to what it would be if the rest of title, skills, and background fit a little (SUPPOSED). The
 *    background of a person without a resume limits nothing: no job could fit it.
 * 2. It is limited by skills and background (the same title in another field is no match), by level, and by a place out
 *    of reach.
 * 3. A blocker caps it below what is shown.
 */
export function scoreNumber(candidate: Candidate, features: PostingFeatures): ScoreNumber {
  const fits = fitsOf(candidate, features);
  let knownShare = 0;
  let unstatedShare = 0;
  let sum = 0;
  for (const kind of SCORED) {
    const fit = fits[kind];
    const weight = PART_WEIGHTS[kind];
    // A list of one or two skills says little, so it weighs less until the posting names a few.
    const known = fit === null ? 0 : kind === 'skills' ? weight * fits.strength : weight;
    knownShare += known;
    sum += known * (fit ?? 0);
    if (OF_THE_WORK.has(kind) && !(kind === 'background' && fits.wordless)) unstatedShare += weight - known;
  }
  const known_share = Math.round(knownShare * 100) / 100;
  if (knownShare === 0) return { score: null, known_share };
  const supposed = (sum + unstatedShare * SUPPOSED) / (knownShare + unstatedShare);
  const mean = 100 * Math.min(sum / knownShare, supposed);
  const ceiling = Math.min(
    fieldCeiling(fits),
    levelCeiling(candidate, features),
    isAway(candidate, features) ? AWAY_CAP : 100,
  );
  const score = Math.round(towardsCeiling(mean, ceiling));
  return {
    score: score > BLOCKED_CAP && isBlocked(candidate, features) ? BLOCKED_CAP : score,
    known_share,
  };
}

const SCORED = ['title', 'skills', 'background', 'experience', 'location', 'salary'] as const;
const OF_THE_WORK: ReadonlySet<(typeof SCORED)[number]> = new Set(['title', 'skills', 'background']);

function fitsOf(candidate: Candidate, features: PostingFeatures): Fits {
  const traits = traitsOf(features);
  const { stated, fit: skills } = countSkills(candidate, features);
  const title = features.title === '' ? null : bestTitle(candidate, traits);
  const background = textFit(candidate.terms, traits);
  return {
    title: title === null ? null : rounded(title.value),
    skills,
    background: background === null ? null : rounded(background),
    experience: experienceFit(candidate, features),
    location: locationFit(candidate, features),
    salary: salaryFit(candidate, features),
    strength: Math.min(1, stated / FULL_EVIDENCE_SKILLS),
    wordless: candidate.terms.size === 0,
  };
}

/** From 50 up the scale is compressed so that 100 becomes the ceiling, which keeps the order. */
function towardsCeiling(score: number, ceiling: number): number {
  if (ceiling <= 50) return Math.min(score, ceiling);
  return score <= 50 ? score : 50 + ((score - 50) * (ceiling - 50)) / 50;
}

/** The same title in a field that the person has never worked in: few of the skills, and another vocabulary. */
function fieldCeiling({ skills, background, strength, wordless }: Fits): number {
  const ofSkills = skills === null ? SUPPOSED : strength * skills + (1 - strength) * SUPPOSED;
  const weightOfText = wordless ? 0 : PART_WEIGHTS.background;
  const sum = PART_WEIGHTS.skills * ofSkills + weightOfText * (background ?? SUPPOSED);
  return Math.min(100, 45 + (75 * sum) / (PART_WEIGHTS.skills + weightOfText));
}

/** Highest score of work that the person has outgrown: two levels below or for beginners, three below, and further below. */
const OUTGROWN_CAPS = [66, 58, 49] as const;
/** Highest score of work two levels above. */
const ABOVE_CAP = 78;

/** Highest score of a job out of reach that doesn't say whether it's remote: most such jobs are not. */
const AWAY_CAP = 66;

/** What the reason of the experience part names: see `levelMismatch`. */
function levelCeiling(candidate: Candidate, features: PostingFeatures): number {
  const mismatch = levelMismatch(candidate, features);
  if (mismatch === null) return 100;
  if (mismatch === 'above') return ABOVE_CAP;
  const below = levelsOutgrown(candidate, features);
  if (candidate.any_level || below <= 2) return OUTGROWN_CAPS[0];
  return below === 3 ? OUTGROWN_CAPS[1] : OUTGROWN_CAPS[2];
}
