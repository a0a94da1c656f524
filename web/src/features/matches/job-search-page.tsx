import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function JobSearchPage() {
  return (
    <Page>
      <PageHeader title="Job Search (beta)" />
      <EmptyState
        title="No search yet"
        text="Upload a resume and set your preferences, then matches stand here."
      />
    </Page>
  );
}
