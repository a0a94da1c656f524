import type { FileHandle } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedEntry } from './journal.ts';
import { replaceFile } from './journal.ts';
import { DamagedFileError, parseRecords, toLine } from './record-file.ts';

export const snapshotName = 'snapshot.log';
const format = 1;
const entriesPerWrite = 200;

type Head = { format: number; n: number };
type Foot = { documents: number };

export type Snapshot = { lastNumber: number; entries: SavedEntry[]; bytes: number };

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

/** Reads the snapshot; undefined when there is none. Throws DamagedFileError when it is not whole. */
export async function readSnapshot(directory: string): Promise<Snapshot | undefined> {
  const content = await readFile(join(directory, snapshotName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!content) return undefined;
  const { records, goodBytes } = parseRecords<Head | SavedEntry | Foot>(content);
  const head = records.shift() as Head | undefined;
  const foot = records.pop() as Foot | undefined;
  if (goodBytes !== content.length || foot?.documents !== records.length)
    throw new DamagedFileError('its end is missing');
  if (head?.format !== format) throw new DamagedFileError(`its format is not ${format}`);
  return { lastNumber: head.n, entries: records as SavedEntry[], bytes: content.length };
}
