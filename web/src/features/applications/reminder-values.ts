import { type createReminder, type Reminder, ReminderKind } from '@contract/applications-notes.ts';
import type { BodyInputOf } from '@contract/endpoint.ts';
import { LIMITS } from '@contract/limits.ts';
import { z } from 'zod';
import { dateOf } from './local-date.ts';

/** A reminder as its form holds it, in the user's own time zone. */
export type ReminderValues = { kind: Reminder['kind']; date: string; time: string; text: string };
export type ReminderInput = BodyInputOf<typeof createReminder>;

/** Noon: whatever time zone the user travels to, it is still the same day, or nearly everywhere. */
const ALL_DAY_TIME = '12:00';

const two = (value: number) => String(value).padStart(2, '0');

/** What the form makes of its values; without a time it is about the whole day. */
export const ReminderSchema = z
  .object({
    kind: ReminderKind,
    date: z.iso.date('Choose a date.'),
    time: z.union([z.literal(''), z.string().regex(/^\d{2}:\d{2}$/, 'Enter a time, or leave it empty.')]),
    text: z.string().trim().max(LIMITS.reminder_text),
  })
  .transform(({ kind, date, time, text }): ReminderInput => {
    const at = new Date(`${date}T${time || ALL_DAY_TIME}`).toISOString();
    return { kind, at, all_day: time === '', text };
  });

export function valuesOf({ kind, at, all_day, text }: Reminder): ReminderValues {
  const when = new Date(at);
  return {
    kind,
    date: dateOf(when),
    time: all_day ? '' : `${two(when.getHours())}:${two(when.getMinutes())}`,
    text,
  };
}

/** A follow-up some days from now, about the whole day. */
export function followUpIn(days: number, now: Date = new Date()): ReminderInput {
  const day = dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return { kind: 'follow_up', at: new Date(`${day}T${ALL_DAY_TIME}`).toISOString(), all_day: true, text: '' };
}
