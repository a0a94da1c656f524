import { z } from 'zod';
import { YearMonth } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { ByModel, SourceSpan } from './resumes.ts';

/** A person's jobs, schools, volunteer work and projects: as read from the resume in use, until they correct them. */

const text = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer.`);
const Month = z.union([YearMonth, z.null()], { error: 'Enter a month and year, such as 2024-03.' });
/** A line each; empty ones are left out. */
const bullets = z
  .array(text(LIMITS.career_bullet))
  .max(LIMITS.career_bullets, `Use ${LIMITS.career_bullets} lines or fewer.`)
  .transform((lines) => lines.filter((line) => line !== ''));

type Dated = { start: string | null; end: string | null };

function endsAfterStart({ start, end }: Dated, context: z.RefinementCtx): void {
  if (start === null || end === null || start <= end) return;
  context.addIssue({ code: 'custom', path: ['end'], message: 'The end is before the start.' });
}

/** One of two fields must say something. */
const named =
  <Key extends string>(first: Key, second: Key, message: string) =>
  (entry: Record<Key, string>, context: z.RefinementCtx): void => {
    if (entry[first] === '' && entry[second] === '')
      context.addIssue({ code: 'custom', path: [first], message });
  };

/** A job, or volunteer work, where `employer` is the organization. Empty texts are unknown. */
export const CareerJob = z
  .object({
    title: text(200),
    employer: text(200),
    location: text(120),
    start: Month,
    /** Null while `current`. */
    end: Month,
    current: z.boolean(),
    bullets,
  })
  .superRefine(named('title', 'employer', 'Add a job title or an employer.'))
  .superRefine((job, context) => (job.current ? undefined : endsAfterStart(job, context)))
  .transform((job) => ({ ...job, end: job.current ? null : job.end }));
export type CareerJob = z.infer<typeof CareerJob>;

export const CareerSchool = z
  .object({
    school: text(200),
    /** Empty if none was earned. */
    degree: text(200),
    field: text(200),
    start: Month,
    end: Month,
  })
  .superRefine(named('school', 'degree', 'Add a school or a degree.'))
  .superRefine(endsAfterStart);
export type CareerSchool = z.infer<typeof CareerSchool>;

export const CareerProject = z
  .object({ name: text(200).min(1, 'Name the project.'), start: Month, end: Month, bullets })
  .superRefine(endsAfterStart);
export type CareerProject = z.infer<typeof CareerProject>;

/** A list of the resume, or what the person made of it: all of it, so that a removed entry stays removed. */
function list<T extends z.ZodType>(entry: T, most: number) {
  return z
    .array(entry)
    .max(most, `You can add up to ${most}.`)
    .refine(
      (entries) => new TextEncoder().encode(JSON.stringify(entries)).length <= LIMITS.career_list_bytes,
      {
        error: 'This is more text than we can keep. Shorten some descriptions.',
      },
    );
}

const LISTS = {
  jobs: list(CareerJob, LIMITS.career_jobs),
  schools: list(CareerSchool, LIMITS.career_entries),
  volunteer: list(CareerJob, LIMITS.career_entries),
  projects: list(CareerProject, LIMITS.career_entries),
};
export type CareerList = keyof typeof LISTS;
export const CAREER_LISTS: readonly CareerList[] = ['jobs', 'schools', 'volunteer', 'projects'];

/** What the person set; a list that is missing is the resume's. */
export const OwnCareer = z.object(LISTS).partial();
export type OwnCareer = z.infer<typeof OwnCareer>;

/** Where an entry stands in the file, and how sure it is that it was read right; 1 if the person set it. */
const READ = { confidence: z.number().min(0).max(1), source: SourceSpan.nullable(), by_model: ByModel };
const Job = z.object({
  title: z.string(),
  employer: z.string(),
  location: z.string(),
  start: YearMonth.nullable(),
  end: YearMonth.nullable(),
  current: z.boolean(),
  bullets: z.array(z.string()),
  ...READ,
});
const School = z.object({
  school: z.string(),
  degree: z.string(),
  field: z.string(),
  start: YearMonth.nullable(),
  end: YearMonth.nullable(),
  ...READ,
});
const Project = z.object({
  name: z.string(),
  start: YearMonth.nullable(),
  end: YearMonth.nullable(),
  bullets: z.array(z.string()),
  ...READ,
});

const AS_READ = {
  jobs: z.array(Job),
  schools: z.array(School),
  volunteer: z.array(Job),
  projects: z.array(Project),
};

/** What tells an entry from others: its title, degree, or name; where it was; the first month that is known. */
const EntryKey = z.object({ name: text(200), at: text(200), month: Month });
export type EntryKey = z.infer<typeof EntryKey>;

type AnyEntry = { start: string | null; end: string | null } & Partial<
  Record<'title' | 'employer' | 'degree' | 'school' | 'name', string>
>;

export function entryKey(entry: AnyEntry): EntryKey {
  return {
    name: (entry.title ?? entry.degree ?? entry.name ?? '').slice(0, 200),
    at: (entry.employer ?? entry.school ?? '').slice(0, 200),
    month: entry.start ?? entry.end,
  };
}

const decided = z.array(EntryKey).max(LIMITS.career_jobs).optional();

export const Career = z.object({
  ...AS_READ,
  /** What the resume in use says that the lists of the person's own lack, and that they haven't decided on. */
  offers: z.object(AS_READ),
  /** Lists that the person set. A new resume doesn't change them. */
  own: z.array(z.enum(['jobs', 'schools', 'volunteer', 'projects'])),
  /** The resume that the other lists are from; null if none is in use. */
  file_name: z.string().nullable(),
  resume_id: z.string().nullable(),
});
export type Career = z.infer<typeof Career>;

export const getCareer = endpoint({
  name: 'getCareer',
  summary:
    'The user’s jobs, schools, volunteer work and projects: their own, or as read from the resume in use.',
  method: 'GET',
  path: '/api/career',
  auth: 'user',
  response: Career,
});

export const updateCareer = endpoint({
  name: 'updateCareer',
  summary: 'Sets whole lists, which win over every resume from then on; null returns a list to the resume’s.',
  method: 'PATCH',
  path: '/api/career',
  auth: 'user',
  affects: ['getCareer', 'getMatch', 'getImprovements', 'getFormPreview', 'getDashboard'],
  replaces: 'getCareer',
  body: z.object({
    jobs: LISTS.jobs.nullable().optional(),
    schools: LISTS.schools.nullable().optional(),
    volunteer: LISTS.volunteer.nullable().optional(),
    projects: LISTS.projects.nullable().optional(),
    /** Offers that were added or skipped: they are not made again. */
    decided: z.object({ jobs: decided, schools: decided, volunteer: decided, projects: decided }).optional(),
  }),
  response: Career,
});
