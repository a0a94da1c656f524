import { longDate, longWeekday, shortDate, timeOfDay, weekday } from '@/lib/format.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight at the start of the day, in the user's time zone; `days` later or earlier where given. */
export function startOfDay(time: number, days = 0): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** Days from one moment's day to another's: 0 today, -1 yesterday. Clock changes do not matter. */
export function daysBetween(from: number, to: number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

/** `Wednesday, May 6` */
export const fullDay = (time: number): string => longDate(new Date(time).toISOString());

/** `Thu 7` */
export const shortDay = (time: number): string =>
  `${weekday(new Date(time).toISOString())} ${new Date(time).getDate()}`;

/** `May 6` */
export const monthDay = (time: number): string => shortDate(new Date(time).toISOString(), time);

/** A moment in the past as it follows "since": `9:05 AM`, `yesterday`, `Sunday`, `May 3`. */
export function since(time: number, now: number): string {
  const iso = new Date(time).toISOString();
  const days = daysBetween(time, now);
  if (days <= 0) return timeOfDay(iso);
  if (days === 1) return 'yesterday';
  return days < 7 ? longWeekday(iso) : shortDate(iso, now);
}
