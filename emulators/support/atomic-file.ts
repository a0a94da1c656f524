import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const TEMP_SUFFIX = '.tmp';

/** Writes a file atomically: after a crash it has either the old or the new content. */
export async function writeFileAtomic(file: string, content: Buffer | string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temp = path.join(folder, `.${randomUUID()}${TEMP_SUFFIX}`);
  const handle = await open(temp, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temp, file);
  await syncFolder(folder);
}

/** Makes renames and removals in `folder` durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes files that a killed process left half-written in `folder`. */
export async function removeTempFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(TEMP_SUFFIX)) await rm(path.join(folder, name), { force: true });
  }
}

/** Reads a JSON file. A damaged one is renamed to `<name>.damaged`, reported on stderr and returned as `undefined`. */
export async function readJsonOrSetAside(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    await rename(file, `${file}.damaged`);
    console.error(`Damaged file set aside: ${file}.damaged`);
    return undefined;
  }
}
