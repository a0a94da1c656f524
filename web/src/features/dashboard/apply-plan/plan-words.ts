import type { ApplyPlan, PlannedJob } from '@contract/apply-plans.ts';
import type { Profile } from '@contract/profile.ts';
import { STATUS_WORDS } from '@/domain/applications/status-words.ts';
import { plural } from '@/lib/format.ts';
import { dayIn, dayName, timeOf } from './plan-days.ts';

const WAITING = ['needs_input', 'ready_for_review', 'handed_over'];

const count = ({ jobs }: ApplyPlan, state: PlannedJob['state']) =>
  jobs.filter((job) => job.state === state).length;

/** The plans still to be carried out, the next one first, and the last one that was. */
export function plansToShow(plans: readonly ApplyPlan[]): { open: ApplyPlan[]; last: ApplyPlan | null } {
  const open = plans.filter(({ status }) => status === 'planned');
  return {
    open: open.sort((a, b) => a.day.localeCompare(b.day)),
    last: plans.find(({ status }) => status !== 'planned') ?? null,
  };
}

/** This device's clock may be a little behind. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Whether its time has come. */
export function isDue({ apply_at }: Pick<ApplyPlan, 'apply_at'>, now: number): boolean {
  return Date.parse(apply_at) <= now + CLOCK_TOLERANCE_MS;
}

/** Whether its applications are being queued right now. */
export function isStarting(plan: ApplyPlan, now: number): boolean {
  return plan.status === 'planned' && count(plan, 'planned') > 0 && isDue(plan, now);
}

/** What planned jobs depend on; `credits` is null if unknown. */
export type Standing = {
  profile: Pick<Profile, 'auto_apply_min_score' | 'auto_apply_daily_limit'>;
  credits: number | null;
};

/** Why planned jobs would be left out as things stand, by posting: what the user changed or spent since. */
export function wouldBeLeftOut({ jobs }: ApplyPlan, { profile, credits }: Standing): Map<string, string> {
  const { auto_apply_min_score: least, auto_apply_daily_limit: limit } = profile;
  const reasons = new Map<string, string>();
  let sent = jobs.filter(({ state }) => state === 'applied').length;
  let left = credits ?? Number.POSITIVE_INFINITY;
  for (const { posting_id, score, state } of jobs) {
    if (state !== 'planned') continue;
    if (score !== null && score < least) reasons.set(posting_id, `It’s below your minimum score of ${least}`);
    else if (sent >= limit) reasons.set(posting_id, `It’s over your limit of ${limit} a day`);
    else if (left <= 0) reasons.set(posting_id, 'You don’t have enough credits');
    else {
      sent += 1;
      left -= 1;
    }
  }
  return reasons;
}

/** What the plan is going to do, in one sentence. `jobs`: how many it applies to; `paused`: on the day of the plan. */
export function planSentence(plan: ApplyPlan, jobs: number, now: number, paused = false): string {
  if (count(plan, 'planned') === 0) return 'You removed every job from this plan.';
  const when = dayName(plan.day, plan.time_zone, now);
  if (paused) {
    const then = when === 'Today' || when === 'Tomorrow' ? when.toLowerCase() : `on ${when}`;
    return `Paused. To apply to ${plural(jobs, 'job')}, resume before ${timeOf(plan)} ${then}.`;
  }
  if (isStarting(plan, now)) return `Applying to ${plural(jobs, 'job')} now.`;
  if (jobs === 0) return 'As things stand, we won’t apply to any of these jobs.';
  return `${when} at ${timeOf(plan)}, we’ll apply to ${plural(jobs, 'job')}.`;
}

/** What the jobs cost; null where nobody has to know. `credits` is null if unknown. */
export function costWords(jobs: number, credits: number | null): string | null {
  if (jobs === 0) return null;
  return credits === null
    ? `Uses ${plural(jobs, 'credit')}.`
    : `Uses ${jobs} of your ${plural(credits, 'credit')}.`;
}

/** What the plan did, in one sentence. */
export function summarySentence(plan: ApplyPlan, now: number): string {
  const day = dayName(dayIn(plan.time_zone, Date.parse(plan.apply_at)), plan.time_zone, now);
  const when = /\d/.test(day) ? `On ${day}` : day;
  const applied = count(plan, 'applied');
  const left = count(plan, 'left_out');
  const waiting = plan.jobs.filter(({ status }) => status !== null && WAITING.includes(status)).length;
  const did = applied === 0 ? 'we didn’t apply to any jobs' : `we applied to ${plural(applied, 'job')}`;
  const out = left > 0 ? ` and left out ${left}` : '';
  return `${when}, ${did}${out}.${waiting > 0 ? ` ${waiting} ${waiting === 1 ? 'needs' : 'need'} you.` : ''}`;
}

/** What is said of one job, beside its company. */
export function jobWords({ state, reason, status }: PlannedJob): string {
  switch (state) {
    case 'planned':
      return '';
    case 'removed':
      return 'Removed';
    case 'left_out':
      return reason ? `Left out. ${reason}` : 'Left out';
    case 'applied':
      return status === null ? 'In progress' : STATUS_WORDS[status].text;
  }
}
