import { z } from 'zod';
import { Currency, Workplace } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { Score } from './matches.ts';
import { ExperienceBand } from './profile.ts';
import { ParsedResume, ResumeFileType, uploadResume } from './resumes.ts';

export const DEPENDENCIES = [
  'firestore',
  'storage',
  'auth',
  'account_mails',
  'tasks',
  'chromium',
  'job_boards',
  'search_index',
  'reddit',
] as const;

export const DependencyCheck = z.object({
  name: z.enum(DEPENDENCIES),
  ok: z.boolean(),
  milliseconds: z.number().int().nonnegative(),
  /** What was done, or what went wrong. */
  detail: z.string(),
});
export type DependencyCheck = z.infer<typeof DependencyCheck>;

export const runChecks = endpoint({
  name: 'runChecks',
  summary: 'Uses each dependency once and reports how long it took.',
  method: 'GET',
  path: '/api/admin/checks',
  auth: 'admin',
  response: z.object({ items: z.array(DependencyCheck) }),
  rate_limit: 20,
});

export const tryResume = endpoint({
  name: 'tryResume',
  summary: 'Reads a resume file without storing anything.',
  method: 'POST',
  path: '/api/admin/sandbox/resume',
  unit: 'uploads',
  auth: 'admin',
  affects: { nothing: 'The sandbox keeps nothing.' },
  binary_body: uploadResume.binary_body,
  response: z.object({
    file_type: ResumeFileType,
    pages: z.number().int(),
    milliseconds: z.number().int(),
    parsed: ParsedResume,
  }),
  errors: uploadResume.errors.filter((code) => code !== 'resume_limit_reached'),
  rate_limit: 20,
});

const text = (max: number) => z.string().trim().max(max).default('');
const names = (max: number) => z.array(z.string().trim().min(1).max(80)).max(max).default([]);

/** Input of the matcher's sandbox; omitted fields count as not stated. */
export const TryMatchBody = z.object({
  profile: z.object({
    job_title: text(120),
    job_titles: names(LIMITS.job_titles),
    skills: names(LIMITS.skills),
    experience: ExperienceBand.optional(),
    location: text(120),
    is_remote: z.boolean().default(false),
    salary_min: z.number().int().nonnegative().nullable().default(null),
    salary_currency: Currency.default('USD'),
    additional_info: text(LIMITS.additional_info),
  }),
  /** As returned by the parser's sandbox. */
  resume: ParsedResume.nullable().default(null),
  posting: z.object({
    title: z.string().trim().min(1, 'Add a job title.').max(200),
    company: text(120),
    text: z.string().trim().min(1, 'Paste the job description.').max(50_000),
    location: text(120),
    workplace: Workplace.nullable().default(null),
  }),
});

export const tryMatch = endpoint({
  name: 'tryMatch',
  summary: 'Scores a pasted posting for a described person without storing anything.',
  method: 'POST',
  path: '/api/admin/sandbox/match',
  auth: 'admin',
  affects: { nothing: 'The sandbox keeps nothing.' },
  body: TryMatchBody,
  response: Score,
  rate_limit: 60,
});
