import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type BuildOptions, build, context, type Metafile } from 'esbuild';
import { FILLER } from './bundle-filler.ts';
import type { Codebase } from './codebases.ts';
import { oneCopy } from './one-copy.ts';

const root = join(import.meta.dirname, '..');

/** Where `vite build` puts what renders pages at run time, unless told otherwise. */
const WEB_PAGES = join(root, '..', 'web', 'dist-pages');
/** Its folder beside the bundle. */
const PAGES = 'web';

/** Packages that firebase-tools and the functions framework look up by name, although the bundle contains them. */
const FOUND_BY_TOOLS = ['firebase-admin', 'firebase-functions'];

/** What CommonJS packages expect to exist. */
const COMMONJS = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** Folders of packages lie beside the bundle, below the name of their package. */
const BESIDE = `const resolveBeside = (name) => new URL('./' + name, import.meta.url).href;`;

function optionsOf({ entry, processes, not_bundled }: Codebase, lib: string) {
  return {
    absWorkingDir: root,
    entryPoints: { index: entry, ...processes },
    outdir: lib,
    bundle: true,
    splitting: true,
    // All in one folder, so that files beside the sources are beside the chunks too.
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Bundled with its packages: finding a thousand files takes longer than running them, and cold starts pay for it.
    external: [...not_bundled],
    plugins: [oneCopy()],
    banner: { js: `${COMMONJS}\n${BESIDE}` },
    define: { 'import.meta.resolve': 'resolveBeside' },
    // Half the text to read and keep in memory. Names and lines stay, so stack traces remain readable.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    legalComments: 'linked',
    sourcemap: 'linked',
    metafile: true,
  } satisfies BuildOptions;
}

/**
 * Bundles a codebase into a folder that can be deployed as it is: `lib/` with one entry, one module for each process and
 * thread of its own, a chunk for each part that loads on demand and the files that the code reads beside itself, all with their
 * packages inside; `package.json` with the packages that are found by name and no other.
 *
 * @param web_pages the folder with what the web app's build made for rendering pages
 */
export async function buildCodebase(
  codebase: Codebase,
  folder: string,
  web_pages: string = WEB_PAGES,
): Promise<void> {
  const lib = join(folder, 'lib');
  await mkdir(lib, { recursive: true });
  if (codebase.renders_pages) await copyPages(web_pages, join(lib, PAGES));
  for (const file of codebase.data) await copyFile(join(root, file), join(lib, basename(file)));
  for (const path of codebase.package_folders)
    await cp(installed(path), join(lib, path), { recursive: true });
  const [{ metafile }] = await Promise.all([
    build(optionsOf(codebase, lib)),
    codebase.fills_forms ? build({ ...FILLER, outdir: lib }) : undefined,
  ]);
  refuseCommonJsOnDemand(metafile);
  await removeStale(codebase, metafile, lib);
  await writePackage(codebase, metafile, folder);
}

/** A folder of a package: "pdfjs-dist/cmaps". */
function installed(path: string): string {
  const [name, ...folders] = path.split('/');
  return join(dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)), ...folders);
}

async function copyPages(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`${from} is missing. Build the web app first: npm run build -w web`, { cause });
  });
}

/** Builds, then rebuilds `lib/` whenever a source changes. */
export async function watchCodebase(codebase: Codebase, folder: string): Promise<void> {
  await buildCodebase(codebase, folder);
  const lib = join(folder, 'lib');
  const contexts = [await context(optionsOf(codebase, lib))];
  if (codebase.fills_forms) contexts.push(await context({ ...FILLER, outdir: lib, metafile: true }));
  await Promise.all(contexts.map((one) => one.watch()));
}

/**
 * Throws if an `import()` of ours names a CommonJS package. esbuild gives it a default export only, so what works from
 * source would find every name undefined once deployed.
 */
export function refuseCommonJsOnDemand({ inputs }: Metafile): void {
  for (const [importer, { imports }] of Object.entries(inputs)) {
    // Packages are written for bundlers, or never get there: gaxios loads a proxy agent only for a proxy.
    if (importer.includes('node_modules/')) continue;
    const wrong = imports.find(
      ({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs',
    );
    if (!wrong) continue;
    throw new Error(
      `${importer} loads the CommonJS module ${wrong.original} with import(), and bundled it would have no named exports. Import it statically in a module, and load that module on demand.`,
    );
  }
}

/** Removes output of earlier builds; last, so that a running emulator never misses a chunk. */
async function removeStale(
  { data, package_folders }: Codebase,
  { outputs }: Metafile,
  lib: string,
): Promise<void> {
  const packages = package_folders.flatMap((path) => path.split('/').slice(0, 1));
  const files = [...Object.keys(outputs), ...data, 'filler.js', PAGES].map((path) => basename(path));
  const made = new Set([...files, ...packages]);
  for (const name of await readdir(lib)) if (!made.has(name)) await rm(join(lib, name), { recursive: true });
}

async function writePackage(codebase: Codebase, metafile: Metafile, folder: string): Promise<void> {
  const source = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const declared: Record<string, string> = source.dependencies;
  const dependencies = Object.fromEntries(
    packagesOf(codebase, metafile).map((name) => {
      const version = declared[name];
      if (!version)
        throw new Error(`${codebase.name} loads ${name}, which functions/package.json does not declare.`);
      return [name, version];
    }),
  );
  const manifest = {
    name: `huntwell-functions-${codebase.name}`,
    private: true,
    type: 'module',
    main: 'lib/index.js',
    engines: source.engines,
    dependencies,
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The packages that are not bundled, sorted by name. */
function packagesOf({ not_bundled }: Codebase, { outputs }: Metafile): string[] {
  const loaded = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => packageOf(path));
  return [...new Set([...loaded, ...not_bundled, ...FOUND_BY_TOOLS])].sort();
}

/** `firebase-admin/auth` gives `firebase-admin`, `@google-cloud/storage/x` gives `@google-cloud/storage`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
