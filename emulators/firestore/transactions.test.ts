import { status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from './clock.ts';
import { Database } from './database.ts';
import { Transactions } from './transactions.ts';

/** "Time limit for a transaction: 270 seconds, with a 60-second idle expiration time." */
describe('a transaction', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const begun = () => {
    const transactions = new Transactions(
      new Database('projects/demo/databases/(default)', new Clock(), {
        definitions: undefined,
        log: undefined,
      }),
    );
    return { transactions, id: transactions.begin(undefined).id };
  };
  const expired = expect.objectContaining({
    code: status.INVALID_ARGUMENT,
    message: 'The referenced transaction has expired or is no longer valid.',
  });

  it('expires when it is idle for 60 seconds', () => {
    const { transactions, id } = begun();
    vi.advanceTimersByTime(59_000);
    transactions.find(id);
    vi.advanceTimersByTime(2000);
    expect(() => transactions.find(id)).toThrow(expired);
  });

  it('expires after 270 seconds, however busy it is', async () => {
    const { transactions, id } = begun();
    for (let seconds = 0; seconds < 250; seconds += 50) {
      await transactions.find(id).use(() => undefined);
      vi.advanceTimersByTime(50_000);
    }
    await transactions.find(id).use(() => undefined);
    vi.advanceTimersByTime(21_000);
    expect(() => transactions.find(id)).toThrow(expired);
  });

  it('that has expired holds no lock', async () => {
    const { transactions, id } = begun();
    const first = transactions.find(id);
    await first.use(() => transactions.readDocument('a/b', first));
    vi.advanceTimersByTime(61_000);
    const second = transactions.begin(undefined);
    await second.use(() => transactions.readDocument('a/b', second));
    expect(second.locked).toContain('a/b');
  });
});
