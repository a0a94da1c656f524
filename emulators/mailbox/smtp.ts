import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from './mail-store.ts';
import type { MailMessage } from './message.ts';

const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** Starts the SMTP server. Any user name and password is accepted, and none is required. */
export async function startSmtp(
  store: MailStore,
  options: { port: number; host: string },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    // There is no certificate here; offering STARTTLS would only make clients reject it.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anonymous' }),
    onData(stream, session, done) {
      collect(stream)
        .then((content) => toMessage(content, envelopeOf(session)))
        .then((message) => store.add(message))
        .then(() => done(null))
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  server.on('error', (error) => console.error('Mailbox:', error.message));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map((recipient) => recipient.address),
  };
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A raw message with its envelope, in stored form. */
export async function toMessage(
  content: Buffer,
  envelope: { from: string; to: string[] },
): Promise<MailMessage> {
  const mail = await PostalMime.parse(content);
  const receivedAt = new Date();
  return {
    // Starts with the time, so that file names sort by arrival.
    id: `${receivedAt.getTime().toString().padStart(15, '0')}-${randomUUID()}`,
    received_at: receivedAt.toISOString(),
    ...envelope,
    subject: mail.subject ?? '',
    header_from: mail.from ? formatAddress(mail.from) : '',
    header_to: (mail.to ?? []).map(formatAddress).join(', '),
    text: mail.text ?? '',
    html: mail.html ?? null,
    headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
    attachments: mail.attachments.map((attachment) => ({
      filename: attachment.filename ?? 'unnamed',
      mime_type: attachment.mimeType,
      size: Buffer.from(attachment.content as ArrayBuffer).byteLength,
    })),
    raw: content.toString('base64'),
  };
}

function formatAddress(address: Address): string {
  if (address.group) return address.group.map(formatAddress).join(', ');
  return address.name ? `${address.name} <${address.address}>` : (address.address ?? '');
}
