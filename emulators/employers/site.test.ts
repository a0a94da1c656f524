import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../support/http-server.ts';
import { applyPath } from './apply-path.ts';
import { describeJob, VENDORS } from './job.ts';
import { formVariant } from './questions.ts';
import type { Reception } from './reception-store.ts';
import { startEmployers } from './server.ts';

let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'employers-site-'));
  server = await startEmployers({ port: 0, host: '127.0.0.1', dataDir, sendMail: async () => undefined });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends the Lever form without a browser. */
function apply(jobId: string, change: Record<string, string> = {}, search = '?ask=none', at = server) {
  const form = new FormData();
  const fields = { name: 'Maria Lopez', email: 'maria@example.com', phone: '415 555 0134', ...change };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', new Blob(['Maria Lopez\nBaker']), 'resume.txt');
  return fetch(`${at.origin}/lever/brightloaf/${jobId}/apply${search}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
}

async function received(jobId: string, at = server): Promise<Reception[]> {
  const answer = await fetch(`${at.origin}/api/received?job_id=${jobId}`);
  return ((await answer.json()) as { items: Reception[] }).items;
}

const control = (body: object) =>
  fetch(`${server.origin}/api/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('form variants', () => {
  it('are the same at each look and differ between jobs', () => {
    const variants = Array.from({ length: 60 }, (_, i) =>
      formVariant(describeJob('greenhouse', 'acme', `${i}`, '')),
    );
    const again = Array.from({ length: 60 }, (_, i) =>
      formVariant(describeJob('greenhouse', 'acme', `${i}`, '')),
    );
    expect(again).toEqual(variants);
    const shapes = new Set(variants.map((variant) => variant.questions.map(({ text }) => text).join('|')));
    expect(shapes.size).toBeGreaterThan(25);
    expect(variants.filter((variant) => variant.questions.length === 0).length).toBeGreaterThan(5);
    expect(variants.some((variant) => variant.demographics)).toBe(true);
  });

  it('ask about sponsorship in wordings that mean the opposite of each other', () => {
    const texts = Array.from(
      { length: 300 },
      (_, i) => formVariant(describeJob('ashby', 'acme', `${i}`, '')).questions,
    )
      .flat()
      .filter(({ topic }) => topic === 'sponsorship')
      .map(({ text }) => text);
    expect(new Set(texts).size).toBe(4);
  });

  it('take company and title from the query, else from the slug', () => {
    expect(describeJob('lever', 'old-mill', '1', '?title=Miller&company=Old+Mill+Co')).toMatchObject({
      company: 'Old Mill Co',
      title: 'Miller',
    });
    expect(describeJob('lever', 'old-mill', '1', '').company).toBe('Old Mill');
  });

  it('serve a page for every vendor and any id', async () => {
    for (const vendor of VENDORS) {
      const answer = await fetch(
        `${server.origin}${applyPath(vendor, 'some-company', 'any id')}?title=%3Cb%3EX`,
      );
      expect([vendor, answer.status]).toEqual([vendor, 200]);
      expect(await answer.text()).not.toContain('<b>X');
    }
  });
});

describe('traps', () => {
  it('takes a filled honeypot without a word, and flags it', async () => {
    expect((await apply('honeypot-1', { faxNumber: '123' })).status).toBe(303);
    expect((await apply('honeypot-1', { email: 'other@example.com' })).status).toBe(303);
    expect((await received('honeypot-1')).map(({ honeypot }) => honeypot)).toEqual([false, true]);
  });

  it('receives and then loses the answer', async () => {
    await expect(apply('confirm_lost-1')).rejects.toThrow();
    expect(await received('confirm_lost-1')).toHaveLength(1);
  });

  it('answers 500 and receives nothing', async () => {
    expect((await apply('server_error-1')).status).toBe(500);
    expect(await received('server_error-1')).toEqual([]);
  });

  it('shows a log-in wall', async () => {
    const page = await (await fetch(`${server.origin}/greenhouse/acme/jobs/login-1`)).text();
    expect(page).toMatch(/type="password"/);
    expect(page).not.toContain('application-form');
    expect((await apply('login-1')).status).toBe(401);
  });

  it('holds a slow page back', async () => {
    const start = performance.now();
    await fetch(`${server.origin}/lever/acme/slow-1/apply?slow_ms=300`);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  it('come from the query as well as from the id', async () => {
    expect((await fetch(`${server.origin}/lever/acme/1/apply?trap=closed`)).status).toBe(404);
  });
});

describe('server-side checks', () => {
  it('refuses wrong and missing answers', async () => {
    const answer = await apply('checks-1', { email: 'nonsense', name: '' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Enter a valid e-mail address.');
    expect((await apply('checks-1', {}, '?ask=work_authorization')).status).toBe(422);
    expect(await received('checks-1')).toEqual([]);
  });

  it('refuses files that are not what they say, empty or too large', async () => {
    const send = (name: string, content: Uint8Array) => {
      const form = new FormData();
      form.append('name', 'Maria');
      form.append('email', 'maria@example.com');
      form.append('resume', new Blob([content as Uint8Array<ArrayBuffer>]), name);
      return fetch(`${server.origin}/lever/acme/files-1/apply?ask=none`, { method: 'POST', body: form });
    };
    expect((await send('tool.exe', Buffer.from('MZ'))).status).toBe(400);
    expect((await send('resume.pdf', Buffer.from('not a pdf'))).status).toBe(400);
    expect((await send('resume.txt', new Uint8Array())).status).toBe(400);
    expect((await send('resume.txt', Buffer.alloc(11 * 1024 * 1024, 65))).status).toBe(400);
    expect((await send('resume.txt', Buffer.alloc(30 * 1024 * 1024, 65))).status).toBe(400);
    expect(await received('files-1')).toEqual([]);
  });
});

describe('control and status', () => {
  it('switches faults on for one job id and a number of times', async () => {
    await control({ job_id: 'flaky', submit: 'server_error', times: 1 });
    expect((await apply('flaky')).status).toBe(500);
    expect((await apply('flaky')).status).toBe(303);
    await control({ job_id: 'cut', submit: 'drop', times: 1 });
    await expect(apply('cut')).rejects.toThrow();
    expect(await received('cut')).toEqual([]);
  });

  it('delays a submission before it is received', async () => {
    await control({ job_id: 'late', delay_ms: 400 });
    const sent = apply('late');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await received('late')).toEqual([]);
    expect((await sent).status).toBe(303);
    expect(await received('late')).toHaveLength(1);
  });

  it('tells whether a job is open and closes it on demand', async () => {
    const status = async () =>
      (await fetch(`${server.origin}/api/status?vendor=lever&slug=acme&job=door`)).json();
    expect(await status()).toEqual({ status: 'open' });
    await control({ job_id: 'door', status: 'closed' });
    expect(await status()).toEqual({ status: 'closed' });
    expect((await apply('door')).status).toBe(404);
    await fetch(`${server.origin}/api/control?job_id=door`, { method: 'DELETE' });
    expect(await status()).toEqual({ status: 'open' });
    expect((await control({ job_id: 'door', submit: 'explode' })).status).toBe(400);
  });
});

describe('what was received', () => {
  it('is shown on pages, escaped, with the file', async () => {
    await apply('shown', { name: '<i>Maria</i>' });
    const [reception] = await received('shown');
    const list = await (await fetch(`${server.origin}/received?job_id=shown`)).text();
    expect(list).toContain(`/received/${reception?.id}`);
    const page = await (await fetch(`${server.origin}/received/${reception?.id}`)).text();
    expect(page).toContain('&lt;i&gt;Maria&lt;/i&gt;');
    const file = await fetch(`${server.origin}/received/${reception?.id}/files/0`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.text()).toBe('Maria Lopez\nBaker');
    expect((await fetch(`${server.origin}/received/nothing`)).status).toBe(404);
  });

  it('is still there after a restart, and counts on', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'employers-restart-'));
    const options = { port: 0, host: '127.0.0.1', dataDir: folder, sendMail: async () => undefined };
    const first = await startEmployers(options);
    await apply('kept', {}, '?ask=none', first);
    await first.close();
    const second = await startEmployers(options);
    await apply('kept', {}, '?ask=none', second);
    expect((await received('kept', second)).map((one) => one.reception_number)).toEqual([2, 1]);
    await second.close();
    await rm(folder, { recursive: true, force: true });
  });
});
