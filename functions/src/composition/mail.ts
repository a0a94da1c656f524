import { type Mailer, smtpMailer } from '../integrations/smtp-mail.ts';
import { CONFIG, isGiven, SMTP_CREDENTIALS } from '../platform/config.ts';

/** This project's mail server; null if none is configured. */
export function projectMailer(): Mailer | null {
  const origin = CONFIG.smtp_origin.value().trim();
  const from = CONFIG.mail_from.value().trim();
  if (!origin || !from) return null;
  const url = new URL(origin);
  const credentials = SMTP_CREDENTIALS.value();
  if (isGiven(credentials)) {
    const [user = '', ...password] = credentials.trim().split(':');
    url.username = encodeURIComponent(user);
    url.password = encodeURIComponent(password.join(':'));
  }
  return smtpMailer(url.href, from);
}
