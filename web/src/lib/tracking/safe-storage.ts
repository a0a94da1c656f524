import type { KeyValue } from './types.ts';

/** The storage, or this page's memory for what it does not take: it may be blocked or full. */
export function safeStorage(storage: () => KeyValue): KeyValue {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      // What is only in memory is newer than what the storage could not replace.
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
        // It holds nothing that could be read.
      }
    },
  };
}
