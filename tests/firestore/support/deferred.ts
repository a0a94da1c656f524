/** Collects a listener's events, and lets a test wait for a state instead of a time. */
export class Inbox<T> {
  readonly items: T[] = [];
  readonly #checks = new Set<() => void>();

  readonly push = (item: T) => {
    this.items.push(item);
    for (const check of this.#checks) check();
  };

  /** Resolves with the first item, past or future, that satisfies the condition. */
  first(condition: (item: T) => boolean): Promise<T> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.items.find(condition);
        if (found === undefined) return;
        this.#checks.delete(check);
        resolve(found);
      };
      this.#checks.add(check);
      check();
    });
  }
}
