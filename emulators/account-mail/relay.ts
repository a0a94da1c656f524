import { type AccountCode, type AccountMail, accountMail } from './account-mail.ts';

const POLL_INTERVAL_MS = 1000;

type RelayOptions = {
  /** The Auth emulator, which keeps the codes that it would have to mail. */
  auth_origin: string;
  project_id: string;
  /** Where the page that asks for a new password is. */
  pages_origin: string;
  app_origin: string;
  deliver: (mail: AccountMail) => Promise<void>;
};

/** Puts what the Auth emulator does not mail into the mailbox, each code once. Gives the function that ends it. */
export function relayAccountMails(options: RelayOptions): () => Promise<void> {
  const address = `${options.auth_origin}/emulator/v1/projects/${options.project_id}/oobCodes`;
  const seen = new Set<string>();
  const look = async () => {
    // Until the Auth emulator is up, and while it restarts, nobody answers.
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return;
    const { oobCodes } = (await answer.json()) as { oobCodes: AccountCode[] };
    for (const code of oobCodes) {
      if (seen.has(code.oobCode)) continue;
      seen.add(code.oobCode);
      const mail = accountMail(code, options.pages_origin, options.app_origin);
      if (mail) await options.deliver(mail);
    }
  };
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const lookOn = () => {
    looking = look()
      .catch((error: unknown) => console.error('Account mails:', error))
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
