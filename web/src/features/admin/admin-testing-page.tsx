import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function AdminTestingPage() {
  return (
    <Page>
      <PageHeader title="Admin Testing" />
      <EmptyState title="No checks yet" text="Checks of each dependency stand here." />
    </Page>
  );
}
