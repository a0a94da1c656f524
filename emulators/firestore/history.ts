import type { StoredDoc } from './stored-doc.ts';

type Past = { doc: StoredDoc | undefined; until: number };

const retentionMicros = 5 * 60 * 1_000_000;
const sweepEvery = 10_000;

/** Versions replaced in the last few minutes, for reads at a past time. Times are in microseconds. */
export class History {
  readonly #past = new Map<string, Past[]>();
  #sinceSweep = 0;

  /** Records that `before` (undefined: no document) was the document's state until this time. */
  replaced(path: string, before: StoredDoc | undefined, until: number): void {
    const entries = this.#past.get(path);
    if (entries) entries.push({ doc: before, until });
    else this.#past.set(path, [{ doc: before, until }]);
    this.#sinceSweep += 1;
    if (this.#sinceSweep >= sweepEvery) this.#sweep(until - retentionMicros);
  }

  /** The version at a given time; `current` is the latest one. */
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
