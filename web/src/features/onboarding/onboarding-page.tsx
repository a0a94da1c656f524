import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function OnboardingPage() {
  return (
    <Page>
      <PageHeader title="Welcome" />
      <EmptyState
        title="Start with your resume"
        text="Drop a PDF, Word or text file, or go on without one."
      />
    </Page>
  );
}
