import {
  CAREER_LISTS,
  type Career,
  type CareerJob,
  type CareerList,
  type OwnCareer,
} from '../../contract/career.ts';
import type { ParsedResume, ResumeExperience } from '../../contract/resumes.ts';
import type { Settled } from './career-offers.ts';
import { seniorityOf, yearsOfExperience } from './parser/jobs/career.ts';
import { usesOf } from './parser/skills/skill-uses.ts';

/** What the person set, when they did, and what of resumes they decided on. */
export type StoredCareer = { own: OwnCareer; updated_at: string; settled: Settled };

/** Their own word needs no confidence. */
const SET = { confidence: 1, source: null };
const NOTHING = { value: null, confidence: 0, source: null };
const EMPTY: ParsedResume = {
  language: NOTHING,
  full_name: NOTHING,
  email: NOTHING,
  phone: NOTHING,
  location: NOTHING,
  links: [],
  headline: NOTHING,
  summary: NOTHING,
  skills: [],
  experience: [],
  volunteer: [],
  education: [],
  certificates: [],
  languages: [],
  projects: [],
  publications: [],
  awards: [],
  years_of_experience: NOTHING,
  seniority: NOTHING,
};

/**
 * What the resume says, with the person's corrections in place of what was read. What follows from the jobs (years of
 * work, level, where a skill was used) is worked out again. Null if there is neither.
 */
export function withCorrections(
  parsed: ParsedResume | null,
  stored: StoredCareer | null,
): ParsedResume | null {
  if (stored === null || CAREER_LISTS.every((name) => stored.own[name] === undefined)) return parsed;
  const { own } = stored;
  const month = stored.updated_at.slice(0, 7);
  const base = parsed ?? EMPTY;
  const corrected: ParsedResume = {
    ...base,
    ...(own.volunteer && { volunteer: own.volunteer.map(toExperience) }),
    ...(own.projects && { projects: own.projects.map((project) => ({ ...project, ...SET })) }),
    ...(own.schools && {
      education: own.schools.map(({ school, degree, field, start, end }) => ({
        school: school || null,
        degree: degree || null,
        field: field || null,
        start,
        end,
        ...SET,
      })),
    }),
  };
  if (own.jobs === undefined) return corrected;
  const experience = own.jobs.map(toExperience);
  const years = yearsOfExperience(experience, [], month);
  return {
    ...corrected,
    experience,
    years_of_experience: years.value === null ? base.years_of_experience : years,
    seniority: seniorityOf(experience, base.headline.value, years.value),
    skills: base.skills.map((skill) => ({ ...skill, ...usesOf(skill.value, experience, month) })),
  };
}

/** The lists of a career, with empty texts for what is unknown. */
export function listsOf(parsed: ParsedResume | null): Pick<Career, CareerList> {
  const { experience, volunteer, education, projects } = parsed ?? EMPTY;
  return {
    jobs: experience.map(toJob),
    schools: education.map(({ school, degree, field, ...rest }) => ({
      ...rest,
      school: school ?? '',
      degree: degree ?? '',
      field: field ?? '',
    })),
    volunteer: volunteer.map(toJob),
    projects,
  };
}

function toExperience({ title, employer, location, ...rest }: CareerJob): ResumeExperience {
  return {
    ...rest,
    title: title || null,
    employer: employer || null,
    location: location || null,
    ...SET,
  };
}

function toJob({ title, employer, location, ...rest }: ResumeExperience): Career['jobs'][number] {
  return { ...rest, title: title ?? '', employer: employer ?? '', location: location ?? '' };
}
