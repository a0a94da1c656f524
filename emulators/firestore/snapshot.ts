import type { FileHandle } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedEntry } from './journal.ts';
import { replaceFile } from './journal.ts';
import { linesOf, toLine } from './record-file.ts';

export const snapshotName = 'snapshot.log';
const format = 1;
const entriesPerWrite = 200;

type Head = { format: number; n: number };
type Foot = { documents: number };

export type Snapshot = {
  lastNumber: number;
  entries: SavedEntry[];
  /** Number of documents missing from `entries` because their line is damaged. */
  lost: number;
  bytes: number;
};

/** Thrown when a snapshot is unusable. */
export class DamagedSnapshotError extends Error {}

/** Writes all documents as they were after commit `lastNumber`. Returns the size in bytes. */
export async function writeSnapshot(directory: string, lastNumber: number, entries: Iterable<SavedEntry>) {
  let bytes = 0;
  await replaceFile(directory, snapshotName, async (file: FileHandle) => {
    let documents = 0;
    let lines = [toLine(JSON.stringify({ format, n: lastNumber } satisfies Head))];
    const flush = async () => {
      bytes += (await file.write(lines.join(''))).bytesWritten;
      lines = [];
    };
    for (const entry of entries) {
      lines.push(toLine(JSON.stringify(entry)));
      documents += 1;
      if (lines.length >= entriesPerWrite) await flush();
    }
    lines.push(toLine(JSON.stringify({ documents } satisfies Foot)));
    await flush();
  });
  return bytes;
}

/**
 * Reads the snapshot; undefined when there is none. Each line is a document for itself, so one that is damaged costs
 * no other: `lost` counts them. Throws DamagedSnapshotError when its first line, which says what it holds, is not whole.
 */
export async function readSnapshot(directory: string): Promise<Snapshot | undefined> {
  const content = await readFile(join(directory, snapshotName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!content) return undefined;
  const [first, ...lines] = [...linesOf<Head | SavedEntry | Foot>(content)].map(({ record }) => record);
  const head = first as Head | undefined;
  if (head?.format !== format)
    throw new DamagedSnapshotError(`its first line is not that of format ${format}`);
  const entries = lines.filter((line): line is SavedEntry => Array.isArray(line));
  const foot = lines.find((line): line is Foot => line !== undefined && 'documents' in line);
  // Without the last line the number of documents is unknown; at least one line is lost.
  const damaged = lines.filter((line) => line === undefined).length;
  const lost = foot ? foot.documents - entries.length : Math.max(1, damaged);
  return { lastNumber: head.n, entries, lost, bytes: content.length };
}
