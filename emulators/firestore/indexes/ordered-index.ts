import { createRequire } from 'node:module';
import type SortedTree from 'sorted-btree';
import type { bulkLoad as loadSorted } from 'sorted-btree/extended/bulkLoad';
import { compareFieldValues, fieldReader } from '../query-filter.ts';
import { compareIds, comparePaths } from '../resource-names.ts';
import type { StoredDoc } from '../stored-doc.ts';
import type { Access, Order } from './planner.ts';
import { PrefixKeys } from './prefix-keys.ts';
import type { Term } from './term.ts';

// A CommonJS module, imported part by part because it declares no exports that Node can detect.
const bulkLoad: typeof loadSorted = createRequire(import.meta.url)('sorted-btree/extended/bulkLoad').bulkLoad;
const NODE_SIZE = 32;

/** Document order; 0 only for two versions of the same document. */
export type CompareDocs = (a: StoredDoc, b: StoredDoc) => number;

/** A position between documents: negative if before the document, positive if after. */
export type Place = (doc: StoredDoc) => number;

type Key = StoredDoc | { place: Place };

/** Documents of one collection are ordered by their ids alone. */
const compareNames: CompareDocs = (a, b) =>
  a.collection === b.collection ? compareIds(a.id, b.id) : comparePaths(a.path, b.path);

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

/**
 * The documents in this order. Each value is read once rather than per comparison, because there may be very many
 * documents.
 */
function sortDocs(docs: StoredDoc[], order: Order[]): StoredDoc[] {
  const parts = order.map(({ path, direction }): ((a: number, b: number) => number) => {
    const sign = direction === 'DESCENDING' ? -1 : 1;
    if (path === '__name__') return (a, b) => compareNames(docs[a] as StoredDoc, docs[b] as StoredDoc) * sign;
    const values = docs.map(fieldReader(path));
    return (a, b) => compareFieldValues(values[a], values[b]) * sign;
  });
  const places = Uint32Array.from(docs.keys()).sort((a, b) => {
    for (const compare of parts) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  });
  return Array.from(places, (place) => docs[place] as StoredDoc);
}

/** The documents of an index with the same prefix values, in order. */
export class Entries {
  readonly #compare: CompareDocs;
  /** Unsorted until first used: most parts of an index over words are never read. */
  #loaded: StoredDoc[];
  #grown: SortedTree<Key, undefined> | undefined;

  constructor(compare: CompareDocs) {
    this.#compare = compare;
    this.#loaded = [];
  }

  get size(): number {
    return this.#grown?.size ?? this.#loaded.length;
  }

  /** Appends a document that sorts after all others; only before any other use. */
  load = (doc: StoredDoc) => this.#loaded.push(doc);
  add = (doc: StoredDoc) => this.#tree().set(doc, undefined);
  remove = (doc: StoredDoc) => this.#tree().delete(doc);

  #tree(): SortedTree<Key, undefined> {
    if (this.#grown) return this.#grown;
    const compare = (a: Key, b: Key) => {
      if ('place' in a) return 'place' in b ? 0 : a.place(b);
      return 'place' in b ? -b.place(a) : this.#compare(a, b);
    };
    const values = new Array<undefined>(this.#loaded.length).fill(undefined);
    this.#grown = bulkLoad<Key, undefined>(this.#loaded, values, NODE_SIZE, compare);
    this.#loaded = [];
    return this.#grown;
  }

  /** In order, starting at a position. */
  *from(place: Place | undefined): Iterable<StoredDoc> {
    const start = place && { place };
    for (const [key] of this.#tree().entries(start)) yield key as StoredDoc;
  }
}

/** A maintained sorted index: for each combination of prefix values, the documents in order. */
export class OrderedIndex {
  readonly #keys: PrefixKeys;
  readonly #order: Order[];
  readonly #compare: CompareDocs;
  readonly #required: ((doc: StoredDoc) => unknown)[];
  readonly #entries = new Map<string, Entries>();

  constructor({ prefix, order }: Access) {
    this.#keys = new PrefixKeys(prefix);
    // Ties are broken by name, so every document has a unique position.
    const hasName = order.some(({ path }) => path === '__name__');
    this.#order = hasName ? order : [...order, { path: '__name__', direction: 'ASCENDING' }];
    this.#compare = comparatorOf(this.#order);
    this.#required = order.filter(({ path }) => path !== '__name__').map(({ path }) => fieldReader(path));
  }

  #keysOf(doc: StoredDoc): string[] {
    return this.#required.every((read) => read(doc) !== undefined) ? this.#keys.of(doc) : [];
  }

  /** Builds the index from these documents; it must be empty. */
  load(docs: StoredDoc[]): void {
    const kept = docs.filter((doc) => this.#required.every((read) => read(doc) !== undefined));
    for (const doc of sortDocs(kept, this.#order))
      for (const key of this.#keys.of(doc)) this.#part(key).load(doc);
  }

  add(doc: StoredDoc): void {
    for (const key of this.#keysOf(doc)) this.#part(key).add(doc);
  }

  #part(key: string): Entries {
    const known = this.#entries.get(key);
    if (known) return known;
    const entries = new Entries(this.#compare);
    this.#entries.set(key, entries);
    return entries;
  }

  remove(doc: StoredDoc): void {
    for (const key of this.#keysOf(doc)) {
      const entries = this.#entries.get(key);
      entries?.remove(doc);
      if (entries?.size === 0) this.#entries.delete(key);
    }
  }

  /** The entries that a term scans; undefined if there are none. */
  find = (term: Term): Entries | undefined => this.#entries.get(this.#keys.ofTerm(term));
}
