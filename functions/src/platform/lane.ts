/** Runs at most `width` pieces of work at once and gives up at the first that fails. */
export class Lane {
  readonly #width: number;
  readonly #running = new Set<Promise<void>>();
  #failure: { error: unknown } | null = null;

  constructor(width: number) {
    this.#width = width;
  }

  /** Starts the work as soon as there is room; throws what earlier work threw. */
  async run(work: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#width) await Promise.race(this.#running);
    this.#check();
    const one = work()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(one));
    this.#running.add(one);
  }

  /** Waits for all work; throws what any of it threw. */
  async idle(): Promise<void> {
    await this.settled();
    this.#check();
  }

  /** Waits for all work, whatever becomes of it. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  #check(): void {
    if (this.#failure) throw this.#failure.error;
  }
}
