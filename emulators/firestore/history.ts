import type { StoredDoc } from './stored-doc.ts';

type Past = { doc: StoredDoc | undefined; until: number };

const retentionMicros = 5 * 60 * 1_000_000;
const sweepEvery = 10_000;

/** Replaced versions of the last minutes, for reads of a past moment. Times are microseconds. */
export class History {
  readonly #past = new Map<string, Past[]>();
  #sinceSweep = 0;

  /** Notes that `before` (undefined: nothing there) was the document's state until this time. */
  replaced(path: string, before: StoredDoc | undefined, until: number): void {
    const entries = this.#past.get(path);
    if (entries) entries.push({ doc: before, until });
    else this.#past.set(path, [{ doc: before, until }]);
    this.#sinceSweep += 1;
    if (this.#sinceSweep >= sweepEvery) this.#sweep(until - retentionMicros);
  }

  /** The version that held at a time, given the one that holds now. */
  versionAt(path: string, current: StoredDoc | undefined, at: number): StoredDoc | undefined {
    const entry = this.#past.get(path)?.find(({ until }) => at < until);
    return entry ? entry.doc : current;
  }

  paths = () => this.#past.keys();

  #sweep(before: number): void {
    this.#sinceSweep = 0;
    for (const [path, entries] of this.#past) {
      const kept = entries.filter(({ until }) => until >= before);
      if (kept.length === 0) this.#past.delete(path);
      else this.#past.set(path, kept);
    }
  }
}
