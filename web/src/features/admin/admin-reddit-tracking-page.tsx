import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function AdminRedditTrackingPage() {
  return (
    <Page>
      <PageHeader title="Reddit Tracking" />
      <EmptyState title="No events yet" text="Conversion events stand here." />
    </Page>
  );
}
