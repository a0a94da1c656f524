import { type ReactNode, Suspense } from 'react';
import { LAZY } from '@/lib/constants.ts';
import { useNearViewport } from './use-near-viewport.ts';

type LazyWrapperProps = {
  /** About as high as the content, so nothing jumps. */
  placeholder: ReactNode;
  marginPx?: number;
  /** Renders the content now, near or not. */
  wanted?: boolean;
  children: ReactNode;
};

/** Renders its content, and loads what that needs, once it is near the viewport. */
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
