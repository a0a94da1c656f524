import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { AppError } from '../platform/app-error.ts';
import { cleanText } from '../platform/clean-text.ts';
import type { RevocationList } from '../platform/revocation-list.ts';
import type { Caller } from './route.ts';

/**
 * Verifies an identity token and returns its owner. `check_revoked` also asks Identity Platform whether the account was
 * disabled or signed out everywhere since the token was issued (tokens live for an hour).
 */
export type VerifyToken = (token: string, options: { check_revoked: boolean }) => Promise<Caller>;

const SIGN_IN_AGAIN = 'You’ve been signed out. Sign in again.';

/** Verifies with Firebase Auth and the revocation list. */
export function firebaseTokenVerifier(
  auth: () => Auth,
  revocations: Pick<RevocationList, 'find'>,
): VerifyToken {
  return async (token, { check_revoked }) => {
    if (!isReadable(token)) throw new AppError('unauthenticated', SIGN_IN_AGAIN);
    let decoded: DecodedIdToken;
    try {
      decoded = await auth().verifyIdToken(token, check_revoked);
    } catch (error) {
      throw codeOf(error) === 'auth/user-disabled' && (await isDeleted(revocations, token))
        ? deleted()
        : refusal(error);
    }
    const revocation = await revocations.find(decoded.uid);
    if (revocation?.why === 'suspended') throw suspended();
    if (revocation?.why === 'deleted') throw deleted();
    // In seconds, as Identity Platform compares them: signing in again within the same second is allowed.
    if (revocation && decoded.auth_time < Math.floor(revocation.since / 1000)) {
      throw new AppError('unauthenticated', SIGN_IN_AGAIN);
    }
    return {
      uid: decoded.uid,
      email: decoded.email ?? null,
      name: typeof decoded.name === 'string' ? cleanText(decoded.name) : null,
      email_verified: decoded.email_verified === true,
      is_admin: decoded.admin === true,
      auth_time: decoded.auth_time,
    };
  };
}

/** Whether this has the form of a JSON Web Token. Firebase Auth throws arbitrary errors if its parts are not JSON. */
function isReadable(token: string): boolean {
  const parts = token.split('.');
  if (parts.length !== 3) return false;
  try {
    return parts.slice(0, 2).every((part) => {
      const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
      return typeof value === 'object' && value !== null;
    });
  } catch {
    return false;
  }
}

/** Whether the token's account, which is disabled, is being deleted rather than suspended. */
async function isDeleted(revocations: Pick<RevocationList, 'find'>, token: string): Promise<boolean> {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return (await revocations.find(String(sub)))?.why === 'deleted';
}

function deleted(): AppError {
  return new AppError('unauthenticated', 'This account has been deleted.');
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function refusal(error: unknown): Error {
  const code = codeOf(error);
  if (code === 'auth/id-token-expired') {
    return new AppError('token_expired', 'Your session has expired. Sign in again.', { cause: error });
  }
  if (code === 'auth/user-disabled') return suspended();
  // Only errors about the token are the caller's fault; a failing Identity Platform is ours.
  const about_token = [
    'auth/argument-error',
    'auth/invalid-id-token',
    'auth/id-token-revoked',
    'auth/user-not-found',
  ];
  if (about_token.includes(code)) return new AppError('unauthenticated', SIGN_IN_AGAIN, { cause: error });
  return error instanceof Error ? error : new Error('Token verification failed', { cause: error });
}

function suspended(): AppError {
  return new AppError(
    'account_suspended',
    'This account is suspended. Contact support if you think this is a mistake.',
  );
}

/** The caller of this endpoint; throws if the endpoint does not allow them. */
export async function authenticate(
  endpoint: EndpointDefinition,
  authorization: string | undefined,
  verifyToken: VerifyToken,
): Promise<Caller | null> {
  if (endpoint.auth === 'public') return null;
  const token = bearerToken(authorization);
  if (token === null) {
    if (endpoint.auth === 'optional' && authorization === undefined) return null;
    throw new AppError('unauthenticated', 'Sign in to continue.');
  }
  // Costs a round trip, so only where a revoked token could spend something or act as an administrator.
  const check_revoked = endpoint.idempotent === true || endpoint.auth === 'admin';
  const caller = await verifyToken(token, { check_revoked });
  if (endpoint.auth === 'admin' && !caller.is_admin) {
    throw new AppError('forbidden', 'You need to be an admin to do this.');
  }
  return caller;
}

function bearerToken(authorization: string | undefined): string | null {
  const match = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '');
  return match?.[1] ?? null;
}
