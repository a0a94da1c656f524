/** A fault that the emulator shows on request. */
export type Fault = {
  /** Status to answer instead of looking at the request. */
  status?: number;
  /** Seconds of a Retry-After header. */
  retry_after?: number;
  /** `before`: the connection ends unanswered, nothing is taken. `after`: the events are taken, the answer is lost. */
  drop?: 'before' | 'after';
  /** Requests that it strikes; without it all. */
  times?: number;
  /** Share of the requests that it strikes, 0 to 1; without it all. */
  rate?: number;
  /** Strikes only requests under this test id, so that tests on one stack leave each other alone. */
  test_id?: string;
};

/** Which fault strikes which request. Chance comes from a fixed seed, so that a test can be repeated. */
export class Faults {
  #faults: { fault: Fault; left: number }[] = [];
  #seed = 1;

  set(faults: readonly Fault[], seed = 1): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
    this.#seed = seed;
  }

  /** The fault of the next request; several share the requests, they do not add up on one. */
  next(test_id: string | null = null): Fault | null {
    const chance = this.#random();
    let from = 0;
    for (const entry of this.#faults) {
      if (entry.left <= 0) continue;
      if (entry.fault.test_id !== undefined && entry.fault.test_id !== test_id) continue;
      const to = from + (entry.fault.rate ?? 1);
      if (chance >= from && chance < to) {
        entry.left -= 1;
        return entry.fault;
      }
      from = to;
    }
    return null;
  }

  /** Mulberry32. */
  #random(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
