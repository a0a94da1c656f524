import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function RedditTrackingTestPage() {
  return (
    <Page>
      <PageHeader title="Tracking Test" />
      <EmptyState
        title="No tracking data in this browser"
        text="A click id or pixel id that this browser keeps is shown here."
      />
    </Page>
  );
}
