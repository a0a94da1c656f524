import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExternalServices, startExternalServices } from '../external-services.ts';
import '../stack/quick-auth-start.ts';

const PROJECT = 'demo-account-mail';
const APP = 'http://app.test';
let auth: Server;
let auth_origin: string;
let services: ExternalServices;
let dataDir: string;

beforeAll(async () => {
  const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server');
  auth = createServer(await createApp(PROJECT));
  await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
  auth_origin = `http://127.0.0.1:${(auth.address() as AddressInfo).port}`;
  dataDir = await mkdtemp(path.join(tmpdir(), 'account-mail-'));
  services = await startExternalServices({
    ports: {
      storage: 0,
      smtp: 0,
      mailbox: 0,
      employers: 0,
      job_boards: 0,
      account_chooser: 0,
      gemini: 0,
      reddit: 0,
      stripe: 0,
      search: 0,
    },
    host: '127.0.0.1',
    dataDir,
    auth: { origin: auth_origin, project_id: PROJECT, app_origin: APP },
  });
}, 60_000);
afterAll(async () => {
  await services.close();
  await new Promise((resolve) => auth.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

/** Identity Platform's REST API, as called by the product and the web SDK. */
async function identity(method: string, body: object): Promise<{ status: number; idToken: string }> {
  const url = `${auth_origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, ...((await answer.json()) as { idToken: string }) };
}

type Mail = { subject: string; text: string };

/** The only email to this address, and its link. */
async function mailTo(email: string): Promise<Mail & { link: string }> {
  const box = `${services.mailbox.origin}/api/messages?to=${encodeURIComponent(email)}`;
  const items = async () => ((await (await fetch(box)).json()) as { items: Mail[] }).items;
  await expect.poll(async () => (await items()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await items();
  return { ...mail!, link: /https?:\/\/\S+/.exec(mail!.text)?.[0] ?? '' }; // one was counted
}

const signIn = (email: string, password: string) =>
  identity('signInWithPassword', { email, password, returnSecureToken: true });

describe('mails of the Auth emulator', () => {
  it('that reset a password lead to a page that sets a new one, once', async () => {
    const email = 'reset@example.com';
    await identity('signUp', { email, password: 'before-1', returnSecureToken: true });
    expect(await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })).toMatchObject({
      status: 200,
    });
    const { subject, link } = await mailTo(email);
    expect(subject).toBe('Reset your password');

    const page = await (await fetch(link)).text();
    expect(page).toContain('Choose a new password');
    const hidden = /name="link" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const choose = (password: string) =>
      fetch(`${services.account_chooser.origin}/reset-password`, {
        method: 'POST',
        body: new URLSearchParams({ link: hidden, password }),
      });
    expect(await (await choose('short')).text()).toContain('at least 6 characters');
    const done = await (await choose('after-12')).text();
    expect(done).toContain('Your password has been changed');
    expect(done).toContain(`${APP}/auth`);
    expect((await signIn(email, 'after-12')).status).toBe(200);
    expect((await signIn(email, 'before-1')).status).toBe(400);
    expect(await (await choose('other-12')).text()).toContain('Ask for a new one');
  }, 45_000);

  it('that verify an address lead there and back to the app', async () => {
    const email = 'verify@example.com';
    const { idToken } = await identity('signUp', { email, password: 'secret-1', returnSecureToken: true });
    expect(await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })).toMatchObject({
      status: 200,
    });
    const { subject, link } = await mailTo(email);
    expect(subject).toBe('Verify your email address');
    const answer = await fetch(link, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${APP}/auth`]);
  }, 45_000);
});

it.each([
  '',
  'http://elsewhere.test/emulator/action?mode=resetPassword',
  'http://127.0.0.1:1/other',
  'no link',
])('the page of a new password refuses the link "%s"', async (link) => {
  const answer = await fetch(
    `${services.account_chooser.origin}/reset-password?link=${encodeURIComponent(link)}`,
  );
  expect(answer.status).toBe(400);
});
