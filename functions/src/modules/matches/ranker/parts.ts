import type { PartKind, ScorePart } from '../../../contract/matches.ts';
import { PART_WEIGHTS } from '../../../contract/score-weights.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { PREFERRED } from '../../job-text/features/skill-emphasis.ts';
import { commonTerms } from '../../job-text/terms/text-terms.ts';
import type { Candidate } from './candidate.ts';
import {
  countSkills,
  experienceFit,
  LEAST_TERMS,
  levelMismatch,
  rounded,
  salaryFit,
  textFit,
} from './fits.ts';
import { traitsOf } from './posting-traits.ts';
import { bestTitle } from './title-fit.ts';

export function knownPart(kind: PartKind, value: number, label: string, why: string): ScorePart {
  return { kind, weight: PART_WEIGHTS[kind], value: rounded(value), label, why };
}

export function unknownPart(kind: PartKind, why: string): ScorePart {
  return { kind, weight: PART_WEIGHTS[kind], value: null, label: 'unknown', why };
}

export function titlePart(candidate: Candidate, features: PostingFeatures): ScorePart {
  if (candidate.titles.length > 0 && features.title === '')
    return unknownPart('title', 'The job has no readable title.');
  const best = bestTitle(candidate, traitsOf(features));
  if (best === null) return unknownPart('title', 'You haven’t added a job title yet.');
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

export type SkillMatch = { part: ScorePart; matched: string[]; missing: string[]; stated: number };

export function skillsPart(candidate: Candidate, features: PostingFeatures): SkillMatch {
  const { stated, fit } = countSkills(candidate, features);
  const none = { matched: [], missing: [], stated };
  if (stated === 0) return { ...none, part: unknownPart('skills', 'The job lists no skills.') };
  if (fit === null) return { ...none, part: unknownPart('skills', 'Your profile lists no skills yet.') };
  const all = [...features.skills_required, ...features.skills_preferred];
  const matched = all.filter((name) => candidate.skills.has(name));
  const missing = all.filter((name) => !candidate.skills.has(name));
  const words =
    missing.length === 0
      ? 'You have every skill the job lists.'
      : stated === 1
        ? 'You don’t list the one skill the job names.'
        : `You have ${matched.length} of the ${stated} skills the job lists.`;
  const note = fit < 1 ? whyNotFull(candidate, features, { all, matched, missing }) : null;
  const part = knownPart(
    'skills',
    fit,
    `${matched.length} of ${stated}`,
    note === null ? words : `${words} ${note}`,
  );
  return { matched, missing, stated, part: note === null ? part : { ...part, note } };
}

/** How much more than any other a job must stress a skill for the reason to name it. */
const STRESSED = 1.2;

/** The skill that the job names in its title or most often, if one stands out; that it requires one is no stress. */
function mostStressed(features: PostingFeatures, all: readonly string[]): string | null {
  const required = features.skills_required.length;
  const emphasis = traitsOf(features).emphasis.map((value, i) => (i < required ? value : value / PREFERRED));
  const [first = 0, second = 0] = emphasis.toSorted().reverse();
  return all.length > 1 && first >= STRESSED * second ? all[emphasis.indexOf(first)]! : null;
}

/**
 * What keeps the bar of skills from being full, or fills it a little: the skill that the job is most about, skills not
 * shown at work, missing ones of a kind that the person knows, or a short list.
 */
function whyNotFull(
  { skills_used, skills_titled, skills_near }: Candidate,
  features: PostingFeatures,
  { all, matched, missing }: Record<'all' | 'matched' | 'missing', readonly string[]>,
): string | null {
  const name = mostStressed(features, all);
  if (name !== null && missing.includes(name)) {
    const known = skills_near.get(name);
    return `The job is most about ${name}, which you don’t list.${known === undefined ? '' : ` Your ${known} counts for some of it.`}`;
  }
  const unshown = matched.filter((skill) => skills_used !== null && !skills_used.has(skill));
  const listed = unshown.filter((skill) => !skills_titled.has(skill));
  if (name !== null && listed.includes(name))
    return `The job is most about ${name}, which your resume doesn’t show at work.`;
  if (listed.length > 0) return onlyListed(listed);
  const near = missing.flatMap((skill) => {
    const known = skills_near.get(skill);
    return known === undefined ? [] : [`${skill} (you have ${known})`];
  });
  if (near.length > 0) return `Counted in part: ${near.toSorted().slice(0, MOST_NAMED).join(' and ')}.`;
  if (unshown.length > 0) return `Told by a job title, not by what you did: ${unshown.join(', ')}.`;
  return missing.length === 0 ? 'The fewer skills a job is about, the less they say.' : null;
}

/** So many skills are named; more are counted. */
const MOST_NAMED = 2;

/** In words that suit names in the singular and in the plural: "Vital signs". */
function onlyListed(skills: readonly string[]): string {
  return skills.length <= MOST_NAMED
    ? `Listed but not shown at work in your resume: ${skills.join(' and ')}.`
    : `${skills.length} of them are listed but not shown at work in your resume.`;
}

/** Shared words that are named in the reason. */
const NAMED_WORDS = 3;

export function backgroundPart(candidate: Candidate, features: PostingFeatures): ScorePart {
  const traits = traitsOf(features);
  if (traits.terms.numbers.length < LEAST_TERMS)
    return unknownPart('background', 'The job says too little about the work, or isn’t in English.');
  const fit = textFit(candidate.terms, traits);
  if (fit === null)
    return unknownPart('background', 'You haven’t added a resume in English that describes your work.');
  const named = commonTerms(candidate.terms, traits.terms)
    .slice(0, NAMED_WORDS)
    .map((word) => `“${word}”`);
  const words = fit >= 0.55 ? 'much' : fit >= 0.3 ? 'some' : 'little';
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

export function experiencePart(candidate: Candidate, features: PostingFeatures): ScorePart {
  const { years_min: asked, seniority: level } = features;
  if (asked === null && level === null)
    return unknownPart('experience', 'The job doesn’t state years or level.');
  if (candidate.years === null && candidate.seniority === null)
    return unknownPart('experience', 'Your profile doesn’t say how much experience you have.');
  const fit = experienceFit(candidate, features);
  if (fit === null)
    return unknownPart(
      'experience',
      'Years and level can’t be compared, because your profile doesn’t list years.',
    );
  const mismatch = levelMismatch(candidate, features);
  const wellApart = mismatch === 'beginners' ? null : mismatch;
  if (candidate.years === null)
    return knownPart(
      'experience',
      fit,
      `${candidate.seniority} / ${level}`,
      `Your level is ${candidate.seniority}. The job’s is ${level}${wellApart === null ? '' : `, well ${wellApart} yours`}.`,
    );
  const told = yearsLabel(candidate.years);
  const wanted = asked !== null ? inYears(years(asked)) : level!;
  const asks = asked !== null ? `The job asks for ${years(asked)}.` : `The job’s level is ${level}.`;
  // Why the level caps the score, whatever else fits.
  const wordsOfLevel =
    mismatch === 'beginners'
      ? ' It’s work for beginners.'
      : wellApart &&
        (level === null
          ? ` That’s well below your level, ${candidate.seniority}.`
          : ` Its level, ${level}, is well ${wellApart} yours.`);
  const why = `You have ${told} years of experience. ${asks}${wordsOfLevel ?? ''}`;
  return knownPart('experience', fit, `${inYears(told)} / ${wanted}`, why);
}

export function salaryPart(candidate: Candidate, features: PostingFeatures): ScorePart {
  const { pay } = features;
  const floor = candidate.pay_floor;
  if (pay === null) return unknownPart('salary', 'The job doesn’t list pay.');
  if (floor === null) return unknownPart('salary', 'You haven’t set your minimum pay.');
  if (pay.currency !== floor.currency)
    return unknownPart('salary', `The pay is in ${pay.currency}, but your minimum is in ${floor.currency}.`);
  const fit = salaryFit(candidate, features) ?? 0;
  if (fit === 1) return knownPart('salary', fit, 'above', 'The whole pay range is at or above your minimum.');
  const top = pay.max ?? pay.min ?? 0;
  return top >= floor.amount
    ? knownPart('salary', fit, 'within', 'Your minimum is within the pay range.')
    : knownPart('salary', fit, 'below', 'The pay is below your minimum.');
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
