import type { ApplicationSummary } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import { FOLLOW_UP_DAYS } from '@/domain/applications/follow-up-days.ts';
import { isRunning, STATUS_WORDS } from '@/domain/applications/status-words.ts';
import { plural, shortDate, timeOfDay, weekday } from '@/lib/format.ts';
import type { ChipKind } from '@/ui/status-chip.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

export type CardWords = {
  /** The last event: `Sent Nov 3`. */
  event: string;
  chip: { kind: ChipKind; text: string } | null;
  /** What the user would do next. */
  next: string | null;
  /** Replaces the next step while there is nothing to do. */
  quiet: string | null;
  /** What Huntwell is doing now. */
  busy: string | null;
};

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** `today`, `yesterday`, `tomorrow`, `Thu` within a week ahead, otherwise `Nov 3`. */
export function dayInWords(iso: string, now: number = Date.now()): string {
  const days = Math.round((startOfDay(Date.parse(iso)) - startOfDay(now)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === -1) return 'yesterday';
  if (days === 1) return 'tomorrow';
  if (days > 1 && days < 7) return weekday(iso);
  return shortDate(iso);
}

/** Whether it was sent so long ago, without a reply, that a follow-up is due. */
export function followUpDue(
  { status, sent_at, updated_at }: Pick<ApplicationSummary, 'status' | 'sent_at' | 'updated_at'>,
  now: number = Date.now(),
): boolean {
  return status === 'submitted' && now - Date.parse(sent_at ?? updated_at) >= FOLLOW_UP_DAYS * DAY_MS;
}

/** Days until a follow-up to what was sent then is due, at least one. */
export function daysUntilFollowUp(sentAt: string, now: number = Date.now()): number {
  const passed = Math.round((startOfDay(now) - startOfDay(Date.parse(sentAt))) / DAY_MS);
  return Math.max(1, FOLLOW_UP_DAYS - passed);
}

const REMINDER_WORDS: Record<Reminder['kind'], string> = {
  interview: 'Interview',
  follow_up: 'Follow up',
  task: 'Task due',
  other: 'Reminder',
};

/** `Interview Thu, 10:00 AM`, `Follow up tomorrow`. */
export function reminderInWords(
  { kind, at, all_day }: Pick<Reminder, 'kind' | 'at' | 'all_day'>,
  now: number = Date.now(),
): string {
  return `${REMINDER_WORDS[kind]} ${dayInWords(at, now)}${all_day ? '' : `, ${timeOfDay(at)}`}`;
}

function stateWords(application: ApplicationSummary, now: number): Partial<CardWords> & { event: string } {
  const { status, open_questions } = application;
  const day = dayInWords(application.updated_at, now);
  const sent = `Sent ${dayInWords(application.sent_at ?? application.updated_at, now)}`;
  switch (status) {
    case 'queued':
    case 'preparing':
      return { event: `Started ${dayInWords(application.created_at, now)}` };
    case 'submitting':
      return { event: `Approved ${day}` };
    case 'needs_input':
      return { event: `Asked ${day}`, next: `${plural(open_questions, 'question')} for you` };
    case 'ready_for_review':
      return { event: `Prepared ${day}`, next: 'Review and send' };
    case 'handed_over':
      return {
        event: `Prepared ${day}`,
        chip: { kind: 'signal', text: 'Not sent yet' },
        next: 'Finish in your browser',
      };
    case 'failed':
      return {
        event: `Stopped ${day}`,
        chip: { kind: 'missing', text: 'Not sent' },
        next: 'See what happened',
      };
    case 'unconfirmed':
      return {
        event: sent,
        chip: { kind: 'unknown', text: 'Not confirmed' },
        next: 'Tell us if it arrived',
      };
    case 'submitted':
      return followUpDue(application, now)
        ? { event: sent, next: 'Draft a follow-up' }
        : { event: sent, quiet: 'No reply yet' };
    case 'interviewing':
      return { event: `Interviewing since ${day}`, next: 'Add the interview date' };
    case 'offer':
      return { event: `Offer ${day}`, next: 'Decide on the offer' };
    case 'accepted':
      return { event: `Accepted ${day}`, chip: { kind: 'ok', text: 'Accepted' } };
    case 'rejected':
      return { event: `Rejected ${day}` };
    case 'withdrawn':
      return { event: `Withdrawn ${day}` };
    case 'closed_by_employer':
      return { event: `Closed by the employer ${day}` };
  }
}

const ENDED: readonly ApplicationSummary['status'][] = [
  'accepted',
  'rejected',
  'withdrawn',
  'closed_by_employer',
];

/**
 * The words of a card: last event, one chip at most, one next step at most.
 * @param reminder the soonest open reminder of this application; it is the next step of what waits for the employer
 */
export function cardWords(
  application: ApplicationSummary,
  reminder: Reminder | undefined,
  now: number = Date.now(),
): CardWords {
  const { status, activity } = application;
  const words = { chip: null, next: null, quiet: null, busy: null, ...stateWords(application, now) };
  if (isRunning(status)) {
    const busy = activity || STATUS_WORDS[status].text;
    return { ...words, busy: busy.charAt(0).toUpperCase() + busy.slice(1) };
  }
  const waits = status === 'submitted' || status === 'interviewing' || status === 'offer';
  if (reminder && waits) return { ...words, next: reminderInWords(reminder, now), quiet: null };
  if (reminder && !ENDED.includes(status) && !words.next)
    return { ...words, next: reminderInWords(reminder, now) };
  return words;
}
