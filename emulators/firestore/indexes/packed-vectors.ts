import type { StoredDoc } from '../stored-doc.ts';

/** Documents with their vectors of one length, packed into one array for fast scanning. */
export class PackedVectors {
  readonly dimension: number;
  readonly docs: StoredDoc[] = [];
  /** The vector of `docs[n]` starts at `n * dimension`. */
  values: Float64Array;
  /** The length of each vector. */
  norms: Float64Array;
  readonly #slots = new Map<string, number>();

  constructor(dimension: number, capacity = 16) {
    this.dimension = dimension;
    this.values = new Float64Array(capacity * dimension);
    this.norms = new Float64Array(capacity);
  }

  /** `numbers` has `dimension` elements. */
  add(doc: StoredDoc, numbers: ArrayLike<number>): void {
    const slot = this.docs.length;
    if (slot === this.norms.length) this.#grow();
    this.docs.push(doc);
    this.#slots.set(doc.path, slot);
    this.values.set(numbers, slot * this.dimension);
    let sum = 0;
    for (let index = 0; index < this.dimension; index++) sum += (numbers[index] as number) ** 2;
    this.norms[slot] = Math.sqrt(sum);
  }

  /** The last document takes the place of the removed one. */
  remove(doc: StoredDoc): void {
    const slot = this.#slots.get(doc.path);
    if (slot === undefined) return;
    const last = this.docs.length - 1;
    const moved = this.docs[last] as StoredDoc;
    this.docs[slot] = moved;
    this.#slots.set(moved.path, slot);
    this.values.copyWithin(slot * this.dimension, last * this.dimension, (last + 1) * this.dimension);
    this.norms[slot] = this.norms[last] as number;
    this.docs.pop();
    this.#slots.delete(doc.path);
  }

  #grow(): void {
    const values = new Float64Array(this.values.length * 2);
    values.set(this.values);
    this.values = values;
    const norms = new Float64Array(this.norms.length * 2);
    norms.set(this.norms);
    this.norms = norms;
  }
}
