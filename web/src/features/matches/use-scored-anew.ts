import { useEffect, useRef } from 'react';
import type { useSearchRun } from './use-search-run.ts';

/**
 * Searches again, once, when somebody looks at matches that were scored in another way than today's: they cost nothing
 * while nobody looks. The list stays until the new search is done.
 */
export function useScoredAnew(
  { running, search, start }: ReturnType<typeof useSearchRun>,
  outdated: boolean,
) {
  const asked = useRef(false);
  const { mutate } = start;
  const failed = search?.status === 'failed';
  useEffect(() => {
    // A search that runs scores anew, whoever started it: the list says so only once it is read again.
    if (running) asked.current = true;
    if (!outdated || failed || asked.current) return;
    asked.current = true;
    mutate({ quiet: true });
  }, [outdated, running, failed, mutate]);
}
