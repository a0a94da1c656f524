import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const INSTALLED = /^(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?<file>.*)$/;

/**
 * Bundles one copy of a package that npm has installed more than once in the same version, which it does whenever
 * another version is hoisted. Bundled twice, it would be read, compiled and kept in memory twice.
 */
export function oneCopy(): Plugin {
  const folders = new Map<string, string>();
  return {
    name: 'one-copy',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...where }) => {
        if (pluginData === oneCopy) return undefined;
        const found = await build.resolve(path, { ...where, pluginData: oneCopy });
        const { folder, file } = INSTALLED.exec(found.path)?.groups ?? {};
        if (found.external || !folder || !file) return undefined;
        const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const first = folders.get(`${name}@${version}`) ?? folder;
        folders.set(`${name}@${version}`, first);
        // Overrides esbuild's resolution only where it differs: esbuild loses the module's side-effect flag otherwise.
        return first === folder ? undefined : { path: join(first, file), sideEffects: found.sideEffects };
      });
    },
  };
}
