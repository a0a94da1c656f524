/**
 * `node build.mjs [FOLDER] [--watch]` bundles the Cloud Functions into `lib/`, or into that folder: one entry, a chunk
 * for each part that loads on demand, and the files that the code reads beside itself. Packages stay outside; the
 * platform installs them from package.json.
 */
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, context } from 'esbuild';
import { FILLER } from './bundle-filler.ts';

const { values, positionals } = parseArgs({
  options: { watch: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '..');
const lib = resolve(positionals[0] ?? join(root, 'lib'));
/** Data files that the code opens with `new URL('./name', import.meta.url)`. */
const DATA = ['src/modules/matches/embedding/titles-v1.bin'];

/** @type {import('esbuild').BuildOptions} */
const FUNCTIONS = {
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: lib,
  bundle: true,
  splitting: true,
  // All in one folder, so that files beside the sources are beside the chunks too.
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  packages: 'external',
  sourcemap: 'linked',
  metafile: true,
};

/** Removes what earlier builds left; last, so that a running emulator never finds a chunk missing. */
async function removeStale(outputs) {
  const made = new Set([...outputs, ...DATA, 'filler.js'].map((path) => basename(path)));
  for (const name of await readdir(lib)) if (!made.has(name)) await rm(join(lib, name), { recursive: true });
}

await mkdir(lib, { recursive: true });
for (const file of DATA) await copyFile(join(root, file), join(lib, basename(file)));
if (values.watch) {
  const contexts = [await context(FUNCTIONS), await context({ ...FILLER, outdir: lib })];
  await Promise.all(contexts.map((one) => one.watch()));
  console.log('functions: watching');
} else {
  const [{ metafile }] = await Promise.all([build(FUNCTIONS), build({ ...FILLER, outdir: lib })]);
  await removeStale(Object.keys(metafile.outputs));
}
