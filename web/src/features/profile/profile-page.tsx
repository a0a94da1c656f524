import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function ProfilePage() {
  return (
    <Page>
      <PageHeader title="Profile" />
      <EmptyState title="No profile yet" text="Your details and preferences stand here." />
    </Page>
  );
}
