import express from 'express';
import { listen } from '../support/http-server.ts';
import { MailStore } from './mail-store.ts';
import { listPage, messagePage, missingPage } from './pages.ts';
import { startSmtp, toMessage } from './smtp.ts';

type MailboxOptions = {
  /** The web page and the JSON API. */
  port: number;
  smtpPort: number;
  host: string;
  dataDir: string;
};

export type RunningMailbox = {
  port: number;
  smtpPort: number;
  origin: string;
  /** Delivers a plain-text message without SMTP, for the other emulators. */
  deliver: (mail: { from: string; to: string; subject: string; text: string }) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Starts the mailbox: an SMTP server that stores every message instead of delivering it, a page that shows them, and
 * `GET /api/messages?to=`, `GET /api/messages/{id}`, `DELETE /api/messages?to=` for tests.
 */
export async function startMailbox(options: MailboxOptions): Promise<RunningMailbox> {
  const store = await MailStore.open(options.dataDir);
  const smtp = await startSmtp(store, { port: options.smtpPort, host: options.host });
  const web = await listen(createMailboxApp(store), options).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  return {
    port: web.port,
    smtpPort: smtp.port,
    origin: web.origin,
    deliver: async ({ from, to, subject, text: body }) => {
      const content = `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}`;
      await store.add(await toMessage(Buffer.from(content), { from, to: [to] }));
    },
    close: async () => {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
}

function createMailboxApp(store: MailStore): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/', (req, res) => {
    const to = text(req.query.to);
    res.send(listPage(store.list(to), to));
  });
  app.get('/favicon.ico', (_req, res) => {
    res.status(204).end();
  });
  app.post('/clear', express.urlencoded({ extended: false }), async (req, res) => {
    await store.clear(text((req.body as { to?: unknown }).to));
    res.redirect(303, '/');
  });
  app.get('/messages/:id', (req, res) => {
    const message = store.find(req.params.id);
    res.status(message ? 200 : 404).send(message ? messagePage(message) : missingPage());
  });
  app.get('/messages/:id/html', (req, res) => {
    const message = store.find(req.params.id);
    // The frame's sandbox attribute does not apply when this URL is opened directly; this header does.
    res.set(
      'Content-Security-Policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; script-src 'none'",
    );
    res.status(message ? 200 : 404).send(message?.html ?? '');
  });
  app.get('/messages/:id/raw', (req, res) => {
    const message = store.find(req.params.id);
    res
      .status(message ? 200 : 404)
      .type('text/plain')
      .send(Buffer.from(message?.raw ?? '', 'base64'));
  });
  app.get('/api/messages', (req, res) => {
    res.json({ items: store.list(text(req.query.to)), next_cursor: null });
  });
  app.get('/api/messages/:id', (req, res) => {
    const message = store.find(req.params.id);
    res.status(message ? 200 : 404).json(message ?? { error: 'not found' });
  });
  app.delete('/api/messages', async (req, res) => {
    res.json({ deleted: await store.clear(text(req.query.to)) });
  });
  return app;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
