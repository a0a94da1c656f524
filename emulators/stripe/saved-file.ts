import path from 'node:path';
import { readJsonOrSetAside, writeFileAtomic } from '../support/atomic-file.ts';

/** One JSON file that always holds a whole state. Writes that wait for each other are made as one. */
export class SavedFile {
  private readonly file: string;
  private readonly current: () => unknown;
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(dataDir: string, current: () => unknown) {
    this.file = path.join(dataDir, 'state.json');
    this.current = current;
  }

  static async read(dataDir: string): Promise<unknown> {
    try {
      return await readJsonOrSetAside(path.join(dataDir, 'state.json'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Resolves once what was true at the call is on disk. */
  save(): Promise<void> {
    this.next ??= this.writing.then(() => {
      this.next = null;
      this.writing = writeFileAtomic(this.file, JSON.stringify(this.current()));
      return this.writing;
    });
    return this.next;
  }
}
