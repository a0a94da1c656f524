import type { ControlKind } from '../../types.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  const day = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // February 31 would become a day in March.
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a field of this kind accepts this text. Chromium rejects "soon" in a date; a file takes no text. */
export function fitsKind(kind: ControlKind, text: string): boolean {
  switch (kind) {
    case 'number':
      return NUMBER.test(text.trim());
    case 'date':
    case 'date_parts':
      return isDay(text.trim());
    case 'file':
      return false;
    default:
      return true;
  }
}
