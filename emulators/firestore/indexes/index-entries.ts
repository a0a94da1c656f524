import { nameBytes, stringBytes, valueBytes } from '../document-limits.ts';
import { parseFieldPath } from '../field-path.ts';
import { invalid } from '../status.ts';
import { splitPath } from '../stored-doc.ts';
import { fieldAt, isVector, kindOf, type Native, type NativeMap } from '../values.ts';
import { AUTOMATIC, type FieldOverride, type Index, type IndexDefinitions, NAME } from './definitions.ts';
import { valueKey } from './value-key.ts';

/**
 * A document's index entries, and their limits: https://firebase.google.com/docs/firestore/quotas#indexes. Sizes:
 * https://firebase.google.com/docs/firestore/storage-size#index-entry-size.
 */

const MAX_ENTRIES = 40_000;
const MAX_ENTRY_BYTES = 7.5 * 1024;
const MAX_BYTES = 8 * 1024 * 1024;
/** Longer values are truncated in the index, not rejected. */
const MAX_VALUE_BYTES = 1500;

export type EntryTotals = { entries: number; bytes: number; largest: number };

type Names = { name: number; parent: number };

/** A database's index entries for a document. */
export class IndexEntries {
  readonly #composites = new Map<string, Index[]>();
  /** By collection group, then by field path. */
  readonly #overrides = new Map<string, Map<string, FieldOverride['modes']>>();

  constructor(definitions: IndexDefinitions | undefined) {
    for (const index of definitions?.composites ?? [])
      this.#composites.set(index.collectionGroup, [
        ...(this.#composites.get(index.collectionGroup) ?? []),
        index,
      ]);
    for (const { collectionGroup, path, modes } of definitions?.overrides ?? []) {
      const ofGroup = this.#overrides.get(collectionGroup) ?? new Map<string, FieldOverride['modes']>();
      this.#overrides.set(collectionGroup, ofGroup.set(path, modes));
    }
  }

  /** Throws INVALID_ARGUMENT for a document whose entries are too many, too large, or too large in total. */
  refuseTooMany(path: string, data: NativeMap): void {
    const { entries, bytes, largest } = this.of(path, data);
    if (entries > MAX_ENTRIES)
      throw invalid(
        `Document ${path} has ${entries} index entries, more than ${MAX_ENTRIES}. Exempt large arrays and maps.`,
      );
    if (largest > MAX_ENTRY_BYTES)
      throw invalid(`An index entry of document ${path} is longer than ${MAX_ENTRY_BYTES} bytes.`);
    if (bytes > MAX_BYTES)
      throw invalid(`The index entries of document ${path} together are longer than ${MAX_BYTES} bytes.`);
  }

  of(path: string, data: NativeMap): EntryTotals {
    const totals: EntryTotals = { entries: 0, bytes: 0, largest: 0 };
    const { parent: collection } = splitPath(path);
    const { parent: holder, id: group } = splitPath(collection);
    const names = { name: nameBytes(path), parent: holder === '' ? ROOT_BYTES : nameBytes(holder) };
    const overrides = this.#overrides.get(group) ?? new Map<string, FieldOverride['modes']>();
    addFields(totals, names, overrides, '', data, overrides.get('*') ?? AUTOMATIC);
    for (const index of this.#composites.get(group) ?? []) addComposite(totals, names, index, data);
    return totals;
  }
}

/** Size of a database name in bytes, without a document. */
const ROOT_BYTES = 16;

const indexedBytes = (value: Native) => Math.min(valueBytes(value), MAX_VALUE_BYTES);

function add(totals: EntryTotals, bytes: number): void {
  totals.entries += 1;
  totals.bytes += bytes;
  totals.largest = Math.max(totals.largest, bytes);
}

/** Adds the single-field entries of a map's fields, at any depth; `inherited` are the map's modes. */
function addFields(
  totals: EntryTotals,
  names: Names,
  overrides: Map<string, FieldOverride['modes']>,
  before: string,
  map: NativeMap,
  inherited: FieldOverride['modes'],
): void {
  for (const name of Object.keys(map)) {
    const path = `${before}${/^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``}`;
    const value = map[name];
    const modes = overrides.get(path) ?? inherited;
    for (const { mode, scope } of modes) {
      const rest =
        stringBytes(path) + (scope === 'COLLECTION' ? names.name + names.parent + 32 : names.name + 48);
      if (mode !== 'CONTAINS') add(totals, rest + indexedBytes(value));
      else for (const element of elementsOf(value)) add(totals, rest + indexedBytes(element));
    }
    if (kindOf(value) === 'map') addFields(totals, names, overrides, `${path}.`, value as NativeMap, modes);
  }
}

/** The distinct elements of an array; none if the value is not an array. */
const elementsOf = (value: Native): Native[] =>
  Array.isArray(value) ? [...new Map(value.map((element) => [valueKey(element), element])).values()] : [];

function addComposite(totals: EntryTotals, names: Names, { scope, fields }: Index, data: NativeMap): void {
  let sizes = [names.name + (scope === 'COLLECTION' ? names.parent : 0) + 32];
  for (const { path, mode } of fields) {
    if (path === NAME) continue;
    const value = fieldAt(data, parseFieldPath(path));
    if (value === undefined) return;
    if (typeof mode === 'object' && !(isVector(value) && value.toArray().length === mode.dimension)) return;
    const indexed = mode === 'CONTAINS' ? elementsOf(value) : [value];
    sizes = sizes.flatMap((size) => indexed.map((one) => size + indexedBytes(one)));
  }
  for (const size of sizes) add(totals, size);
}
