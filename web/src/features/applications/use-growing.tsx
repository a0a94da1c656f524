import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { useNearViewport } from '@/ui/use-near-viewport.ts';

const Mark = styled('span')({ display: 'block', height: 1 });

function End({ onNear }: { onNear: () => void }) {
  const [ref, near] = useNearViewport<HTMLSpanElement>(0, { threshold: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes into view
  useEffect(() => {
    if (near) onNear();
  }, [near]);
  return <Mark ref={ref} aria-hidden />;
}

/**
 * How many of a long list are drawn: `step` at first, and as many more each time its end comes into view, by scrolling or
 * by the keyboard. What is drawn stays, so that find-in-page and the way back find it.
 * @returns the ones to draw, and what stands at the list's end
 */
export function useGrowing<T>(items: readonly T[], step: number): [drawn: readonly T[], end: ReactNode] {
  const [limit, setLimit] = useState(step);
  if (items.length <= limit) return [items, null];
  // A new one for each step: the last one was seen already.
  return [items.slice(0, limit), <End key={limit} onNear={() => setLimit(limit + step)} />];
}
