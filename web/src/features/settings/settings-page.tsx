import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function SettingsPage() {
  return (
    <Page>
      <PageHeader title="Settings" />
      <EmptyState title="Nothing to set yet" text="Theme, notices and sign-in stand here." />
    </Page>
  );
}
