import { LIMITS } from '../../contract/limits.ts';
import { CreateProfileBody, type Profile } from '../../contract/profile.ts';
import type { ParsedResume } from '../../contract/resumes.ts';
import type { TrialFacts } from '../../contract/trial.ts';
import { packTerms, unpackTerms } from '../job-text/terms/text-terms.ts';
import { buildCandidate, type Candidate } from '../matches/ranker/candidate.ts';
import { MIN_CONFIDENCE } from '../matches/ranker/told-work.ts';
import { newProfile, toProfile } from '../profile/profile-rules.ts';

type Read<T> = { value: T; confidence: number };

/** What a search would take from this resume, small enough to send back and forth. */
export function factsOf(parsed: ParsedResume): TrialFacts {
  const candidate = buildCandidate(null, parsed);
  const { skills, skills_used, terms, years, seniority } = candidate;
  const jobs = parsed.experience.slice(0, 3);
  const sure = parsed.education.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  return {
    wanted_title: null,
    headline: fitting(certain(parsed.headline), 200),
    past_titles: jobs.map(({ title, confidence }) => fitting(certain({ value: title, confidence }), 80)),
    skills: fittingAll([...skills], LIMITS.trial_skills, 80),
    years: years === null ? null : Math.min(years.min, 60),
    seniority,
    location: fitting(certain(parsed.location), 120),
    salary_min: null,
    degrees: fittingAll(
      sure.map(({ degree }) => degree),
      10,
      200,
    ),
    certificates: fittingAll(
      parsed.certificates.map(({ value }) => value),
      30,
      200,
    ),
    languages: fittingAll(
      parsed.languages.map(({ value }) => value),
      20,
      80,
    ),
    background: packTerms(terms),
    skills_used: skills_used === null ? null : fittingAll([...skills_used], LIMITS.trial_skills, 80),
    studied_last: candidate.studied_last,
  };
}

/** The visitor as the ranker sees them: exactly as an account with this resume, if no fact was changed. */
export function candidateOf(facts: TrialFacts, now: Date): { profile: Profile; candidate: Candidate } {
  const at = now.toISOString();
  const blank = newProfile(CreateProfileBody.parse({}), { email: null, name: null });
  const profile = toProfile('trial', {
    ...blank,
    job_titles: facts.wanted_title ? [facts.wanted_title] : [],
    salary_min: facts.salary_min,
    created_at: at,
    updated_at: at,
  });
  const candidate = buildCandidate(profile, resumeWith(facts));
  return {
    profile,
    candidate: {
      ...candidate,
      terms: unpackTerms(facts.background ?? ''),
      skills_used: facts.skills_used ? new Set(facts.skills_used) : null,
      studied_last: facts.studied_last ?? false,
    },
  };
}

function resumeWith(facts: TrialFacts): ParsedResume {
  const sure = <T>(value: T) => ({ value, confidence: 1, source: null });
  const unread = { employer: null, start: null, end: null, confidence: 1, source: null };
  return {
    language: sure(null),
    full_name: sure(null),
    email: sure(null),
    phone: sure(null),
    location: sure(facts.location),
    links: [],
    headline: sure(facts.headline),
    summary: sure(null),
    skills: facts.skills.map((skill) => ({ ...sure(skill), used_in: [], last_used: null })),
    volunteer: [],
    projects: [],
    publications: [],
    awards: [],
    experience: facts.past_titles.map((title) => ({
      ...unread,
      title,
      location: null,
      current: false,
      bullets: [],
    })),
    education: facts.degrees.map((degree) => ({ ...unread, degree, field: null, school: null })),
    certificates: facts.certificates.map(sure),
    languages: facts.languages.map(sure),
    years_of_experience: sure(facts.years),
    seniority: sure(facts.seniority),
  };
}

function certain<T>({ value, confidence }: Read<T>): T | null {
  return confidence >= MIN_CONFIDENCE ? value : null;
}

/** A text longer than a fact may be is a misreading, not a fact. */
function fitting(value: string | null, characters: number): string | null {
  const text = value?.trim() ?? '';
  return text === '' || text.length > characters ? null : text;
}

function fittingAll(values: readonly (string | null)[], most: number, characters: number): string[] {
  return values.flatMap((value) => fitting(value, characters) ?? []).slice(0, most);
}
