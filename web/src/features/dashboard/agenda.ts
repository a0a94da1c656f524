import type { Reminder } from '@contract/applications-notes.ts';
import type { Outcome } from '@contract/applications-outcomes.ts';
import { FOLLOW_UP_DAYS } from '@/domain/applications/follow-up-days.ts';
import { plural, timeOfDay } from '@/lib/format.ts';
import { daysBetween, startOfDay } from './days.ts';

/** A follow-up that was not sent by then comes too late. */
const TOO_LATE_DAYS = 21;

export type AgendaItem = {
  id: string;
  applicationId: string;
  /** Ms since 1970; of what is about a whole day, some time on it. */
  at: number;
  kind: Reminder['kind'];
  /** `Interview, 10:00 AM` */
  title: string;
  company: string;
  /** Details: the job, the user's note, or how long there has been no reply. */
  detail: string;
  /** Whether it can be marked as done; a suggested follow-up can't. */
  reminder: Reminder | null;
};

const TITLES: Record<Reminder['kind'], string> = {
  interview: 'Interview',
  follow_up: 'Follow up',
  task: 'Task due',
  other: 'Reminder',
};

function reminderItem(reminder: Reminder): AgendaItem {
  const { id, application_id, kind, all_day, text, title, company } = reminder;
  const at = Date.parse(reminder.at);
  return {
    id,
    applicationId: application_id,
    at,
    kind,
    title: all_day ? TITLES[kind] : `${TITLES[kind]}, ${timeOfDay(reminder.at)}`,
    company,
    detail: [`${title}, ${company}`, text].filter(Boolean).join('. '),
    reminder,
  };
}

function followUpItem({ application_id, company, sent_at }: Outcome, now: number): AgendaItem {
  const due = startOfDay(Date.parse(sent_at), FOLLOW_UP_DAYS);
  const days = daysBetween(Date.parse(sent_at), now);
  return {
    id: `follow-up-${application_id}`,
    applicationId: application_id,
    at: due,
    kind: 'follow_up',
    title: 'Follow up',
    company,
    detail:
      days >= FOLLOW_UP_DAYS
        ? `No reply for ${plural(days, 'day')}. A draft is ready.`
        : 'If there’s no reply by then.',
    reminder: null,
  };
}

/**
 * What comes next, the soonest first: the user's reminders, and follow-ups to applications without a reply that have
 * none.
 */
export function agendaOf(
  reminders: readonly Reminder[],
  outcomes: readonly Outcome[],
  now: number,
): AgendaItem[] {
  const reminded = new Set(reminders.map(({ application_id }) => application_id));
  const silent = outcomes.filter(
    ({ application_id, status, sent_at }) =>
      status === 'submitted' &&
      !reminded.has(application_id) &&
      daysBetween(Date.parse(sent_at), now) <= TOO_LATE_DAYS,
  );
  return [...reminders.map(reminderItem), ...silent.map((outcome) => followUpItem(outcome, now))].sort(
    (a, b) => a.at - b.at,
  );
}
