import { createRequire } from 'node:module';
import type SortedTree from 'sorted-btree';
import { compareFieldValues, fieldReader } from '../query-filter.ts';
import { comparePaths } from '../resource-names.ts';
import type { StoredDoc } from '../stored-doc.ts';
import type { Access, Order } from './planner.ts';
import { PrefixKeys } from './prefix-keys.ts';
import type { Term } from './term.ts';

// A CommonJS module with a default export, which Node and Vitest import differently.
const BTree: typeof SortedTree = createRequire(import.meta.url)('sorted-btree').default;

/** Order of documents; 0 only for two versions of one document. */
export type CompareDocs = (a: StoredDoc, b: StoredDoc) => number;

/** A place between documents: below 0 when it is before the document, above 0 when it is after. */
export type Place = (doc: StoredDoc) => number;

type Key = StoredDoc | { place: Place };

/** Documents of one collection are ordered by their ids alone. */
const compareNames: CompareDocs = (a, b) =>
  a.collection === b.collection ? comparePaths(a.id, b.id) : comparePaths(a.path, b.path);

export function comparatorOf(order: Order[]): CompareDocs {
  const parts = order.map(({ path, direction }): CompareDocs => {
    const sign = direction === 'DESCENDING' ? -1 : 1;
    if (path === '__name__') return (a, b) => compareNames(a, b) * sign;
    const read = fieldReader(path);
    return (a, b) => compareFieldValues(read(a), read(b)) * sign;
  });
  return (a, b) => {
    for (const compare of parts) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** The documents of an index that have the same values of its prefix, in order. */
export class Entries {
  readonly #tree: SortedTree<Key, undefined>;

  constructor(compare: CompareDocs) {
    this.#tree = new BTree(undefined, (a: Key, b: Key) => {
      if ('place' in a) return 'place' in b ? 0 : a.place(b);
      return 'place' in b ? -b.place(a) : compare(a, b);
    });
  }

  get size(): number {
    return this.#tree.size;
  }

  add = (doc: StoredDoc) => this.#tree.set(doc, undefined);
  remove = (doc: StoredDoc) => this.#tree.delete(doc);

  /** In order, from a place on. */
  *from(place: Place | undefined): Iterable<StoredDoc> {
    const start = place && { place };
    for (const [key] of this.#tree.entries(start)) yield key as StoredDoc;
  }
}

/** A sorted index, kept up to date: for each combination of values of the prefix the documents in order. */
export class OrderedIndex {
  readonly #keys: PrefixKeys;
  readonly #compare: CompareDocs;
  readonly #required: ((doc: StoredDoc) => unknown)[];
  readonly #entries = new Map<string, Entries>();

  constructor({ prefix, order }: Access) {
    this.#keys = new PrefixKeys(prefix);
    // What the order leaves equal is ordered by name, so that every document has a place of its own.
    const hasName = order.some(({ path }) => path === '__name__');
    this.#compare = comparatorOf(hasName ? order : [...order, { path: '__name__', direction: 'ASCENDING' }]);
    this.#required = order.filter(({ path }) => path !== '__name__').map(({ path }) => fieldReader(path));
  }

  #keysOf(doc: StoredDoc): string[] {
    return this.#required.every((read) => read(doc) !== undefined) ? this.#keys.of(doc) : [];
  }

  add(doc: StoredDoc): void {
    for (const key of this.#keysOf(doc)) {
      const entries = this.#entries.get(key) ?? new Entries(this.#compare);
      this.#entries.set(key, entries);
      entries.add(doc);
    }
  }

  remove(doc: StoredDoc): void {
    for (const key of this.#keysOf(doc)) {
      const entries = this.#entries.get(key);
      entries?.remove(doc);
      if (entries?.size === 0) this.#entries.delete(key);
    }
  }

  /** The entries that a term looks at; undefined when there are none. */
  find = (term: Term): Entries | undefined => this.#entries.get(this.#keys.ofTerm(term));
}
