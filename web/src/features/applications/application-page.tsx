import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function ApplicationPage() {
  return (
    <Page>
      <PageHeader title="Application" />
      <EmptyState title="No receipt yet" text="What was sent, and when, stands here." />
    </Page>
  );
}
