import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Someone who types on goes on within this time; what is found for every letter on the way would only flicker. */
const PAUSE_MS = 160;

/**
 * Calls `search` when someone pauses while typing. `again` is true from the second time on, so that a whole word is one step back in
 * the history.
 */
export function useSearchWhileTyping(search: (again: boolean) => void): {
  onTyping: () => void;
  /** Nobody types on: asks at once for what was typed last. */
  onLeft: () => void;
  /** Whatever was typed is asked for now, by other means. */
  onAsked: () => void;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(false);
  const latest: RefObject<typeof search> = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const onTyping = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current(again.current);
      again.current = true;
    }, PAUSE_MS);
  }, []);
  const onAsked = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    again.current = false;
  }, []);
  const onLeft = useCallback(() => {
    const pending = timer.current !== undefined;
    const goesOn = again.current;
    onAsked();
    if (pending) latest.current(goesOn);
  }, [onAsked]);
  return { onTyping, onLeft, onAsked };
}
