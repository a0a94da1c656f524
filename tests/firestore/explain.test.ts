import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminClient, fill, ownCollection } from './support/admin.ts';

const db = adminClient();
const collection = ownCollection(db);

beforeAll(() =>
  fill(collection, {
    a: { n: 1, group: 'x', embedding: FieldValue.vector([1, 0]) },
    b: { n: 2, group: 'x' },
    c: { n: 1, group: 'y', embedding: FieldValue.vector([0, 1]) },
  }),
);

type ExplainMetrics = Awaited<ReturnType<FirebaseFirestore.Query['explain']>>['metrics'];

const expectRun = ({ executionStats }: ExplainMetrics, results: number) => {
  expect(executionStats?.resultsReturned).toBe(results);
  expect(executionStats?.readOperations).toBeGreaterThan(0);
  const { seconds = 0, nanoseconds = 0 } = executionStats?.executionDuration ?? {};
  expect(seconds + nanoseconds).toBeGreaterThan(0);
  expect(Object.keys(executionStats?.debugStats ?? {})).not.toEqual([]);
};

describe('explain', () => {
  it.each([undefined, { analyze: false }])('with %o tells the index and runs nothing', async (options) => {
    const { metrics, snapshot } = await collection.where('n', '>', 1).explain(options);
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(n ASC, __name__ ASC)' },
    ]);
    expect(metrics.executionStats).toBeNull();
    expect(snapshot).toBeNull();
  });

  it('with analyze runs the query', async () => {
    const { metrics, snapshot } = await collection.where('n', '==', 1).explain({ analyze: true });
    expect(metrics.planSummary.indexesUsed).not.toEqual([]);
    expectRun(metrics, 2);
    expect(snapshot?.size).toBe(2);
  });

  it('with analyze counts an empty result as one read', async () => {
    const { metrics, snapshot } = await collection.where('n', '==', 99).explain({ analyze: true });
    expectRun(metrics, 0);
    expect(metrics.executionStats?.readOperations).toBe(1);
    expect(snapshot?.size).toBe(0);
  });

  it('streams the documents, and the metrics with the last of them', async () => {
    const parts = [];
    const stream = collection.where('n', '==', 1).explainStream({ analyze: true });
    for await (const part of stream) parts.push(part as unknown as { document?: object; metrics?: object });
    expect(parts.map(({ document, metrics }) => [document !== undefined, metrics !== undefined])).toEqual([
      [true, false],
      [true, true],
    ]);
    const planned = [];
    for await (const part of collection.explainStream()) planned.push(part);
    expect(planned).toHaveLength(1);
  });

  it('knows aggregations', async () => {
    const planned = await collection.where('n', '>', 0).count().explain();
    expect(planned.snapshot).toBeNull();
    const { metrics, snapshot } = await collection.where('n', '<', 3).count().explain({ analyze: true });
    expectRun(metrics, 1);
    expect(snapshot?.data().count).toBe(3);
  });

  it('knows the nearest neighbours', async () => {
    const nearest = collection.where('group', '==', 'x').findNearest({
      vectorField: 'embedding',
      queryVector: FieldValue.vector([1, 1]),
      limit: 10,
      distanceMeasure: 'COSINE',
    }) as unknown as Pick<FirebaseFirestore.Query, 'explain'>; // Missing from the SDK's types.
    const { metrics, snapshot } = await nearest.explain({ analyze: true });
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(group ASC, embedding VECTOR<2>)' },
    ]);
    expectRun(metrics, 1);
    expect(snapshot?.docs.map(({ id }) => id)).toEqual(['a']);
  });
});
