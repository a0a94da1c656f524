import { BAND_FROM, type Band, type Score, type ScorePart } from '../../../contract/matches.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { seniorityRank, YEARS_OF_BAND } from '../../job-text/titles/seniority.ts';
import { findBlockers } from './blockers.ts';
import type { Candidate } from './candidate.ts';
import { locationPart } from './location-part.ts';
import {
  backgroundPart,
  experiencePart,
  freshnessPart,
  type SkillMatch,
  salaryPart,
  skillsPart,
  titlePart,
} from './parts.ts';

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

/**
 * How well a posting fits a candidate. Pure: the same input gives the same score; `now` affects only how the posting's age
 * is described.
 *
 * 1. The score is the weighted mean of the known parts; unknown parts leave the denominator.
 * 2. It is limited by the evidence: with only a title nothing is "good" (a vague posting must not outrank a specific one
 *    that fits), and fitting place and pay do not make a match of other work.
 * 3. A blocker caps it below what is shown.
 */
export function scorePosting(candidate: Candidate, features: PostingFeatures, now: Date): Score {
  const title = titlePart(candidate, features);
  const skills = skillsPart(candidate, features);
  const background = backgroundPart(candidate, features);
  const experience = experiencePart(candidate, features);
  const parts = [
    title,
    skills.part,
    background,
    experience,
    locationPart(candidate, features),
    salaryPart(candidate, features),
    freshnessPart(features, now),
  ];
  // A list of one or two skills says little, so it weighs less until the posting names a few.
  const strength = Math.min(1, skills.stated / FULL_EVIDENCE_SKILLS);
  const weightOf = (part: ScorePart) => (part.kind === 'skills' ? part.weight * strength : part.weight);
  const known = parts.filter((part) => part.value !== null);
  const knownShare = known.reduce((sum, part) => sum + weightOf(part), 0);
  const blockers = findBlockers(candidate, features);
  let score: number | null = null;
  if (knownShare > 0) {
    const mean = known.reduce((sum, part) => sum + weightOf(part) * (part.value ?? 0), 0) / knownShare;
    const ceiling = Math.min(
      evidenceCeiling({ title, skills, background, experience, strength }),
      workCeiling(title, skills.part, strength),
      fieldCeiling(skills, background, strength),
      levelCeiling(candidate, features),
    );
    score = Math.round(towardsCeiling(100 * mean, ceiling));
    if (blockers.length > 0) score = Math.min(score, BLOCKED_CAP);
  }
  return {
    score,
    band: bandOf(score),
    known_share: Math.round(knownShare * 100) / 100,
    parts,
    unknown: parts.filter((part) => part.value === null).map((part) => part.kind),
    blockers,
    skills_matched: skills.matched,
    skills_missing: skills.missing,
  };
}

/** From 50 up the scale is compressed so that 100 becomes the ceiling, which keeps the order. */
function towardsCeiling(score: number, ceiling: number): number {
  if (ceiling <= 50) return Math.min(score, ceiling);
  return score <= 50 ? score : 50 + ((score - 50) * (ceiling - 50)) / 50;
}

/** Skills in common that are full evidence of the same work. */
const FULL_MATCH = 4;

type Evidence = {
  title: ScorePart;
  skills: SkillMatch;
  background: ScorePart;
  experience: ScorePart;
  strength: number;
};

/**
 * The highest score that the evidence supports. A title alone is at best "fair", with years "good"; "excellent" needs
 * comparable titles and several skills in common. Place and pay are no evidence of fit and change nothing here.
 */
function evidenceCeiling({ title, skills, background, experience, strength }: Evidence): number {
  if (title.value === null && skills.part.value === null) return BLOCKED_CAP;
  let ceiling = experience.value === null ? 30 : 36;
  if (title.value !== null) ceiling += 34;
  if (skills.part.value !== null)
    ceiling += 32 * strength * (0.4 + 0.6 * Math.min(1, skills.matched.length / FULL_MATCH));
  ceiling += 16 * (background.value ?? 0);
  return Math.min(100, ceiling);
}

/** Fitting place, pay and years do not make up for other work: title or skills must carry a match. */
function workCeiling(title: ScorePart, skills: ScorePart, strength: number): number {
  if (title.value === null && skills.value === null) return 100;
  const carried = Math.max(
    title.value ?? 0,
    (skills.value ?? 0) * strength * (title.value === null ? 1 : 0.75),
  );
  return Math.min(100, 28 + 110 * carried);
}

/** The same title in a field that the person has never worked in: few of the skills, and another vocabulary. */
function fieldCeiling(skills: SkillMatch, background: ScorePart, strength: number): number {
  const ofSkills = skills.part.value === null ? 0 : strength;
  const ofText = background.value === null ? 0 : 0.7;
  if (ofSkills + ofText < 0.6) return 100;
  const fit = (ofSkills * (skills.part.value ?? 0) + ofText * (background.value ?? 0)) / (ofSkills + ofText);
  return Math.min(100, 40 + 80 * fit);
}

/** Highest score of work that the person has outgrown. */
const OUTGROWN_CAP = 66;
/** Years above the level's range that make it work of the past. */
const OUTGROWN_YEARS = 2;

/**
 * Work two levels below, or for beginners. The other direction has no ceiling: who lacks years loses points, or has a
 * blocker.
 */
function levelCeiling(candidate: Candidate, features: PostingFeatures): number {
  const level = features.seniority;
  const least = candidate.years?.min ?? null;
  if (level !== null && candidate.seniority !== null) {
    if (seniorityRank(candidate.seniority) - seniorityRank(level) >= 2) return OUTGROWN_CAP;
  }
  const forBeginners =
    features.years_min === 0 || (features.years_min === null && (level === 'entry' || level === 'intern'));
  if (!forBeginners || least === null) return 100;
  return least > YEARS_OF_BAND.entry[1] + OUTGROWN_YEARS ? OUTGROWN_CAP : 100;
}
