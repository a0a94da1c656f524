import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from './codec.ts';
import { toLine } from './record-file.ts';

/** A document on disk: database, path, creation and update time in microseconds, data. */
export type SavedEntry = [database: string, path: string, created: number, updated: number, data: Json];
export type DeletedEntry = [database: string, path: string];

/** One commit, numbered without gaps: the result for each document it touched, or a database that was cleared. */
export type JournalRecord = { n: number; docs?: (SavedEntry | DeletedEntry)[]; cleared?: string };

type Line = { n: number; text: string; resolve: () => void; reject: (error: unknown) => void };

export const journalName = (firstNumber: number) => `journal-${String(firstNumber).padStart(12, '0')}.log`;
export const isJournal = (file: string) => /^journal-\d{12}\.log$/.test(file);
export const firstNumberOf = (file: string) => Number(file.slice(8, 20));

/** Ensures that a new or renamed file in the directory survives a crash. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes a file atomically: after a crash, either all of it exists or none. */
export async function replaceFile(
  directory: string,
  name: string,
  write: (file: FileHandle) => Promise<void>,
) {
  const temporary = join(directory, `${name}.tmp`);
  const file = await open(temporary, 'w');
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(directory, name));
  await syncDirectory(directory);
}

/**
 * Appends commits to files and reports when they are safely on disk. Commits that arrive while the disk is busy share
 * the next flush. After a failed write all later ones fail too, because the end of the file is then unknown.
 */
export class Journal {
  readonly #directory: string;
  #next: number;
  #file: FileHandle | undefined;
  #bytes: number;
  #lines: Line[] = [];
  /** Number of the first commit in a new file. */
  #newFileAt: number | undefined;
  #running: Promise<void> | undefined;
  #failure: unknown;

  /** `next` is the number of the next commit, `bytes` the size of the existing journal files. */
  constructor(directory: string, next: number, bytes: number) {
    this.#directory = directory;
    this.#next = next;
    this.#bytes = bytes;
  }

  get lastNumber() {
    return this.#next - 1;
  }

  get bytes() {
    return this.#bytes;
  }

  /** Resolves when the commit is on disk. */
  append(record: Omit<JournalRecord, 'n'>): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    const n = this.#next++;
    const text = toLine(JSON.stringify({ n, ...record }));
    const written = new Promise<void>((resolve, reject) => this.#lines.push({ n, text, resolve, reject }));
    this.#running ??= this.#run();
    return written;
  }

  /** Starts a new file for subsequent commits. */
  startNewFile(): void {
    this.#newFileAt = this.#next;
    this.#bytes = 0;
  }

  async #run(): Promise<void> {
    // Lets commits of the same turn of the event loop share one flush.
    await Promise.resolve();
    while (this.#lines.length > 0) {
      const batch = this.#takeBatch();
      try {
        if (batch.length > 0) await this.#write(batch);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        this.#failure = error;
        for (const { reject } of [...batch, ...this.#lines]) reject(error);
        this.#lines = [];
      }
      if (this.#newFileAt !== undefined && this.#newFileAt === this.#lines[0]?.n) await this.#endFile();
    }
    this.#running = undefined;
  }

  #takeBatch(): Line[] {
    const boundary = this.#lines.findIndex(({ n }) => n === this.#newFileAt);
    return boundary < 0 ? this.#lines.splice(0) : this.#lines.splice(0, boundary);
  }

  async #endFile(): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
    this.#newFileAt = undefined;
  }

  async #write(batch: Line[]): Promise<void> {
    if (!this.#file) {
      this.#file = await open(join(this.#directory, journalName((batch[0] as Line).n)), 'a');
      await syncDirectory(this.#directory);
    }
    const bytes = Buffer.from(batch.map(({ text }) => text).join(''));
    await this.#file.writeFile(bytes);
    this.#bytes += bytes.length;
    await this.#file.datasync();
  }

  async close(): Promise<void> {
    await this.#running;
    await this.#file?.close();
    this.#file = undefined;
  }
}

export const remove = (directory: string, name: string) => rm(join(directory, name), { force: true });
