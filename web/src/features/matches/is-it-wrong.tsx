import { lazy, Suspense } from 'react';
import { Disclosure } from '@/ui/disclosure.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';

const ScoreOpinion = lazy(async () => ({ default: (await import('./score-opinion.tsx')).ScoreOpinion }));

/** A way to say that a score is wrong, loaded when it is opened. */
export function IsItWrong({ postingId }: { postingId: string }) {
  return (
    <Disclosure title="Does the score look wrong?">
      <Suspense fallback={<SkeletonLines lines={2} />}>
        <ScoreOpinion postingId={postingId} />
      </Suspense>
    </Disclosure>
  );
}
