import { type ReactNode, Suspense } from 'react';
import { LAZY } from '@/lib/constants.ts';
import { Bone } from '@/ui/skeletons.tsx';
import { useNearViewport } from '@/ui/use-near-viewport.ts';

type LazySectionProps = {
  /** About the height of the content, in px. */
  height: number;
  /** Render it now, near or not. */
  wanted?: boolean;
  children: ReactNode;
};

/**
 * Renders its content once it comes within 50 px of the viewport; until then it keeps about the room the content
 * will need, so that nothing jumps.
 */
export function LazySection({ height, wanted = false, children }: LazySectionProps) {
  const [ref, near] = useNearViewport<HTMLDivElement>(LAZY.section_margin_px);
  const shown = near || wanted;
  const room = (
    <div style={{ minHeight: height, padding: '96px clamp(16px, 4vw, 48px)' }} aria-hidden>
      {shown && <Bone style={{ height: 40, width: 'min(420px, 80%)' }} />}
    </div>
  );
  return <div ref={ref}>{shown ? <Suspense fallback={room}>{children}</Suspense> : room}</div>;
}
