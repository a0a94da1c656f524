/** A calendar day in somebody's time zone: `2026-11-22`. */
export type LocalDay = string;

const HOUR_MS = 3_600_000;
/** Names of time zones are accepted in any case, so there are more than zones. */
const MOST_FORMATS = 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(time_zone: string): Intl.DateTimeFormat {
  const known = formats.get(time_zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: time_zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(time_zone, format);
  return format;
}

function wallClock(at: Date, time_zone: string): { day: LocalDay; hour: number } {
  const parts = new Map(
    formatIn(time_zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/** The day that it is there (IANA time zone). */
export function localDay(at: Date, time_zone: string): LocalDay {
  return wallClock(at, time_zone).day;
}

/** The hour that it is there, 0–23. */
export function localHour(at: Date, time_zone: string): number {
  return wallClock(at, time_zone).hour;
}

/** The day after, on the calendar. */
export function nextDay(day: LocalDay): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
}

/**
 * The first instant of a day at or after this hour. Where clocks skip the hour, the first one after it; a day of 23 or
 * 25 hours is one day.
 */
export function atHour(day: LocalDay, hour: number, time_zone: string): Date {
  // No zone is more than 14 hours ahead of UTC, and none changes its offset by parts of a quarter of an hour.
  const from = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR_MS;
  let low = 0;
  let high = 4 * 60;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const wall = wallClock(new Date(from + middle * (HOUR_MS / 4)), time_zone);
    if (wall.day > day || (wall.day === day && wall.hour >= hour)) high = middle;
    else low = middle + 1;
  }
  return new Date(from + low * (HOUR_MS / 4));
}
