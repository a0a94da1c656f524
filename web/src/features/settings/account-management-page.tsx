import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function AccountManagementPage() {
  return (
    <Page>
      <PageHeader title="Account Management" />
      <EmptyState title="Nothing to manage yet" text="Your data, sessions and account stand here." />
    </Page>
  );
}
