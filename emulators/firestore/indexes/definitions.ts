export type Direction = 'ASCENDING' | 'DESCENDING';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

/** How a field is indexed: sorted, by array elements, or as a vector with a number of dimensions. */
export type Mode = Direction | 'CONTAINS' | { dimension: number };
export type IndexField = { path: string; mode: Mode };

/** A composite or vector index. A trailing `__name__` is implied if not written. */
export type Index = { collectionGroup: string; scope: Scope; fields: IndexField[] };

/** The single-field indexes of one field, replacing the automatic ones. An exemption has no modes. */
export type FieldOverride = {
  collectionGroup: string;
  /** A field path; `*` means every field of the collection group. */
  path: string;
  modes: { mode: Direction | 'CONTAINS'; scope: Scope }[];
};

/** The declarations in `firestore.indexes.json`, in file order. */
export type IndexDefinitions = { composites: Index[]; overrides: FieldOverride[] };

export const NAME = '__name__';

/** Limits of https://firebase.google.com/docs/firestore/quotas#indexes, with billing enabled. */
const MAX_COMPOSITES = 1000;
const MAX_OVERRIDES = 1000;
const MAX_FIELDS = 100;
const MAX_DIMENSION = 2048;

/** An error in an index file: something Firebase would refuse to deploy. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

type Json = Record<string, unknown>;

/**
 * Parses a `firestore.indexes.json` as firebase-tools does. TTL policies are not indexes and are skipped. Throws
 * IndexFileError for anything that could not be deployed.
 */
export function parseIndexes(source: string): IndexDefinitions {
  const file = parseJson(source);
  const definitions: IndexDefinitions = {
    composites: listOf(file, 'indexes').map(readComposite),
    overrides: listOf(file, 'fieldOverrides').map(readOverride),
  };
  refuseTwice(definitions.composites, 'index');
  refuseTwice(
    definitions.overrides.map(({ collectionGroup, path }) => ({ collectionGroup, path })),
    'field override',
  );
  if (definitions.composites.length > MAX_COMPOSITES)
    throw new IndexFileError(`A database has at most ${MAX_COMPOSITES} composite indexes.`);
  if (definitions.overrides.length > MAX_OVERRIDES)
    throw new IndexFileError(`A database has at most ${MAX_OVERRIDES} single-field configurations.`);
  return definitions;
}

function parseJson(source: string): Json {
  try {
    return JSON.parse(source) as Json;
  } catch (error) {
    throw new IndexFileError(`The index file is not JSON: ${(error as Error).message}`);
  }
}

function listOf(object: Json, key: string): Json[] {
  const list = object[key] ?? [];
  if (!Array.isArray(list)) throw new IndexFileError(`"${key}" must be a list.`);
  return list as Json[];
}

function textOf(object: Json, key: string): string {
  const text = object[key];
  if (typeof text !== 'string' || text === '')
    throw new IndexFileError(`Must contain "${key}": ${JSON.stringify(object)}`);
  return text;
}

function oneOf<T extends string>(object: Json, key: string, allowed: readonly T[]): T {
  const value = object[key];
  if (!allowed.includes(value as T))
    throw new IndexFileError(`"${key}" must be one of ${allowed.join(', ')}: ${JSON.stringify(object)}`);
  return value as T;
}

const scopeOf = (object: Json): Scope =>
  object.queryScope === undefined
    ? 'COLLECTION'
    : oneOf(object, 'queryScope', ['COLLECTION', 'COLLECTION_GROUP'] as const);

function readComposite(index: Json): Index {
  const where = () => JSON.stringify(index);
  const fields = listOf(index, 'fields').map((field): IndexField => {
    const path = textOf(field, 'fieldPath');
    return { path, mode: modeOf(field) };
  });
  const count = (holds: (mode: Mode) => boolean) => fields.filter(({ mode }) => holds(mode)).length;
  const isVector = (mode: Mode) => typeof mode === 'object';
  const [first] = fields;
  if (!first) throw new IndexFileError(`An index needs fields: ${where()}`);
  if (fields.length === 1 && first.path !== NAME && !isVector(first.mode))
    throw new IndexFileError(`An index of one field is a field override: ${where()}`);
  if (fields.length > MAX_FIELDS)
    throw new IndexFileError(`An index has at most ${MAX_FIELDS} fields: ${where()}`);
  if (count((mode) => mode === 'CONTAINS') > 1)
    throw new IndexFileError(`An index has at most one array field: ${where()}`);
  if (count(isVector) > 1 || (count(isVector) === 1 && !isVector((fields.at(-1) as IndexField).mode)))
    throw new IndexFileError(`An index has at most one vector field, as its last: ${where()}`);
  if (new Set(fields.map(({ path }) => path)).size < fields.length)
    throw new IndexFileError(`An index names a field once: ${where()}`);
  return { collectionGroup: textOf(index, 'collectionGroup'), scope: scopeOf(index), fields };
}

function modeOf(field: Json): Mode {
  const given = ['order', 'arrayConfig', 'vectorConfig'].filter((key) => field[key] !== undefined);
  if (given.length !== 1)
    throw new IndexFileError(
      `Must contain exactly one of "order,arrayConfig,vectorConfig": ${JSON.stringify(field)}`,
    );
  if (field.vectorConfig === undefined) return sortedOrContains(field);
  const { dimension, flat } = field.vectorConfig as { dimension?: unknown; flat?: unknown };
  if (!Number.isInteger(dimension) || Number(dimension) < 1 || Number(dimension) > MAX_DIMENSION || !flat)
    throw new IndexFileError(
      `A vectorConfig needs a dimension of 1 to ${MAX_DIMENSION} and "flat": ${JSON.stringify(field)}`,
    );
  return { dimension: Number(dimension) };
}

function sortedOrContains(field: Json): Direction | 'CONTAINS' {
  if (field.arrayConfig !== undefined) return oneOf(field, 'arrayConfig', ['CONTAINS'] as const);
  return oneOf(field, 'order', ['ASCENDING', 'DESCENDING'] as const);
}

function readOverride(override: Json): FieldOverride {
  if (!Array.isArray(override.indexes))
    throw new IndexFileError(`Must contain "indexes": ${JSON.stringify(override)}`);
  return {
    collectionGroup: textOf(override, 'collectionGroup'),
    path: textOf(override, 'fieldPath'),
    modes: listOf(override, 'indexes').map((index) => ({
      mode: sortedOrContains(index),
      scope: scopeOf(index),
    })),
  };
}

function refuseTwice(declared: object[], what: string): void {
  const seen = new Set<string>();
  for (const one of declared) {
    const text = JSON.stringify(one);
    if (seen.has(text)) throw new IndexFileError(`The same ${what} is declared twice: ${text}`);
    seen.add(text);
  }
}

/** The modes that Firestore maintains automatically for a field without an override. */
export const AUTOMATIC: FieldOverride['modes'] = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map(
  (mode) => ({
    mode,
    scope: 'COLLECTION',
  }),
);

/** The single-field indexes of a field: from its own override, else that of the closest enclosing map, else `*`. */
export function singleFieldModes(
  { overrides }: IndexDefinitions,
  collectionGroup: string,
  path: string,
): FieldOverride['modes'] {
  const ofGroup = overrides.filter((override) => override.collectionGroup === collectionGroup);
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const own = ofGroup.find((override) => override.path === at);
    if (own) return own.modes;
  }
  return ofGroup.find((override) => override.path === '*')?.modes ?? AUTOMATIC;
}
