import { type Index, type IndexDefinitions, type IndexField, NAME, singleFieldModes } from './definitions.ts';

/** The entry for an index in `firestore.indexes.json`. */
type Addition = { list: 'indexes' | 'fieldOverrides'; json: object };

function fieldJson({ path, mode }: IndexField): object {
  if (mode === 'CONTAINS') return { fieldPath: path, arrayConfig: mode };
  if (typeof mode === 'object')
    return { fieldPath: path, vectorConfig: { dimension: mode.dimension, flat: {} } };
  return { fieldPath: path, order: mode };
}

/** An index in the format of `firestore.indexes.json`. */
export const indexJson = ({ collectionGroup, scope, fields }: Index): object => ({
  collectionGroup,
  queryScope: scope,
  fields: fields.map(fieldJson),
});

/** A single-field index is declared as an override, which lists all indexes that the field should have. */
function additionFor(index: Index, definitions: IndexDefinitions): Addition {
  const { collectionGroup, scope, fields } = index;
  const [only] = fields;
  if (fields.length > 1 || !only || only.path === NAME || typeof only.mode === 'object')
    return { list: 'indexes', json: indexJson(index) };
  const modes = [
    ...singleFieldModes(definitions, collectionGroup, only.path),
    { mode: only.mode, scope },
  ].map(({ mode, scope: queryScope }) =>
    mode === 'CONTAINS' ? { arrayConfig: mode, queryScope } : { order: mode, queryScope },
  );
  return { list: 'fieldOverrides', json: { collectionGroup, fieldPath: only.path, indexes: modes } };
}

/**
 * The error message for a query without an index: it contains the `firestore.indexes.json` entry that would serve it.
 */
export function missingIndexMessage(index: Index, definitions: IndexDefinitions): string {
  const { list, json } = additionFor(index, definitions);
  const isVector = index.fields.some(({ mode }) => typeof mode === 'object');
  const problem = isVector ? 'Missing vector index configuration.' : 'The query requires an index.';
  return `${problem} Add it to "${list}" of firestore.indexes.json:\n${JSON.stringify(json)}`;
}
