import { status } from '@grpc/grpc-js';
import type { Timestamp } from 'firebase-admin/firestore';
import { applyWrite, checkPrecondition, type DocState, nameOf } from './apply-write.ts';
import { type Clock, toProto } from './clock.ts';
import { CommitChecks } from './commit-checks.ts';
import { refuseBadDocument } from './document-limits.ts';
import { masked } from './field-mask.ts';
import { History } from './history.ts';
import { IndexEntries } from './indexes/index-entries.ts';
import { IndexStore } from './indexes/index-store.ts';
import { assertIndexed, type Indexing, indexesFor } from './indexes/indexing.ts';
import type { Access } from './indexes/planner.ts';
import { type QueryPlan, readsCollection, runPlan } from './query-plan.ts';
import { refuseBadDocumentPath } from './resource-names.ts';
import { invalid, StatusError } from './status.ts';
import { type Change, micros, type StoredDoc, splitPath } from './stored-doc.ts';
import type { NativeMap } from './values.ts';
import type { CommitResponse, WireDocument, Write, WriteResult } from './wire.ts';
import { encodeFields } from './wire-values.ts';

export type Applied = { changes: Change[]; response: CommitResponse };

export type SavedDoc = { path: string; data: NativeMap; createTime: Timestamp; updateTime: Timestamp };

const snapshotAge = 5 * 60 * 1_000_000;

/**
 * One Firestore database in memory: the latest version of each document, and its versions from the last few minutes.
 */
export class Database {
  readonly name: string;
  readonly root: string;
  readonly #clock: Clock;
  readonly #collections = new Map<string, Map<string, StoredDoc>>();
  readonly #history = new History();
  readonly #indexing: Indexing;
  readonly #indexes: IndexStore;
  readonly #entries: IndexEntries;

  /** `name` is `projects/P/databases/D`. */
  constructor(name: string, clock: Clock, indexing: Indexing) {
    this.name = name;
    this.root = `${name}/documents`;
    this.#clock = clock;
    this.#indexing = indexing;
    this.#entries = new IndexEntries(indexing.definitions);
    const source = { candidates: (plan: QueryPlan) => this.#candidates(plan), get: this.get.bind(this) };
    this.#indexes = new IndexStore(source, indexing.definitions);
  }

  now = () => this.#clock.tick();

  /** Full resource name -> path below `/documents`; '' for the root. */
  pathOf(name: string | null | undefined): string {
    if (name === this.root) return '';
    if (!name?.startsWith(`${this.root}/`))
      throw invalid(`Resource name "${name ?? ''}" is not in ${this.root}.`);
    return name.slice(this.root.length + 1);
  }

  documentPathOf(name: string | null | undefined): string {
    const path = this.pathOf(name);
    refuseBadDocumentPath(path);
    return path;
  }

  /** The version at a point in time (microseconds), or the latest. */
  get(path: string, at?: number): StoredDoc | undefined {
    const current = this.#collections.get(splitPath(path).parent)?.get(path);
    return at === undefined ? current : this.#history.versionAt(path, current, at);
  }

  *all(): Iterable<StoredDoc> {
    for (const docs of this.#collections.values()) yield* docs.values();
  }

  /** The documents in a plan's result, in order. */
  query(plan: QueryPlan, at?: number): StoredDoc[] {
    if (at !== undefined) return runPlan(plan, this.#candidatesAt(plan, at));
    return this.#indexes.run(plan) ?? runPlan(plan, this.#candidates(plan));
  }

  /** The number of documents in a plan's result, if an index can tell. */
  count = (plan: QueryPlan): number | undefined => this.#indexes.count(plan);

  /** Throws FAILED_PRECONDITION for a query that the declared indexes cannot serve. */
  assertIndexed(plan: QueryPlan): void {
    assertIndexed(plan.shape, this.#indexing);
  }

  /** The indexes that serve a query. Throws like assertIndexed. */
  indexesFor = (plan: QueryPlan): Access[] => indexesFor(plan.shape, this.#indexing);

  *#candidates(plan: QueryPlan): Iterable<StoredDoc> {
    if (!plan.allDescendants && plan.collectionId !== undefined) {
      const path = plan.parent === '' ? plan.collectionId : `${plan.parent}/${plan.collectionId}`;
      yield* this.#collections.get(path)?.values() ?? [];
      return;
    }
    for (const [path, docs] of this.#collections) if (readsCollection(plan, path)) yield* docs.values();
  }

  *#candidatesAt(plan: QueryPlan, at: number): Iterable<StoredDoc> {
    this.assertReadable(at);
    const paths = new Set(this.#history.paths());
    for (const doc of this.#candidates(plan)) if (!paths.has(doc.path)) yield doc;
    for (const path of paths) {
      if (!readsCollection(plan, splitPath(path).parent)) continue;
      const version = this.get(path, at);
      if (version) yield version;
    }
  }

  /** Throws FAILED_PRECONDITION for a time whose versions are no longer kept. */
  assertReadable(at: number): void {
    if (at < micros(this.now()) - snapshotAge) {
      throw new StatusError(status.FAILED_PRECONDITION, 'The requested snapshot version is too old.');
    }
  }

  /** Ids of the collections directly below a document, or below the root. */
  collectionIds(parent: string): string[] {
    const prefix = parent === '' ? '' : `${parent}/`;
    const ids = new Set<string>();
    for (const path of this.#collections.keys()) {
      if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/')[0] as string);
    }
    return [...ids].sort();
  }

  /** Paths of missing documents in a collection that have documents below them. */
  missingIn(collection: string): string[] {
    const prefix = `${collection}/`;
    const paths = new Set<string>();
    for (const path of this.#collections.keys()) {
      if (path.startsWith(prefix)) paths.add(prefix + path.slice(prefix.length).split('/')[0]);
    }
    return [...paths].filter((path) => this.get(path) === undefined);
  }

  /** Applies writes atomically. Throws the errors that Firestore returns for writes it rejects. */
  apply(writes: Write[]): Applied {
    const time = this.now();
    const checks = new CommitChecks();
    const states = new Map<string, DocState | undefined>();
    const applied = writes.map((write) => {
      const path = this.documentPathOf(nameOf(write));
      checks.add(path, write);
      const before = states.has(path) ? states.get(path) : this.get(path);
      checkPrecondition(write, before);
      const { after, transformResults } = applyWrite(write, before, time);
      if (!write.verify) states.set(path, after);
      return { path, after, transformResults };
    });
    for (const [path, state] of states) {
      if (!state) continue;
      checks.addBytes(refuseBadDocument(this.root, path, state.data));
      this.#entries.refuseTooMany(path, state.data);
    }
    const changes = [...states].flatMap(([path, state]) => this.#store(path, state, time) ?? []);
    const writeResults = applied.map(
      ({ path, after, transformResults }): WriteResult => ({
        updateTime: after ? toProto(this.get(path)?.updateTime ?? after.updateTime) : null,
        transformResults,
      }),
    );
    return { changes, response: { commitTime: toProto(time), writeResults } };
  }

  /** Stores the result of a commit as the document's latest version. */
  #store(path: string, state: DocState | undefined, time: Timestamp): Change | undefined {
    const before = this.get(path);
    if (state === before) return undefined;
    const after = state && this.#put(path, state.data, state.createTime, state.updateTime);
    if (!after) this.#remove(path);
    this.#history.replaced(path, before, micros(time));
    return { path, before, after };
  }

  #put(path: string, data: NativeMap, createTime: Timestamp, updateTime: Timestamp): StoredDoc {
    const { parent, id } = splitPath(path);
    const doc = { path, id, collection: parent, data, createTime, updateTime, version: micros(updateTime) };
    const docs = this.#collections.get(parent);
    const before = docs?.get(path);
    if (docs) docs.set(path, doc);
    else this.#collections.set(parent, new Map([[path, doc]]));
    this.#indexes.replaced(before, doc);
    this.#indexing.log?.wrote(doc);
    return doc;
  }

  #remove(path: string): void {
    const { parent } = splitPath(path);
    const docs = this.#collections.get(parent);
    const before = docs?.get(path);
    docs?.delete(path);
    if (before) this.#indexes.replaced(before, undefined);
    if (docs?.size === 0) this.#collections.delete(parent);
  }

  /** Restores a saved document unchanged. */
  restore({ path, data, createTime, updateTime }: SavedDoc): void {
    this.#put(path, data, createTime, updateTime);
    this.#clock.atLeast(micros(updateTime));
  }

  /** Removes every document. */
  clear(): Change[] {
    const time = micros(this.now());
    const changes = [...this.all()].map(
      (before): Change => ({ path: before.path, before, after: undefined }),
    );
    for (const { path, before } of changes) this.#history.replaced(path, before, time);
    this.#collections.clear();
    this.#indexes.clear();
    return changes;
  }

  /** A version as the API returns it; `mask` limits the fields. */
  toWire(doc: StoredDoc, mask?: readonly string[]): WireDocument {
    const fields = encodeFields(doc.data);
    return {
      name: `${this.root}/${doc.path}`,
      fields: mask ? masked(fields, mask) : fields,
      createTime: toProto(doc.createTime),
      updateTime: toProto(doc.updateTime),
    };
  }
}
