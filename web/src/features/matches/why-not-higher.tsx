import { lazy, Suspense } from 'react';
import { Disclosure } from '@/ui/disclosure.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';

const Improvements = lazy(async () => ({ default: (await import('./improvements.tsx')).Improvements }));

/**
 * What would raise the score, each fact by how much. It is asked for when it is opened.
 * @param shown the score beside it, which may be that of an earlier profile
 */
export function WhyNotHigher(props: { postingId: string; shown: number | null }) {
  return (
    <Disclosure title="Why not higher?">
      <Suspense fallback={<SkeletonLines lines={4} />}>
        <Improvements {...props} />
      </Suspense>
    </Disclosure>
  );
}
