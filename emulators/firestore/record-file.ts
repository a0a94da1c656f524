import { crc32 } from 'node:zlib';

/** Record files: each line is a checksum (CRC-32, 8 hexadecimal digits), a space and JSON. */

const checksum = (json: string) => crc32(json).toString(16).padStart(8, '0');

export const toLine = (json: string) => `${checksum(json)} ${json}\n`;

export type Parsed<T> = {
  /** The records before the first error. */
  records: T[];
  /** Length of those records in bytes; less than the file's if its last line is incomplete or damaged. */
  goodBytes: number;
  /** What is wrong after the good part; undefined if nothing, or only a line left incomplete by a crash. */
  damage?: string;
};

function parseLine<T>(line: string): T | undefined {
  const json = line.slice(9);
  if (line[8] !== ' ' || line.slice(0, 8) !== checksum(json)) return undefined;
  return JSON.parse(json) as T;
}

/** The complete lines, in order; `record` is undefined where the checksum does not match. */
export function* linesOf<T>(content: Buffer): Iterable<{ end: number; record: T | undefined }> {
  let start = 0;
  for (let end = content.indexOf(10); end >= 0; end = content.indexOf(10, start)) {
    yield { end: end + 1, record: parseLine<T>(content.toString('utf8', start, end)) };
    start = end + 1;
  }
}

/**
 * Reads records up to the first damaged one. A last line without its end, as left by a crash during a write, is
 * skipped.
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
