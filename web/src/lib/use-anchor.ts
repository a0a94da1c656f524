import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const SETTLED_MS = 150;

/**
 * Goes to the part of the page that the address names (`/profile#answers`), once what loads above it has its size. Who
 * has scrolled by then stays where they are.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const goneTo = useRef('');
  // A revisited page already has its size.
  const settled = useIsFetching({ predicate: ({ state }) => state.data === undefined }) === 0;
  useEffect(() => {
    if (!hash || !settled || goneTo.current === key) return;
    // A page that has just rendered hasn't started to load yet.
    const timer = setTimeout(() => {
      goneTo.current = key;
      if (window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [hash, key, settled]);
}
