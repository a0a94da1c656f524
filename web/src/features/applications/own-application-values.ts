import { addApplication } from '@contract/applications-own.ts';
import type { BodyInputOf } from '@contract/endpoint.ts';
import { z } from 'zod';
import { dateOf } from './local-date.ts';

/** An application that the user sent, as its form holds it: the day in their own time zone. */
export type OwnApplicationValues = { company: string; title: string; url: string; date: string };

/** Noon of that day, so that it is the same day nearly everywhere; today, it is now: noon may be still to come. */
function instantOf(date: string, now: Date): string {
  const noon = new Date(`${date}T12:00`);
  return (noon > now && date === dateOf(now) ? now : noon).toISOString();
}

/** Converts the form's values into the request. */
export const OwnApplicationSchema = addApplication.body
  .omit({ sent_at: true })
  .extend({ url: z.string().trim().pipe(addApplication.body.shape.url), date: z.iso.date('Choose a date.') })
  .transform(
    ({ date, ...job }): BodyInputOf<typeof addApplication> => ({
      ...job,
      sent_at: instantOf(date, new Date()),
    }),
  );
