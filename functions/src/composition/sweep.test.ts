import { expect, it, vi } from 'vitest';
import { runParts } from './sweep.ts';

it('runs every part of the sweep although one fails, says which, and fails in the end', async () => {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const last = vi.fn(async () => ({ queued_again: 2 }));
  const swept = runParts(logger, [
    { name: 'first', run: async () => ({ nothing: 0 }) },
    { name: 'second', run: () => Promise.reject(new Error('database is busy')) },
    { name: 'third', run: last },
  ]);
  await expect(swept).rejects.toThrow(AggregateError);
  expect(last).toHaveBeenCalledOnce();
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    'Sweeping second failed',
    expect.objectContaining({ error_message: 'database is busy' }),
  );
  expect(logger.info).toHaveBeenCalledExactlyOnceWith('Swept third', { queued_again: 2 });
});
