import { crc32 } from 'node:zlib';

/** Files of records: one line each, a checksum (CRC-32, 8 hexadecimal digits), a space and JSON. */

const checksum = (json: string) => crc32(json).toString(16).padStart(8, '0');

export const toLine = (json: string) => `${checksum(json)} ${json}\n`;

/** Thrown when a file holds something that was not written so. */
export class DamagedFileError extends Error {}

export type Parsed<T> = {
  records: T[];
  /** Length in bytes of the good part; less than the file's when its last line was never finished. */
  goodBytes: number;
};

function parseLine<T>(line: string): T | undefined {
  const json = line.slice(9);
  if (line[8] !== ' ' || line.slice(0, 8) !== checksum(json)) return undefined;
  return JSON.parse(json) as T;
}

/**
 * Reads all records. A last line without its end is what a crash in the middle of writing leaves: it is left out.
 * Anything else that is wrong throws DamagedFileError.
 */
export function parseRecords<T>(content: Buffer): Parsed<T> {
  const records: T[] = [];
  let start = 0;
  let number = 1;
  for (let end = content.indexOf(10); end >= 0; end = content.indexOf(10, start)) {
    const record = parseLine<T>(content.toString('utf8', start, end));
    if (record === undefined) throw new DamagedFileError(`line ${number} does not match its checksum`);
    records.push(record);
    start = end + 1;
    number += 1;
  }
  const rest = content.toString('utf8', start);
  if (parseLine<T>(rest.slice(0, -1)) !== undefined)
    throw new DamagedFileError(`line ${number} has lost its end`);
  return { records, goodBytes: start };
}
