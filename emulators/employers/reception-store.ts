import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readJsonOrSetAside, removeTempFiles, writeFileAtomic } from '../support/atomic-file.ts';
import type { StoredFile } from './file-store.ts';
import type { Vendor } from './job.ts';

/** An application as received by an employer. */
export type Reception = {
  id: string;
  received_at: string;
  vendor: Vendor;
  company_slug: string;
  company: string;
  job_id: string;
  title: string;
  email: string;
  /** 1 for the first application from this email address to this job, 2 for the second, and so on. */
  reception_number: number;
  fields: { name: string; label: string; value: string }[];
  files: ({ field: string; label: string } & StoredFile)[];
  /** The hidden trap field was filled: the sender is a bot. */
  honeypot: boolean;
  user_agent: string;
};

export type ReceptionFilter = { job_id?: string; email?: string; vendor?: string; company_slug?: string };

/** Each reception is a separate file; nothing is ever merged, so that tests can count. */
export class ReceptionStore {
  readonly #dataDir: string;
  #receptions: Reception[] = [];

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  static async open(dataDir: string): Promise<ReceptionStore> {
    await mkdir(dataDir, { recursive: true });
    await removeTempFiles(dataDir);
    const store = new ReceptionStore(dataDir);
    for (const name of (await readdir(dataDir)).sort()) {
      if (!name.endsWith('.json')) continue;
      const reception = (await readJsonOrSetAside(path.join(dataDir, name))) as Reception | undefined;
      if (reception) store.#receptions.push(reception);
    }
    return store;
  }

  async add(draft: Omit<Reception, 'id' | 'received_at' | 'reception_number'>): Promise<Reception> {
    const now = new Date();
    const { vendor, company_slug, job_id, email } = draft;
    const reception: Reception = {
      // Starts with the time so that file names sort by arrival.
      id: `${now.getTime()}-${randomUUID().slice(0, 8)}`,
      received_at: now.toISOString(),
      reception_number: this.list({ vendor, company_slug, job_id, email }).length + 1,
      ...draft,
    };
    this.#receptions.push(reception);
    await writeFileAtomic(this.#file(reception.id), JSON.stringify(reception, null, 2));
    return reception;
  }

  /** Newest first. */
  list(filter: ReceptionFilter = {}): Reception[] {
    const email = filter.email?.toLowerCase();
    const stored = this.#receptions.filter(
      (reception) =>
        (!filter.job_id || reception.job_id === filter.job_id) &&
        (!filter.vendor || reception.vendor === filter.vendor) &&
        (!filter.company_slug || reception.company_slug === filter.company_slug) &&
        (!email || reception.email.toLowerCase() === email),
    );
    return stored.toReversed();
  }

  find(id: string): Reception | undefined {
    return this.#receptions.find((reception) => reception.id === id);
  }

  async clear(): Promise<number> {
    const gone = this.#receptions;
    this.#receptions = [];
    await Promise.all(gone.map((reception) => rm(this.#file(reception.id), { force: true })));
    return gone.length;
  }

  #file(id: string): string {
    return path.join(this.#dataDir, `${id}.json`);
  }
}
