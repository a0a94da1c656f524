import { type Metadata, status } from '@grpc/grpc-js';
import { StatusError } from './status.ts';

/** The caller. The owner bypasses rules; everyone else is subject to them, signed in (`auth`) or not (null). */
export type Caller = { owner: true } | { owner: false; auth: Auth | null };
export type Auth = { uid: string; token: Record<string, unknown> };

/**
 * Reads the `authorization` header. The emulators' tokens are unsigned JSON Web Tokens, so the payload is taken as is.
 * Throws UNAUTHENTICATED for anything that is not a token.
 */
export function callerOf(metadata: Metadata): Caller {
  const [header] = metadata.get('authorization');
  if (header === undefined) return { owner: false, auth: null };
  const token = /^Bearer (.+)$/i.exec(String(header))?.[1];
  if (token === 'owner') return { owner: true };
  const claims = token ? payloadOf(token) : undefined;
  const uid = claims?.user_id ?? claims?.sub;
  if (!claims || typeof uid !== 'string' || uid === '') {
    throw new StatusError(
      status.UNAUTHENTICATED,
      'The authorization header holds no token of the emulators.',
    );
  }
  return { owner: false, auth: { uid, token: claims } };
}

function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
