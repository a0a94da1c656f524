import type { CareerList } from '../../../contract/career.ts';
import type { Unclear } from '../../../contract/resume-refinement.ts';
import {
  type ParsedResume,
  type ResumeEducation,
  type ResumeExperience,
  SURE,
} from '../../../contract/resumes.ts';

export type ValueName = 'full_name' | 'location' | 'headline';
export type JobField = 'title' | 'employer' | 'dates';
export type SchoolField = 'school' | 'degree' | 'field' | 'dates';
export type EntryDoubt<Field> = { index: number; fields: Field[] };

/** What the reader was not sure of, or did not find. Contact details are no part of it: nobody is asked for them. */
export type Doubts = {
  values: ValueName[];
  jobs: EntryDoubt<JobField>[];
  schools: EntryDoubt<SchoolField>[];
  /** Lists of which nothing was found. */
  missing: ('jobs' | 'schools' | 'skills')[];
};

/** @param own lists that the person has set themselves: nobody needs to read those again */
export function doubtsOf(parsed: ParsedResume, own: readonly CareerList[]): Doubts {
  const [jobs, schools] = [own.includes('jobs'), own.includes('schools')];
  const { full_name, location, headline, experience, education, skills } = parsed;
  const unsure = { full_name: isUnsure(full_name), location: isUnsure(location) };
  return {
    values: [
      ...(unsure.full_name ? (['full_name'] as const) : []),
      ...(unsure.location ? (['location'] as const) : []),
      // Many resumes have none.
      ...(headline.value !== null && isUnsure(headline) ? (['headline'] as const) : []),
    ],
    jobs: jobs ? [] : entryDoubts(experience, jobFields),
    schools: schools ? [] : entryDoubts(education, schoolFields),
    missing: [
      ...(!jobs && experience.length === 0 ? (['jobs'] as const) : []),
      ...(!schools && education.length === 0 ? (['schools'] as const) : []),
      ...(skills.length === 0 ? (['skills'] as const) : []),
    ],
  };
}

export function hasDoubts({ values, jobs, schools, missing }: Doubts): boolean {
  return values.length + jobs.length + schools.length + missing.length > 0;
}

const NAMES = { full_name: 'name', location: 'location', headline: 'headline' } as const;

/** The doubts as their owner sees them. */
export function unclearOf({ values, jobs, schools, missing }: Doubts): Unclear[] {
  const lists = [
    { what: 'jobs' as const, count: jobs.length },
    { what: 'schools' as const, count: schools.length },
  ];
  return [
    ...values.map((name) => ({ what: NAMES[name], count: 1 })),
    ...lists.filter(({ count }) => count > 0),
    ...missing.map((what) => ({ what, count: 0 })),
  ];
}

function isUnsure({ value, confidence }: { value: string | null; confidence: number }): boolean {
  return value === null || confidence < SURE;
}

function entryDoubts<Entry, Field>(
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => Field[],
): EntryDoubt<Field>[] {
  return entries
    .map((entry, index) => ({ index, fields: fieldsOf(entry) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Of an entry that was read with doubt, everything; of another, what it lacks. */
function jobFields({ title, employer, start, end, confidence }: ResumeExperience): JobField[] {
  if (confidence < SURE) return ['title', 'employer', 'dates'];
  return [
    ...(title === null ? (['title'] as const) : []),
    ...(employer === null ? (['employer'] as const) : []),
    ...(start === null && end === null ? (['dates'] as const) : []),
  ];
}

/** Many schools state no field or dates, and where no degree was earned, none is to be found. */
function schoolFields({ school, degree, field, confidence }: ResumeEducation): SchoolField[] {
  if (confidence >= SURE) return school === null ? ['school'] : [];
  return [
    'school',
    ...(degree === null ? [] : (['degree'] as const)),
    ...(field === null ? [] : (['field'] as const)),
    'dates',
  ];
}
