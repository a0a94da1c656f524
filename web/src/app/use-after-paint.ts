import { useEffect, useState } from 'react';

const IDLE_WITHIN_MS = 1500;

/** Runs a callback when the browser is idle, or soon if it never is. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

/** Runs a callback after the next paint: a task queued in a frame runs once that frame is painted. */
export function afterNextPaint(run: () => void): () => void {
  // A hidden page doesn't paint, so there is nothing to wait for.
  if (document.visibilityState === 'hidden') return whenIdle(run);
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    const task = setTimeout(() => {
      cancel = whenIdle(run);
    });
    cancel = () => clearTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}

/** True once the first paint is done and the browser is idle: the time to load what the first paint didn't need. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterNextPaint(() => setPainted(true)), []);
  return painted;
}
