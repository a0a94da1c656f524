import type { ApplicationStatus } from '../../../contract/applications.ts';
import type { PlannedJob } from '../../../contract/apply-plans.ts';

const SENT: readonly ApplicationStatus[] = ['submitted', 'unconfirmed', 'interviewing', 'offer', 'accepted'];
const WAITING: readonly ApplicationStatus[] = ['needs_input', 'ready_for_review', 'handed_over'];
export const RUNNING: readonly ApplicationStatus[] = ['queued', 'preparing', 'submitting'];

type Job = Pick<PlannedJob, 'title' | 'company' | 'state' | 'reason' | 'status'>;

const TITLES = ['Sent', 'Waiting for you', 'In progress', 'Not sent', 'Left out'] as const;

function titleFor({ state, status }: Job): (typeof TITLES)[number] | null {
  if (state === 'left_out') return 'Left out';
  if (state !== 'applied') return null;
  if (status === null) return 'Not sent';
  if (SENT.includes(status)) return 'Sent';
  if (WAITING.includes(status)) return 'Waiting for you';
  return RUNNING.includes(status) ? 'In progress' : 'Not sent';
}

/** What became of a day's plan, as the body of an email; null if nothing happened. */
export function summaryOf(jobs: readonly Job[]): string | null {
  const parts = TITLES.flatMap((title) => {
    const listed = jobs.filter((job) => titleFor(job) === title);
    const lines = listed.map(({ title: job, company, reason }) =>
      reason ? `- ${job}, ${company}: ${reason}` : `- ${job}, ${company}`,
    );
    return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
  });
  return parts.length === 0 ? null : parts.join('\n\n');
}
