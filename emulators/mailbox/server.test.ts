import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from './message.ts';
import { type RunningMailbox, startMailbox } from './server.ts';

let dataDir: string;
let mailbox: RunningMailbox;

const start = () => startMailbox({ port: 0, smtpPort: 0, host: '127.0.0.1', dataDir });

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  mailbox = await start();
});
afterEach(async () => {
  await mailbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Speaks SMTP by hand, one command per reply, and returns the last reply line. */
function deliver(to: string, content: string): Promise<string> {
  const steps = [
    'EHLO test',
    'MAIL FROM:<app@app.test>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${content}\r\n.`,
    'QUIT',
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(mailbox.smtpPort, '127.0.0.1');
    const answers: string[] = [];
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (chunk: string) => {
      answers.push(...chunk.trim().split('\r\n'));
      if (!/^\d{3} /.test(answers.at(-1) ?? '')) return;
      const step = steps.shift();
      if (step) socket.write(`${step}\r\n`);
    });
    socket.on('close', () => resolve(answers.at(-2) ?? ''));
  });
}

async function messages(to?: string): Promise<MailMessage[]> {
  const answer = await fetch(`${mailbox.origin}/api/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`);
  return ((await answer.json()) as { items: MailMessage[] }).items;
}

const DIGEST = [
  'From: App <hello@app.test>',
  'To: Ana <ana@example.com>',
  'Subject: =?UTF-8?Q?Neue_Stellen_f=C3=BCr_Sie?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b1',
  '',
  '--b1',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Drei neue Treffer =E2=80=93 heute',
  '--b1',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Drei <b>neue</b> Treffer</p><script>document.title="run"</script>',
  '--b1--',
].join('\r\n');

describe('mailbox', () => {
  it('keeps a mail, decoded, and gives it by recipient in any case', async () => {
    expect(await deliver('Ana@example.com', DIGEST)).toMatch(/^250 /);
    await deliver('other@example.com', 'Subject: hi\r\n\r\nplain');
    const [mail, ...rest] = await messages('ana@EXAMPLE.com');
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Neue Stellen für Sie',
      header_from: 'App <hello@app.test>',
      to: ['Ana@example.com'],
      from: 'app@app.test',
      attachments: [],
    });
    expect(mail?.text).toContain('Drei neue Treffer – heute');
    expect(mail?.html).toContain('<b>neue</b>');
    expect((await messages()).map((message) => message.subject)).toEqual(['hi', 'Neue Stellen für Sie']);
  });

  it('shows mails on a page, escaped, with their HTML in a frame that runs nothing', async () => {
    await deliver('ana@example.com', DIGEST.replace('=?UTF-8?Q?Neue_Stellen_f=C3=BCr_Sie?=', '<i>Hello</i>'));
    const list = await (await fetch(mailbox.origin)).text();
    expect(list).toContain('&lt;i&gt;Hello&lt;/i&gt;');
    expect(list).not.toContain('<i>Hello</i>');
    const [mail] = await messages();
    const shown = await (await fetch(`${mailbox.origin}/messages/${mail?.id}`)).text();
    expect(shown).toMatch(/<iframe[^>]* sandbox="(?!.*allow-scripts)[^"]*"/);
    const frame = await fetch(`${mailbox.origin}/messages/${mail?.id}/html`);
    expect(frame.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect((await fetch(`${mailbox.origin}/messages/unknown`)).status).toBe(404);
  });

  it('keeps mail over a restart and forgets it when asked', async () => {
    await deliver('ana@example.com', DIGEST);
    await deliver('bo@example.com', DIGEST);
    await mailbox.close();
    mailbox = await start();
    expect(await messages()).toHaveLength(2);
    const answer = await fetch(`${mailbox.origin}/api/messages?to=bo@example.com`, { method: 'DELETE' });
    expect(await answer.json()).toEqual({ deleted: 1 });
    expect((await messages()).map((message) => message.to)).toEqual([['ana@example.com']]);
    await fetch(`${mailbox.origin}/api/messages`, { method: 'DELETE' });
    expect(await messages()).toEqual([]);
  });
});
