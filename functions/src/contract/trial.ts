import { z } from 'zod';
import { Seniority } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { PartKind, Score } from './matches.ts';
import { PostingSummary } from './postings.ts';
import { ResumeFileType, uploadResume } from './resumes.ts';
import { BandCounts } from './searches.ts';

const text = (max: number) => z.string().trim().max(max);
const list = (max: number, characters: number) => z.array(text(characters).min(1)).max(max);

/**
 * What ranks jobs for a visitor without an account: the facts a search would take from the resume, and nothing that
 * names the person. Null and empty mean not stated.
 */
export const TrialFacts = z.object({
  /** The title that the visitor entered; it counts more than those of the resume. */
  wanted_title: text(120).nullable(),
  headline: text(200).nullable(),
  /** Titles of the latest jobs, latest first; null for a job without a readable title. */
  past_titles: z.array(text(80).nullable()).max(3),
  skills: list(LIMITS.trial_skills, 80),
  years: z.number().min(0).max(60).nullable(),
  seniority: Seniority.nullable(),
  location: text(120).nullable(),
  /** Minimum pay per year in US cents. */
  salary_min: z.number().int().nonnegative().max(1_000_000_000).nullable(),
  degrees: list(10, 200),
  certificates: list(30, 200),
  languages: list(20, 80),
  /** The words of the resume that tell what its work is about, by number and weight; see job-text/terms. */
  background: z
    .string()
    .max(1600)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/)
    .optional(),
  /** Of the skills, those that the resume shows at work; null if it tells of no work. */
  skills_used: list(LIMITS.trial_skills, 80).nullable().optional(),
  /** The visitor studied after their last job. */
  studied_last: z.boolean().optional(),
});
export type TrialFacts = z.infer<typeof TrialFacts>;

export const readTrialResume = endpoint({
  name: 'readTrialResume',
  summary: 'Reads a resume file for a visitor without an account. Nothing is stored.',
  method: 'POST',
  path: '/api/trial/resume',
  unit: 'uploads',
  auth: 'public',
  affects: { nothing: 'Nothing is stored.' },
  binary_body: uploadResume.binary_body,
  response: z.object({
    file_type: ResumeFileType,
    pages: z.number().int(),
    milliseconds: z.number().int(),
    /** For the greeting. */
    full_name: z.string().nullable(),
    facts: TrialFacts,
  }),
  errors: uploadResume.errors.filter((code) => code !== 'resume_limit_reached'),
  rate_limit: 10,
});

/** A job found for a visitor, with its score. */
export const TrialMatch = z.object({ posting: PostingSummary, score: Score });
export type TrialMatch = z.infer<typeof TrialMatch>;

export const rankTrial = endpoint({
  name: 'rankTrial',
  summary: 'The best open jobs for these facts, scored as in a search. Nothing is stored.',
  method: 'POST',
  path: '/api/trial/matches',
  auth: 'public',
  affects: { nothing: 'Nothing is stored.' },
  body: TrialFacts,
  response: z.object({
    /** Best first, 50 and up. */
    matches: z.array(TrialMatch).max(LIMITS.trial_matches),
    /** Of the jobs that a search would list, more than `matches`: those scoring 50 and up, and a few lower ones. */
    counts: BandCounts,
    /** When nothing scored 50 or higher: the part that lowers the nearest jobs most; null if none was found. */
    held_back_by: PartKind.nullable(),
    /** Open jobs at the time. */
    postings_searched: z.number().int(),
    milliseconds: z.number().int(),
  }),
  errors: ['nothing_to_search_for'],
  rate_limit: 20,
});
