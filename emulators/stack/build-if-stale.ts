import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Build = {
  name: string;
  /** Files and folders whose content determines the result, relative to the root. */
  inputs: string[];
  /** A file that the build leaves behind, relative to the root. */
  output: string;
  command: string[];
};

/** Packages, and what builds leave behind. */
const NOT_INPUT = new Set(['node_modules', 'dist', 'dist-pages']);

function digest(root: string, inputs: string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (!NOT_INPUT.has(name)) visit(join(path, name));
      }
    } else {
      hash
        .update(`${path.slice(root.length)}\0`)
        .update(readFileSync(path))
        .update('\0');
    }
  };
  for (const input of inputs) visit(join(root, input));
  return hash.digest('hex');
}

/**
 * Runs the build unless its inputs are unchanged since its last success; returns whether it ran. The record of that
 * lies beside the output: another build of the same folder (`npm run build`, which is not for the local stack) empties
 * the folder and removes the record with it.
 */
export function buildIfStale(root: string, build: Build): boolean {
  const stamp = join(root, dirname(build.output), '.built-from');
  const wanted = digest(root, [...build.inputs, 'package-lock.json']);
  if (existsSync(join(root, build.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return false;
  }
  const [command, ...args] = build.command;
  const result = spawnSync(command ?? '', args, { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) {
    throw new Error(`Building ${build.name} failed:\n${result.stdout ?? ''}${result.stderr ?? ''}`);
  }
  writeFileSync(stamp, wanted);
  return true;
}
