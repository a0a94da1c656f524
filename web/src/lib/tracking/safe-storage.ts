import type { KeyValue } from './types.ts';

/** Storage that falls back to memory for this page, because the browser's may be blocked or full. */
export function safeStorage(storage: () => KeyValue): KeyValue {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      // A value held in memory is newer than the one that storage couldn't replace.
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage can't be read either, so nothing is left behind.
      }
    },
  };
}
