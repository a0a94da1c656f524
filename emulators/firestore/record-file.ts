import { crc32 } from 'node:zlib';

/** Files of records: one line each, a checksum (CRC-32, 8 hexadecimal digits), a space and JSON. */

const checksum = (json: string) => crc32(json).toString(16).padStart(8, '0');

export const toLine = (json: string) => `${checksum(json)} ${json}\n`;

export type Parsed<T> = {
  /** Records before anything that is wrong. */
  records: T[];
  /** Length in bytes of those records; less than the file's when its last line was never finished, or is damaged. */
  goodBytes: number;
  /** What is wrong behind the good part; undefined for nothing, or only a line that a crash left unfinished. */
  damage?: string;
};

function parseLine<T>(line: string): T | undefined {
  const json = line.slice(9);
  if (line[8] !== ' ' || line.slice(0, 8) !== checksum(json)) return undefined;
  return JSON.parse(json) as T;
}

/** Lines that are finished, in order; `record` is undefined for one that does not match its checksum. */
export function* linesOf<T>(content: Buffer): Iterable<{ end: number; record: T | undefined }> {
  let start = 0;
  for (let end = content.indexOf(10); end >= 0; end = content.indexOf(10, start)) {
    yield { end: end + 1, record: parseLine<T>(content.toString('utf8', start, end)) };
    start = end + 1;
  }
}

/**
 * Reads records up to the first that is damaged. A last line without its end is what a crash in the middle of writing
 * leaves: it is left out.
 */
export function parseRecords<T>(content: Buffer): Parsed<T> {
  const records: T[] = [];
  let goodBytes = 0;
  const damaged = (reason: string) => ({
    records,
    goodBytes,
    damage: `line ${records.length + 1} ${reason}`,
  });
  for (const { end, record } of linesOf<T>(content)) {
    if (record === undefined) return damaged('does not match its checksum');
    records.push(record);
    goodBytes = end;
  }
  const rest = content.toString('utf8', goodBytes);
  return parseLine<T>(rest.slice(0, -1)) === undefined ? { records, goodBytes } : damaged('has lost its end');
}
