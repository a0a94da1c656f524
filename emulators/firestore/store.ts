import { readdir } from 'node:fs/promises';
import { status } from '@grpc/grpc-js';
import { Clock, timestampOf } from './clock.ts';
import { mapFromJson, toJson } from './codec.ts';
import { lockDirectory } from './data-lock.ts';
import { Database } from './database.ts';
import type { Indexing } from './indexes/indexing.ts';
import { type DeletedEntry, firstNumberOf, isJournal, Journal, remove, type SavedEntry } from './journal.ts';
import { recover } from './recover.ts';
import { writeSnapshot } from './snapshot.ts';
import { StatusError } from './status.ts';
import { type Change, micros, type StoredDoc } from './stored-doc.ts';
import type { CommitResponse, Write } from './wire.ts';

export type Listener = (database: Database, changes: Change[]) => void;
type Log = (line: string) => void;

const compactAboveBytes = 16 * 1024 * 1024;
const compactAboveFiles = 20;

/**
 * All databases of this emulator and their files. A commit is acknowledged, and sent to listeners, once it is on disk.
 */
export class Store {
  readonly #clock = new Clock();
  readonly #databases = new Map<string, Database>();
  readonly #listeners = new Set<Listener>();
  readonly #log: Log;
  readonly #directory: string | null;
  readonly #indexing: Indexing;
  #journal: Journal | undefined;
  #snapshotBytes = 0;
  #broken = false;
  #compacting: Promise<void> | undefined;
  #unlock: (() => Promise<void>) | undefined;

  private constructor(directory: string | null, log: Log, indexing: Indexing) {
    this.#directory = directory;
    this.#log = log;
    this.#indexing = indexing;
  }

  /** Opens what is in the directory; null keeps everything in memory only. */
  static async open(directory: string | null, log: Log, indexing: Indexing): Promise<Store> {
    const store = new Store(directory, log, indexing);
    if (directory !== null) await store.#load(directory);
    return store;
  }

  async #load(directory: string): Promise<void> {
    this.#unlock = await lockDirectory(directory);
    const recovered = await recover(directory, this.#log);
    const { documents, lastNumber, journalBytes, journalFiles, snapshotBytes } = recovered;
    for (const [name, path, created, updated, data] of documents) {
      this.database(name).restore({
        path,
        data: mapFromJson(data as Record<string, never>),
        createTime: timestampOf(created),
        updateTime: timestampOf(updated),
      });
    }
    this.#snapshotBytes = snapshotBytes;
    this.#journal = new Journal(directory, lastNumber + 1, journalBytes);
    if (recovered.snapshotDamaged || journalFiles > compactAboveFiles)
      await this.#compact(directory, this.#journal);
  }

  /** The database of this name (`projects/P/databases/D`); made when it is first asked for. */
  database(name: string): Database {
    const known = this.#databases.get(name);
    if (known) return known;
    const database = new Database(name, this.#clock, this.#indexing);
    this.#databases.set(name, database);
    return database;
  }

  /** Calls back after each commit, in order. Returns a function that unsubscribes. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Applies writes, all or nothing; resolves when they are on disk. */
  async commit(database: Database, writes: Write[]): Promise<CommitResponse> {
    this.#assertWritable();
    const { changes, response } = database.apply(writes);
    await this.#save(database, changes);
    return response;
  }

  /** Deletes every document of a database. */
  async clear(database: Database): Promise<void> {
    this.#assertWritable();
    const changes = database.clear();
    if (changes.length === 0) return;
    await this.#written(this.#journal?.append({ cleared: database.name }));
    this.#tell(database, changes);
  }

  async #save(database: Database, changes: Change[]): Promise<void> {
    if (changes.length === 0) return;
    const docs = changes.map(({ path, after }) =>
      after ? savedEntry(database, after) : deletedEntry(database, path),
    );
    await this.#written(this.#journal?.append({ docs }));
    this.#tell(database, changes);
    this.#compactWhenLarge();
  }

  async #written(saved: Promise<void> | undefined): Promise<void> {
    try {
      await saved;
    } catch (error) {
      if (!this.#broken) {
        this.#log(
          `Firestore cannot write to ${this.#directory}: ${(error as Error).message}. No further write is accepted.`,
        );
      }
      this.#broken = true;
      this.#assertWritable();
    }
  }

  /** After a failed write the files no longer match memory, so no further commits are accepted. */
  #assertWritable(): void {
    if (this.#broken)
      throw new StatusError(status.UNAVAILABLE, 'The embedded Firestore cannot write to its disk.');
  }

  #tell(database: Database, changes: Change[]): void {
    for (const listener of this.#listeners) listener(database, changes);
  }

  #compactWhenLarge(): void {
    const journal = this.#journal;
    if (!journal || this.#directory === null || this.#compacting) return;
    if (journal.bytes < Math.max(compactAboveBytes, 2 * this.#snapshotBytes)) return;
    this.#compacting = this.#compact(this.#directory, journal)
      .catch((error: Error) => this.#log(`Firestore could not write its snapshot: ${error.message}`))
      .finally(() => {
        this.#compacting = undefined;
      });
  }

  async #compact(directory: string, journal: Journal): Promise<void> {
    // One turn of the event loop: the documents are those of exactly the commits up to this number.
    const { lastNumber } = journal;
    const documents = [...this.#databases.values()].flatMap((database) =>
      [...database.all()].map((doc) => ({ database, doc })),
    );
    journal.startNewFile();
    this.#snapshotBytes = await writeSnapshot(directory, lastNumber, savedEntries(documents));
    for (const file of await readdir(directory)) {
      if (isJournal(file) && firstNumberOf(file) <= lastNumber) await remove(directory, file);
    }
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#compacting;
    await this.#journal?.close();
    await this.#unlock?.();
  }
}

const deletedEntry = (database: Database, path: string): DeletedEntry => [database.name, path];

function savedEntry(database: Database, doc: StoredDoc): SavedEntry {
  return [database.name, doc.path, micros(doc.createTime), micros(doc.updateTime), toJson(doc.data)];
}

function* savedEntries(documents: { database: Database; doc: StoredDoc }[]): Iterable<SavedEntry> {
  for (const { database, doc } of documents) yield savedEntry(database, doc);
}
