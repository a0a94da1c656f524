import type { ResumeEducation, ResumeExperience, SourceSpan } from '../../../../contract/resumes.ts';
import { findDates, withoutDates } from '../dates/dates.ts';
import { strictHeading } from '../structure/headings.ts';
import type { Layout } from '../structure/sections.ts';
import type { TextLine } from '../text/text-line.ts';
import { isSchool, readDegree, startsWithDegree } from '../words/degrees.ts';
import { isFieldOfStudy, namesField } from '../words/fields-of-study.ts';
import { titleScore } from '../words/job-words.ts';
import { readEducation } from './education.ts';

/** Who works or studies at a school, whatever degree the title begins with: "PhD Candidate", "Master Thesis Student". */
const PERSON =
  /\b(?:candidate|student|fellow|scholar|doktorand(?:in)?|doktorant\p{L}*|doctorante?|doctorand[oa]|dottorand[oa]|promovend\p{L}*|becari[oa]|bolsista|assegnista|studerande|öğrenci\p{L}*)\b|étudiante?/iu;

/**
 * Jobs and studies of a section that tells of both ("Werdegang", "Parcours"): an entry that names a degree at a school, and
 * no role, is one of education.
 */
export function withoutStudies(
  entries: readonly ResumeExperience[],
  lines: readonly TextLine[],
  namesBoth: (source: SourceSpan | null) => boolean,
): { jobs: ResumeExperience[]; studies: ResumeEducation[] } {
  const jobs: ResumeExperience[] = [];
  const studies: ResumeEducation[] = [];
  for (const entry of entries) {
    const both = namesBoth(entry.source);
    const study = isStudy(entry, both)
      ? ((both ? asWritten(entry, lines) : undefined) ?? toStudy(entry, lines))
      : isSchoolAlone(entry)
        ? besideDegree(entry, lines)
        : undefined;
    if (study === undefined) jobs.push(entry);
    else studies.push(study);
  }
  return { jobs, studies };
}

/** Entries of education in a section of jobs as a section of their own, where gaps part the entries. */
export function withStudiesApart(layout: Layout): Layout {
  const names_studies = layout.sections.some(({ kind }) => kind === 'education');
  const sections = layout.sections.flatMap((section) => {
    const may_hold = section.kind === 'experience' || (section.kind === 'other' && !names_studies);
    if (!may_hold) return section;
    const { lines } = section;
    const starts = [...lines.keys()].filter((index) => index === 0 || lines[index]!.gap);
    const blocks = starts.map((start, index) => lines.slice(start, starts[index + 1]));
    const both = headsBoth(section.heading.text);
    const studies = blocks.filter((block) => isStudyBlock(block, both));
    // A section of something else may be one of courses.
    const none = studies.length === 0 || (section.kind === 'other' && studies.length === blocks.length);
    if (none) return section;
    const jobs = blocks.filter((block) => !studies.includes(block));
    return [
      { ...section, lines: jobs.flat() },
      { ...section, kind: 'education' as const, lines: studies.flat() },
    ];
  });
  return { ...layout, sections };
}

const HEAD = 4;
const PARTS = /,\s+|\s+[–—|·•/-]\s+|\s*[:;]\s+|\s+\(/u;

/** A degree and a school at the head, and no role; a degree alone where the heading says so. */
function isStudyBlock(block: readonly TextLine[], both: boolean): boolean {
  const head = block.filter(({ bullet }) => !bullet).slice(0, HEAD);
  const parts = head.flatMap(({ segments }) =>
    segments.flatMap(({ text }) => withoutDates(text, findDates(text)).split(PARTS)),
  );
  const degree = parts.find((part) => startsWithDegree(part) && !isSchool(part));
  if (degree === undefined || PERSON.test(degree)) return false;
  if (!both && !parts.some((part) => isSchool(part))) return false;
  return parts.every(
    (part) =>
      isSchool(part) ||
      isFieldOfStudy(part) ||
      !(startsWithDegree(part) ? namesRole(part) : titleScore(part) >= 0.5),
  );
}

/** Who teaches it is named first or last: "Professeur de BTS", "MBA Director". "Engineering" and "Arts" are fields. */
function namesRole(text: string): boolean {
  const rest = text.replace(readDegree(text)?.degree ?? '', '');
  const words = rest.match(/[\p{L}-]+/gu) ?? [];
  return words.some((word) => !namesField(word) && titleScore(word) >= 0.5);
}

/** "Experience and Education": the heading says that schools are among the jobs. */
export function headsBoth(heading: string): boolean {
  return heading
    .split(/\s*[&/,+]\s*|\s+(?:and|und|et|y|e|ed|en|i|oraz|och|ve|și)\s+/iu)
    .some((part) => strictHeading(part) === 'education');
}

/** `both`: the heading says that schools are among the jobs, so that a degree is enough: "KU Leuven" has no word of schools. */
function isStudy({ title, employer }: ResumeExperience, both: boolean): boolean {
  // Below such a heading the reader of jobs may have taken the degree for the employer.
  const named = both && title !== null && !startsWithDegree(title) ? employer : title;
  if (named === null || !startsWithDegree(named)) return false;
  if (!both && (employer === null || !isSchool(employer))) return false;
  return !PERSON.test(named) && !namesRole(named);
}

/** A school, and nobody's role at it: what the reader of jobs makes of "Bachelor of Science" above "University of Leeds". */
function isSchoolAlone({ title, employer }: ResumeExperience): boolean {
  if (title === null) return employer !== null && isSchool(employer);
  return isSchool(title) && (employer === null || startsWithDegree(employer)) && titleScore(title) < 0.5;
}

/** The lines around such an entry, if a degree stands at the head of one of them. */
function besideDegree(entry: ResumeExperience, lines: readonly TextLine[]): ResumeEducation | undefined {
  const at = lines.findIndex(({ page, line }) => page === entry.source?.page && line === entry.source.line);
  if (at === -1) return undefined;
  const around = lines.slice(Math.max(0, at - 2), at + LINES).filter(({ bullet }) => !bullet);
  // What stands above a gap is of another entry.
  const own = lines[at]!;
  const from = around.findLastIndex((line) => line.gap && line.line <= own.line && line.page === own.page);
  const rest = around.slice(Math.max(0, from));
  const end = rest.findIndex((line) => line.gap && line.line > own.line);
  const read = readEducation(end === -1 ? rest : rest.slice(0, end));
  const school = entry.employer !== null && isSchool(entry.employer) ? entry.employer : entry.title;
  const study = read.find((one) => one.degree !== null && one.school === school) ?? read[0];
  if (study?.degree == null) return undefined;
  return { ...study, school: study.school ?? school, start: entry.start, end: entry.end };
}

const LINES = 3;

/** The lines of the entry, read as a section of education: a job's title may have ended at a comma of the degree's name. */
function asWritten(entry: ResumeExperience, lines: readonly TextLine[]): ResumeEducation | undefined {
  const at = lines.findIndex(({ page, line }) => page === entry.source?.page && line === entry.source.line);
  if (at === -1) return undefined;
  const study = readEducation(lines.slice(at, at + LINES).filter(({ bullet }) => !bullet))[0];
  if (study?.degree == null || study.school === null) return undefined;
  return { ...study, start: entry.start, end: entry.end };
}

/** Read as a section of education would be. */
function toStudy(entry: ResumeExperience, lines: readonly TextLine[]): ResumeEducation | undefined {
  const line = lines.find(({ page, line }) => page === entry.source?.page && line === entry.source.line);
  if (line?.segments[0] === undefined) return undefined;
  const as = (text: string): TextLine => ({
    ...line,
    bullet: false,
    gap: false,
    text,
    segments: [{ ...line.segments[0]!, text }],
  });
  const study = readEducation(
    [entry.title, entry.employer].flatMap((text) => (text === null ? [] : as(text))),
  )[0];
  return study && { ...study, school: study.school ?? entry.employer, start: entry.start, end: entry.end };
}
