/**
 * `node write-files.ts FOLDER SEED FROM TO [SOURCES…]` writes the mutants of these numbers that `hostile-files.ts` reads, one
 * a name; with `FROM` 0, the crafted files as well.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { craftedFiles } from './crafted-files.ts';
import { mutantOf, readSources } from './mutants.ts';

const [folder, seed, from, to, ...folders] = process.argv.slice(2) as [string, string, string, string];
const write = (name: string, bytes: Uint8Array) =>
  writeFileSync(join(folder, name.replaceAll('/', ' ')), bytes);

if (Number(from) === 0) for (const { name, make } of craftedFiles()) write(name, make());
const sources = await readSources(folders);
for (let number = Number(from); number < Number(to); number += 1) {
  const { name, bytes } = await mutantOf(sources, Number(seed) * 1_000_000 + number);
  write(name, bytes);
}
