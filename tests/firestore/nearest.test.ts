import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminClient, code, fill, idsOf, ownCollection } from './support/admin.ts';

const db = adminClient();
const collection = ownCollection(db);
const vector = (...values: number[]) => FieldValue.vector(values);

beforeAll(() =>
  fill(collection, {
    east: { at: vector(1, 0), open: true },
    farEast: { at: vector(10, 0), open: true },
    northEast: { at: vector(1, 1), open: false },
    west: { at: vector(-1, 0), open: true },
    threeDimensions: { at: vector(1, 0, 0), open: true },
    noVector: { at: [1, 0], open: true },
  }),
);

const nearest = (
  distanceMeasure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT',
  more: object = {},
  from: FirebaseFirestore.Query = collection,
) => from.findNearest({ vectorField: 'at', queryVector: [1, 0], limit: 10, distanceMeasure, ...more });

const rows = async (query: FirebaseFirestore.VectorQuery, field = 'd') =>
  (await query.get()).docs.map((doc) => [doc.id, doc.get(field)]);

describe('findNearest', () => {
  it('by Euclidean distance, with the distance', async () => {
    expect(await rows(nearest('EUCLIDEAN', { distanceResultField: 'd' }))).toEqual([
      ['east', 0],
      ['northEast', 1],
      ['west', 2],
      ['farEast', 9],
    ]);
  });

  it('by cosine distance', async () => {
    const found = await rows(nearest('COSINE', { distanceResultField: 'out.d' }), 'out.d');
    expect(found.map(([id]) => id)).toEqual(['east', 'farEast', 'northEast', 'west']);
    expect(found[2]?.[1]).toBeCloseTo(1 - Math.SQRT1_2, 10);
    expect(found[3]?.[1]).toBeCloseTo(2, 10);
  });

  it('by dot product, largest first', async () => {
    expect(await rows(nearest('DOT_PRODUCT', { distanceResultField: 'd' }))).toEqual([
      ['farEast', 10],
      ['east', 1],
      ['northEast', 1],
      ['west', -1],
    ]);
  });

  it('limit and threshold', async () => {
    expect((await rows(nearest('EUCLIDEAN', { limit: 2 }))).map(([id]) => id)).toEqual(['east', 'northEast']);
    expect((await rows(nearest('EUCLIDEAN', { distanceThreshold: 2 }))).map(([id]) => id)).toEqual([
      'east',
      'northEast',
      'west',
    ]);
    expect((await rows(nearest('DOT_PRODUCT', { distanceThreshold: 1 }))).map(([id]) => id)).toEqual([
      'farEast',
      'east',
      'northEast',
    ]);
  });

  it('after a filter, with the fields asked for', async () => {
    const open = collection.where('open', '==', true);
    const { docs } = await nearest('EUCLIDEAN', {}, open.select('open')).get();
    expect(docs.map((doc) => doc.id)).toEqual(['east', 'west', 'farEast']);
    expect(docs[0]?.data()).toEqual({ open: true });
  });

  it('leaves stored documents as they are', async () => {
    await nearest('EUCLIDEAN', { distanceResultField: 'd' }).get();
    expect((await collection.doc('east').get()).data()).toEqual({ at: vector(1, 0), open: true });
    expect(await idsOf(collection)).toHaveLength(6);
  });

  it('with more than 2048 dimensions is refused', { timeout: 60_000 }, async () => {
    const tooMany = collection.findNearest({
      vectorField: 'at',
      queryVector: Array(2049).fill(1),
      limit: 1,
      distanceMeasure: 'COSINE',
    });
    await expect(tooMany.get()).rejects.toMatchObject({ code: code.invalidArgument });
  });
});
