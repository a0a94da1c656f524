import type { Services } from './services.ts';

/** Whether an account is suspended or deleted, so that nothing may be done in its name. */
export function isRevokedOn({ account: { revocations, accounts } }: Services) {
  return async (uid: string): Promise<boolean> => {
    const revocation = await revocations.find(uid);
    if (revocation && revocation.why !== 'signed_out') return true;
    const account = await accounts.find(uid);
    return account === null || account.disabled;
  };
}
