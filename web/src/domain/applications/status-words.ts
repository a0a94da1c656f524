import type { ApplicationStatus } from '@contract/applications.ts';
import type { ChipKind } from '@/ui/status-chip.tsx';

/** How a state is said and shown. Hatched (`unknown`) only where nobody knows. */
export const STATUS_WORDS: Record<ApplicationStatus, { text: string; kind: ChipKind }> = {
  queued: { text: 'Queued', kind: 'neutral' },
  preparing: { text: 'Preparing', kind: 'neutral' },
  needs_input: { text: 'Needs your answers', kind: 'signal' },
  ready_for_review: { text: 'Ready for your review', kind: 'signal' },
  submitting: { text: 'Sending', kind: 'neutral' },
  submitted: { text: 'Submitted', kind: 'ok' },
  unconfirmed: { text: 'Sent, not confirmed', kind: 'unknown' },
  handed_over: { text: 'Finish in your browser', kind: 'signal' },
  interviewing: { text: 'Interviewing', kind: 'ok' },
  offer: { text: 'Offer', kind: 'ok' },
  accepted: { text: 'Accepted', kind: 'ok' },
  rejected: { text: 'Rejected', kind: 'neutral' },
  withdrawn: { text: 'Withdrawn', kind: 'neutral' },
  failed: { text: 'Failed', kind: 'missing' },
  closed_by_employer: { text: 'Closed by the employer', kind: 'neutral' },
};

/** Columns of the list, in their order. Every state stands in exactly one. */
export const GROUPS = [
  {
    id: 'needs_you',
    title: 'Needs you',
    statuses: ['needs_input', 'ready_for_review', 'handed_over', 'failed'],
  },
  { id: 'running', title: 'Running', statuses: ['queued', 'preparing', 'submitting'] },
  { id: 'submitted', title: 'Submitted', statuses: ['submitted', 'unconfirmed'] },
  { id: 'interviewing', title: 'Interviewing', statuses: ['interviewing', 'offer', 'accepted'] },
  { id: 'closed', title: 'Closed', statuses: ['rejected', 'withdrawn', 'closed_by_employer'] },
] as const satisfies readonly { id: string; title: string; statuses: readonly ApplicationStatus[] }[];

const RUNNING: readonly ApplicationStatus[] = ['queued', 'preparing', 'submitting'];

/** Whether Huntwell works on it now, so that its page looks again soon. */
export function isRunning(status: ApplicationStatus): boolean {
  return RUNNING.includes(status);
}
