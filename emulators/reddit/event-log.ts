import { type FileHandle, mkdir, open, readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { WireEvent } from './check-event.ts';

/** A conversion as Reddit counts it: one per type and conversion id, however often it arrived. */
export type Accepted = {
  tracking_type: string;
  conversion_id: string;
  /** How often it was received. */
  receptions: number;
  first_at: string;
  test_id: string | null;
  /** As first received. */
  event: WireEvent;
};

type Line = { at: string; test_id: string | null; events: WireEvent[] };

/** Accepted events, appended line by line to `accepted.jsonl`; a line truncated by a crash was never accepted. */
export class EventLog {
  readonly #file: FileHandle;
  readonly #accepted = new Map<string, Accepted>();
  #receptions = 0;
  #nameless = 0;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(dataDir: string): Promise<EventLog> {
    await mkdir(dataDir, { recursive: true });
    const name = path.join(dataDir, 'accepted.jsonl');
    const text = await readFile(name, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) await truncate(name, Buffer.byteLength(whole));
    const log = new EventLog(await open(name, 'a'));
    for (const line of whole.split('\n')) if (line !== '') log.#count(JSON.parse(line) as Line);
    return log;
  }

  /** Durable when it resolves. */
  async add(events: WireEvent[], test_id: string | null): Promise<void> {
    const line: Line = { at: new Date().toISOString(), test_id, events };
    this.#writing = this.#writing.then(() => this.#file.appendFile(`${JSON.stringify(line)}\n`));
    await this.#writing;
    this.#count(line);
  }

  /** In order of first arrival. */
  list(): Accepted[] {
    return [...this.#accepted.values()];
  }

  get receptions(): number {
    return this.#receptions;
  }

  async clear(): Promise<void> {
    await this.#writing;
    await this.#file.truncate(0);
    this.#accepted.clear();
    this.#receptions = 0;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  #count({ at, test_id, events }: Line): void {
    for (const event of events) {
      this.#receptions += 1;
      const tracking_type = event.type?.tracking_type ?? '';
      const conversion_id = event.metadata?.conversion_id ?? '';
      // Without an id, two conversions cannot be told from one that arrived twice.
      if (conversion_id === '') this.#nameless += 1;
      const key = `${tracking_type} ${conversion_id || `#${this.#nameless}`}`;
      const known = this.#accepted.get(key);
      if (known) known.receptions += 1;
      else
        this.#accepted.set(key, {
          tracking_type,
          conversion_id,
          receptions: 1,
          first_at: at,
          test_id,
          event,
        });
    }
  }
}
