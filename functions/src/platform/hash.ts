import { createHash } from 'node:crypto';

/** SHA-256 as lower-case hex; parts are delimited, so that ('ab','c') and ('a','bc') differ. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${bytes.byteLength}:`).update(bytes);
  }
  return hash.digest('hex');
}
