import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readJsonOrSetAside, removeTempFiles, writeFileAtomic } from '../support/atomic-file.ts';
import type { MailMessage } from './message.ts';

/** Mails as one JSON file each; the file names sort by arrival. */
export class MailStore {
  readonly #dataDir: string;
  #messages: MailMessage[] = [];

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  static async open(dataDir: string): Promise<MailStore> {
    await mkdir(dataDir, { recursive: true });
    await removeTempFiles(dataDir);
    const store = new MailStore(dataDir);
    for (const name of (await readdir(dataDir)).sort()) {
      if (!name.endsWith('.json')) continue;
      const message = (await readJsonOrSetAside(path.join(dataDir, name))) as MailMessage | undefined;
      if (message) store.#messages.push(message);
    }
    return store;
  }

  async add(message: MailMessage): Promise<void> {
    await writeFileAtomic(this.#file(message.id), JSON.stringify(message));
    this.#messages.push(message);
  }

  /** Newest first; `to` filters by recipient, ignoring case. */
  list(to?: string): MailMessage[] {
    const wanted = to?.trim().toLowerCase();
    const kept = wanted
      ? this.#messages.filter((message) => message.to.some((address) => address.toLowerCase() === wanted))
      : this.#messages;
    return kept.toReversed();
  }

  find(id: string): MailMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Deletes all messages, or those to one address; returns how many. */
  async clear(to?: string): Promise<number> {
    const doomed = new Set(this.list(to));
    this.#messages = this.#messages.filter((message) => !doomed.has(message));
    await Promise.all([...doomed].map((message) => rm(this.#file(message.id), { force: true })));
    return doomed.size;
  }

  #file(id: string): string {
    return path.join(this.#dataDir, `${id}.json`);
  }
}
