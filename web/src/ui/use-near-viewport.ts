import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { LAZY } from '@/lib/constants.ts';

/**
 * True once the element has come within `marginPx` of the viewport; it stays true. Where the browser cannot
 * observe, everything counts as near. With `whenLoaded`, it turns true only when what it shows has been fetched.
 */
export function useNearViewport<T extends Element>(
  marginPx: number,
  { threshold = LAZY.threshold, whenLoaded = false }: { threshold?: number; whenLoaded?: boolean } = {},
): [ref: RefObject<T | null>, near: boolean] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const come = () => (whenLoaded ? startTransition(() => setNear(true)) : setNear(true));
    if (typeof IntersectionObserver === 'undefined') {
      come();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        come();
      },
      { rootMargin: `${marginPx}px`, threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, marginPx, threshold, whenLoaded]);
  return [ref, near];
}
