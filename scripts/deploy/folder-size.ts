import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Total size of the files below a folder in bytes, except those that `skip` matches; 0 if there is no such folder. */
export function folderSize(folder: string, skip: (name: string) => boolean = () => false): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !skip(entry.name))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
