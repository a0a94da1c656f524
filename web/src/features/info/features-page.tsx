import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function FeaturesPage() {
  return (
    <Page>
      <PageHeader title="FeaturesPage" />
      <EmptyState title="In work" text="In work." />
    </Page>
  );
}
