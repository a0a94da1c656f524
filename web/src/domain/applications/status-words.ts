import type { ApplicationStatus, UserSetStatus } from '@contract/applications.ts';
import type { ChipKind } from '@/ui/status-chip.tsx';

/** How each status is named and shown. Hatched (`unknown`) only where nobody knows. */
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
  failed: { text: 'Couldn’t be sent', kind: 'missing' },
  closed_by_employer: { text: 'Closed by the employer', kind: 'neutral' },
};

/** How the user sets a status: on the button or menu item, in the toast afterwards, and on the slot a card is dropped on. */
export const MOVE_WORDS: Record<UserSetStatus, { action: string; done: string; drop: string }> = {
  submitted: { action: 'Mark as sent', done: 'Marked as sent', drop: 'Drop here to mark as sent' },
  interviewing: {
    action: 'I have an interview',
    done: 'Moved to Interviewing',
    drop: 'Drop here to mark as interviewing',
  },
  offer: { action: 'I got an offer', done: 'Moved to Offer', drop: 'Drop here to mark as an offer' },
  accepted: { action: 'I accepted', done: 'Marked as accepted', drop: 'Drop here to mark as accepted' },
  rejected: { action: 'I was rejected', done: 'Marked as rejected', drop: 'Drop here to mark as rejected' },
  withdrawn: { action: 'Withdraw', done: 'Application withdrawn', drop: 'Drop here to withdraw' },
};

const RUNNING: readonly ApplicationStatus[] = ['queued', 'preparing', 'submitting'];

/** Whether Huntwell is working on it now, so its page keeps polling. */
export function isRunning(status: ApplicationStatus): boolean {
  return RUNNING.includes(status);
}
