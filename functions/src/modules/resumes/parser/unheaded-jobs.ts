import type { ResumeExperience } from '../../../contract/resumes.ts';
import { findDates, withoutDates } from './dates/dates.ts';
import { readExperience } from './jobs/experience.ts';
import { asPlace } from './places/location.ts';
import type { Layout } from './structure/sections.ts';
import type { TextLine } from './text/text-line.ts';
import { hasDegree, isSchool, startsWithDegree } from './words/degrees.ts';
import { roleScore } from './words/job-words.ts';

/** An email, a link, or the digits of a phone number. */
const CONTACT = /@|https?:|www\.|linkedin|github|(?:\d[\s().-]{0,2}){8,}/i;
const DATED = /(?:19|20)\d\d\s*[–—-]/;

/**
 * The jobs of a resume that doesn't say "Experience" anywhere: they follow the name and contact details, or the
 * summary. Only entries that name a role, an employer and dates count, because nothing else says that they are jobs.
 */
export function readUnheadedJobs({ head, sections }: Layout): ResumeExperience[] {
  const parts = [
    belowContact(head),
    ...sections.filter(({ kind }) => kind === 'summary' || kind === 'contact').map(({ lines }) => lines),
  ];
  return parts
    .flatMap((lines) => readExperience(lines))
    .filter(
      ({ title, employer, start }) =>
        title !== null &&
        employer !== null &&
        start !== null &&
        roleScore(title) >= 0.5 &&
        !startsWithDegree(title),
    );
}

/**
 * The schools of a resume that has no heading above them: lines that name a degree, a school and dates. Also those below a
 * heading that says nothing of schools, as "Training".
 */
export function unheadedStudies({ head, sections }: Layout): TextLine[] {
  const lines = [
    ...belowContact(head),
    ...sections
      .filter(({ kind }) => kind === 'experience' || kind === 'other' || kind === 'certificates')
      .flatMap(({ lines }) => lines),
  ];
  return lines.filter(
    ({ text, bullet }) => !bullet && namesDegree(text) && isSchool(text) && findDates(text).length > 0,
  );
}

/** "MA, Leeds University", "Leeds University, MA": the degree opens a part of the line. */
function namesDegree(text: string): boolean {
  if (!hasDegree(text)) return false;
  return withoutDates(text, findDates(text))
    .split(/,\s+|\s+[–|:-]\s+|\s{2,}/)
    .some((part) => startsWithDegree(part.trim()));
}

function belowContact(head: TextLine[]): TextLine[] {
  const last = head.findLastIndex(({ text }) => CONTACT.test(text) && !DATED.test(text));
  const below = head.slice(last + 1);
  const next = below[0];
  const isHome = next !== undefined && !next.gap && asPlace(next.text) !== undefined;
  return last === -1 || isHome ? below.slice(1) : below;
}
