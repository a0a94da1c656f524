import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Storage } from '@google-cloud/storage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMultipartRelated } from './multipart-related.ts';
import { ResumableSessions } from './resumable-sessions.ts';

const SCRIPT = `
  import { startStorage } from ${JSON.stringify(path.join(import.meta.dirname, 'server.ts'))};
  const server = await startStorage({ port: 0, host: '127.0.0.1', dataDir: process.argv[1] });
  console.log(server.origin);
`;

async function startProcess(dataDir: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('storage process ended')));
  });
  return { child, origin };
}

describe('kill -9', () => {
  it('loses no upload that was acknowledged, and leaves no broken one', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'storage-kill-'));
    const first = await startProcess(dataDir);
    const put = (name: string, body: string) =>
      fetch(`${first.origin}/upload/storage/v1/b/kill/o?uploadType=media&name=${name}`, {
        method: 'POST',
        body,
      });
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; ; count += 1) {
        const name = `w${writer}-${count}`;
        const answer = await put(name, name.repeat(2000)).catch(() => undefined);
        if (!answer?.ok) return;
        acknowledged.push(name);
        if (acknowledged.length === 40) first.child.kill('SIGKILL');
      }
    });
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const second = await startProcess(dataDir);
    process.env.STORAGE_EMULATOR_HOST = second.origin;
    const [files] = await new Storage({ projectId: 'demo-test' }).bucket('kill').getFiles();
    delete process.env.STORAGE_EMULATOR_HOST;
    expect(files.map((file) => file.name)).toEqual(expect.arrayContaining(acknowledged));
    for (const file of files) expect(String((await file.download())[0])).toBe(file.name.repeat(2000));
    second.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }, 20_000);
});

describe('upload bodies', () => {
  it('come together from any split into chunks, with any of them sent twice', () => {
    const chunks = fc.array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 20 }), fc.boolean()), {
      minLength: 1,
    });
    fc.assert(
      fc.property(chunks, (parts) => {
        const sessions = new ResumableSessions();
        const session = sessions.begin({ bucket: 'b', name: 'n', fields: {}, conditions: {} });
        const whole = Buffer.concat(parts.map(([bytes]) => bytes));
        let sent = 0;
        let result: Buffer | undefined;
        for (const [bytes, twice] of parts) {
          const range = `bytes ${sent}-${sent + bytes.length - 1}/${whole.length}`;
          sent += bytes.length;
          const last = sent === whole.length;
          if (twice && !last) sessions.accept(session, range, Buffer.from(bytes));
          const outcome = sessions.accept(session, range, Buffer.from(bytes));
          expect(outcome.complete).toBe(last);
          if (outcome.complete) result = outcome.content;
        }
        expect(result?.equals(whole)).toBe(true);
      }),
    );
  });

  it('leave a multipart body as they went in', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (content, owner) => {
        const head = `--x7\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ owner })}\r\n--x7\r\nContent-Type: image/png\r\n\r\n`;
        const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x7--')]);
        const parts = parseMultipartRelated(body, 'multipart/related; boundary="x7"');
        expect(parts.content.equals(content)).toBe(true);
        expect(parts).toMatchObject({ metadata: { owner }, contentType: 'image/png' });
      }),
    );
  });
});
