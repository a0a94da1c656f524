import type { ResumeEducation, ResumeExperience } from '../../../contract/resumes.ts';
import { isSchool, startsWithDegree } from './degrees.ts';
import { readEducation } from './education.ts';
import { titleScore } from './job-words.ts';
import type { TextLine } from './text-line.ts';

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
): { jobs: ResumeExperience[]; studies: ResumeEducation[] } {
  const jobs: ResumeExperience[] = [];
  const studies: ResumeEducation[] = [];
  for (const entry of entries) {
    const study = isStudy(entry) ? toStudy(entry, lines) : undefined;
    if (study === undefined) jobs.push(entry);
    else studies.push(study);
  }
  return { jobs, studies };
}

function isStudy({ title, employer }: ResumeExperience): boolean {
  if (title === null || employer === null || !startsWithDegree(title) || !isSchool(employer)) return false;
  // Who teaches it is named first or last: "Professeur de BTS", "MBA Director". Engineering alone is no role.
  const words = title.match(/[\p{L}-]+/gu) ?? [];
  return !PERSON.test(title) && words.every((word) => word === 'Engineering' || titleScore(word) < 0.5);
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
  const study = readEducation([as(entry.title!), as(entry.employer!)])[0];
  return study && { ...study, start: entry.start, end: entry.end };
}
