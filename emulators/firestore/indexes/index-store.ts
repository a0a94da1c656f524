import { admits, type QueryPlan, readsCollection } from '../query-plan.ts';
import type { StoredDoc } from '../stored-doc.ts';
import { type IndexDefinitions, NAME } from './definitions.ts';
import { mergeOrdered } from './merge-ordered.ts';
import { comparatorOf, type Entries, OrderedIndex } from './ordered-index.ts';
import { type Access, findIndexes, idealAccess } from './planner.ts';
import { scanRange } from './scan-range.ts';
import { shapeOf, type Term } from './term.ts';
import { VectorIndex } from './vector-index.ts';

/** The source of the documents to index. */
export type Source = {
  /** The documents in all collections that the query reads. */
  candidates: (plan: QueryPlan) => Iterable<StoredDoc>;
  get: (path: string) => StoredDoc | undefined;
};

/** Fewer documents than this are scanned rather than indexed. */
const SCANNED_BELOW = 64;

type AnyIndex = OrderedIndex | VectorIndex;

/**
 * The in-memory indexes of one database. An index is built when a query first needs it, and maintained from then on.
 * The planner decides which one a query uses; without definitions, it is the one built for the query.
 */
export class IndexStore {
  readonly #source: Source;
  readonly #definitions: IndexDefinitions | undefined;
  readonly #scannedBelow: number;
  /** By collection (path, or id for a collection group), then by the index. */
  readonly #indexes = new Map<string, Map<string, AnyIndex>>();

  constructor(source: Source, definitions: IndexDefinitions | undefined, scannedBelow = SCANNED_BELOW) {
    this.#source = source;
    this.#definitions = definitions;
    this.#scannedBelow = scannedBelow;
  }

  /** Updates the indexes for a written document. */
  replaced(before: StoredDoc | undefined, after: StoredDoc | undefined): void {
    const { collection } = (after ?? before) as StoredDoc;
    for (const key of [collection, groupKey(collection.slice(collection.lastIndexOf('/') + 1))]) {
      for (const index of this.#indexes.get(key)?.values() ?? []) {
        if (before) index.remove(before);
        if (after) index.add(after);
      }
    }
  }

  clear(): void {
    this.#indexes.clear();
  }

  /** The result of a query; undefined if it needs a full scan. */
  run(plan: QueryPlan): StoredDoc[] | undefined {
    if (plan.collectionId === undefined) return undefined;
    // Aggregated fields come before the name in the index, so a limit or offset would select other documents.
    if (plan.shape.aggregated.length > 0 && (plan.limit !== undefined || plan.offset > 0)) return undefined;
    const accesses = this.#accesses(plan);
    if (plan.nearest) return this.#nearest(plan, plan.nearest, accesses);
    const end = plan.limit === undefined ? Number.POSITIVE_INFINITY : plan.offset + plan.limit;
    const ordered = this.#ordered(plan, accesses);
    if (!ordered) return undefined;
    const isAdmitted = admits(plan);
    const found: StoredDoc[] = [];
    if (end === 0) return found;
    for (const doc of ordered) {
      if (isAdmitted(doc) && found.push(doc) === end) break;
    }
    return found.slice(plan.offset);
  }

  /** The number of documents a query finds, if an index can tell without reading them. */
  count(plan: QueryPlan): number | undefined {
    const [term, ...others] = plan.terms;
    const isPart = plan.startAt || plan.endAt || plan.nearest || plan.offset > 0 || plan.allDescendants;
    if (!term || others.length > 0 || isPart || plan.collectionId === undefined) return undefined;
    const paths = [...term.equal, ...term.contains].map(({ path }) => path);
    if (term.compared.length > 0 || new Set(paths).size < paths.length || paths.includes(NAME))
      return undefined;
    const [[access, ...joined] = []] = this.#accesses(plan);
    if (!access || joined.length > 0) return undefined;
    const index = this.#open(plan, access);
    if (!index) return undefined;
    const size = index.find(term)?.size ?? 0;
    return plan.limit === undefined ? size : Math.min(size, plan.limit);
  }

  /** For each term, the indexes to join. */
  #accesses(plan: QueryPlan): Access[][] {
    const { shape, terms } = plan;
    return terms.map((term) => {
      const disjunct = shapeOf(term);
      if (this.#definitions) {
        const found = findIndexes({ ...shape, disjuncts: [disjunct] }, this.#definitions);
        if ('accesses' in found) return found.accesses[0] as Access[];
      }
      return [idealAccess(shape, disjunct)];
    });
  }

  #ordered(plan: QueryPlan, accesses: Access[][]): Iterable<StoredDoc> | undefined {
    const sources: Iterable<StoredDoc>[] = [];
    for (const [at, term] of plan.terms.entries()) {
      const source = this.#term(plan, term, accesses[at] as Access[]);
      if (!source) return undefined;
      sources.push(source);
    }
    const [only, ...others] = sources;
    if (only && others.length === 0) return only;
    return mergeOrdered(sources, comparatorOf(plan.shape.orders));
  }

  /** A superset of a term's documents, in order; undefined if it needs a full scan. */
  #term(plan: QueryPlan, term: Term, accesses: Access[]): Iterable<StoredDoc> | undefined {
    const name = term.equal.find(({ path }) => path === NAME);
    if (name) {
      const doc = this.#source.get((name.value as { path: string }).path);
      return doc && readsCollection(plan, doc.collection) ? [doc] : [];
    }
    let fewest: { entries: Entries; access: Access } | undefined;
    for (const access of accesses) {
      const index = this.#open(plan, access);
      if (!index) return undefined;
      const entries = index.find(term);
      if (!entries) return [];
      if (!fewest || entries.size < fewest.entries.size) fewest = { entries, access };
    }
    if (!fewest) return undefined;
    const inRange = scanRange(plan, term, fewest.access.order[0], fewest.entries);
    return plan.allDescendants && plan.parent !== '' ? within(plan, inRange) : inRange;
  }

  #nearest(
    plan: QueryPlan,
    nearest: NonNullable<QueryPlan['nearest']>,
    [access]: Access[][],
  ): StoredDoc[] | undefined {
    const [term, ...others] = plan.terms;
    const prefix = access?.[0]?.prefix;
    if (!term || !prefix || others.length > 0) return undefined;
    const { path, dimension } = nearest;
    const key = `nearest ${path} ${dimension} ${JSON.stringify(prefix)}`;
    const index = this.#index(plan, key, () => new VectorIndex(prefix, { path, dimension }));
    if (!index) return undefined;
    const isAdmitted = admits(plan);
    const isWithin = (doc: StoredDoc) => isAdmitted(doc) && readsCollection(plan, doc.collection);
    const packed = (index as VectorIndex).find(term);
    const end = plan.limit === undefined ? undefined : plan.offset + plan.limit;
    return packed ? nearest.among(packed, isWithin).slice(plan.offset, end) : [];
  }

  #open(plan: QueryPlan, access: Access): OrderedIndex | undefined {
    const index = this.#index(plan, JSON.stringify(access), () => new OrderedIndex(access));
    return index as OrderedIndex | undefined;
  }

  /** An index over the collections that a query reads; undefined while they hold too little for one. */
  #index(plan: QueryPlan, key: string, make: () => AnyIndex): AnyIndex | undefined {
    const { parent, collectionId = '', allDescendants } = plan;
    const path = parent === '' ? collectionId : `${parent}/${collectionId}`;
    const collection = allDescendants ? groupKey(collectionId) : path;
    const known = this.#indexes.get(collection)?.get(key);
    if (known) return known;
    const docs: StoredDoc[] = [];
    // A collection group index covers all of its collections, whichever of them this query reads.
    for (const doc of this.#source.candidates(allDescendants ? { ...plan, parent: '' } : plan))
      docs.push(doc);
    if (docs.length < this.#scannedBelow) return undefined;
    const index = make();
    index.load(docs);
    const ofCollection = this.#indexes.get(collection) ?? new Map<string, AnyIndex>();
    this.#indexes.set(collection, ofCollection.set(key, index));
    return index;
  }
}

/** No collection path starts like this. */
const groupKey = (collectionId: string) => `//${collectionId}`;

function* within(plan: QueryPlan, docs: Iterable<StoredDoc>): Iterable<StoredDoc> {
  for (const doc of docs) if (readsCollection(plan, doc.collection)) yield doc;
}
