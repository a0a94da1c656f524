import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function JobPage() {
  return (
    <Page>
      <PageHeader title="JobPage" />
      <EmptyState title="In work" text="In work." />
    </Page>
  );
}
