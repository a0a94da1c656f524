import { createHash } from 'node:crypto';
import { normaliseEmail } from '../../contract/conversion-rules.ts';

/** Values about a person or a device, as sent by a browser. */
export type PlainKeys = {
  email?: string | undefined;
  phone_number?: string | undefined;
  external_id?: string | undefined;
  idfa?: string | undefined;
  aaid?: string | undefined;
};

/** The same, normalized and hashed as Reddit requires; invalid values are dropped. */
export type HashedKeys = Partial<Record<keyof PlainKeys, string>>;

const SHA256 = /^[0-9a-f]{64}$/i;
const DEVICE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What devices report when tracking is off. */
const NO_DEVICE = /^[0-]+$/;

/**
 * E.164 without an extension; a number without a country code is taken to be a US one. The numbering plans are loaded
 * with the first number, because most API calls have none.
 */
export async function normalisePhone(value: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const phone = parsePhoneNumberFromString(value, 'US');
  return phone?.isPossible() ? phone.number : null;
}

export function normaliseExternalId(value: string): string | null {
  return value.trim() || null;
}

/** Apple's advertising id in upper case. */
export function normaliseIdfa(value: string): string | null {
  return deviceId(value)?.toUpperCase() ?? null;
}

/** Google's advertising id in lower case. */
export function normaliseAaid(value: string): string | null {
  return deviceId(value)?.toLowerCase() ?? null;
}

function deviceId(value: string): string | null {
  const id = value.trim();
  return DEVICE_ID.test(id) && !NO_DEVICE.test(id) ? id : null;
}

const NORMALISE: Record<keyof PlainKeys, (value: string) => string | null | Promise<string | null>> = {
  email: normaliseEmail,
  phone_number: normalisePhone,
  external_id: normaliseExternalId,
  idfa: normaliseIdfa,
  aaid: normaliseAaid,
};

/** SHA-256 as Reddit compares it: lower-case hex of the UTF-8 bytes. */
export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Whether a value already is a SHA-256 hash. */
export function isHash(value: string): boolean {
  return SHA256.test(value.trim());
}

/** The hash of a user's id in conversions; null for a blank one. */
export function hashExternalId(value: string): string | null {
  const normalised = normaliseExternalId(value);
  if (normalised === null) return null;
  return isHash(normalised) ? normalised.toLowerCase() : sha256(normalised);
}

/** Hashes before anything is stored or logged. A value that already is a hash stays as it is. */
export async function hashMatchKeys(plain: PlainKeys): Promise<HashedKeys> {
  const hashed: HashedKeys = {};
  for (const name of Object.keys(NORMALISE) as (keyof PlainKeys)[]) {
    const value = plain[name];
    if (value === undefined) continue;
    if (isHash(value)) {
      hashed[name] = value.trim().toLowerCase();
      continue;
    }
    const normalised = await NORMALISE[name](value);
    if (normalised !== null) hashed[name] = sha256(normalised);
  }
  return hashed;
}
