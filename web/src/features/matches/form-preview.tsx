import type { PostingSummary } from '@contract/postings.ts';
import { lazy, Suspense } from 'react';
import { Disclosure } from '@/ui/disclosure.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';

const FormQuestions = lazy(async () => ({ default: (await import('./form-questions.tsx')).FormQuestions }));

/**
 * What the employer's form asks, as far as that is known, and who would answer it. Asked for when it is opened; the form
 * itself is not.
 */
export function FormPreview({ posting }: { posting: PostingSummary }) {
  return (
    <Disclosure title="What this form will ask">
      <Suspense fallback={<SkeletonLines lines={5} />}>
        <FormQuestions posting={posting} />
      </Suspense>
    </Disclosure>
  );
}
