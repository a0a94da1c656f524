import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterNextPaint } from './use-after-paint.ts';

/** A browser whose frame comes when the test says so, and which is always idle. */
function slowBrowser(visibilityState: 'visible' | 'hidden') {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
  return {
    paint() {
      for (const frame of frames.splice(0)) frame();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the paint, however long it takes, and then for the browser to be idle', () => {
  const { paint } = slowBrowser('visible');
  const run = vi.fn();
  afterNextPaint(run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  paint();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for no paint in the background', () => {
  slowBrowser('hidden');
  const run = vi.fn();
  afterNextPaint(run);
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledOnce();
});

it('can be taken back at every step', () => {
  for (const steps of [0, 1]) {
    const { paint } = slowBrowser('visible');
    const run = vi.fn();
    const cancel = afterNextPaint(run);
    if (steps > 0) paint();
    cancel();
    paint();
    vi.advanceTimersByTime(100);
    expect(run).not.toHaveBeenCalled();
  }
});
