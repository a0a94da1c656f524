import { readFile } from 'node:fs/promises';

/** The objects of a JSON Lines file; empty lines are skipped. */
export async function readJsonLines(file: string): Promise<Record<string, unknown>[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    throw new Error(`${file}, line ${index + 1}: expected an object`);
  });
}
