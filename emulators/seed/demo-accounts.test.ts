import { expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS, ensureAccount } from './demo-accounts.ts';

const ADMIN = DEMO_ACCOUNTS.find(({ admin }) => admin)!;

function authThat(createUser: () => Promise<unknown>) {
  const setCustomUserClaims = vi.fn(async () => {});
  return { auth: { createUser, setCustomUserClaims } as never, setCustomUserClaims };
}

it('creates an admin with the claim', async () => {
  const { auth, setCustomUserClaims } = authThat(async () => ({}));
  expect(await ensureAccount(auth, ADMIN)).toBe(true);
  expect(setCustomUserClaims).toHaveBeenCalledWith(ADMIN.uid, { admin: true });
});

it.each(['auth/uid-already-exists', 'auth/email-already-exists'])(
  'leaves an account alone that came in meanwhile (%s)',
  async (code) => {
    const { auth, setCustomUserClaims } = authThat(async () =>
      Promise.reject(Object.assign(new Error(), { code })),
    );
    expect(await ensureAccount(auth, ADMIN)).toBe(false);
    expect(setCustomUserClaims).not.toHaveBeenCalled();
  },
);

it('tells of everything else', async () => {
  const { auth } = authThat(async () => Promise.reject(new Error('no')));
  await expect(ensureAccount(auth, ADMIN)).rejects.toThrow('no');
});
