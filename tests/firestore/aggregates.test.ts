import { AggregateField } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminClient, code, fill, ownCollection } from './support/admin.ts';

const db = adminClient();
const collection = ownCollection(db);

beforeAll(() =>
  fill(collection, {
    a: { n: 1, group: 'x' },
    b: { n: 2.5, group: 'x' },
    c: { n: 'text', group: 'y' },
    d: { group: 'y' },
  }),
);

describe('aggregates', () => {
  it('count documents, filters and limits included', async () => {
    expect((await collection.count().get()).data().count).toBe(4);
    expect((await collection.where('group', '==', 'x').count().get()).data().count).toBe(2);
    expect((await collection.limit(3).count().get()).data().count).toBe(3);
    expect((await collection.where('group', '==', 'none').count().get()).data().count).toBe(0);
  });

  it('sum and average numbers and pass over what is none', async () => {
    const result = await collection
      .aggregate({ sum: AggregateField.sum('n'), average: AggregateField.average('n') })
      .get();
    expect(result.data()).toEqual({ sum: 3.5, average: 1.75 });
  });

  it('of nothing: the sum is 0, the average null', async () => {
    const query = collection.where('group', '==', 'none');
    const result = await query
      .aggregate({ sum: AggregateField.sum('n'), average: AggregateField.average('n') })
      .get();
    expect(result.data()).toEqual({ sum: 0, average: null });
  });

  it('are refused without an aggregation', async () => {
    await expect(collection.aggregate({}).get()).rejects.toMatchObject({ code: code.invalidArgument });
  });
});
