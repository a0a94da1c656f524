import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJsonOrSetAside, removeTempFiles, writeFileAtomic } from '../support/atomic-file.ts';
import type { UploadedFile } from './resume-file.ts';

export type StoredFile = { id: string; filename: string; mime_type: string; size: number; sha256: string };

const ID = /^[0-9a-f-]{36}$/;

/** Applicants' files, stored as soon as they are uploaded (two vendors accept files before the form). */
export class FileStore {
  readonly #dataDir: string;

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  static async open(dataDir: string): Promise<FileStore> {
    await mkdir(dataDir, { recursive: true });
    await removeTempFiles(dataDir);
    return new FileStore(dataDir);
  }

  async save(file: UploadedFile): Promise<StoredFile> {
    const stored: StoredFile = {
      id: randomUUID(),
      filename: file.filename,
      mime_type: file.mimeType,
      size: file.content.length,
      sha256: createHash('sha256').update(file.content).digest('hex'),
    };
    await writeFileAtomic(path.join(this.#dataDir, stored.id), file.content);
    await writeFileAtomic(path.join(this.#dataDir, `${stored.id}.json`), JSON.stringify(stored));
    return stored;
  }

  async find(id: string): Promise<StoredFile | undefined> {
    if (!ID.test(id)) return undefined;
    try {
      return (await readJsonOrSetAside(path.join(this.#dataDir, `${id}.json`))) as StoredFile | undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  read(file: StoredFile): Promise<Buffer> {
    return readFile(path.join(this.#dataDir, file.id));
  }
}
