import { useSyncExternalStore } from 'react';

/** Something open or closed that several components open. */
export function createFlag() {
  let on = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => on,
    set(next: boolean): void {
      on = next;
      for (const listener of listeners) listener();
    },
    /** The same, and the component is drawn again when it changes. */
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => on,
        () => on,
      ),
  };
}
