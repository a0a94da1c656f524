import { randomUUID } from 'node:crypto';
import type { Application } from '../../../functions/src/contract/applications.ts';
import type { BodyInputOf, ResponseOf } from '../../../functions/src/contract/endpoint.ts';
import type { listMatches } from '../../../functions/src/contract/matches.ts';
import type { Posting } from '../../../functions/src/contract/postings.ts';
import type { updateProfile } from '../../../functions/src/contract/profile.ts';
import type { Resume } from '../../../functions/src/contract/resumes.ts';
import type { LedgerEntry, Wallet } from '../../../functions/src/contract/wallet.ts';
import { API_KEY, type StoredSession } from '../../browser/session.ts';
import type { StackAddress } from './stacks.ts';

export type Account = { email: string; password: string };

/** An account of this test alone. */
export function newAccount(): Account {
  return { email: `e2e-${randomUUID().slice(0, 13)}@example.com`, password: 'correct horse' };
}

/** A signed-in user who calls the API directly, to set up data and to inspect what is stored. */
export type ApiUser = Account & {
  call<T>(method: string, path: string, options?: { json?: unknown; bytes?: Uint8Array }): Promise<T>;
};

type Identified = { localId: string; idToken: string; refreshToken: string };

async function identify(stack: StackAddress, action: string, body: object): Promise<Identified> {
  const answer = await fetch(
    `http://127.0.0.1:${stack.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`accounts:${action} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function apiUser(stack: StackAddress, account: Account, token: string): ApiUser {
  return {
    ...account,
    async call(method, path, { json, bytes } = {}) {
      const answer = await fetch(stack.address + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        },
        body: bytes ? new Uint8Array(bytes) : json === undefined ? undefined : JSON.stringify(json),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
  };
}

/** Signs up through the API, without a profile. */
export async function signUp(stack: StackAddress, account = newAccount()): Promise<ApiUser> {
  return apiUser(stack, account, (await identify(stack, 'signUp', account)).idToken);
}

/** The API's view of an account that exists. */
export async function signIn(stack: StackAddress, account: Account): Promise<ApiUser> {
  return apiUser(stack, account, (await identify(stack, 'signInWithPassword', account)).idToken);
}

/** A session of an account that exists, as a browser would keep it. */
export async function sessionOf(stack: StackAddress, account: Account): Promise<StoredSession> {
  const { localId, idToken, refreshToken } = await identify(stack, 'signInWithPassword', account);
  return { uid: localId, email: account.email, name: '', token: idToken, refreshToken };
}

/** Signs up with a complete profile of a nurse, past the onboarding. */
export async function signUpComplete(
  stack: StackAddress,
  more: BodyInputOf<typeof updateProfile> = {},
): Promise<ApiUser> {
  const user = await signUp(stack);
  await completeProfile(user, more);
  return user;
}

/** The admin of every local stack, whose profile is complete. */
export function adminAccount(): Account {
  return { email: 'admin@huntwell.test', password: 'huntwell' };
}

/** Gives a new user the complete profile of a nurse. */
export async function completeProfile(user: ApiUser, more: BodyInputOf<typeof updateProfile>): Promise<void> {
  await user.call('POST', '/api/profile', { json: { full_name: 'Dana Okafor', email: user.email } });
  await user.call('PATCH', '/api/profile', {
    json: {
      job_title: 'Registered Nurse',
      job_titles: ['Registered Nurse'],
      phone_number: '+16175550142',
      location: 'Boston, MA',
      skills: ['Patient care', 'Triage'],
      is_any_location: true,
      onboarding_step: 'done',
      ...more,
    },
  });
}

export async function giveResume(user: ApiUser, bytes: Uint8Array): Promise<Resume> {
  return user.call('POST', '/api/resumes?file_name=resume.pdf', { bytes });
}

export async function readWallet(user: ApiUser): Promise<Wallet> {
  return user.call('GET', '/api/wallet');
}

export async function readLedger(user: ApiUser): Promise<LedgerEntry[]> {
  return (await user.call<{ items: LedgerEntry[] }>('GET', '/api/wallet/ledger')).items;
}

export async function readApplication(user: ApiUser, id: string): Promise<Application> {
  return user.call('GET', `/api/applications/${id}`);
}

export async function findMatches(user: ApiUser): Promise<ResponseOf<typeof listMatches>> {
  return user.call('GET', '/api/matches?limit=50');
}

export async function readPosting(user: ApiUser, id: string): Promise<Posting> {
  return (await user.call<{ posting: Posting }>('GET', `/api/matches/${id}`)).posting;
}

/** Polls until `look` finds something; fails with `what` on timeout. */
export async function eventually<T>(
  what: string,
  seconds: number,
  look: () => Promise<T | null>,
  pause_ms = 200,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }
}

export async function runSearch(user: ApiUser): Promise<void> {
  const { id } = await user.call<{ id: string }>('POST', '/api/searches');
  await eventually('the search is done', 90, async () => {
    const { status } = await user.call<{ status: string }>('GET', `/api/searches/${id}`);
    return status === 'done' ? true : null;
  });
}
