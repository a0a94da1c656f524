import type { ApplyPlan } from '@contract/apply-plans.ts';
import { deviceTimeZone } from '@/lib/device-time-zone.ts';

/** The day in this time zone: `2026-11-22`. */
export function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}

const NAMES: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** `Yesterday`, `Today`, `Tomorrow`, or `Nov 24`. */
export function dayName(day: string, timeZone: string, now: number): string {
  const today = dayIn(timeZone, now);
  const near = [-1, 0, 1].find((days) => dayAfter(today, days) === day);
  if (near !== undefined) return NAMES[near] ?? day;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** `2:05 PM`, in the time zone of the plan, which it names if it isn't this device's. */
export function timeOf({ apply_at, time_zone }: Pick<ApplyPlan, 'apply_at' | 'time_zone'>): string {
  return new Date(apply_at).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time_zone,
    ...(time_zone === deviceTimeZone() ? {} : { timeZoneName: 'short' }),
  });
}

/** `Eastern Time`, `Japan Standard Time`; the IANA name of one that has no name for people. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return !name || name.startsWith('GMT') ? timeZone : name;
}
