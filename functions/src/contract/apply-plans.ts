import { z } from 'zod';
import { ApplicationStatus } from './applications.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** A calendar day in the user's time zone: `2026-11-22`. */
export const LocalDay = z.iso.date();

/** A job of a day's plan. */
export const PlannedJob = z.object({
  posting_id: z.string(),
  title: z.string(),
  company: z.string(),
  score: z.number().int().nullable(),
  /** What its score rests on most: a sentence or two for the user. */
  why: z.string().nullable(),
  /** `planned`: will be applied to; `removed` by the user; `applied`: its application was queued; `left_out`: see `reason`. */
  state: z.enum(['planned', 'removed', 'applied', 'left_out']),
  /** Why it was left out, as a sentence for the user; null otherwise. */
  reason: z.string().nullable(),
  /** Its application, once there is one. */
  application_id: z.string().nullable(),
  /** The current status of its application, if there is one. */
  status: ApplicationStatus.nullable(),
});
export type PlannedJob = z.infer<typeof PlannedJob>;

/** A match that would have been planned but for the reason given. */
export const SkippedJob = z.object({
  posting_id: z.string(),
  title: z.string(),
  company: z.string(),
  /** A sentence for the user. */
  reason: z.string(),
});
export type SkippedJob = z.infer<typeof SkippedJob>;

/** The jobs that auto-apply applies to on one day. */
export const ApplyPlan = z.object({
  day: LocalDay,
  /** IANA name of the time zone that the day is in. */
  time_zone: z.string(),
  /** `planned`: jobs are still to be applied to; `applied`: none is; `done`: and the day was summed up. */
  status: z.enum(['planned', 'applied', 'done']),
  apply_at: Instant,
  jobs: z.array(PlannedJob),
  /** The best matches of the last search that the plan does not include, and why. */
  skipped: z.array(SkippedJob).max(LIMITS.apply_plan_skipped),
});
export type ApplyPlan = z.infer<typeof ApplyPlan>;

export const listApplyPlans = endpoint({
  name: 'listApplyPlans',
  summary: 'The last days of auto-apply: what it is going to apply to, and what became of it. Newest first.',
  method: 'GET',
  path: '/api/apply-plans',
  auth: 'user',
  response: z.object({ items: z.array(ApplyPlan).max(LIMITS.apply_plans_shown) }),
});

export const changePlannedJob = endpoint({
  name: 'changePlannedJob',
  summary:
    'Removes a job from the plan of a day, or puts it back. A job that was removed is not planned again on later days.',
  method: 'PUT',
  path: '/api/apply-plans/:day/jobs/:posting_id',
  auth: 'user',
  affects: ['listApplyPlans'],
  body: z.object({ removed: z.boolean() }),
  response: ApplyPlan,
  errors: ['not_found', 'conflict'],
});

export const startApplyPlan = endpoint({
  name: 'startApplyPlan',
  summary: 'Applies to the jobs of a day’s plan now instead of at its time.',
  method: 'POST',
  path: '/api/apply-plans/:day/start',
  auth: 'user',
  affects: ['listApplyPlans', 'listApplications', 'getActivity', 'getDashboard', 'getWallet'],
  response: ApplyPlan,
  errors: ['not_found', 'conflict', 'applications_paused', 'daily_limit_reached'],
});
