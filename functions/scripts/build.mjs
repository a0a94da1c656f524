/**
 * `node build.mjs [FOLDER]` bundles the Cloud Functions into `lib/`, or into that folder: one entry, a chunk for each part that loads on demand, and the files that
 * the code reads beside itself. Packages stay outside; the platform installs them from package.json.
 */
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const lib = resolve(process.argv[2] ?? join(root, 'lib'));
/** Data files that the code opens with `new URL('./name', import.meta.url)`. */
const DATA = ['src/modules/matches/embedding/titles-v1.bin'];

await mkdir(lib, { recursive: true });
const before = new Set(await readdir(lib));

const { metafile } = await build({
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
});
await build({
  absWorkingDir: root,
  entryPoints: { filler: 'src/modules/applications/filler/page-script.ts' },
  outdir: lib,
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'chrome120',
  minify: true,
});
for (const file of DATA) await copyFile(join(root, file), join(lib, basename(file)));

// Only now, so that a running emulator never finds a chunk missing.
const made = new Set([
  ...Object.keys(metafile.outputs).map((path) => basename(path)),
  ...DATA.map((path) => basename(path)),
  'filler.js',
]);
for (const name of before) if (!made.has(name)) await rm(join(lib, name), { recursive: true });
