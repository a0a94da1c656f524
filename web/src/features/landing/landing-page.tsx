import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function LandingPage() {
  return (
    <Page>
      <PageHeader title="LandingPage" />
      <EmptyState title="In work" text="In work." />
    </Page>
  );
}
