import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function AdminPage() {
  return (
    <Page>
      <PageHeader title="Admin Dashboard" />
      <EmptyState title="No numbers yet" text="Figures of the day stand here." />
    </Page>
  );
}
