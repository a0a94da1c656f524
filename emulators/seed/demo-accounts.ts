import type { Firebase } from '../../functions/src/platform/firebase.ts';

export type DemoAccount = { uid: string; email: string; name: string; password: string; admin: boolean };

/** Accounts that exist on every local stack. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { uid: 'demo-user', email: 'demo@huntwell.test', name: 'Dana Okafor', password: 'huntwell', admin: false },
  { uid: 'demo-admin', email: 'admin@huntwell.test', name: 'Ada Keller', password: 'huntwell', admin: true },
];

type Auth = ReturnType<Firebase['auth']>;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

const EXISTS = ['auth/uid-already-exists', 'auth/email-already-exists'];

/**
 * Creates the account unless it exists. Checking first is not enough: the Auth emulator listens before it has loaded
 * its saved accounts.
 */
export async function ensureAccount(auth: Auth, account: DemoAccount): Promise<boolean> {
  const { uid, email, name, password } = account;
  try {
    await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
  } catch (error) {
    if (EXISTS.includes(codeOf(error))) return false;
    throw error;
  }
  if (account.admin) await auth.setCustomUserClaims(uid, { admin: true });
  return true;
}

/** Waits until the Auth emulator listens; firebase-tools may start after the seed does. */
async function waitForAuth(host: string, timeout_ms: number): Promise<void> {
  const end = Date.now() + timeout_ms;
  for (;;) {
    try {
      await fetch(`http://${host}/`);
      return;
    } catch (cause) {
      if (Date.now() > end) throw new Error(`The Auth emulator isn’t responding at ${host}.`, { cause });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
}

/** Creates the missing demo accounts; returns how many. */
export async function seedAccounts(auth: () => Auth, auth_host: string): Promise<number> {
  await waitForAuth(auth_host, 90_000);
  const created = await Promise.all(DEMO_ACCOUNTS.map((account) => ensureAccount(auth(), account)));
  return created.filter(Boolean).length;
}
