import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Checked } from './check.ts';
import type { FirebaseJson } from './firebase-json.ts';
import { withDefaults } from './params.ts';
import type { Target } from './target.ts';

/** firebase-tools resolves paths against the folder of its configuration, so it lies in the root (git-ignored). */
const FILE = '.firebase.deploy.json';

/** The project's `firebase.json`, pointed at what the check has built: nothing is rebuilt between check and upload. */
export function deployConfig(
  root: string,
  config: FirebaseJson,
  checked: Checked,
  params_dir: string,
): FirebaseJson {
  const { predeploy: _, ...hosting } = config.hosting;
  return {
    ...config,
    hosting: { ...hosting, public: relative(root, checked.web) },
    functions: config.functions.map(({ predeploy: _built, ...entry }) => {
      const folder = checked.codebases[entry.codebase];
      if (!folder) throw new Error(`The codebase ${entry.codebase} was not built.`);
      return { ...entry, source: relative(root, folder), configDir: relative(root, params_dir) };
    }),
  };
}

/**
 * Writes the configuration of one deploy and its params; returns the configuration's path. Every param is written, even
 * those with defaults: without a terminal firebase-tools refuses to deploy otherwise.
 */
export function writeDeployConfig(
  root: string,
  config: FirebaseJson,
  checked: Checked,
  target: Target,
): string {
  const params_dir = join(root, '.cache', 'deploy', 'params');
  rmSync(params_dir, { recursive: true, force: true });
  mkdirSync(params_dir, { recursive: true });
  const lines = Object.entries(withDefaults(checked.params, checked.values)).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  );
  writeFileSync(join(params_dir, `.env.${target.project}`), lines.join(''));
  const file = join(root, FILE);
  writeFileSync(file, JSON.stringify(deployConfig(root, config, checked, params_dir), null, 2));
  return file;
}
