import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import type { RunningServer } from '../support/http-server.ts';
import type { Reception } from './reception-store.ts';
import { startEmployers } from './server.ts';

/** The employers' site with a browser, for tests. */
export type TestSite = {
  server: RunningServer;
  browser: Browser;
  mails: { to: string; text: string }[];
  open: (address: string) => Promise<Page>;
  received: (jobId: string) => Promise<Reception[]>;
  control: (fault: Record<string, unknown>) => Promise<void>;
  close: () => Promise<void>;
};

export async function startTestSite(): Promise<TestSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'employers-'));
  const mails: { to: string; text: string }[] = [];
  const server = await startEmployers({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    sendMail: async (mail) => {
      mails.push(mail);
    },
  });
  const browser = await launchChromium();
  return {
    server,
    browser,
    mails,
    open: async (address) => {
      const page = await browser.newPage();
      page.setDefaultTimeout(8_000);
      await page.goto(server.origin + address);
      return page;
    },
    received: async (jobId) => {
      const answer = await fetch(`${server.origin}/api/received?job_id=${encodeURIComponent(jobId)}`);
      return ((await answer.json()) as { items: Reception[] }).items;
    },
    control: async (fault) => {
      await fetch(`${server.origin}/api/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
    },
    close: async () => {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const RESUME_LINES = ['Maria Lopez', 'maria.lopez@example.com', '+1 415 555 0134', 'Operations Manager'];

/** A small resume in the form that a file chooser accepts. */
export function resumeFile(extension: 'txt' | 'pdf' = 'txt') {
  const content = extension === 'txt' ? Buffer.from(RESUME_LINES.join('\n')) : makePdf(RESUME_LINES);
  return {
    name: `maria-lopez.${extension}`,
    mimeType: extension === 'txt' ? 'text/plain' : 'application/pdf',
    buffer: content,
  };
}

/** A one-page PDF with one line of text per entry. */
function makePdf(lines: string[]): Buffer {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const stream = `BT /F1 12 Tf 14 TL 72 720 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** A reception's answers by label. */
export function byLabel(reception: Reception | undefined): Record<string, string> {
  return Object.fromEntries((reception?.fields ?? []).map(({ label, value }) => [label, value]));
}
