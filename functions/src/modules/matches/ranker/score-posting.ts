import type { Score } from '../../../contract/matches.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { findBlockers } from './blockers.ts';
import type { Candidate } from './candidate.ts';
import { locationPart } from './location-part.ts';
import { backgroundPart, experiencePart, freshnessPart, salaryPart, skillsPart, titlePart } from './parts.ts';
import { bandOf, scoreNumber } from './score-number.ts';

/**
 * The score of a posting with its words. Pure: the same input gives the same score; `now` affects only how the posting's
 * age is described.
 */
export function scorePosting(candidate: Candidate, features: PostingFeatures, now: Date): Score {
  const skills = skillsPart(candidate, features);
  const parts = [
    titlePart(candidate, features),
    skills.part,
    backgroundPart(candidate, features),
    experiencePart(candidate, features),
    locationPart(candidate, features),
    salaryPart(candidate, features),
    freshnessPart(features, now),
  ];
  const { score, known_share } = scoreNumber(candidate, features);
  return {
    score,
    band: bandOf(score),
    known_share,
    parts,
    unknown: parts.filter((part) => part.value === null).map((part) => part.kind),
    blockers: findBlockers(candidate, features),
    skills_matched: skills.matched,
    skills_missing: skills.missing,
  };
}
