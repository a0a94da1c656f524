import { useEffect, useState } from 'react';

const IDLE_WITHIN_MS = 1500;

/** Calls when the browser is idle, or soon, where it never is. Gives what takes it back. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

/** Calls after the next paint: a task that a frame starts runs once that frame is painted. */
export function afterNextPaint(run: () => void): () => void {
  // Nothing is painted in the background, so there is no paint to wait for.
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

/** True once the first paint is done and the browser is idle: the time to fetch what the first paint did not need. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterNextPaint(() => setPainted(true)), []);
  return painted;
}
