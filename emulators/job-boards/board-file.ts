import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BOARD_VENDORS } from '../../functions/src/contract/postings.ts';

export type Vendor = (typeof BOARD_VENDORS)[number];

/** Our own recorded responses of employers that do not exist. */
export const FIXTURES = path.join(import.meta.dirname, 'fixtures');

const BOARD_NAME = /^[a-z0-9][a-z0-9._-]*$/i;

/**
 * Reads the recorded answer of one board, `{dir}/{vendor}/{board}.json` or `{dir}/{board}/{vendor}.json`, or
 * `undefined` when there is none. `{EMPLOYERS_ORIGIN}` in it becomes the address of the demo employers, so that apply
 * links work here.
 */
export async function readBoard(
  dir: string,
  vendor: Vendor,
  board: string,
  employersOrigin: string,
): Promise<unknown> {
  if (!BOARD_NAME.test(board)) return undefined;
  const text =
    (await readIfThere(path.join(dir, vendor, `${board}.json`))) ??
    (await readIfThere(path.join(dir, board, `${vendor}.json`)));
  return text === undefined ? undefined : JSON.parse(text.replaceAll('{EMPLOYERS_ORIGIN}', employersOrigin));
}

/** The boards of a folder, by their names. */
export function boardNames(dir: string, vendor: Vendor): string[] {
  const names = [
    ...globSync(`${vendor}/*.json`, { cwd: dir }).map((file) => path.basename(file, '.json')),
    ...globSync(`*/${vendor}.json`, { cwd: dir }).map((file) => path.dirname(file)),
  ];
  return names.filter((name) => BOARD_NAME.test(name)).sort();
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
