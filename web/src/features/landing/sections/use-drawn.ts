import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';

/** Share of a route that is drawn when its picture begins `top` px below the top of a window: none at its lower edge, all in its upper third. */
export function drawnShare(top: number, pictureHeight: number, windowHeight: number): number {
  const start = windowHeight * 0.85;
  const distance = pictureHeight * 0.55 + windowHeight * 0.1;
  return Math.min(1, Math.max(0, (start - top) / distance));
}

/**
 * How far a route is drawn, as the CSS variable `--drawn` (0–1) for the element of the `ref`. It grows as the page scrolls
 * past and never shrinks. Complete from the start if the element is in sight when it mounts or less motion is wanted.
 */
export function useDrawn(): [RefObject<HTMLDivElement | null>, CSSProperties] {
  const ref = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const now = () => {
      const { top, height } = element.getBoundingClientRect();
      return drawnShare(top, height, innerHeight);
    };
    let drawn = now();
    if (drawn > 0) return;
    setShare(0);
    const follow = () => {
      drawn = Math.max(drawn, now());
      setShare(drawn);
      if (drawn === 1) removeEventListener('scroll', follow);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return [ref, { '--drawn': share } as CSSProperties];
}
