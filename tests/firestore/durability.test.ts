import { mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { adminClientOn } from './support/admin.ts';
import { Inbox } from './support/deferred.ts';
import { type Embedded, startEmbedded } from './support/embedded.ts';

/** A directory for one test, with emulators on it. */
async function onDisk(): Promise<{
  directory: string;
  start: (...args: string[]) => Promise<{ db: Firestore; emulator: Embedded }>;
}> {
  const directory = await mkdtemp(join(tmpdir(), 'firestore-'));
  const running: Embedded[] = [];
  onTestFinished(async () => {
    for (const emulator of running) if (emulator.process.exitCode === null) emulator.process.kill('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });
  return {
    directory,
    start: async (...args) => {
      const emulator = await startEmbedded('--data', directory, ...args);
      running.push(emulator);
      return { db: adminClientOn(emulator.port), emulator };
    },
  };
}

const journals = async (directory: string) =>
  (await readdir(directory)).filter((name) => /^journal-\d+\.log$/.test(name)).sort();
const damaged = async (directory: string) =>
  (await readdir(directory)).filter((name) => name.includes('.damaged-'));

async function flipByte(file: string, position: number): Promise<void> {
  const content = await readFile(file);
  content[position] = (content[position] ?? 0) ^ 0x01;
  await writeFile(file, content);
}

describe('after kill -9', () => {
  it('every acknowledged write of several writers is there', { timeout: 120_000 }, async () => {
    const { start } = await onDisk();
    let { db, emulator } = await start();
    const acknowledged = new Map<string, number>();
    let counter = 0;
    for (let round = 0; round < 3; round++) {
      const client = db;
      let killed = false;
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        for (let n = 0; !killed; n++) {
          const id = `${round}-${writer}-${n % 40}`;
          const value = ++counter;
          try {
            if (n % 3 === 0)
              await client.runTransaction(
                async (transaction) => void transaction.set(client.doc(`crash/${id}`), { value }),
              );
            else await client.doc(`crash/${id}`).set({ value, text: 'x'.repeat(500) });
            acknowledged.set(id, value);
          } catch {
            return;
          }
        }
      });
      const enough = acknowledged.size + 100;
      while (acknowledged.size < enough) await new Promise((resolve) => setImmediate(resolve));
      await emulator.kill('SIGKILL');
      killed = true;
      void Promise.allSettled(writers);
      ({ db, emulator } = await start());
      const found = new Map(
        (await db.collection('crash').get()).docs.map((doc) => [doc.id, doc.get('value') as number]),
      );
      for (const [id, value] of acknowledged) expect(found.get(id), id).toBeGreaterThanOrEqual(value);
    }
  });

  it('every kind of value is as it was, with its times; deletions stay', async () => {
    const { start } = await onDisk();
    const first = await start();
    const data = {
      vector: FieldValue.vector(Array.from({ length: 128 }, (_, n) => Math.sin(n))),
      time: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Buffer.from([0, 255, 10, 13]),
      place: new GeoPoint(-89.5, 179.5),
      double: 0.1 + 0.2,
      special: [Number.NaN, Number.POSITIVE_INFINITY, -0, 5e-324],
      text: 'line\nbreak "quotes" 🌍 \u2028',
      map: { $time: [1, 2], nested: { empty: {}, list: [] } },
      nothing: null,
    };
    await first.db.doc('kinds/a').set({ ...data, reference: first.db.doc('kinds/b') });
    await first.db.doc('kinds/gone').set({ n: 1 });
    await first.db.doc('kinds/gone').delete();
    await first.db.doc('kinds/a').collection('below').doc('x').set({ n: 1 });
    await first.db.doc('kinds/a').update({ later: true });
    const before = await first.db.doc('kinds/a').get();
    await first.emulator.kill('SIGKILL');

    const { db } = await start();
    const after = await db.doc('kinds/a').get();
    expect(after.data()).toEqual({
      ...data,
      later: true,
      reference: expect.objectContaining({ path: 'kinds/b' }),
    });
    expect(Object.is(after.get('special')[2], -0)).toBe(true);
    expect(after.createTime).toEqual(before.createTime);
    expect(after.updateTime).toEqual(before.updateTime);
    expect((await db.collection('kinds').get()).size).toBe(1);
    expect((await db.doc('kinds/a').listCollections()).map(({ id }) => id)).toEqual(['below']);
    await db
      .doc('kinds/a')
      .update({ again: true }, before.updateTime ? { lastUpdateTime: before.updateTime } : {});
  });

  it('an emptied database stays empty', async () => {
    const { start } = await onDisk();
    const first = await start();
    await first.db.doc('cleared/a').set({ n: 1 });
    const url = `http://127.0.0.1:${first.emulator.port}/emulator/v1/projects/demo-conformance/databases/(default)/documents`;
    expect((await fetch(url, { method: 'DELETE' })).ok).toBe(true);
    await first.db.doc('cleared/b').set({ n: 2 });
    await first.emulator.kill('SIGKILL');
    const { db } = await start();
    expect((await db.collection('cleared').get()).docs.map((doc) => doc.id)).toEqual(['b']);
  });
});

describe('a restart', () => {
  it('is survived by listeners, who hear what was deleted meanwhile', { timeout: 60_000 }, async () => {
    const { start } = await onDisk();
    const first = await start();
    await first.db.doc('watched/a').set({ n: 1 });
    await first.db.doc('watched/b').set({ n: 1 });
    const inbox = new Inbox<string>();
    onTestFinished(
      first.db
        .collection('watched')
        .onSnapshot((snapshot) => inbox.push(snapshot.docs.map((doc) => doc.id).join())),
    );
    await inbox.first((ids) => ids === 'a,b');
    await first.emulator.kill('SIGKILL');
    const { db } = await start('--port', String(first.emulator.port));
    const batch = db.batch();
    batch.delete(db.doc('watched/a'));
    batch.set(db.doc('watched/c'), { n: 1 });
    await batch.commit();
    await inbox.first((ids) => ids === 'b,c');
  });

  it('waits for no one, but two at once are refused', async () => {
    const { directory, start } = await onDisk();
    const { db, emulator } = await start();
    await expect(startEmbedded('--data', directory)).rejects.toThrow(/in use by another Firestore/);
    await db.doc('still/there').set({ n: 1 });
    await emulator.kill('SIGTERM');
    expect((await readdir(directory)).includes('lock')).toBe(false);
    expect((await (await start()).db.doc('still/there').get()).exists).toBe(true);
  });
});

describe('a snapshot', () => {
  it('takes the place of a long journal, without losing a write made meanwhile', {
    timeout: 120_000,
  }, async () => {
    const { directory, start } = await onDisk();
    const first = await start();
    const text = 'x'.repeat(500_000);
    for (let n = 0; n < 45; n++) await first.db.doc(`large/${n % 9}`).set({ n, text });
    await expect
      .poll(async () => (await readdir(directory)).includes('snapshot.log'), { timeout: 20_000 })
      .toBe(true);
    await first.db.doc('large/last').set({ n: 99 });
    await first.emulator.kill('SIGKILL');
    const { db } = await start();
    const found = (await db.collection('large').orderBy('n').get()).docs.map((doc) => doc.get('n'));
    expect(found).toEqual([36, 37, 38, 39, 40, 41, 42, 43, 44, 99]);
  });
});

describe('a damaged file', () => {
  const filled = async () => {
    const disk = await onDisk();
    const { db, emulator } = await disk.start();
    for (let n = 0; n < 20; n++) await db.doc(`kept/${n}`).set({ n });
    await emulator.kill('SIGKILL');
    const [journal = ''] = await journals(disk.directory);
    return { ...disk, journal: join(disk.directory, journal) };
  };
  const count = async (db: Firestore) => (await db.collection('kept').count().get()).data().count;

  it('a journal cut in its last record loses that record only, and goes on', async () => {
    const { directory, journal, start } = await filled();
    await truncate(journal, (await stat(journal)).size - 10);
    const { db, emulator } = await start();
    expect(await count(db)).toBe(19);
    expect(emulator.messages.join()).toMatch(/never finished/);
    await db.doc('kept/new').set({ n: 20 });
    await emulator.kill('SIGKILL');
    const again = await start();
    expect(await count(again.db)).toBe(20);
    expect(await damaged(directory)).toEqual([]);
  });

  it.each([
    ['in the first record', 30, 0],
    ['in a checksum in the middle', 'middle', undefined],
    ['in the end of the last record', 'end', 19],
  ] as const)('a journal with a flipped bit %s keeps the commits before it', async (_, where, kept) => {
    const { directory, journal, start } = await filled();
    const content = await readFile(journal);
    const middle = content.indexOf('\n', content.length / 2) + 3;
    const position = where === 'middle' ? middle : where === 'end' ? content.length - 1 : where;
    const expected = kept ?? content.subarray(0, middle).toString().split('\n').length - 1;
    await flipByte(journal, position);
    const { db, emulator } = await start();
    const found = (await db.collection('kept').orderBy('n').get()).docs.map((doc) => doc.get('n'));
    expect(found).toEqual(Array.from({ length: expected }, (_, n) => n));
    expect(await damaged(directory)).toHaveLength(1);
    expect(emulator.messages.join()).toMatch(
      new RegExp(`damaged: .* up to number ${expected}\\. Dropped: .*\\.damaged-`),
    );
    await db.doc('kept/new').set({ n: 100 });
    await emulator.kill('SIGKILL');
    const again = await start();
    expect(await count(again.db)).toBe(expected + 1);
    expect(again.emulator.messages.join()).not.toMatch(/damaged/);
  });

  it('a journal with a flipped bit takes the later journals with it, whose commits may rest on what is lost', async () => {
    const { directory, journal, start } = await filled();
    const second = await start();
    await second.db.doc('kept/later').set({ n: 100 });
    await second.emulator.kill('SIGKILL');
    const content = await readFile(journal);
    await flipByte(journal, content.lastIndexOf('\n', content.length - 2) + 3);
    const { db, emulator } = await start();
    expect(await count(db)).toBe(19);
    expect(await damaged(directory)).toHaveLength(2);
    expect(emulator.messages.join()).toMatch(/journal-000000000021\.log behind them/);
  });

  describe('a snapshot with a flipped bit', { timeout: 60_000 }, () => {
    const withSnapshot = async () => {
      const { directory, start } = await onDisk();
      const first = await start();
      await first.db.doc('kept/before').set({ n: 1 });
      for (let n = 0; n < 40; n++) await first.db.doc('kept/large').set({ n, text: 'x'.repeat(500_000) });
      await expect
        .poll(async () => (await readdir(directory)).includes('snapshot.log'), { timeout: 20_000 })
        .toBe(true);
      await first.db.doc('kept/later').set({ n: 1 });
      await first.emulator.kill('SIGKILL');
      return { directory, start, snapshot: join(directory, 'snapshot.log') };
    };

    it('in a document loses that document only', async () => {
      const { directory, start, snapshot } = await withSnapshot();
      await flipByte(snapshot, (await readFile(snapshot)).indexOf('kept/before'));
      const { db, emulator } = await start();
      const ids = (await db.collection('kept').get()).docs.map((doc) => doc.id);
      expect(ids).toEqual(['large', 'later']);
      expect(await damaged(directory)).toHaveLength(1);
      expect(emulator.messages.join()).toMatch(/Kept: 1 documents\. Dropped: at least 1\./);
      await emulator.kill('SIGKILL');
      const again = await start();
      expect(await count(again.db)).toBe(2);
      expect(again.emulator.messages).toEqual([]);
    });

    it('in its first line is set aside with the journal behind it', async () => {
      const { directory, start, snapshot } = await withSnapshot();
      await flipByte(snapshot, 12);
      const { db, emulator } = await start();
      expect(await count(db)).toBe(0);
      expect((await damaged(directory)).some((name) => name.startsWith('snapshot.log'))).toBe(true);
      expect(emulator.messages.join()).toMatch(/Nothing could be kept/);
    });
  });

  it('a snapshot that was never finished is not used', async () => {
    const { directory, start } = await filled();
    const file = await open(join(directory, 'snapshot.log.tmp'), 'w');
    await file.write('half of a snap');
    await file.close();
    expect(await count((await start()).db)).toBe(20);
  });

  it('a journal file that is missing in between is noticed', async () => {
    const { directory, start } = await filled();
    for (let n = 0; n < 2; n++) {
      const { db, emulator } = await start();
      await db.doc(`kept/more${n}`).set({ n });
      await emulator.kill('SIGKILL');
    }
    const [, second = ''] = await journals(directory);
    await rm(join(directory, second));
    const { db, emulator } = await start();
    expect(await count(db)).toBe(20);
    expect(emulator.messages.join()).toMatch(/missing/);
  });
});
