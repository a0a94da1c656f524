/** A fault that the emulator shows on request. */
export type Fault = {
  /** Status to return without processing the request. */
  status?: number;
  /** Seconds of a Retry-After header. */
  retry_after?: number;
  /** `before`: the connection closes and nothing is stored. `after`: the events are stored, the response is lost. */
  drop?: 'before' | 'after';
  /** Number of requests affected; all if omitted. */
  times?: number;
  /** Share of requests affected, 0 to 1; all if omitted. */
  rate?: number;
  /** Affects only requests with this test id, so that tests on one stack do not disturb each other. */
  test_id?: string;
};

/** Decides which fault affects which request. Seeded, so that tests are repeatable. */
export class Faults {
  #faults: { fault: Fault; left: number }[] = [];
  #seed = 1;

  set(faults: readonly Fault[], seed = 1): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
    this.#seed = seed;
  }

  /** The fault for the next request, at most one. */
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
