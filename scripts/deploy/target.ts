import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadEnv } from 'vite';

export type Values = Record<string, string>;

/** The target of a deploy. */
export type Target = {
  /** The project's id. */
  project: string;
  /** Its alias in `.firebaserc`, if any: its dotenv file may be named after that. */
  alias: string | null;
  /** Mode of the web build, which selects `web/.env.MODE`. */
  web_mode: string;
};

/** The project that an id or an alias of `.firebaserc` names. */
export function findTarget(root: string, given: string, web_mode: string): Target {
  const { projects }: { projects: Values } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8'));
  const project = projects[given] ?? given;
  const alias = Object.entries(projects).find(([, id]) => id === project)?.[0] ?? null;
  return { project, alias, web_mode };
}

type LoadUserEnvs = (options: {
  functionsSource: string;
  configDir: string;
  projectDir: string;
  projectId: string;
  projectAlias?: string;
  isEmulator: false;
}) => Values;

/**
 * The functions' params that a deploy would find in `.env`, `.env.PROJECT` and `.env.ALIAS`, read by firebase-tools
 * itself.
 */
export function functionsValues(root: string, folder: string, target: Target): Values {
  // It has no types; these are of its lib/functions/env.js.
  const { loadUserEnvs } = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js') as {
    loadUserEnvs: LoadUserEnvs;
  };
  const directory = join(root, folder);
  return loadUserEnvs({
    functionsSource: directory,
    configDir: directory,
    projectDir: root,
    projectId: target.project,
    isEmulator: false,
    ...(target.alias && { projectAlias: target.alias }),
  });
}

/** The values of a web build in this mode, read by Vite itself: dotenv files and the environment. */
export function webValues(root: string, mode: string): Values {
  return loadEnv(mode, join(root, 'web'), 'VITE_');
}
