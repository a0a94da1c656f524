import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function ApplicationsPage() {
  return (
    <Page>
      <PageHeader title="Applications" />
      <EmptyState
        title="No applications yet"
        text="Every application that you start stands here, with its state."
      />
    </Page>
  );
}
