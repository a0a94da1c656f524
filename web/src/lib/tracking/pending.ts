import { PENDING } from '../constants.ts';
import type { Clock, Conversion } from './types.ts';

type Item = { conversion: Conversion; queuedAt: number; attempts: number; sending: boolean };

type PendingOptions = {
  clock: Clock;
  /** Whether anything could be sent now. */
  ready: () => boolean;
  /** Resolves to whether it was sent. Never rejects. */
  send: (conversion: Conversion) => Promise<boolean>;
  onChange: () => void;
};

export type Pending = {
  /** `attempts`: how often it was tried before. */
  add(conversion: Conversion, attempts: number): void;
  /** Tries each once more if possible; one that has failed three times is dropped. */
  retry(): Promise<void>;
  size(): number;
  clear(): void;
};

/**
 * Conversions without a click id or uuid so far, or that did not reach the server. Each sweep drops expired ones and
 * retries the others. Sweeps run only while something waits, every 60 s from when the first one was added.
 */
export function createPending({ clock, ready, send, onChange }: PendingOptions): Pending {
  let items: Item[] = [];
  let timer: unknown = null;

  function keep(next: Item[]): void {
    items = next;
    if (items.length === 0) {
      clock.clearTimeout(timer);
      timer = null;
    }
    onChange();
  }
  function sweepLater(): void {
    timer = clock.setTimeout(() => {
      const now = clock.now();
      timer = null;
      keep(items.filter((item) => now - item.queuedAt <= PENDING.expiryMs));
      if (items.length === 0) return;
      sweepLater();
      void retry();
    }, PENDING.sweepMs);
  }
  async function retry(): Promise<void> {
    if (!ready()) return;
    const tried = items.filter((item) => !item.sending);
    await Promise.all(
      tried.map(async (item) => {
        item.attempts += 1;
        item.sending = true;
        const sent = await send(item.conversion);
        item.sending = false;
        if (sent || item.attempts >= PENDING.attempts) keep(items.filter((other) => other !== item));
      }),
    );
  }

  return {
    add(conversion, attempts) {
      keep([...items, { conversion, queuedAt: clock.now(), attempts, sending: false }]);
      if (timer === null) sweepLater();
    },
    retry,
    size: () => items.length,
    clear: () => keep([]),
  };
}
