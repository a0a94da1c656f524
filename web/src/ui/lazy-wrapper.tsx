import { type ReactNode, Suspense } from 'react';
import { LAZY } from '@/lib/constants.ts';
import { useNearViewport } from './use-near-viewport.ts';

type LazyWrapperProps = {
  /** Keeps about the room of the content, so that nothing jumps. */
  placeholder: ReactNode;
  marginPx?: number;
  /** Render the content now, near or not. */
  wanted?: boolean;
  children: ReactNode;
};

/** Renders its content, and fetches what that needs, once it comes near the viewport. */
export function LazyWrapper({
  placeholder,
  marginPx = LAZY.marginPx,
  wanted = false,
  children,
}: LazyWrapperProps) {
  const [ref, near] = useNearViewport<HTMLDivElement>(marginPx);
  return (
    <div ref={ref}>
      {near || wanted ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
