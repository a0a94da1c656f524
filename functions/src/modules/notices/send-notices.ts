import type { Mailer } from '../../integrations/smtp-mail.ts';
import type { Clock } from '../../platform/clock.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import { wordsOf } from './notice.ts';
import type { NoticesRepository } from './notices.repository.ts';

/** Emails per run; the next run takes the rest. */
const BATCH = 50;
const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 2 * 60_000;

export type NoticeDeps = {
  notices: NoticesRepository;
  /** Null if no mail server is configured: then notices wait. */
  mailer: () => Mailer | null;
  site_origin: () => string;
  /** The address of an account; null if it is gone. */
  emailOf: (uid: string) => Promise<string | null>;
  clock: Clock;
  logger: Logger;
};

/** Sends the notices that are due. One whose run dies after sending and before it says so is sent twice, never lost. */
export async function sendNotices(deps: NoticeDeps): Promise<{ sent: number }> {
  const mailer = deps.mailer();
  if (!mailer) return { sent: 0 };
  let sent = 0;
  for (const { id, uid, kind, email, text, attempts } of await deps.notices.due(deps.clock(), BATCH)) {
    try {
      const to = email ?? (uid && (await deps.emailOf(uid)));
      if (to) await mailer.send({ to, ...wordsOf({ kind, text }, deps.site_origin()) });
      await deps.notices.finish(id, to ? 'sent' : 'dropped');
      sent += 1;
    } catch (error) {
      const final = attempts + 1 >= MAX_ATTEMPTS;
      deps.logger.error('Notices: an email was not sent', {
        notice: id,
        ...(final && { alarm: 'notice_not_sent' }),
        ...errorFields(error),
      });
      if (final) await deps.notices.finish(id, 'dropped');
      else {
        const due_at = new Date(deps.clock().getTime() + FIRST_WAIT_MS * 2 ** attempts);
        await deps.notices.postpone(id, attempts + 1, due_at);
      }
    }
  }
  return { sent };
}
