import { mkdir, readdir, readFile, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { firstNumberOf, isJournal, type JournalRecord, remove, type SavedEntry } from './journal.ts';
import { DamagedFileError, parseRecords } from './record-file.ts';
import { readSnapshot, type Snapshot, snapshotName } from './snapshot.ts';

export type Recovered = {
  documents: SavedEntry[];
  /** Number of the last commit that is in `documents`. */
  lastNumber: number;
  journalBytes: number;
  journalFiles: number;
  snapshotBytes: number;
};

type State = { documents: Map<string, SavedEntry>; lastNumber: number; journalBytes: number };

/**
 * Reads what is on disk. A file that is damaged is renamed to `*.damaged-<time>` with every later file, nothing of
 * them is used, and `log` says so. An unfinished last record (a crash while it was written) is cut off.
 */
export async function recover(directory: string, log: (line: string) => void): Promise<Recovered> {
  await mkdir(directory, { recursive: true });
  const files = await readdir(directory);
  await remove(directory, `${snapshotName}.tmp`);
  const journals = files.filter(isJournal).sort();
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const setAside = async (names: string[], reason: string) => {
    for (const name of names)
      await rename(join(directory, name), join(directory, `${name}.damaged-${stamp}`));
    log(
      `Firestore data is damaged: ${reason}. Nothing of these files is used; they are kept as *.damaged-${stamp} in ${directory}: ${names.join(', ')}`,
    );
  };

  let snapshot: Snapshot | undefined;
  try {
    snapshot = await readSnapshot(directory);
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    await setAside([snapshotName, ...journals], `${snapshotName}: ${error.message}`);
    return { documents: [], lastNumber: 0, journalBytes: 0, journalFiles: 0, snapshotBytes: 0 };
  }

  const state: State = { documents: new Map(), lastNumber: snapshot?.lastNumber ?? 0, journalBytes: 0 };
  for (const entry of snapshot?.entries ?? []) state.documents.set(keyOf(entry), entry);
  for (const [index, name] of journals.entries()) {
    try {
      await readJournal(directory, name, index === journals.length - 1, state, log);
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      await setAside(journals.slice(index), `${name}: ${error.message}`);
      break;
    }
  }
  const { documents, lastNumber, journalBytes } = state;
  return {
    documents: [...documents.values()],
    lastNumber,
    journalBytes,
    journalFiles: journals.length,
    snapshotBytes: snapshot?.bytes ?? 0,
  };
}

const keyOf = ([database, path]: [string, string, ...unknown[]]) => `${database} ${path}`;

async function readJournal(
  directory: string,
  name: string,
  isLast: boolean,
  state: State,
  log: (line: string) => void,
) {
  const content = await readFile(join(directory, name));
  const { records, goodBytes } = parseRecords<JournalRecord>(content);
  if (goodBytes < content.length && !isLast) throw new DamagedFileError('its end is missing');
  let number = records[0]?.n ?? firstNumberOf(name);
  if (number !== firstNumberOf(name) || number > state.lastNumber + 1)
    throw new DamagedFileError('commits before it are missing');
  for (const record of records) {
    if (record.n !== number) throw new DamagedFileError(`commit ${number} is missing`);
    number += 1;
  }
  if (goodBytes < content.length) {
    log(
      `Firestore journal ${name}: its last record was never finished (a crash while it was written, so it was not acknowledged). Dropped.`,
    );
    await truncate(join(directory, name), goodBytes);
  }
  state.journalBytes += goodBytes;
  for (const record of records) if (record.n > state.lastNumber) replay(record, state);
}

function replay(record: JournalRecord, state: State): void {
  if (record.cleared !== undefined) {
    for (const [key, entry] of state.documents) if (entry[0] === record.cleared) state.documents.delete(key);
  }
  for (const entry of record.docs ?? []) {
    if (entry.length === 2) state.documents.delete(keyOf(entry));
    else state.documents.set(keyOf(entry), entry);
  }
  state.lastNumber = record.n;
}
