const MINUTE_MS = 60_000;

export type Limits = { requests_per_minute: number; events_per_minute: number };

/** The lower of the limits that Reddit documents, per pixel. */
export const REDDIT_LIMITS: Limits = { requests_per_minute: 5_000, events_per_minute: 250_000 };

/** Counts requests and events in one-minute windows. */
export class RateLimit {
  readonly #limits: Limits;
  #window = 0;
  #requests = 0;
  #events = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** False if this request exceeds the limit. */
  consume(events: number, now: number): boolean {
    const window = Math.floor(now / MINUTE_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#requests = 0;
      this.#events = 0;
    }
    this.#requests += 1;
    this.#events += events;
    const { requests_per_minute, events_per_minute } = this.#limits;
    return this.#requests <= requests_per_minute && this.#events <= events_per_minute;
  }
}
