import { useCallback, useEffect, useState } from 'react';

function read<T extends object>(key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : {};
  } catch {
    return {};
  }
}

/**
 * What somebody typed and has not sent yet; survives a reload and a closed tab. `start` is what the form shows
 * before anything was typed, and fills in again for fields that were left alone.
 * @param key unique for person and form
 */
export function useDraft<T extends object>(key: string, start: T) {
  const [typed, setTyped] = useState<Partial<T>>(() => read<T>(key));
  useEffect(() => {
    try {
      if (Object.keys(typed).length > 0) localStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // Storage can be blocked or full: the form still works, it only forgets on reload.
    }
  }, [key, typed]);
  const change = useCallback((part: Partial<T>) => setTyped((before) => ({ ...before, ...part })), []);
  const forget = useCallback(() => {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  }, [key]);
  return { value: { ...start, ...typed }, change, forget };
}
