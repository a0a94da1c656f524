import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExternalServicesOptions, startExternalServices } from './external-services.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'external-services-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const free = {
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
};
const options = (ports: ExternalServicesOptions['ports'] = free): ExternalServicesOptions => ({
  ports,
  host: '127.0.0.1',
  dataDir,
});

describe('external services', () => {
  it('starts everything, joined together', async () => {
    const services = await startExternalServices(options());
    const boards = await fetch(`${services.job_boards.origin}/v0/postings/brightloaf?mode=json`);
    const [posting] = (await boards.json()) as { applyUrl: string }[];
    expect(posting?.applyUrl.startsWith(services.employers.origin)).toBe(true);
    expect((await fetch(posting?.applyUrl ?? '')).status).toBe(200);

    const form = new FormData();
    form.append('name', 'Maria Lopez');
    form.append('email', 'maria@example.com');
    form.append('resume', new Blob(['Maria Lopez']), 'resume.txt');
    const address = `${services.employers.origin}/lever/acme/email_code-1/apply?ask=none`;
    await fetch(address, { method: 'POST', body: form });
    const mails = await fetch(`${services.mailbox.origin}/api/messages?to=maria@example.com`);
    const { items } = (await mails.json()) as { items: { subject: string; text: string }[] };
    expect(items).toHaveLength(1);
    expect(items[0]?.text).toMatch(/[A-Z0-9]{8}/);
    await services.close();
  });

  it('stops what is already up when a port is taken', async () => {
    const services = await startExternalServices(options());
    const ports = { ...free, account_chooser: services.employers.port };
    await expect(
      startExternalServices({ ...options(ports), dataDir: `${dataDir}/second` }),
    ).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port: services.employers.port,
    });
    await services.close();
  });
});
