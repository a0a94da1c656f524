import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes some of the page's search parameters; an empty value removes one. */
export function useSearchPatch() {
  const [search, setSearch] = useSearchParams();
  const patch = useCallback(
    (changes: Record<string, string | null>, options: { replace?: boolean } = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: options.replace ?? false, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [search, patch] as const;
}
