import { type RefObject, useEffect, useRef, useState } from 'react';
import { LAZY } from '@/lib/constants.ts';

/**
 * True once the element has come within `marginPx` of the viewport; it stays true. Where the browser cannot
 * observe, everything counts as near.
 */
export function useNearViewport<T extends Element>(
  marginPx: number,
  threshold: number = LAZY.threshold,
): [ref: RefObject<T | null>, near: boolean] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${marginPx}px`, threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, marginPx, threshold]);
  return [ref, near];
}
