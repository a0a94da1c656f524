/** An email in plain text. */
export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** Sends an email; rejects if the mail server did not take it. */
  send(mail: Mail): Promise<void>;
};

/**
 * Sends through a mail server.
 *
 * @param url `smtps://user:password@host:465`, or `smtp://…`
 * @param from the sender's address
 */
export function smtpMailer(url: string, from: string): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(url);
      try {
        await transport.sendMail({ ...mail, from });
      } finally {
        transport.close();
      }
    },
  };
}
