import { type FieldReader, fieldReader } from '../query-filter.ts';
import type { StoredDoc } from '../stored-doc.ts';
import { isVector } from '../values.ts';
import { PackedVectors } from './packed-vectors.ts';
import type { PrefixField } from './planner.ts';
import { PrefixKeys } from './prefix-keys.ts';
import type { Term } from './term.ts';

/** A vector index, kept up to date: for each combination of values of the prefix the vectors of one length. */
export class VectorIndex {
  readonly #keys: PrefixKeys;
  readonly #read: FieldReader;
  readonly #dimension: number;
  readonly #entries = new Map<string, PackedVectors>();

  constructor(prefix: PrefixField[], { path, dimension }: { path: string; dimension: number }) {
    this.#keys = new PrefixKeys(prefix);
    this.#read = fieldReader(path);
    this.#dimension = dimension;
  }

  /** Makes the index of these documents; it was empty. */
  load(docs: StoredDoc[]): void {
    for (const doc of docs) this.add(doc);
  }

  add(doc: StoredDoc): void {
    const vector = this.#read(doc);
    if (!isVector(vector)) return;
    const numbers = vector.toArray();
    if (numbers.length !== this.#dimension) return;
    for (const key of this.#keys.of(doc)) {
      const packed = this.#entries.get(key) ?? new PackedVectors(this.#dimension);
      this.#entries.set(key, packed);
      packed.add(doc, numbers);
    }
  }

  remove(doc: StoredDoc): void {
    for (const key of this.#keys.of(doc)) {
      const packed = this.#entries.get(key);
      packed?.remove(doc);
      if (packed?.docs.length === 0) this.#entries.delete(key);
    }
  }

  /** The vectors among which a term looks; undefined when there are none. */
  find = (term: Term): PackedVectors | undefined => this.#entries.get(this.#keys.ofTerm(term));
}
