import { z } from 'zod';
import { Instant, Seniority, YearMonth } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** Where in the file a value was read; pages and lines count from 1, lines within their page. */
export const SourceSpan = z.object({ page: z.number().int().positive(), line: z.number().int().positive() });
export type SourceSpan = z.infer<typeof SourceSpan>;

const Whole = z.number().int();

/** A line that something was read from, as its owner sees it beside the value. */
export const SourceLine = SourceSpan.extend({
  /** The start of it. */
  text: z.string(),
  /** Where it stands on its page, in whole points from the upper left corner; null in files without fixed pages. */
  box: z.object({ x: Whole, y: Whole, width: Whole, height: Whole }).nullable(),
});
export type SourceLine = z.infer<typeof SourceLine>;

/** Values with less confidence are marked for their owner to check: fewer than about four in five of them are right. */
export const SURE = 0.8;

/** A value read from a resume: its confidence (0–1) and its place. `null` means not found. */
function read<T extends z.ZodType>(value: T) {
  return z.object({
    value,
    confidence: z.number().min(0).max(1),
    source: SourceSpan.nullable(),
    /** A language model found it in the text, after its owner asked for that. */
    by_model: z.literal(true).optional(),
  });
}

/** The fields of an entry that a language model found in the text, after its owner asked for that. */
export const ByModel = z.array(z.string()).optional();

export const ResumeExperience = z.object({
  title: z.string().nullable(),
  employer: z.string().nullable(),
  location: z.string().nullable(),
  start: YearMonth.nullable(),
  /** Null with `current` true means "until now"; null with `current` false means not stated. */
  end: YearMonth.nullable(),
  current: z.boolean(),
  bullets: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  source: SourceSpan.nullable(),
  by_model: ByModel,
});
export type ResumeExperience = z.infer<typeof ResumeExperience>;

export const ResumeEducation = z.object({
  /** Null if none is stated, or if the resume says that it was not earned. */
  degree: z.string().nullable(),
  field: z.string().nullable(),
  school: z.string().nullable(),
  start: YearMonth.nullable(),
  end: YearMonth.nullable(),
  confidence: z.number().min(0).max(1),
  source: SourceSpan.nullable(),
  by_model: ByModel,
});
export type ResumeEducation = z.infer<typeof ResumeEducation>;

/** A skill as written, and where the resume says it was used. */
export const ResumeSkill = read(z.string()).extend({
  /** Jobs whose text names it, as positions in `experience`. */
  used_in: z.array(z.number().int().nonnegative()),
  /** Last month of the latest of those jobs; null if none is dated. An ongoing job counts up to the month of reading. */
  last_used: YearMonth.nullable(),
});
export type ResumeSkill = z.infer<typeof ResumeSkill>;

export const ResumeProject = z.object({
  name: z.string(),
  start: YearMonth.nullable(),
  end: YearMonth.nullable(),
  bullets: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  source: SourceSpan.nullable(),
});
export type ResumeProject = z.infer<typeof ResumeProject>;

/** What was read from one resume file. Nothing is guessed: what was not found is null or empty. */
export const ParsedResume = z.object({
  /** The language it is written in, ISO 639-1. */
  language: read(z.string().nullable()),
  full_name: read(z.string().nullable()),
  email: read(z.string().nullable()),
  /** E.164. */
  phone: read(z.string().nullable()),
  location: read(z.string().nullable()),
  links: z.array(read(z.string())),
  headline: read(z.string().nullable()),
  summary: read(z.string().nullable()),
  skills: z.array(ResumeSkill),
  experience: z.array(ResumeExperience),
  /** Unpaid work; `employer` is the organization. */
  volunteer: z.array(ResumeExperience),
  education: z.array(ResumeEducation),
  certificates: z.array(read(z.string())),
  languages: z.array(read(z.string())),
  projects: z.array(ResumeProject),
  publications: z.array(read(z.string())),
  awards: z.array(read(z.string())),
  /** Years of work, overlapping jobs counted once, one decimal. */
  years_of_experience: read(z.number().nullable()),
  seniority: read(Seniority.nullable()),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

export const ResumeFileType = z.enum(['pdf', 'docx', 'odt', 'rtf', 'txt']);
export type ResumeFileType = z.infer<typeof ResumeFileType>;

export const Resume = z.object({
  id: z.string(),
  file_name: z.string(),
  file_type: ResumeFileType,
  bytes: z.number().int(),
  pages: z.number().int(),
  /** Counts the user's uploads from 1; receipts say "resume v3". */
  version: z.number().int(),
  /** Searches, matches, and the profile go by it. */
  active: z.boolean(),
  /** Employers receive it. */
  sent: z.boolean(),
  parsed: ParsedResume,
  /** The lines that `parsed` names, in reading order; empty if it was read before they were kept. */
  source_lines: z.array(SourceLine),
  created_at: Instant,
});
export type Resume = z.infer<typeof Resume>;

/** Media type of each kind of original file. */
export const RESUME_CONTENT_TYPE: Record<ResumeFileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
};
const RESUME_CONTENT_TYPES = Object.values(RESUME_CONTENT_TYPE);

export const uploadResume = endpoint({
  name: 'uploadResume',
  summary: 'Reads a resume file, stores it, and makes it the active one. Nothing of a rejected file is kept.',
  method: 'POST',
  path: '/api/resumes',
  unit: 'uploads',
  auth: 'user',
  affects: [
    'listResumes',
    'getCareer',
    'getProfile',
    'getDashboard',
    'getMatch',
    'getImprovements',
    'getFormPreview',
  ],
  query: z.object({ file_name: z.string().trim().min(1).max(200) }),
  // Browsers do not know every file's type; the content decides.
  binary_body: [...RESUME_CONTENT_TYPES, 'application/octet-stream'],
  response: Resume,
  success_status: 201,
  errors: [
    'resume_empty',
    'resume_too_large',
    'resume_too_many_pages',
    'resume_wrong_type',
    'resume_encrypted',
    'resume_broken',
    'resume_no_text',
    'resume_too_little_text',
    'resume_too_complex',
    'resume_archive_bomb',
    'resume_limit_reached',
  ],
  idempotent: true,
  rate_limit: 20,
});

export const listResumes = endpoint({
  name: 'listResumes',
  summary: 'The user’s resumes, newest first.',
  method: 'GET',
  path: '/api/resumes',
  unit: 'uploads',
  auth: 'user',
  response: z.object({ items: z.array(Resume), next_cursor: z.string().nullable() }),
});

export const activateResume = endpoint({
  name: 'activateResume',
  summary:
    'Makes this resume the one that the profile and matches go by, the one that employers receive, or both.',
  method: 'POST',
  path: '/api/resumes/:resume_id/activate',
  auth: 'user',
  query: z.object({ use: z.enum(['all', 'profile', 'applications']).default('all') }),
  affects: ['listResumes', 'getCareer', 'getDashboard', 'getMatch', 'getImprovements', 'getFormPreview'],
  response: Resume,
  errors: ['not_found'],
});

export const downloadResume = endpoint({
  name: 'downloadResume',
  summary: 'The original file.',
  method: 'GET',
  path: '/api/resumes/:resume_id/file',
  auth: 'user',
  binary_response: RESUME_CONTENT_TYPES,
  errors: ['not_found'],
  rate_limit: 60,
});

export const deleteResume = endpoint({
  name: 'deleteResume',
  summary: `Deletes the resume. It can be restored for ${LIMITS.resume_restore_minutes} minutes, then its file is removed too.`,
  method: 'DELETE',
  path: '/api/resumes/:resume_id',
  auth: 'user',
  affects: ['listResumes', 'getCareer', 'getDashboard', 'getMatch', 'getImprovements', 'getFormPreview'],
  success_status: 204,
  errors: ['not_found'],
});

export const restoreResume = endpoint({
  name: 'restoreResume',
  summary: 'Undoes a deletion: the resume is restored as it was.',
  method: 'POST',
  path: '/api/resumes/:resume_id/restore',
  auth: 'user',
  response: Resume,
  affects: ['listResumes', 'getCareer', 'getDashboard', 'getMatch', 'getImprovements', 'getFormPreview'],
  errors: ['not_found', 'resume_limit_reached'],
});
