/** Emails that Identity Platform sends for an account. */
export type AccountMailer = {
  /**
   * Sends the password reset email. An address without an account isn't an error, so callers can't tell the two apart.
   * @param signal aborts sending; the promise then rejects at once
   */
  sendPasswordReset(email: string, signal: AbortSignal): Promise<void>;
};

export type IdentityPlatformOptions = {
  /** `https://identitytoolkit.googleapis.com`, or the same service of the Auth emulator. */
  origin: string;
  /** The project's web API key. It is public and only identifies the project. */
  api_key: string;
  fetch?: typeof fetch;
};

/** Identity Platform's errors for addresses that it will not send to. */
const NO_SUCH_ACCOUNT = /EMAIL_NOT_FOUND|INVALID_EMAIL|USER_DISABLED/;

/** https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/sendOobCode */
export function identityPlatform(options: IdentityPlatformOptions): AccountMailer {
  const send = options.fetch ?? fetch;
  return {
    async sendPasswordReset(email, signal) {
      if (!options.api_key)
        throw new Error('IDENTITY_API_KEY isn’t set, so Identity Platform can’t send emails');
      const url = `${options.origin}/v1/accounts:sendOobCode?key=${encodeURIComponent(options.api_key)}`;
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
        redirect: 'error',
        signal,
      });
      const answer = await response.text();
      if (response.ok || NO_SUCH_ACCOUNT.test(answer)) return;
      throw new Error(`Identity Platform answered ${response.status} to sendOobCode`);
    },
  };
}
