import type { Auth, UserRecord } from 'firebase-admin/auth';

/** An account in Identity Platform. */
export type Account = {
  uid: string;
  email: string | null;
  email_verified: boolean;
  name: string | null;
  disabled: boolean;
  is_admin: boolean;
  providers: string[];
  created_at: string;
  last_sign_in_at: string | null;
};

export type Accounts = {
  /** Null if there is none. */
  find(uid: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Those of these accounts (at most 100) that exist. */
  findMany(uids: readonly string[]): Promise<Map<string, Account>>;
  setDisabled(uid: string, disabled: boolean): Promise<void>;
  /** Revokes all refresh tokens. */
  endSessions(uid: string): Promise<void>;
  /** Removing a missing account is no error. */
  remove(uid: string): Promise<void>;
};

/** Accounts in Firebase Auth. */
export function firebaseAccounts(auth: () => Auth): Accounts {
  return {
    find: (uid) => orNull(auth().getUser(uid)),
    findByEmail: (email) => orNull(auth().getUserByEmail(email)),
    async findMany(uids) {
      if (uids.length === 0) return new Map();
      const { users } = await auth().getUsers(uids.map((uid) => ({ uid })));
      return new Map(users.map((user) => [user.uid, toAccount(user)]));
    },
    async setDisabled(uid, disabled) {
      await auth().updateUser(uid, { disabled });
    },
    endSessions: (uid) => auth().revokeRefreshTokens(uid),
    async remove(uid) {
      try {
        await auth().deleteUser(uid);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

async function orNull(asked: Promise<UserRecord>): Promise<Account | null> {
  try {
    return toAccount(await asked);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** An id or address that cannot exist counts as missing. */
function isMissing(error: unknown): boolean {
  return ['auth/user-not-found', 'auth/invalid-uid', 'auth/invalid-email'].includes(
    String(Object(error).code),
  );
}

function toAccount(user: UserRecord): Account {
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    uid: user.uid,
    email: user.email ?? null,
    email_verified: user.emailVerified,
    name: user.displayName ?? null,
    disabled: user.disabled,
    is_admin: user.customClaims?.admin === true,
    providers: user.providerData.map(({ providerId }) => providerId),
    created_at: new Date(creationTime).toISOString(),
    last_sign_in_at: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}
