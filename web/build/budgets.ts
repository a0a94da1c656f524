import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A chunk in Vite's manifest, by what it was made from. */
type Chunk = { file: string; name?: string; imports?: string[] };
export type Manifest = Record<string, Chunk>;

/** Gzipped kilobytes (1,000 bytes) of JavaScript, and requests for it. */
type Cost = { kilobytes: number; requests: number };

/** Names of chunks; `build/chunks.ts` gives them. */
const START = 'index';
const APP = 'app';
const SESSION = ['firebase', 'session'];
const READS = ['reads'];
/** What pages with forms share. */
export const FORMS = ['overlays', 'fields', 'forms', 'selects', 'toggles', 'choices'];
const PAGE = /src\/features\/.+\/([\w-]+)-page\.tsx$/;

/** What may be loaded, at most. Lower a number when it has room; raising one needs a reason in the commit. */
export const BUDGETS = {
  /** Prerendered pages before someone does something there. */
  start: { kilobytes: 4, requests: 2 },
  /** What every page needs to react. */
  app: { kilobytes: 177, requests: 3 },
  /** Both: the shell of the signed-in pages. */
  shell: { kilobytes: 180, requests: 5 },
  /** Firebase Auth, which loads after the first paint, on every page. */
  session: { kilobytes: 42, requests: 2 },
  /** What asks the server and checks its answers: the contract and zod. */
  reads: { kilobytes: 38, requests: 1 },
  /** What pages with forms share. */
  forms: { kilobytes: 72, requests: 6 },
  /** What one page needs beyond all of these. */
  page: { kilobytes: 60, requests: 20 },
} as const satisfies Record<string, Cost>;

/** What these chunks and all that they import statically cost, without what `known` has already. */
function costOf(
  manifest: Manifest,
  sizes: ReadonlyMap<string, number>,
  entries: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Cost & { files: Set<string> } {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  const own = [...files].filter((file) => !known.has(file));
  return { ...sumOf(sizes, own), files };
}

function sumOf(sizes: ReadonlyMap<string, number>, files: readonly string[]): Cost {
  const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  return { kilobytes: bytes / 1000, requests: files.length };
}

function keysOf(manifest: Manifest, names: readonly string[]): string[] {
  return names.map((name) => {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
    if (!key) throw new Error(`The build has no chunk named ${name}`);
    return key;
  });
}

/** Compares the chunks with the budgets. Returns what each part costs, and what is over its budget. */
export function checkBudgets(
  manifest: Manifest,
  sizes: ReadonlyMap<string, number>,
): { costs: Record<string, Cost>; over: string[] } {
  const costs: Record<string, Cost> = {};
  const over: string[] = [];
  const spend = (name: string, cost: Cost, budget: Cost) => {
    costs[name] = { kilobytes: cost.kilobytes, requests: cost.requests };
    if (cost.kilobytes <= budget.kilobytes && cost.requests <= budget.requests) return;
    over.push(
      `${name}: ${cost.kilobytes.toFixed(1)} kB in ${cost.requests} requests; the budget is ${budget.kilobytes} kB in ${budget.requests}`,
    );
  };
  const start = costOf(manifest, sizes, keysOf(manifest, [START]));
  const app = costOf(manifest, sizes, keysOf(manifest, [START, APP]), start.files);
  const shell = costOf(manifest, sizes, keysOf(manifest, [START, APP, ...SESSION]));
  const filesOf = (names: string[]) => keysOf(manifest, names).map((key) => manifest[key]?.file ?? '');
  const known = new Set([...shell.files, ...filesOf(READS), ...filesOf(FORMS)]);
  spend('start', start, BUDGETS.start);
  spend('app', app, BUDGETS.app);
  spend('shell', costOf(manifest, sizes, keysOf(manifest, [START, APP])), BUDGETS.shell);
  spend('session', costOf(manifest, sizes, keysOf(manifest, SESSION), app.files), BUDGETS.session);
  spend('reads', sumOf(sizes, filesOf(READS)), BUDGETS.reads);
  spend('forms', sumOf(sizes, filesOf(FORMS)), BUDGETS.forms);
  for (const key of Object.keys(manifest)) {
    const [, name] = PAGE.exec(key) ?? [];
    if (!name) continue;
    spend(`page ${name}`, costOf(manifest, sizes, [key], known), BUDGETS.page);
  }
  return { costs, over };
}

/** The files that a build's pages begin with. */
type FirstFiles = {
  start: string[];
  app: string[];
  /** Those of a page with a skeleton, by its module; without one, of all others for signed-in users. */
  filesOf: (module?: string) => string[];
};

/** Throws if something of a build is over its budget. */
export async function enforceBudgets(folder: string): Promise<FirstFiles> {
  const { manifest, sizes } = await readBuild(folder);
  const { over } = checkBudgets(manifest, sizes);
  if (over.length > 0) throw new Error(`Over the budgets of build/budgets.ts:\n  ${over.join('\n  ')}`);
  const filesOf = (keys: readonly string[]) => [...costOf(manifest, sizes, keys).files];
  return {
    start: filesOf(keysOf(manifest, [START])),
    app: filesOf(keysOf(manifest, [APP])),
    filesOf: (module) =>
      filesOf([...keysOf(manifest, [APP, ...READS]), ...(module ? [module] : keysOf(manifest, SESSION))]),
  };
}

/** Reads the chunks of a build. Sizes are gzipped, in bytes. */
async function readBuild(folder: string): Promise<{ manifest: Manifest; sizes: Map<string, number> }> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map<string, number>();
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.js'))
      sizes.set(file, gzipSync(await readFile(join(folder, file)), { level: 9 }).length);
  }
  return { manifest, sizes };
}
