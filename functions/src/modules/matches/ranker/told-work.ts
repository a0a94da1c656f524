import type { Profile } from '../../../contract/profile.ts';
import type { ParsedResume } from '../../../contract/resumes.ts';
import { inEnglish } from '../../job-text/embedding/embed-text.ts';
import {
  canonicalSkill,
  findSkills,
  isCertificate,
  isSoftSkill,
  withImplied,
} from '../../job-text/skills/find-skills.ts';
import { kindredSkillsOfTitle, skillsOfTitle } from '../../job-text/skills/title-skills.ts';
import { type TextTerms, textTerms } from '../../job-text/terms/text-terms.ts';

/** Parsed values with less confidence are not used for ranking. */
export const MIN_CONFIDENCE = 0.4;

/** What a resume tells of work and projects, in its own words. */
function toldWork(resume: ParsedResume | null): string[] {
  return [
    resume?.summary.value ?? '',
    ...entriesOf(resume).flatMap(({ name, bullets }) => [name, ...bullets]),
  ];
}

/** Work, paid or not, and projects. */
function entriesOf(resume: ParsedResume | null): { name: string; bullets: string[] }[] {
  const { experience = [], volunteer = [], projects = [] } = resume ?? {};
  return [
    ...[...experience, ...volunteer].map(({ title, bullets }) => ({ name: title ?? '', bullets })),
    ...projects,
  ];
}

/** In English words, as the kinds of work are named: "Projektleiter" does project management. */
const titlesHeld = (resume: ParsedResume | null) =>
  (resume?.experience ?? []).flatMap(({ title }) => (title === null ? [] : inEnglish(title)));

const ownTitles = (profile: Profile | null, resume: ParsedResume | null) => [
  inEnglish(profile?.job_title ?? ''),
  ...titlesHeld(resume),
];

/**
 * Skills that the titles somebody held tell by another name. Nobody lacks them, but every such title has them, so that
 * they count no more than skills that are only listed.
 */
export function skillsTitledOf(profile: Profile | null, resume: ParsedResume | null): Set<string> {
  return new Set(ownTitles(profile, resume).flatMap(kindredSkillsOfTitle));
}

/** Canonical names of the skills of a profile and a resume, including implied ones. */
export function skillsOf(profile: Profile | null, resume: ParsedResume | null): Set<string> {
  const given = [
    ...(profile?.skills ?? []),
    ...(resume?.skills ?? []).filter((read) => read.confidence >= MIN_CONFIDENCE).map((read) => read.value),
  ];
  const names = new Set<string>();
  for (const text of given) {
    names.add(canonicalSkill(text));
    for (const name of findSkills(text)) names.add(name);
  }
  // Excludes the user's additional info: "No PHP, please" names a skill but means the opposite.
  const prose = [
    resume?.headline.value ?? '',
    ...toldWork(resume),
    ...(resume?.certificates ?? []).map((read) => read.value),
  ].join('\n');
  for (const name of findSkills(prose)) names.add(name);
  // What somebody is they can do, whether they list it or not; what they want to be says nothing.
  for (const title of [...ownTitles(profile, resume), inEnglish(resume?.headline.value ?? '')])
    for (const name of [...skillsOfTitle(title), ...kindredSkillsOfTitle(title)]) names.add(name);
  names.delete('');
  return new Set([...withImplied(names)].filter((name) => !isSoftSkill(name)));
}

/**
 * The skills that a resume shows at work, including implied ones; null if it says nothing of what was done. A summary
 * praises, and a title alone tells too little to hold it against the skills that it does not name. Certificates are held,
 * not used, and show what they are about.
 * @param skills all of the person's skills
 */
export function skillsUsedOf(resume: ParsedResume | null, skills: ReadonlySet<string>): Set<string> | null {
  const entries = entriesOf(resume);
  if (entries.every(({ bullets }) => bullets.every((text) => text.trim() === ''))) return null;
  // Reading the resume found these in its jobs by their own names, which the vocabulary may not know.
  const found = (resume?.skills ?? []).filter(
    ({ used_in, confidence }) => used_in.length > 0 && confidence >= MIN_CONFIDENCE,
  );
  const names = [
    ...findSkills(entries.flatMap(({ name, bullets }) => [name, ...bullets]).join('\n')),
    ...found.flatMap(({ value }) => [canonicalSkill(value), ...findSkills(value)]),
    ...titlesHeld(resume).flatMap(skillsOfTitle),
    ...findSkills((resume?.certificates ?? []).map(({ value }) => value).join('\n')),
    ...[...skills].filter(isCertificate),
  ];
  return withImplied(names.filter((name) => !isSoftSkill(name)));
}

/** More words than a posting has: a resume tells of many years. */
const MOST_OWN_TERMS = 400;

/** Without the skills of the profile: to add one must not make the rest of a background weigh less. */
export function termsOf(profile: Profile | null, resume: ParsedResume | null): TextTerms {
  const told = [...toldWork(resume), ...(resume?.education ?? []).map(({ field }) => field ?? '')];
  if (told.every((text) => text === '')) return new Map();
  return textTerms(
    [
      ...told,
      ...(profile?.job_titles ?? []),
      resume?.headline.value ?? '',
      ...(resume?.skills ?? []).map(({ value }) => value),
    ],
    MOST_OWN_TERMS,
  );
}
