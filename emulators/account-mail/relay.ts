import { type AccountCode, type AccountMail, accountMail } from './account-mail.ts';

const POLL_INTERVAL_MS = 1000;
/** An answer that never comes must not end the looking. */
const PATIENCE_MS = 3000;

type RelayOptions = {
  /** The Auth emulator, which stores the codes that it would otherwise email. */
  auth_origin: string;
  project_id: string;
  /** Origin of the page that asks for a new password. */
  pages_origin: string;
  app_origin: string;
  deliver: (mail: AccountMail) => Promise<void>;
};

/**
 * Delivers the emails that the Auth emulator does not send to the mailbox, each code once. Returns the function that
 * stops it.
 */
export function relayAccountMails(options: RelayOptions): () => Promise<void> {
  const address = `${options.auth_origin}/emulator/v1/projects/${options.project_id}/oobCodes`;
  const seen = new Set<string>();
  const look = async () => {
    // The Auth emulator may not be up yet, or may be restarting.
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
    if (!answer?.ok) return;
    const { oobCodes } = (await answer.json()) as { oobCodes: AccountCode[] };
    for (const code of oobCodes) {
      if (seen.has(code.oobCode)) continue;
      const mail = accountMail(code, options.pages_origin, options.app_origin);
      if (mail) await options.deliver(mail);
      // Only now: what could not be delivered is tried again.
      seen.add(code.oobCode);
    }
  };
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const lookOn = () => {
    looking = look()
      .catch((error: unknown) => console.error('Account emails:', error))
      .then(() => {
        if (!stopped) timer = setTimeout(lookOn, POLL_INTERVAL_MS);
      });
  };
  lookOn();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
  };
}
