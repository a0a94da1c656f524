import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, Session } from '@tursodatabase/serverless';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../support/http-server.ts';
import { DEMO_SEARCH_TOKEN, startLibsql } from './server.ts';

let dataDir: string;
let server: RunningServer;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'huntwell-libsql-'));
  server = await startLibsql({ port: 0, host: '127.0.0.1', dataDir });
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const open = (authToken = DEMO_SEARCH_TOKEN) => connect({ url: server.origin, authToken });

it('Turso’s own client reads back each kind of value that it wrote', async () => {
  const db = open();
  await db.exec('CREATE TABLE things (a, b, c, d, e)');
  await db.run('INSERT INTO things VALUES (?, ?, ?, ?, ?)', [1, 1.5, 'é"', null, Buffer.from([0, 255])]);
  const rows = await db.all('SELECT * FROM things');
  expect(rows).toHaveLength(1);
  expect({ ...rows[0] }).toMatchObject({ a: 1, b: 1.5, c: 'é"', d: null, e: Buffer.from([0, 255]) });
  await db.close();
});

it('a batch in a transaction stores all or nothing', async () => {
  const session = new Session({ url: server.origin, authToken: DEMO_SEARCH_TOKEN });
  await session.batch(['CREATE TABLE once (id INTEGER PRIMARY KEY)'], 'immediate');
  const twice = ['INSERT INTO once VALUES (1)', 'INSERT INTO once VALUES (1)'];
  await expect(session.batch(twice, 'immediate')).rejects.toThrow(/UNIQUE/);
  const [{ rows }] = await session.batch(['SELECT count(*) AS many FROM once']);
  expect(rows).toEqual([{ many: 0 }]);
  expect(session.inTransaction).toBe(false);
});

it('an open transaction is its stream’s alone, and ends with it', async () => {
  const [writer, reader] = [open(), open()];
  await writer.exec('CREATE TABLE seen (id)');
  await writer.exec('BEGIN; INSERT INTO seen VALUES (1)');
  expect(await reader.get('SELECT count(*) AS many FROM seen')).toMatchObject({ many: 0 });
  await writer.close();
  expect(await reader.get('SELECT count(*) AS many FROM seen')).toMatchObject({ many: 0 });
  await reader.exec('INSERT INTO seen VALUES (2)');
});

it('has full-text search, and keeps what it was told', async () => {
  const db = open();
  await db.exec(
    `CREATE VIRTUAL TABLE words USING fts5(text); INSERT INTO words VALUES ('a nurse in Albany')`,
  );
  await db.close();
  await server.close();
  server = await startLibsql({ port: 0, host: '127.0.0.1', dataDir });
  expect(await open().all('SELECT text FROM words WHERE words MATCH ?', 'albany')).toHaveLength(1);
});

it('refuses a wrong token, an unknown stream, and what is no SQL', async () => {
  await expect(open('wrong').exec('SELECT 1')).rejects.toThrow(/401/);
  await expect(open().exec('SELEC 1')).rejects.toThrow(/syntax error/);
  const answer = await fetch(`${server.origin}/v3/pipeline`, {
    method: 'POST',
    headers: { authorization: `Bearer ${DEMO_SEARCH_TOKEN}` },
    body: JSON.stringify({ baton: 'gone', requests: [] }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'STREAM_EXPIRED' }),
  ]);
});
