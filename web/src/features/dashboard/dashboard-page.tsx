import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function DashboardPage() {
  return (
    <Page>
      <PageHeader title="Dashboard" />
      <EmptyState
        title="Nothing needs you"
        text="What needs you will stand here: questions to answer, applications to approve, new matches."
      />
    </Page>
  );
}
