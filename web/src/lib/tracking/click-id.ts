import { CLICK_ID_MAX } from '../constants.ts';

const PREFIX = /^(?:reddit-click-|rd_click_)/;

/** Strips Reddit's prefixes, cuts to 64 characters, keeps letters, digits and underscore; null if nothing is left. */
export function cleanClickId(value: string | null): string | null {
  if (value === null) return null;
  const cleaned = value.trim().replace(PREFIX, '').slice(0, CLICK_ID_MAX).replace(/\W/g, '');
  return cleaned || null;
}

export type ClickIdFormat = 'numeric' | 't2_ internal' | 'alphanumeric' | 'unrecognised';

/** Which of Reddit's formats it has. An unrecognised one is sent all the same: Reddit decides. */
export function clickIdFormat(click_id: string): ClickIdFormat {
  if (/^\d+$/.test(click_id)) return 'numeric';
  if (/^t2_[A-Za-z0-9]+$/.test(click_id)) return 't2_ internal';
  if (/^[A-Za-z0-9]+$/.test(click_id)) return 'alphanumeric';
  return 'unrecognised';
}
