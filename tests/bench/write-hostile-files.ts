/** `node write-hostile-files.ts FOLDER COUNT SEED` writes the files that `hostile-files.ts` reads, one a name. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { craftedFiles, mutatedFile } from './hostile-file-seeds.ts';

const [folder, count, seed] = process.argv.slice(2) as [string, string, string];
const write = (name: string, bytes: Uint8Array) =>
  writeFileSync(join(folder, name.replaceAll('/', ' ')), bytes);

for (const { name, make } of craftedFiles()) write(name, make());
for (let index = 0; index < Number(count); index += 1) {
  const { name, bytes } = mutatedFile(Number(seed) * 1_000_000 + index);
  write(name, bytes);
}
