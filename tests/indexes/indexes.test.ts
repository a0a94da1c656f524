import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseIndexes } from '../../emulators/firestore/indexes/definitions.ts';
import { findIndexes } from '../../emulators/firestore/indexes/planner.ts';
import { readQueryLog } from '../../emulators/firestore/indexes/query-log.ts';
import {
  declarations,
  describeField,
  overridesOfNothing,
  queriesThatNeed,
} from '../../emulators/firestore/indexes/usage.ts';
import { queryLogFolder } from '../support/query-log-folder.ts';

const definitions = parseIndexes(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
);
/** What the embedded Firestore served to the suites that ran before; each different query once. */
const { served, wrote } = readQueryLog(queryLogFolder());

it('the suites before have made queries: run `npm run test:api`, whole, first', () => {
  expect(served.length).toBeGreaterThan(30);
});

it('every query that the suites made is served', () => {
  // The embedded Firestore's own suites use other collections and index files.
  const declared = new Set(definitions.composites.map(({ collectionGroup }) => collectionGroup));
  const refused = served.filter(
    (shape) => declared.has(shape.collectionGroup ?? '') && 'missing' in findIndexes(shape, definitions),
  );
  expect(refused).toEqual([]);
});

/** Every index costs a write per document, so unused ones must go. */
describe('without this index a query of the product is refused:', () => {
  it.each(declarations(definitions).map((one) => [one.what, one] as const))('%s', (_, declaration) => {
    const message = 'No query needs it: it is not used, or other indexes serve the same queries. Remove it.';
    expect(queriesThatNeed(declaration, served), message).not.toEqual([]);
  });
});

it('every field with an override occurs in documents', () => {
  expect(overridesOfNothing(definitions, wrote).map(describeField)).toEqual([]);
});
