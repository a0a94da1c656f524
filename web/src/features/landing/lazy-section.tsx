import { type ReactNode, Suspense } from 'react';
import { LAZY } from '@/lib/constants.ts';
import { Bone } from '@/ui/skeletons.tsx';
import { useNearViewport } from '@/ui/use-near-viewport.ts';

/**
 * Renders its content once it comes within 50 px of the viewport; until then it keeps about the room the content
 * will need, so that nothing jumps.
 */
export function LazySection({ height, children }: { height: number; children: ReactNode }) {
  const [ref, near] = useNearViewport<HTMLDivElement>(LAZY.section_margin_px);
  const room = (
    <div style={{ minHeight: height, padding: '96px clamp(16px, 4vw, 48px)' }} aria-hidden>
      {near && <Bone style={{ height: 40, width: 'min(420px, 80%)' }} />}
    </div>
  );
  return <div ref={ref}>{near ? <Suspense fallback={room}>{children}</Suspense> : room}</div>;
}
