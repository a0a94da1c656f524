import { z } from 'zod';
import { DriverKind } from './admin-drivers.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ResumeFileType, SourceSpan, uploadResume } from './resumes.ts';

/** What a line of a resume was read as. */
export const ReadAs = z.enum([
  'name',
  'email',
  'phone',
  'location',
  'headline',
  'summary',
  'heading',
  'job',
  'school',
  'skill',
  'certificate',
  'language',
  'link',
]);
export type ReadAs = z.infer<typeof ReadAs>;

/** What can make a resume hard to read for a machine; each is found in the file, none is assumed. */
export const CHECK_FINDINGS = [
  'no_name',
  'no_email',
  'no_phone',
  'no_location',
  'email_behind_link',
  'contact_in_page_header',
  'text_box',
  'no_headings',
  'no_experience_heading',
  'no_education_heading',
  'no_skills_heading',
  'columns',
  'no_jobs',
  'jobs_without_title',
  'jobs_without_employer',
  'jobs_without_dates',
  'schools_without_dates',
  'no_skills',
  'unsure',
] as const;
export const CheckFinding = z.object({
  code: z.enum(CHECK_FINDINGS),
  /** `problem`: something is lost. `note`: we read it, other systems may not. */
  level: z.enum(['problem', 'note']),
  /** Where it was found, with the start of the line; empty if it is about the whole file. */
  lines: z.array(
    SourceSpan.extend({
      text: z.string(),
      /** What is read straight across the page there, where that is more than the line. */
      across: z.string().nullable(),
    }),
  ),
});
export type CheckFinding = z.infer<typeof CheckFinding>;

/** One line of the file, in the order in which it was read. */
export const CheckedLine = SourceSpan.extend({
  text: z.string(),
  /** 0 for lines over the whole width, else the column, from 1. */
  column: z.number().int().nonnegative(),
  read_as: z.array(ReadAs),
});
export type CheckedLine = z.infer<typeof CheckedLine>;

export const checkResume = endpoint({
  name: 'checkResume',
  summary:
    'Reports how a machine reads a resume file: its lines in order, and what is hard to read. Nothing is stored.',
  method: 'POST',
  path: '/api/tools/resume-check',
  unit: 'uploads',
  auth: 'public',
  affects: { nothing: 'Nothing is stored.' },
  binary_body: uploadResume.binary_body,
  response: z.object({
    file_type: ResumeFileType,
    pages: z.number().int(),
    /** The first ones, in reading order. */
    lines: z.array(CheckedLine),
    /** How many there are altogether. */
    total_lines: z.number().int(),
    findings: z.array(CheckFinding),
  }),
  errors: uploadResume.errors.filter((code) => code !== 'resume_limit_reached'),
  rate_limit: 10,
});

export const JobLinkVendor = DriverKind;
export type JobLinkVendor = z.infer<typeof JobLinkVendor>;

/** Why a job counts as open or closed, or why that can't be told. */
export const JobStatusReason = z.enum([
  'published',
  'not_published',
  'board_not_found',
  'unsupported_site',
  'not_a_job_link',
  'site_unavailable',
]);
export type JobStatusReason = z.infer<typeof JobStatusReason>;

export const checkJobStatus = endpoint({
  name: 'checkJobStatus',
  summary: 'Whether a job is still published, asked from its job board. Nothing is stored.',
  method: 'POST',
  path: '/api/tools/job-status',
  auth: 'public',
  affects: { nothing: 'Nothing is stored.' },
  body: z.object({ url: z.string().trim().min(1, 'Paste a link to a job.').max(2000) }),
  response: z.object({
    status: z.enum(['open', 'closed', 'unknown']),
    reason: JobStatusReason,
    vendor: JobLinkVendor.nullable(),
    /** As published; null unless the job is open. */
    title: z.string().nullable(),
    posted_at: Instant.nullable(),
    checked_at: Instant,
  }),
  rate_limit: 10,
});
