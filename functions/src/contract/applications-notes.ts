import { z } from 'zod';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** A contact at the employer, as noted by the user. */
export const Contact = z.object({
  name: z.string().trim().min(1).max(120),
  /** "Recruiter, met at a meetup"; may be empty. */
  role: z.string().trim().max(200),
  email: z.union([z.email().max(254), z.literal('')]),
  phone: z.string().trim().max(40),
});
export type Contact = z.infer<typeof Contact>;

export const ReminderKind = z.enum(['interview', 'follow_up', 'task', 'other']);
export type ReminderKind = z.infer<typeof ReminderKind>;

/** A reminder that the user set for one application. */
export const Reminder = z.object({
  id: z.string(),
  application_id: z.string(),
  kind: ReminderKind,
  at: Instant,
  /** Only the day of `at` counts. */
  all_day: z.boolean(),
  /** The user's own words; may be empty. */
  text: z.string(),
  done: z.boolean(),
  /** Title and company of the job, as lists show them. */
  title: z.string(),
  company: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

/** The user's notes on one application; only they see them. */
export const ApplicationNotes = z.object({
  note: z.string(),
  contacts: z.array(Contact),
  /** When either was last changed; null if there are no notes. */
  updated_at: Instant.nullable(),
  /** Soonest first, including those that are done. */
  reminders: z.array(Reminder),
});
export type ApplicationNotes = z.infer<typeof ApplicationNotes>;

export const getApplicationNotes = endpoint({
  name: 'getApplicationNotes',
  summary: 'The user’s note, contacts, and reminders for one application.',
  method: 'GET',
  path: '/api/applications/:application_id/notes',
  auth: 'user',
  response: ApplicationNotes,
  errors: ['not_found'],
});

export const saveApplicationNotes = endpoint({
  name: 'saveApplicationNotes',
  summary: 'Replaces the note, the contacts, or both; omitted fields are unchanged.',
  method: 'PATCH',
  path: '/api/applications/:application_id/notes',
  auth: 'user',
  affects: ['getApplicationNotes'],
  replaces: 'getApplicationNotes',
  body: z.object({
    note: z.string().max(LIMITS.application_note).optional(),
    contacts: z.array(Contact).max(LIMITS.application_contacts).optional(),
  }),
  response: ApplicationNotes,
  errors: ['not_found'],
});

const ReminderInput = z.object({
  kind: ReminderKind,
  at: Instant,
  all_day: z.boolean(),
  text: z.string().trim().max(LIMITS.reminder_text),
});

export const createReminder = endpoint({
  name: 'createReminder',
  summary: 'Adds a reminder to an application.',
  method: 'POST',
  path: '/api/applications/:application_id/reminders',
  auth: 'user',
  affects: ['getApplicationNotes', 'listReminders', 'getDashboard'],
  body: ReminderInput,
  response: Reminder,
  success_status: 201,
  errors: ['not_found', 'conflict'],
});

export const changeReminder = endpoint({
  name: 'changeReminder',
  summary: 'Reschedules, edits, or completes a reminder; omitted fields are unchanged.',
  method: 'PATCH',
  path: '/api/reminders/:reminder_id',
  auth: 'user',
  affects: ['getApplicationNotes', 'listReminders', 'getDashboard'],
  body: ReminderInput.partial().extend({ done: z.boolean().optional() }),
  response: Reminder,
  errors: ['not_found'],
});

export const deleteReminder = endpoint({
  name: 'deleteReminder',
  summary: 'Deletes a reminder.',
  method: 'DELETE',
  path: '/api/reminders/:reminder_id',
  auth: 'user',
  affects: ['getApplicationNotes', 'listReminders', 'getDashboard'],
  success_status: 204,
  errors: ['not_found'],
});

export const listReminders = endpoint({
  name: 'listReminders',
  summary: 'Open reminders, soonest first.',
  method: 'GET',
  path: '/api/reminders',
  auth: 'user',
  query: z.object({ limit: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(20) }),
  response: z.object({ items: z.array(Reminder) }),
});
