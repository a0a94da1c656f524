import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function CreditsPage() {
  return (
    <Page>
      <PageHeader title="Credits" />
      <EmptyState title="No entries yet" text="Each credit that comes or goes is listed here." />
    </Page>
  );
}
