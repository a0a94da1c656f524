import type { PartKind, ScorePart } from '../../../contract/matches.ts';
import { unpackVector } from '../../job-text/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../../job-text/embedding/embedding-model.ts';
import { titleTokens } from '../../job-text/embedding/title-tokens.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { compareTerms, termCount } from '../../job-text/terms/text-terms.ts';
import { seniorityRank, YEARS_OF_BAND } from '../../job-text/titles/seniority.ts';
import type { Candidate, CandidateTitle } from './candidate.ts';

/** Weight of each part when everything is known. The age of a posting is shown, never scored. */
export const WEIGHTS: Record<PartKind, number> = {
  title: 0.28,
  skills: 0.27,
  background: 0.2,
  experience: 0.1,
  location: 0.1,
  salary: 0.05,
  freshness: 0,
};

export function knownPart(kind: PartKind, value: number, label: string, why: string): ScorePart {
  const rounded = Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return { kind, weight: WEIGHTS[kind], value: rounded, label, why };
}

export function unknownPart(kind: PartKind, why: string): ScorePart {
  return { kind, weight: WEIGHTS[kind], value: null, label: 'unknown', why };
}

/**
 * Maps the cosine of two titles to fit, measured on pairs of titles: below 0.15 they are unrelated, from 0.9 they are
 * the same work.
 */
const FIT_OF_COSINE: [number, number][] = [
  [0.15, 0],
  [0.3, 0.2],
  [0.45, 0.5],
  [0.6, 0.7],
  [0.75, 0.86],
  [0.9, 1],
];

/** The value on a line through points with ascending first numbers; 0 before the first, 1 after the last. */
function along(points: readonly [number, number][], value: number): number {
  let [beforeAt, beforeFit] = [-1, 0];
  for (const [at, fit] of points) {
    if (value <= at) return beforeFit + ((fit - beforeFit) * (value - beforeAt)) / (at - beforeAt);
    [beforeAt, beforeFit] = [at, fit];
  }
  return 1;
}

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

function otherRank(own: string[], posted: string[]): boolean {
  return [HELPERS, RULERS].some(
    (words) => own.some((token) => words.has(token)) !== posted.some((token) => words.has(token)),
  );
}

function oneTitleFit(own: CandidateTitle, posted: string[], vector: Int8Array | null): number {
  const all = own.tokens.every((token) => posted.includes(token));
  if (all && own.tokens.length === posted.length) return 1;
  let fit = 0;
  if (vector !== null) {
    let dot = 0;
    for (let d = 0; d < vector.length; d++) dot += own.vector[d]! * vector[d]!;
    fit = along(FIT_OF_COSINE, dot / 127);
    if (otherRank(own.tokens, posted)) fit = Math.min(fit, OTHER_RANK_CAP);
  }
  if (
    all &&
    own.tokens.length >= 2 &&
    !posted.some((token) => TURNS_THE_WORK.has(token) && !own.tokens.includes(token))
  )
    fit = Math.max(fit, 0.92);
  return fit;
}

export function titlePart(candidate: Candidate, features: PostingFeatures): ScorePart {
  if (candidate.titles.length === 0) return unknownPart('title', 'You haven’t added a job title yet.');
  if (features.title === '') return unknownPart('title', 'The job has no readable title.');
  const posted = titleTokens(features.title);
  // Vectors of different models are not comparable; the words of the titles still are.
  const vector = features.embedding_model === EMBEDDING_MODEL ? unpackVector(features.title_vector) : null;
  let best = { title: candidate.titles[0]!, fit: 0, value: -1 };
  for (const title of candidate.titles) {
    const fit = oneTitleFit(title, posted, vector);
    if (fit * title.weight > best.value) best = { title, fit, value: fit * title.weight };
  }
  const { title, fit, value } = best;
  const words =
    fit >= 0.95 ? 'the same job as' : fit >= 0.65 ? 'close to' : fit >= 0.3 ? 'related to' : 'different from';
  const whose = title.weight < 1 ? 'your earlier' : 'your';
  return knownPart(
    'title',
    value,
    String(Math.round(value * 100)),
    `“${features.title}” is ${words} ${whose} “${title.text}.”`,
  );
}

/** Postings list more than anyone has: half of a list is a good match, and the bar says so. */
const LIST_EXPONENT = 0.75;
const PREFERRED_WEIGHT = 0.4;
/** Beyond this many, each further skill counts less: nobody has all twenty. */
const FULL_LIST = 8;
const LONG_LIST_WEIGHT = 0.35;

export type SkillMatch = { part: ScorePart; matched: string[]; missing: string[]; stated: number };

export function skillsPart(candidate: Candidate, features: PostingFeatures): SkillMatch {
  const stated = features.skills_required.length + features.skills_preferred.length;
  const none = { matched: [], missing: [], stated };
  if (stated === 0) return { ...none, part: unknownPart('skills', 'The job lists no skills.') };
  if (candidate.skills.size === 0)
    return { ...none, part: unknownPart('skills', 'Your profile lists no skills yet.') };
  const matched: string[] = [];
  const missing: string[] = [];
  let have = 0;
  let all = 0;
  for (const [names, weight] of [
    [features.skills_required, 1],
    [features.skills_preferred, PREFERRED_WEIGHT],
  ] as const) {
    for (const name of names) {
      const has = candidate.skills.has(name);
      (has ? matched : missing).push(name);
      all += weight;
      if (has) have += weight;
    }
  }
  const expected = all <= FULL_LIST ? all : FULL_LIST + (all - FULL_LIST) * LONG_LIST_WEIGHT;
  const why =
    missing.length === 0
      ? 'You have every skill the job lists.'
      : `You have ${matched.length} of the ${stated} skills the job lists.`;
  return {
    matched,
    missing,
    stated,
    part: knownPart(
      'skills',
      Math.min(1, have / expected) ** LIST_EXPONENT,
      `${matched.length} of ${stated}`,
      why,
    ),
  };
}

/** Words that a posting must have for its text to be compared: a line or two say nothing. */
const LEAST_TERMS = 6;
/** Maps the cosine of two texts to fit, measured on judged pairs: below 0.03 is other work, from 0.2 the same. */
const FIT_OF_TEXTS: [number, number][] = [
  [0.02, 0],
  [0.06, 0.35],
  [0.1, 0.65],
  [0.15, 0.9],
  [0.2, 1],
];
/** Shared words that are named in the reason. */
const NAMED_WORDS = 3;

export function backgroundPart(candidate: Candidate, features: PostingFeatures): ScorePart {
  if (termCount(features.text_terms ?? '') < LEAST_TERMS)
    return unknownPart('background', 'The job says too little about the work, or isn’t in English.');
  if (candidate.terms.size === 0)
    return unknownPart('background', 'You haven’t added a resume in English that describes your work.');
  const { cosine, common } = compareTerms(candidate.terms, features.text_terms);
  const fit = along(FIT_OF_TEXTS, cosine);
  const named = common.slice(0, NAMED_WORDS).map((word) => `“${word}”`);
  const words = fit >= 0.7 ? 'much' : fit >= 0.35 ? 'some' : 'little';
  const why =
    named.length === 0
      ? 'The job’s text and your resume have no telling words in common.'
      : `The job’s text and your resume have ${words} in common: ${named.join(', ')}.`;
  return knownPart('background', fit, String(Math.round(fit * 100)), why);
}

function years(value: number): string {
  if (value >= 2) return String(Math.round(value));
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

export function yearsLabel(range: { min: number; max: number }): string {
  if (range.min === range.max) return years(range.min);
  return range.min >= 10 ? '10+' : `${years(range.min)}–${years(range.max)}`;
}

const inYears = (label: string) => (label === '1' ? '1 yr' : `${label} yrs`);

function yearsFit(have: number, least: number, most: number): number {
  if (have < least) return Math.max(0, 1 - (1.2 * (least - have)) / Math.max(least, 2));
  return have <= most ? 1 : Math.max(0.55, 1 - (have - most) * 0.05);
}

export function experiencePart(candidate: Candidate, features: PostingFeatures): ScorePart {
  const { years_min: asked, seniority: level } = features;
  if (asked === null && level === null)
    return unknownPart('experience', 'The job doesn’t state years or level.');
  if (candidate.years === null && candidate.seniority === null)
    return unknownPart('experience', 'Your profile doesn’t say how much experience you have.');
  const levelGap =
    level !== null && candidate.seniority !== null
      ? seniorityRank(level) - seniorityRank(candidate.seniority)
      : null;
  if (candidate.years !== null && (asked !== null || level !== null)) {
    const have = (candidate.years.min + candidate.years.max) / 2;
    const [least, most] =
      asked !== null
        ? [asked, Math.max(asked * 2 + 6, level === null ? 0 : YEARS_OF_BAND[level][1])]
        : YEARS_OF_BAND[level!];
    let fit = yearsFit(Math.max(have, Math.min(candidate.years.max, least)), least, most);
    if (asked !== null && levelGap !== null && Math.abs(levelGap) >= 2) fit *= 0.75;
    const wanted = asked !== null ? inYears(years(asked)) : level!;
    const told = yearsLabel(candidate.years);
    const why =
      asked !== null
        ? `You have ${told} years of experience. The job asks for ${years(asked)}.`
        : `You have ${told} years of experience. The job’s level is ${level}.`;
    return knownPart('experience', fit, `${inYears(told)} / ${wanted}`, why);
  }
  if (levelGap === null)
    return unknownPart(
      'experience',
      'Years and level can’t be compared, because your profile doesn’t list years.',
    );
  const fit = [1, 0.7, 0.4, 0.2][Math.abs(levelGap)] ?? 0.1;
  return knownPart(
    'experience',
    fit,
    `${candidate.seniority} / ${level}`,
    `Your level is ${candidate.seniority}. The job’s is ${level}.`,
  );
}

export function salaryPart(candidate: Candidate, features: PostingFeatures): ScorePart {
  const { pay } = features;
  const floor = candidate.pay_floor;
  if (pay === null) return unknownPart('salary', 'The job doesn’t list pay.');
  if (floor === null) return unknownPart('salary', 'You haven’t set your minimum pay.');
  if (pay.currency !== floor.currency)
    return unknownPart('salary', `The pay is in ${pay.currency}, but your minimum is in ${floor.currency}.`);
  const top = pay.max ?? pay.min ?? 0;
  if ((pay.min ?? top) >= floor.amount)
    return knownPart('salary', 1, 'above', 'The whole pay range is at or above your minimum.');
  if (top >= floor.amount)
    return knownPart('salary', 0.85, 'within', 'Your minimum is within the pay range.');
  return knownPart(
    'salary',
    0.7 - (2.5 * (floor.amount - top)) / floor.amount,
    'below',
    'The pay is below your minimum.',
  );
}

const DAY = 86_400_000;

/** Shown, not scored: the same posting has the same score tomorrow. */
export function freshnessPart(features: PostingFeatures, now: Date): ScorePart {
  if (features.posted_at === null) return unknownPart('freshness', 'The job doesn’t say when it was posted.');
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(features.posted_at)) / DAY));
  if (Number.isNaN(days)) return unknownPart('freshness', 'The job doesn’t say when it was posted.');
  const label = days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`;
  return knownPart('freshness', 1 - days / 60, label, 'For information only. It isn’t part of the score.');
}
