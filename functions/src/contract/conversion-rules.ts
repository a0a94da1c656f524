/** Rules about visitors and their clicks, shared by browser and server. */

/** Attribution signals, UTM values and click ids are forgotten after this. */
export const ATTRIBUTION_MS = 28 * 24 * 3600_000;

export const CLICK_ID_MAX = 64;

/** Longer custom event names are truncated, so that pixel and server use the same one. */
const CUSTOM_NAME_MAX = 64;

const PREFIX = /^(?:reddit-click-|rd_click_)/;
/** The pixel's cookie: epoch milliseconds, a dot, a UUID. */
const PIXEL_UUID = /^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Strips Reddit's prefixes, truncates to 64 characters, keeps letters, digits and underscores; null if nothing is left.
 */
export function cleanClickId(value: string | null | undefined): string | null {
  const cleaned = value?.trim().replace(PREFIX, '').slice(0, CLICK_ID_MAX).replace(/\W/g, '');
  return cleaned || null;
}

export type ClickIdFormat = 'numeric' | 't2_ internal' | 'alphanumeric' | 'unrecognised';

/** Which of Reddit's formats it has. An unrecognized one is sent anyway: Reddit decides. */
export function clickIdFormat(click_id: string): ClickIdFormat {
  if (/^\d+$/.test(click_id)) return 'numeric';
  if (/^t2_[A-Za-z0-9]+$/.test(click_id)) return 't2_ internal';
  if (/^[A-Za-z0-9]+$/.test(click_id)) return 'alphanumeric';
  return 'unrecognised';
}

/** The whole value of the pixel's cookie, time prefix included; null if it is something else. */
export function cleanUuid(value: string | null | undefined): string | null {
  const uuid = value?.trim() ?? '';
  return PIXEL_UUID.test(uuid) ? uuid : null;
}

export function customEventName(name: unknown): string {
  return (typeof name === 'string' && name.trim().slice(0, CUSTOM_NAME_MAX)) || 'Custom';
}

/**
 * An email address as Reddit hashes it: lower case; the local part without its `+` suffix, letters and digits only.
 * Null if it is no address.
 */
export function normaliseEmail(value: string): string | null {
  const email = value.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const local = email
    .slice(0, Math.max(at, 0))
    .replace(/\+.*$/, '')
    .replace(/[^a-z0-9]/g, '');
  const domain = email.slice(at + 1);
  return local && /^[^\s@]+\.[^\s@.]+$/.test(domain) ? `${local}@${domain}` : null;
}

/** Whether a visitor without a choice is measured under limited use (`opt-out`) or not at all (`opt-in`). */
export type ConsentMode = 'opt-in' | 'opt-out';

/**
 * What is permitted. `limited` is Reddit's Limited Data Use; `undecided` is opt-in before an answer: nothing is stored
 * or sent.
 */
export type Permission = 'full' | 'limited' | 'none' | 'undecided';

const PERMISSIONS = { granted: 'full', limited: 'limited', denied: 'none' } as const;

/** What a choice permits. Global Privacy Control counts as `denied` whatever was chosen. */
export function permissionOf(choice: keyof typeof PERMISSIONS | 'unknown', mode: ConsentMode): Permission {
  if (choice !== 'unknown') return PERMISSIONS[choice];
  return mode === 'opt-out' ? 'limited' : 'undecided';
}

/** Whether anything may be measured at all. */
export function isMeasured(permission: Permission): permission is 'full' | 'limited' {
  return permission === 'full' || permission === 'limited';
}
