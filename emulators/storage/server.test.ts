import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type GetFilesResponse, Storage } from '@google-cloud/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../support/http-server.ts';
import { startStorage } from './server.ts';

let dataDir: string;
let server: RunningServer;
let client: Storage;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'storage-'));
  server = await startStorage({ port: 0, host: '127.0.0.1', dataDir });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(() => {
  process.env.STORAGE_EMULATOR_HOST = server.origin;
  client = new Storage({ projectId: 'demo-test' });
});
afterEach(() => {
  delete process.env.STORAGE_EMULATOR_HOST;
});

describe('uploads with @google-cloud/storage', () => {
  it('stores a simple upload with its type, metadata and true checksums', async () => {
    const file = client.bucket('resumes').file('users/u 1/lebenslauf – ä.pdf');
    const content = randomBytes(70_000);
    await file.save(content, {
      resumable: false,
      metadata: { contentType: 'application/pdf', metadata: { owner: 'u1' } },
    });
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({
      name: 'users/u 1/lebenslauf – ä.pdf',
      bucket: 'resumes',
      contentType: 'application/pdf',
      metadata: { owner: 'u1' },
      md5Hash: createHash('md5').update(content).digest('base64'),
    });
    expect(Number(metadata.size)).toBe(70_000);
    const [read] = await file.download();
    expect(read.equals(content)).toBe(true);
  });

  it('stores a resumable upload sent in one request', async () => {
    const content = randomBytes(300_000);
    const file = client.bucket('resumes').file('one-request.bin');
    await file.save(content, { resumable: true, contentType: 'image/png' });
    const [read] = await file.download({ validation: 'crc32c' });
    expect(read.equals(content)).toBe(true);
    expect(file.metadata.contentType).toBe('image/png');
  });

  it('stores a resumable upload sent in chunks', async () => {
    const content = randomBytes(1_000_000);
    const file = client.bucket('resumes').file('chunked.bin');
    await file.save(content, { resumable: true, chunkSize: 256 * 1024 });
    const [read] = await file.download({ validation: 'md5' });
    expect(read.equals(content)).toBe(true);
  });

  it('stores an empty object', async () => {
    const file = client.bucket('resumes').file('empty');
    await file.save(Buffer.alloc(0), { resumable: false });
    expect((await file.download())[0].length).toBe(0);
    await file.save(Buffer.alloc(0), { resumable: true });
    expect((await file.download())[0].length).toBe(0);
  });

  it('refuses content that does not fit its declared checksum and stores nothing', async () => {
    const upload = await fetch(
      `${server.origin}/upload/storage/v1/b/resumes/o?uploadType=media&name=broken.txt`,
      { method: 'POST', body: 'hello', headers: { 'x-goog-hash': 'md5=AAAAAAAAAAAAAAAAAAAAAA==' } },
    );
    expect(upload.status).toBe(400);
    expect(await client.bucket('resumes').file('broken.txt').exists()).toEqual([false]);
  });

  it('knows the published CRC32C check value', async () => {
    const file = client.bucket('resumes').file('check.txt');
    await file.save('123456789', { resumable: false });
    const expected = Buffer.from('e3069283', 'hex').toString('base64');
    expect((await file.getMetadata())[0].crc32c).toBe(expected);
  });
});

describe('resumable protocol', () => {
  it('answers 308 with the received range and goes on after a lost chunk', async () => {
    const begin = await fetch(
      `${server.origin}/upload/storage/v1/b/resumes/o?uploadType=resumable&name=hand.bin`,
      { method: 'POST', body: '{}' },
    );
    const location = begin.headers.get('location') ?? '';
    const put = (range: string, body?: string) =>
      fetch(location, { method: 'PUT', body, headers: { 'content-range': range } });
    const none = await put('bytes */*');
    expect([none.status, none.headers.get('range')]).toEqual([308, null]);
    const first = await put('bytes 0-3/10', 'abcd');
    expect([first.status, first.headers.get('range')]).toEqual([308, 'bytes=0-3']);
    const gap = await put('bytes 6-9/10', 'ghij');
    expect([gap.status, gap.headers.get('range')]).toEqual([308, 'bytes=0-3']);
    const overlap = await put('bytes 2-9/10', 'cdefghij');
    expect(overlap.status).toBe(200);
    expect(String((await client.bucket('resumes').file('hand.bin').download())[0])).toBe('abcdefghij');
    expect((await put('bytes 0-3/4', 'abcd')).status).toBe(410);
  });
});

describe('reading and changing', () => {
  it('gives byte ranges', async () => {
    const file = client.bucket('resumes').file('range.txt');
    await file.save('0123456789', { resumable: false });
    expect(String((await file.download({ start: 2, end: 5 }))[0])).toBe('2345');
    expect(String((await file.download({ start: 7 }))[0])).toBe('789');
    const url = `${server.origin}/storage/v1/b/resumes/o/range.txt?alt=media`;
    const past = await fetch(url, { headers: { range: 'bytes=50-' } });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it('patches metadata, raising the metageneration alone', async () => {
    const file = client.bucket('resumes').file('patch.txt');
    await file.save('x', { resumable: false, metadata: { metadata: { a: '1', b: '2' } } });
    const [before] = await file.getMetadata();
    await file.setMetadata({ contentDisposition: 'attachment', metadata: { a: null, c: '3' } });
    const [after] = await file.getMetadata();
    expect(after).toMatchObject({ contentDisposition: 'attachment', metadata: { b: '2', c: '3' } });
    expect(after.metadata).not.toHaveProperty('a');
    expect([after.generation, after.metageneration]).toEqual([before.generation, '2']);
  });

  it('deletes, and answers 404 for what is not there', async () => {
    const file = client.bucket('resumes').file('gone.txt');
    await file.save('x', { resumable: false });
    await file.delete();
    expect((await file.exists())[0]).toBe(false);
    await expect(file.delete()).rejects.toMatchObject({ code: 404 });
    await expect(file.download()).rejects.toMatchObject({ code: 404 });
    await file.delete({ ignoreNotFound: true });
  });

  it('copies and moves', async () => {
    const bucket = client.bucket('resumes');
    await bucket.file('from.txt').save('copy me', { resumable: false, contentType: 'text/plain' });
    await bucket.file('from.txt').copy(bucket.file('to/there.txt'));
    expect(String((await bucket.file('to/there.txt').download())[0])).toBe('copy me');
    expect((await bucket.file('to/there.txt').getMetadata())[0].contentType).toBe('text/plain');
  });
});

describe('preconditions', () => {
  it('refuses ifGenerationMatch=0 for an object that exists, for every kind of upload', async () => {
    const file = client.bucket('resumes').file('once.txt');
    const preconditionOpts = { ifGenerationMatch: 0 };
    await file.save('first', { resumable: false, preconditionOpts });
    const again = file.save('second', { resumable: false, preconditionOpts });
    await expect(again).rejects.toMatchObject({ code: 412 });
    const resumable = file.save('third', { resumable: true, preconditionOpts });
    await expect(resumable).rejects.toMatchObject({ code: 412 });
    expect(String((await file.download())[0])).toBe('first');
  });

  it('lets exactly one of many simultaneous creators win', async () => {
    const bucket = client.bucket('resumes');
    const attempts = Array.from({ length: 12 }, (_, i) =>
      bucket
        .file('race.txt')
        .save(`writer ${i}`, { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  it('guards delete by generation', async () => {
    const bucket = client.bucket('resumes');
    await bucket.file('guard.txt').save('a', { resumable: false });
    const [old] = await bucket.file('guard.txt').getMetadata();
    await bucket.file('guard.txt').save('b', { resumable: false });
    const stale = bucket.file('guard.txt').delete({ ifGenerationMatch: old.generation });
    await expect(stale).rejects.toMatchObject({ code: 412 });
    expect(String((await bucket.file('guard.txt').download())[0])).toBe('b');
  });
});

describe('buckets and lists', () => {
  it('lists by prefix, folder and page', async () => {
    const bucket = client.bucket('lists');
    for (const name of ['a/1', 'a/2', 'a/b/3', 'b/4', 'c'])
      await bucket.file(name).save(name, { resumable: false });
    const names = async (query: object) => (await bucket.getFiles(query))[0].map((file) => file.name);
    expect(await names({ prefix: 'a/' })).toEqual(['a/1', 'a/2', 'a/b/3']);
    const [files, , answer] = await bucket.getFiles({ delimiter: '/', autoPaginate: false });
    expect(files.map((file) => file.name)).toEqual(['c']);
    expect((answer as { prefixes: string[] }).prefixes).toEqual(['a/', 'b/']);
    const paged: string[] = [];
    let query: object | null = { maxResults: 2, autoPaginate: false };
    while (query) {
      const page: GetFilesResponse = await bucket.getFiles(query);
      expect(page[0].length).toBeLessThanOrEqual(2);
      paged.push(...page[0].map((file) => file.name));
      query = page[1];
    }
    expect(paged).toEqual(['a/1', 'a/2', 'a/b/3', 'b/4', 'c']);
    await bucket.deleteFiles({ prefix: 'a/' });
    expect(await names({})).toEqual(['b/4', 'c']);
  });

  it('creates, describes and removes buckets', async () => {
    expect((await client.bucket('fresh-one').exists())[0]).toBe(false);
    const [bucket] = await client.createBucket('fresh-one');
    expect((await bucket.exists())[0]).toBe(true);
    await expect(client.createBucket('fresh-one')).rejects.toMatchObject({ code: 409 });
    await bucket.file('x').save('x', { resumable: false });
    await expect(bucket.delete()).rejects.toMatchObject({ code: 409 });
    await bucket.file('x').delete();
    await bucket.delete();
    expect((await bucket.exists())[0]).toBe(false);
  });

  it('refuses a bucket name that would leave the data folder', async () => {
    const answer = await fetch(
      `${server.origin}/upload/storage/v1/b/..%2F..%2Fetc/o?uploadType=media&name=x`,
      { method: 'POST', body: 'x' },
    );
    expect(answer.status).toBe(400);
  });
});

describe('firebase-admin', () => {
  it('saves, reads and deletes through the default bucket', async () => {
    process.env.FIREBASE_STORAGE_EMULATOR_HOST = server.origin.replace('http://', '');
    const app = initializeApp(
      { projectId: 'demo-test', storageBucket: 'demo-test.appspot.com' },
      'storage-test',
    );
    const file = getStorage(app).bucket().file('users/u1/resume.txt');
    await file.save('plain text', { contentType: 'text/plain' });
    expect(String((await file.download())[0])).toBe('plain text');
    await file.delete();
    expect((await file.exists())[0]).toBe(false);
    await deleteApp(app);
    delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  });
});

describe('durability', () => {
  it('finds everything after a restart, removes leftovers and sets damaged records aside', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storage-restart-'));
    const first = await startStorage({ port: 0, host: '127.0.0.1', dataDir: folder });
    process.env.STORAGE_EMULATOR_HOST = first.origin;
    const before = new Storage({ projectId: 'demo-test' }).bucket('kept');
    await before.file('deep/name?.txt').save('still here', { resumable: false, contentType: 'text/plain' });
    const [written] = await before.file('deep/name?.txt').getMetadata();
    await first.close();

    const leftover = path.join(folder, 'kept', `${'0'.repeat(64)}.123.data`);
    await writeFile(leftover, 'cut off');
    await writeFile(path.join(folder, 'kept', '.half.tmp'), 'cut off');
    const second = await startStorage({ port: 0, host: '127.0.0.1', dataDir: folder });
    process.env.STORAGE_EMULATOR_HOST = second.origin;
    const after = new Storage({ projectId: 'demo-test' }).bucket('kept').file('deep/name?.txt');
    expect(String((await after.download())[0])).toBe('still here');
    expect((await after.getMetadata())[0]).toMatchObject({ generation: written.generation });
    expect((await readdir(path.join(folder, 'kept'))).filter((name) => name.includes('cut'))).toEqual([]);
    expect(await readdir(path.join(folder, 'kept'))).toHaveLength(3);
    await second.close();

    const record = (await readdir(path.join(folder, 'kept'))).find((name) =>
      /^[0-9a-f]{64}\.json$/.test(name),
    );
    await writeFile(path.join(folder, 'kept', record ?? ''), '{"name": "deep/na');
    const third = await startStorage({ port: 0, host: '127.0.0.1', dataDir: folder });
    expect(await readdir(path.join(folder, 'kept'))).toContain(`${record}.damaged`);
    await third.close();
    await rm(folder, { recursive: true, force: true });
  });
});
