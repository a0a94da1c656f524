import { type FieldReader, fieldReader } from '../query-filter.ts';
import type { StoredDoc } from '../stored-doc.ts';
import { isVector } from '../values.ts';
import { PackedVectors } from './packed-vectors.ts';
import type { PrefixField } from './planner.ts';
import { PrefixKeys } from './prefix-keys.ts';
import type { Term } from './term.ts';

/** A maintained vector index: for each combination of prefix values, the vectors of one length. */
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

  /** Builds the index from these documents; it must be empty. */
  load(docs: StoredDoc[]): void {
    const parts = new Map<string, StoredDoc[]>();
    for (const doc of docs) {
      if (!this.#vectorOf(doc)) continue;
      for (const key of this.#keys.of(doc)) {
        const part = parts.get(key);
        if (part) part.push(doc);
        else parts.set(key, [doc]);
      }
    }
    for (const [key, part] of parts) {
      const packed = new PackedVectors(this.#dimension, part.length);
      this.#entries.set(key, packed);
      for (const doc of part) packed.add(doc, this.#vectorOf(doc) as number[]);
    }
  }

  /** Undefined if the document has no vector of the right length. */
  #vectorOf(doc: StoredDoc): number[] | undefined {
    const vector = this.#read(doc);
    const numbers = isVector(vector) ? vector.toArray() : undefined;
    return numbers?.length === this.#dimension ? numbers : undefined;
  }

  add(doc: StoredDoc): void {
    const numbers = this.#vectorOf(doc);
    if (!numbers) return;
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

  /** The vectors that a term searches; undefined if there are none. */
  find = (term: Term): PackedVectors | undefined => this.#entries.get(this.#keys.ofTerm(term));
}
