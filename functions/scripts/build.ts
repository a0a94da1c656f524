/**
 * `node build.ts [CODEBASE…] [--out FOLDER] [--lockfile] [--watch]` builds each codebase (all without a name) into a
 * folder of its own below `dist/` or that folder, as it is deployed; `--lockfile` adds the versions that were tested.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCodebase, watchCodebase } from './build-codebase.ts';
import { CODEBASES, codebaseNamed } from './codebases.ts';
import { writeLockfile } from './write-lockfile.ts';

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '..', 'dist') },
    lockfile: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const codebases = positionals.length > 0 ? positionals.map(codebaseNamed) : CODEBASES;

await Promise.all(
  codebases.map(async (codebase) => {
    const folder = join(resolve(values.out), codebase.name);
    await (values.watch ? watchCodebase : buildCodebase)(codebase, folder);
    if (values.lockfile) writeLockfile(folder);
  }),
);
if (values.watch) console.log('functions: watching');
