import { normaliseEmail } from '@contract/conversion-rules.ts';

/** SHA-256 as Reddit compares it: lower-case hex of the UTF-8 bytes. */
export async function sha256(value: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function hashEmail(value: string | null | undefined): Promise<string | null> {
  const email = value ? normaliseEmail(value) : null;
  return email === null ? null : sha256(email);
}

/** The hash of an id or a name; null without one. */
export async function hashText(value: string | null | undefined): Promise<string | null> {
  const text = value?.trim();
  return text ? sha256(text) : null;
}
