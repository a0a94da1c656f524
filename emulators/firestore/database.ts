import { status } from '@grpc/grpc-js';
import type { Timestamp } from 'firebase-admin/firestore';
import { type Clock, microsOf, toProto } from './clock.ts';
import { masked } from './field-mask.ts';
import { History } from './history.ts';
import { type Library, openLibrary } from './library.ts';
import { type QueryPlan, readsCollection, runPlan } from './query-plan.ts';
import { invalid, StatusError, toServiceError } from './status.ts';
import { type Change, micros, type StoredDoc, splitPath } from './stored-doc.ts';
import type { NativeMap } from './values.ts';
import type { CommitResponse, Fields, Value, WireDocument, Write, WriteResult } from './wire.ts';
import { prepareWrite } from './write-checks.ts';

export type Applied = { changes: Change[]; time: Timestamp; response: Promise<CommitResponse> };

/** A document as it is written to disk. */
export type SavedDoc = { path: string; data: NativeMap; createTime: Timestamp; updateTime: Timestamp };

/** `.`, `..` and `__anything__` as a segment. */
const reserved = /(?:^|\/)(?:\.{1,2}|__.*__)(?=\/|$)/;

const snapshotAge = 5 * 60 * 1_000_000;

/**
 * One Firestore database in memory. The engine library applies and checks the writes; this class keeps an index of
 * the resulting versions by collection, which is what reads and queries look at.
 */
export class Database {
  readonly name: string;
  readonly root: string;
  readonly #library: Library;
  readonly #clock: Clock;
  readonly #collections = new Map<string, Map<string, StoredDoc>>();
  readonly #history = new History();

  private constructor(name: string, library: Library, clock: Clock) {
    this.name = name;
    this.root = `${name}/documents`;
    this.#library = library;
    this.#clock = clock;
  }

  /** `name` is `projects/P/databases/D`. */
  static async open(name: string, clock: Clock): Promise<Database> {
    const [, projectId = '', , databaseId = ''] = name.split('/');
    return new Database(name, await openLibrary(projectId, databaseId), clock);
  }

  now = () => this.#clock.tick();
  decode = (value: Value) => this.#library.decode(value);
  encodeFields = (data: NativeMap): Fields => this.#library.encodeFields(data);

  /** Full resource name -> path below `/documents`; '' for the root. */
  pathOf(name: string | null | undefined): string {
    if (name === this.root) return '';
    if (!name?.startsWith(`${this.root}/`))
      throw invalid(`Resource name "${name ?? ''}" is not in ${this.root}.`);
    return name.slice(this.root.length + 1);
  }

  documentPathOf(name: string | null | undefined): string {
    const path = this.pathOf(name);
    const segments = path.split('/');
    if (path === '' || segments.length % 2 !== 0 || segments.includes('')) {
      throw invalid(`Document name "${name ?? ''}" does not name a document.`);
    }
    if (reserved.test(path)) throw invalid(`Resource id in "${path}" is invalid because it is reserved.`);
    return path;
  }

  /** The version at a moment (microseconds), or the newest. */
  get(path: string, at?: number): StoredDoc | undefined {
    const current = this.#collections.get(splitPath(path).parent)?.get(path);
    return at === undefined ? current : this.#history.versionAt(path, current, at);
  }

  *all(): Iterable<StoredDoc> {
    for (const docs of this.#collections.values()) yield* docs.values();
  }

  /** Documents that a plan's result holds, in order. */
  query(plan: QueryPlan, at?: number): StoredDoc[] {
    return runPlan(plan, at === undefined ? this.#candidates(plan) : this.#candidatesAt(plan, at));
  }

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

  /** Throws FAILED_PRECONDITION for a moment whose versions are no longer kept. */
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

  /** Paths of documents of a collection that do not exist but have documents below them. */
  missingIn(collection: string): string[] {
    const prefix = `${collection}/`;
    const paths = new Set<string>();
    for (const path of this.#collections.keys()) {
      if (path.startsWith(prefix)) paths.add(prefix + path.slice(prefix.length).split('/')[0]);
    }
    return [...paths].filter((path) => this.get(path) === undefined);
  }

  /**
   * Applies writes, all or nothing, at once. `response` rejects when they were refused; then there are no changes.
   */
  apply(writes: Write[]): Applied {
    const time = this.now();
    const before = new Map<string, StoredDoc | undefined>();
    try {
      const sent: Write[] = [];
      for (const write of writes) {
        const path = this.documentPathOf(
          write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document,
        );
        before.set(path, this.get(path));
        if (write.verify) this.#verify(path, write);
        else sent.push(prepareWrite(write, before.get(path)));
      }
      const outcome = this.#library.commit(sent, time);
      const changes = [...before].flatMap(([path, old]) => this.#index(path, old, time) ?? []);
      return { changes, time, response: outcome.then((response) => this.#answer(writes, response, time)) };
    } catch (error) {
      const { code, details } = toServiceError(error);
      return { changes: [], time, response: Promise.reject(new StatusError(code, details)) };
    }
  }

  #verify(path: string, write: Write): void {
    const existing = this.get(path);
    const { exists, updateTime } = write.currentDocument ?? {};
    const holds = updateTime
      ? existing !== undefined && existing.version === microsOf(updateTime)
      : exists === undefined || exists === null || exists === (existing !== undefined);
    if (!holds) throw new StatusError(status.FAILED_PRECONDITION, `The document ${path} has changed.`);
  }

  /** Takes over what the library made of a document. */
  #index(path: string, before: StoredDoc | undefined, time: Timestamp): Change | undefined {
    const stored = this.#library.read(path);
    if (!stored.exists && !before) return undefined;
    if (stored.exists && before && micros(stored.updateTime) === before.version) return undefined;
    const after = stored.exists
      ? this.#put(path, stored.data as NativeMap, before?.createTime ?? stored.updateTime, stored.updateTime)
      : undefined;
    if (!after) this.#remove(path);
    this.#history.replaced(path, before, micros(time));
    return { path, before, after };
  }

  #put(path: string, data: NativeMap, createTime: Timestamp, updateTime: Timestamp): StoredDoc {
    const { parent, id } = splitPath(path);
    const doc = { path, id, collection: parent, data, createTime, updateTime, version: micros(updateTime) };
    const docs = this.#collections.get(parent);
    if (docs) docs.set(path, doc);
    else this.#collections.set(parent, new Map([[path, doc]]));
    return doc;
  }

  #remove(path: string): void {
    const { parent } = splitPath(path);
    const docs = this.#collections.get(parent);
    docs?.delete(path);
    if (docs?.size === 0) this.#collections.delete(parent);
  }

  #answer(writes: Write[], response: CommitResponse, time: Timestamp): CommitResponse {
    const results = response.writeResults.values();
    const writeResults = writes.map((write): WriteResult => {
      const result = write.verify ? {} : (results.next().value ?? {});
      const doc = write.delete
        ? undefined
        : this.get(this.documentPathOf(write.update?.name ?? write.verify ?? write.transform?.document));
      return { ...result, updateTime: doc && doc.version <= micros(time) ? toProto(doc.updateTime) : null };
    });
    return { commitTime: toProto(time), writeResults };
  }

  /** Puts a saved document back as it was. */
  restore({ path, data, createTime, updateTime }: SavedDoc): void {
    this.#put(path, this.#library.restore(path, data, updateTime), createTime, updateTime);
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
    this.#library.clear();
    return changes;
  }

  /** A version as the API shows it; `mask` limits the fields. */
  toWire(doc: StoredDoc, mask?: readonly string[]): WireDocument {
    const fields = this.#library.encodeFields(doc.data);
    return {
      name: `${this.root}/${doc.path}`,
      fields: mask ? masked(fields, mask) : fields,
      createTime: toProto(doc.createTime),
      updateTime: toProto(doc.updateTime),
    };
  }
}
