import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AggregateField, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { adminClientOn, code, fill, idsOf } from './support/admin.ts';
import { type Embedded, startEmbedded } from './support/embedded.ts';

/**
 * With `--indexes` the embedded Firestore rejects what the service rejects; the official emulator never rejects a query
 * for a missing index. The rules themselves are tested next to their code
 * (emulators/firestore/indexes/*-indexes.test.ts).
 */

const INDEXES = {
  indexes: [
    {
      collectionGroup: 'cities',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'country', order: 'ASCENDING' },
        { fieldPath: 'population', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'cities', fieldPath: 'notes', indexes: [] }],
};

/** Starts an embedded Firestore with these indexes. */
async function startWith(indexes: object): Promise<Embedded> {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-indexes-'));
  const file = join(folder, 'firestore.indexes.json');
  await writeFile(file, JSON.stringify(indexes));
  return await startEmbedded('--indexes', file).finally(() => rm(folder, { recursive: true }));
}

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startWith(INDEXES);
});
afterAll(() => embedded.kill('SIGTERM'));

/** The entry of firestore.indexes.json that a refusal names, and the list that it belongs to. */
async function missingFor(query: Promise<unknown>): Promise<{ list: string; entry: object }> {
  const error = await query.then(
    () => undefined,
    (reason: { code: number; message: string }) => reason,
  );
  expect(error?.code).toBe(code.failedPrecondition);
  const [, list = '', json = ''] =
    /Add it to "(\w+)" of firestore\.indexes\.json:\n(.*)$/s.exec(error?.message ?? '') ?? [];
  return { list, entry: JSON.parse(json) };
}

/** INDEXES plus the entries named by the errors. An entry for a field replaces the existing one. */
function indexesWith(missing: { list: string; entry: { fieldPath?: string } }[]): object {
  const of = (list: string) => missing.filter((one) => one.list === list).map(({ entry }) => entry);
  const overrides = of('fieldOverrides');
  const untouched = INDEXES.fieldOverrides.filter(
    ({ fieldPath }) => !overrides.some((entry) => entry.fieldPath === fieldPath),
  );
  return { indexes: [...INDEXES.indexes, ...of('indexes')], fieldOverrides: [...untouched, ...overrides] };
}

const byPopulation = (db: Firestore): Query =>
  db.collection('cities').where('country', '==', 'USA').orderBy('population', 'desc');

it('a query that the file serves runs, and one that it does not names the index that is missing', async () => {
  const db = adminClientOn(embedded.port);
  await fill(db.collection('cities'), {
    SF: { country: 'USA', population: 860_000 },
    LA: { country: 'USA', population: 3_900_000 },
    TOK: { country: 'Japan', population: 9_000_000 },
  });
  expect(await idsOf(byPopulation(db))).toEqual(['LA', 'SF']);
  const ascending = db.collection('cities').where('country', '==', 'USA').orderBy('population');
  expect(await missingFor(ascending.get())).toEqual({
    list: 'indexes',
    entry: {
      collectionGroup: 'cities',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'country', order: 'ASCENDING' },
        { fieldPath: 'population', order: 'ASCENDING' },
      ],
    },
  });
});

it('every refused query runs once the file holds what the refusals name', async () => {
  const queries: ((db: Firestore) => Promise<unknown>)[] = [
    (db) => db.collection('cities').orderBy('country').orderBy('population').get(),
    (db) => db.collection('cities').where('a', '==', 1).where('b', '>', 1).count().get(),
    (db) =>
      byPopulation(db)
        .aggregate({ sum: AggregateField.sum('area') })
        .get(),
    (db) => db.collectionGroup('cities').where('country', '==', 'USA').get(),
    (db) => db.collection('cities').where('notes', '==', 'x').get(),
    (db) => db.runTransaction((tx) => tx.get(db.collection('cities').where('a', '==', 1).orderBy('c'))),
    (db) =>
      db
        .collection('cities')
        .where('country', '==', 'USA')
        .findNearest({
          vectorField: 'v',
          queryVector: FieldValue.vector([1, 2]),
          limit: 1,
          distanceMeasure: 'COSINE',
        })
        .get(),
  ];
  const strict = adminClientOn(embedded.port);
  const missing = await Promise.all(queries.map((query) => missingFor(query(strict))));
  const { port, kill } = await startWith(indexesWith(missing));
  onTestFinished(() => kill('SIGTERM'));
  const served = adminClientOn(port);
  for (const query of queries) await query(served);
});

it('a listener is refused as a query is', async () => {
  const db = adminClientOn(embedded.port);
  const query = db.collection('cities').where('a', '==', 1).orderBy('b');
  const refusal = new Promise<unknown>((_, reject) => query.onSnapshot(() => {}, reject));
  await expect(refusal).rejects.toThrow(/^Error 9: The query requires an index/);
});

it('recursiveDelete, lists of documents and whole collections need no index', async () => {
  const db = adminClientOn(embedded.port);
  await fill(db.collection('cities/SF/parks'), { a: { n: 1 }, b: { n: 2 } });
  expect(await idsOf(db.collection('cities/SF/parks'))).toEqual(['a', 'b']);
  expect(await idsOf(db.collectionGroup('parks'))).toEqual(['a', 'b']);
  await db.recursiveDelete(db.collection('cities'));
  expect(await db.collection('cities').listDocuments()).toEqual([]);
});

it('a document has at most 40,000 index entries; an exempted field has none', async () => {
  const db = adminClientOn(embedded.port);
  const city = db.doc('cities/large');
  const numbers = Array.from({ length: 40_000 }, (_, n) => n);
  await expect(city.set({ numbers })).rejects.toMatchObject({ code: code.invalidArgument });
  expect((await city.get()).exists).toBe(false);
  await city.set({ notes: numbers });
});

it('an indexed string may be longer than 1,500 bytes', async () => {
  const db = adminClientOn(embedded.port);
  const name = 'x'.repeat(2000);
  await db.doc('cities/long').set({ name });
  // The service truncates the value in the index; here it is compared in full.
  expect(await idsOf(db.collection('cities').where('name', '==', name))).toEqual(['long']);
});

it('a file that could not be deployed ends the start with its reason', async () => {
  const broken = { indexes: [{ collectionGroup: 'cities', fields: [{ fieldPath: 'a', order: 'UP' }] }] };
  await expect(startWith(broken)).rejects.toThrow(/"order" must be one of ASCENDING, DESCENDING/);
});
