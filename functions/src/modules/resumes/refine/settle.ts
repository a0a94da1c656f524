import type { ParsedResume, ResumeSkill } from '../../../contract/resumes.ts';
import { findRanges } from '../parser/dates/dates.ts';
import { seniorityOf, yearsOfExperience } from '../parser/jobs/career.ts';
import { asPlace } from '../parser/places/location.ts';
import { usesOf } from '../parser/skills/skill-uses.ts';
import type { Doubts, ValueName } from './doubts.ts';
import { foundJobs, foundSchools } from './found-entries.ts';
import type { ModelAnswer, Quote } from './model-answer.ts';
import { idOf } from './question.ts';
import { CONFIDENCE, confidenceOf, isNaming, type Reading, readingOf } from './reading.ts';
import type { SentLine } from './sent-lines.ts';
import { settleEntry } from './settle-entry.ts';
import { isSameText, type Supported, supportOf } from './support.ts';

export type Settled = { parsed: ParsedResume; found: number; confirmed: number };

/** Names and headlines stand at the top. */
const TOP_LINES = 15;
const CONTACT_LINES = 4;
const MOST_SKILLS = 40;

/**
 * What was read, with what the model found of what was in doubt. Whatever it says, a value gets in only as words that the
 * resume states in a fitting place, and nothing that was asked of nobody changes.
 *
 * @param now the month of reading, `2026-11`
 */
export function settle(
  parsed: ParsedResume,
  doubts: Doubts,
  lines: readonly SentLine[],
  answer: ModelAnswer,
  now: string,
): Settled {
  const reading = readingOf(lines, parsed, now);
  const count = { found: 0, confirmed: 0 };
  const quoteOf = (id: string) => answer.values.find((value) => value.id === id);
  const next = { ...parsed, experience: [...parsed.experience], education: [...parsed.education] };

  for (const name of doubts.values) {
    const support = valueSupport(name, quoteOf(name), parsed, reading);
    if (support === null) continue;
    const said = parsed[name];
    const same = said.value !== null && isSameText(said.value, support.text);
    count[same ? 'confirmed' : 'found'] += 1;
    next[name] = same
      ? { ...said, confidence: CONFIDENCE.agreed }
      : { ...readAt(support, reading), by_model: true };
  }
  for (const { index, fields } of doubts.jobs) {
    const job = next.experience[index]!;
    const settled = settleEntry(job, fields, (field) => quoteOf(idOf('jobs', index, field)), reading);
    next.experience[index] = settled.entry;
    count.found += settled.found;
    count.confirmed += settled.confirmed;
  }
  for (const { index, fields } of doubts.schools) {
    const school = next.education[index]!;
    const settled = settleEntry(school, fields, (field) => quoteOf(idOf('schools', index, field)), reading);
    next.education[index] = settled.entry;
    count.found += settled.found;
    count.confirmed += settled.confirmed;
  }
  if (doubts.missing.includes('jobs')) next.experience = foundJobs(answer, parsed, reading);
  if (doubts.missing.includes('schools')) next.education = foundSchools(answer, parsed, reading);
  if (doubts.missing.includes('skills')) next.skills = foundSkills(answer, reading);
  count.found += doubts.missing.reduce((sum, list) => sum + next[LISTS[list]].length, 0);
  return { parsed: withConclusions(next, parsed, now), ...count };
}

const LISTS = { jobs: 'experience', schools: 'education', skills: 'skills' } as const;

const readAt = (support: Supported, { lines }: Reading) => {
  const { page, line } = lines[support.at]!;
  return { value: support.text, confidence: confidenceOf(support), source: { page, line } };
};

/** The text that supports a value, if it is what it is said to be and stands where such a thing may stand. */
function valueSupport(
  name: ValueName,
  quote: Quote | undefined,
  parsed: ParsedResume,
  reading: Reading,
): Supported | null {
  const support = supportOf(reading.lines, quote);
  if (support === null || !isNaming(support.text) || reading.isTold(support.at)) return null;
  const { text, at } = support;
  const fits = {
    full_name: () => at < TOP_LINES && NAME.test(text),
    headline: () => at < TOP_LINES,
    location: () => isHome(text, at, parsed, reading),
  };
  return fits[name]() ? support : null;
}

const NAME = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,5}$/u;

/** The town of an employer is not home: it stands in a job, not among the contact details. */
function isHome(text: string, at: number, { email, phone }: ParsedResume, reading: Reading): boolean {
  const place = asPlace(text);
  if (place === undefined || place.isWorkplace) return false;
  if (findRanges(reading.lines[at]!.text).length > 0) return false;
  const contacts = [email, phone].flatMap(({ source }) => reading.positionOf(source) ?? []);
  return at < TOP_LINES || contacts.some((contact) => Math.abs(contact - at) <= CONTACT_LINES);
}

function foundSkills({ values }: ModelAnswer, reading: Reading): ResumeSkill[] {
  const skills = new Map<string, ResumeSkill>();
  for (const quote of values) {
    const support = quote.id === 'skills' ? supportOf(reading.lines, quote) : null;
    if (support === null || support.text.length > 60 || !isNaming(support.text, 6)) continue;
    const skill = { ...readAt(support, reading), by_model: true as const, used_in: [], last_used: null };
    if (!skills.has(support.text.toLowerCase())) skills.set(support.text.toLowerCase(), skill);
  }
  return [...skills.values()].slice(0, MOST_SKILLS);
}

/** What follows from jobs is worked out again where they changed. */
function withConclusions(next: ParsedResume, before: ParsedResume, now: string): ParsedResume {
  const { experience, skills } = next;
  const changed = JSON.stringify(experience) !== JSON.stringify(before.experience);
  if (!changed && skills === before.skills) return next;
  const uses = skills.map((skill) => ({ ...skill, ...usesOf(skill.value, experience, now) }));
  if (!changed) return { ...next, skills: uses };
  const years = yearsOfExperience(experience, [], now);
  return {
    ...next,
    skills: uses,
    years_of_experience: years.value === null ? next.years_of_experience : years,
    seniority: seniorityOf(experience, next.headline.value, years.value),
  };
}
