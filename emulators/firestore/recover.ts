import { copyFile, mkdir, open, readdir, readFile, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import {
  firstNumberOf,
  isJournal,
  type JournalRecord,
  remove,
  replaceFile,
  type SavedEntry,
} from './journal.ts';
import { linesOf, parseRecords } from './record-file.ts';
import { DamagedSnapshotError, readSnapshot, type Snapshot, snapshotName } from './snapshot.ts';

export type Recovered = {
  documents: SavedEntry[];
  /** Number of the last commit included in `documents`. */
  lastNumber: number;
  journalBytes: number;
  journalFiles: number;
  snapshotBytes: number;
  /** True if the snapshot lost documents and must be replaced. */
  snapshotDamaged: boolean;
};

type State = { documents: Map<string, SavedEntry>; lastNumber: number; journalBytes: number };
type Log = (line: string) => void;

/**
 * Restores the state on disk. If a journal is damaged, commits before the damage are used and none after it, in that
 * file or later ones, because a commit may depend on a lost one. If a snapshot is damaged, every intact document is
 * used. Damaged files are kept as `*.damaged-<time>`, and `log` reports what was dropped. An incomplete last record (a
 * crash during the write) is cut off.
 */
export async function recover(directory: string, log: Log): Promise<Recovered> {
  await mkdir(directory, { recursive: true });
  const files = await readdir(directory);
  await remove(directory, `${snapshotName}.tmp`);
  const journals = files.filter(isJournal).sort();
  const damage = new DamageReport(directory, log);

  const snapshot = await usableSnapshot(directory, journals, damage);
  if (snapshot === 'none of it')
    return {
      documents: [],
      lastNumber: 0,
      journalBytes: 0,
      journalFiles: 0,
      snapshotBytes: 0,
      snapshotDamaged: false,
    };
  const state: State = { documents: new Map(), lastNumber: snapshot?.lastNumber ?? 0, journalBytes: 0 };
  for (const entry of snapshot?.entries ?? []) state.documents.set(keyOf(entry), entry);
  for (const [index, name] of journals.entries()) {
    const later = journals.slice(index + 1);
    if (!(await readJournal(directory, name, later, state, damage, log))) break;
  }
  const { documents, lastNumber, journalBytes } = state;
  return {
    documents: [...documents.values()],
    lastNumber,
    journalBytes,
    journalFiles: journals.length,
    snapshotBytes: snapshot?.bytes ?? 0,
    snapshotDamaged: (snapshot?.lost ?? 0) > 0,
  };
}

/** Sets damaged files aside and reports what was lost with them. */
class DamageReport {
  readonly #suffix = `.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  readonly #directory: string;
  readonly #log: Log;

  constructor(directory: string, log: Log) {
    this.#directory = directory;
    this.#log = log;
  }

  async setAside(names: string[]): Promise<void> {
    for (const name of names)
      await rename(join(this.#directory, name), join(this.#directory, name + this.#suffix));
  }

  /** Keeps a copy; the file itself stays until replaced or truncated. */
  async copyAside(name: string): Promise<void> {
    const copy = join(this.#directory, name + this.#suffix);
    await copyFile(join(this.#directory, name), copy);
    const file = await open(copy, 'r+');
    await file.sync().finally(() => file.close());
  }

  report(file: string, reason: string, dropped: string): void {
    this.#log(
      `Firestore data is damaged: ${file}: ${reason}. ${dropped} What was dropped is kept in ${this.#directory} as *${this.#suffix}.`,
    );
  }
}

async function usableSnapshot(
  directory: string,
  journals: string[],
  damage: DamageReport,
): Promise<Snapshot | undefined | 'none of it'> {
  try {
    const snapshot = await readSnapshot(directory);
    if (snapshot && snapshot.lost > 0) {
      await damage.copyAside(snapshotName);
      damage.report(
        snapshotName,
        'lines do not match their checksums, or are missing',
        `Kept: ${snapshot.entries.length} documents. Dropped: at least ${snapshot.lost}.`,
      );
    }
    return snapshot;
  } catch (error) {
    if (!(error instanceof DamagedSnapshotError)) throw error;
    await damage.setAside([snapshotName, ...journals]);
    damage.report(snapshotName, error.message, 'Nothing could be kept.');
    return 'none of it';
  }
}

const keyOf = ([database, path]: [string, string, ...unknown[]]) => `${database} ${path}`;

/** Replays one journal. False if it was damaged, in which case later journals have been set aside. */
async function readJournal(
  directory: string,
  name: string,
  later: string[],
  state: State,
  damage: DamageReport,
  log: Log,
): Promise<boolean> {
  const content = await readFile(join(directory, name));
  const { good, goodBytes, reason } = usable(content, name, later.length === 0, state.lastNumber);
  for (const record of good) if (record.n > state.lastNumber) replay(record, state);
  state.journalBytes += goodBytes;
  if (reason !== undefined) {
    const dropped = [...linesOf(content.subarray(goodBytes))];
    if (goodBytes > 0) {
      await damage.copyAside(name);
      await replaceFile(directory, name, async (file) => void (await file.write(content, 0, goodBytes)));
    } else await damage.setAside([name]);
    await damage.setAside(later);
    const others = later.length > 0 ? `, and ${later.join(', ')} behind them` : '';
    const intact = dropped.filter(({ record }) => record !== undefined).length;
    damage.report(
      name,
      reason,
      `Kept: every commit up to number ${state.lastNumber}. Dropped: ${dropped.length} lines (${intact} of them intact, but made after what is lost)${others}.`,
    );
    return false;
  }
  if (goodBytes < content.length) {
    log(
      `Firestore journal ${name}: its last record was never finished (a crash while it was written, so it was not acknowledged). Dropped.`,
    );
    await truncate(join(directory, name), goodBytes);
  }
  return true;
}

/** The usable commits of a journal: those before the first error, described by `reason`. */
function usable(content: Buffer, name: string, isLast: boolean, lastNumber: number) {
  const { records, goodBytes, damage } = parseRecords<JournalRecord>(content);
  const first = firstNumberOf(name);
  if (records.length > 0 && (records[0]?.n !== first || first > lastNumber + 1))
    return { good: [], goodBytes: 0, reason: 'commits before it are missing' };
  const gap = records.findIndex(({ n }, index) => n !== first + index);
  if (gap >= 0) {
    const bytes = [...linesOf(content)][gap - 1]?.end ?? 0;
    return { good: records.slice(0, gap), goodBytes: bytes, reason: `commit ${first + gap} is missing` };
  }
  const unfinished = goodBytes < content.length && !isLast ? 'its end is missing' : undefined;
  return { good: records, goodBytes, reason: damage ?? unfinished };
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
