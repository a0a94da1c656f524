import path from 'node:path';
import express from 'express';
import { listen, type RunningServer } from '../support/http-server.ts';
import { chooserPage, type DemoAccount, refusalPage } from './page.ts';
import { resetDonePage, resetLink, resetPage, setPassword } from './reset-password.ts';

type AccountChooserOptions = {
  port: number;
  host: string;
  /** Accounts offered to everyone; accounts that someone types in are remembered by the browser. */
  accounts?: DemoAccount[];
};

/**
 * Starts the stand-ins for pages that Google hosts: `/reset-password?link=`, the target of the link in a reset email,
 * and Google's sign-in pop-up: `GET /?origin=http://localhost:5000`. When an account is chosen, it posts `{type:
 * 'account-chooser', id_token}` to its opener, at that origin only. `id_token` is the JSON that the Auth emulator
 * accepts as an unsigned token: `{sub, email, email_verified, name}`; an email address always has the same sub.
 */
export function startAccountChooser(options: AccountChooserOptions): Promise<RunningServer> {
  const app = express();
  app.disable('x-powered-by');
  app.use((_req, res, next) => {
    res.set({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
    next();
  });
  app.use('/client', express.static(path.join(import.meta.dirname, 'client')));
  app.get('/favicon.ico', (_req, res) => {
    res.status(204).end();
  });
  app.get('/', (req, res) => {
    const origin = loopbackOrigin(req.query.origin);
    res.status(origin ? 200 : 400).send(origin ? chooserPage(origin, options.accounts ?? []) : refusalPage());
  });
  app.get('/reset-password', (req, res) => {
    const link = resetLink(req.query.link);
    res.status(link ? 200 : 400).send(link ? resetPage(link, null) : refusalPage());
  });
  app.post('/reset-password', express.urlencoded({ extended: false }), async (req, res) => {
    const { link: given, password } = req.body as { link?: unknown; password?: unknown };
    const link = resetLink(given);
    if (!link) return res.status(400).send(refusalPage());
    const problem = await setPassword(link, String(password ?? ''));
    return res.status(problem ? 400 : 200).send(problem ? resetPage(link, problem) : resetDonePage(link));
  });
  return listen(app, options);
}

/** The origin if it is on this machine, normalized as browsers compare it; else `undefined`. */
export function loopbackOrigin(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, hostname, origin } = new URL(value);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
  return isLoopback && (protocol === 'http:' || protocol === 'https:') && value === origin
    ? origin
    : undefined;
}
