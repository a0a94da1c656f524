import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Trained } from './train-table.ts';

const FOLDER = new URL('../../../.cache/title-tables/', import.meta.url);

function numbersIn(file: URL): Float32Array {
  const bytes = readFileSync(file);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** A table that was trained before under this name, or a new one: a training that is interrupted goes on with the next. */
export function cachedTable(name: string, train: () => Trained): Trained {
  const [table, occupations] = [new URL(`${name}.table`, FOLDER), new URL(`${name}.occupations`, FOLDER)];
  if (existsSync(occupations)) return { table: numbersIn(table), occupations: numbersIn(occupations) };
  const trained = train();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(table, bytesOf(trained.table));
  writeFileSync(occupations, bytesOf(trained.occupations));
  return trained;
}
