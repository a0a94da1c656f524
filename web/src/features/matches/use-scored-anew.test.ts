// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScoredAnew } from './use-scored-anew.ts';
import type { useSearchRun } from './use-search-run.ts';

afterEach(cleanup);

type Run = ReturnType<typeof useSearchRun>;

/** The view, opened while a search runs or not; `mutate` starts a search. */
function open(first: { running: boolean; outdated: boolean }) {
  const mutate = vi.fn();
  const run = (running: boolean) => ({ running, search: null, start: { mutate } }) as unknown as Run;
  const view = renderHook(({ running, outdated }: typeof first) => useScoredAnew(run(running), outdated), {
    initialProps: first,
  });
  return { mutate, ...view };
}

test('outdated matches start one search, and no other while the list waits for it', () => {
  const { mutate, rerender } = open({ running: false, outdated: true });
  rerender({ running: true, outdated: true });
  rerender({ running: false, outdated: true });
  rerender({ running: false, outdated: false });
  expect(mutate).toHaveBeenCalledTimes(1);
});

test('a view that opens while a search runs starts none when it ends, though its list is still the old one', () => {
  const { mutate, rerender } = open({ running: true, outdated: true });
  rerender({ running: false, outdated: true });
  rerender({ running: false, outdated: false });
  expect(mutate).not.toHaveBeenCalled();
});
