import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { PROJECT_ID } from '../../../emulators/stack/project.ts';
import { API_KEY } from '../../browser/session.ts';

const AUTH_PORT_STEP = 4099;
export const PASSWORD = 'correct horse';

export type Account = {
  uid: string;
  email: string;
  name: string;
  token: string;
  refresh_token: string;
  admin: boolean;
};

/** Address of the Auth emulator beside the product's own address. */
export function authOrigin(base: string): string {
  const { hostname, port } = new URL(base);
  return `http://${hostname}:${Number(port) + AUTH_PORT_STEP}`;
}

async function identity(base: string, path: string, json: object, owner = false) {
  const response = await fetch(
    `${authOrigin(base)}/identitytoolkit.googleapis.com/v1/${path}?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(owner ? { authorization: 'Bearer owner' } : {}) },
      body: JSON.stringify(json),
    },
  );
  const body = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
}

/** A new account with e-mail and password; without a profile. */
export async function createAccount(
  base: string,
  options: { admin?: boolean; name?: string } = {},
): Promise<Account> {
  const email = `${randomUUID()}@example.com`;
  const { admin = false, name = 'Ada Test' } = options;
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  const made = await identity(base, 'accounts:signUp', { ...credentials, displayName: name });
  if (admin) {
    await identity(
      base,
      `projects/${PROJECT_ID}/accounts:update`,
      { localId: made.localId, customAttributes: JSON.stringify({ admin: true }) },
      true,
    );
  }
  // The token of the sign-up lacks the claim above, and the emulator now and then revokes it (see signUp in ../../support).
  const { idToken, refreshToken } = await identity(base, 'accounts:signInWithPassword', credentials);
  return { uid: made.localId, email, name, token: idToken, refresh_token: refreshToken, admin };
}

/** A user for whom the provider has neither a name nor an email address. */
export async function createAnonymous(base: string): Promise<{ uid: string; token: string }> {
  const made = await identity(base, 'accounts:signUp', { returnSecureToken: true });
  return { uid: made.localId, token: made.idToken };
}

export const bearer = (account: Pick<Account, 'token'>) => ({ authorization: `Bearer ${account.token}` });

/** Gives the account a profile; with these fields changed after its creation. */
export async function giveProfile(
  request: APIRequestContext,
  account: Account,
  fields: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const headers = bearer(account);
  const made = await request.post('/api/profile', {
    headers,
    data: { full_name: account.name, email: account.email },
  });
  if (!made.ok()) throw new Error(`${made.status()}: ${await made.text()}`);
  if (Object.keys(fields).length === 0) return made.json();
  const changed = await request.patch('/api/profile', { headers, data: fields });
  if (!changed.ok()) throw new Error(`${changed.status()}: ${await changed.text()}`);
  return changed.json();
}

export const COMPLETE = { phone_number: '+12125550100', job_title: 'Registered Nurse' };
