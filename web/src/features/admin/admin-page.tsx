import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { AuditTab } from './audit-tab.tsx';
import { BillingTab } from './billing-tab.tsx';
import { DriversTab } from './drivers-tab.tsx';
import { FailuresTab } from './failures-tab.tsx';
import { FeedbackTab } from './feedback-tab.tsx';
import { NumbersTab } from './numbers-tab.tsx';
import { SourcesTab } from './sources-tab.tsx';
import { UsersTab } from './users-tab.tsx';

const TABS: { id: string; title: string; Tab: ComponentType }[] = [
  { id: 'numbers', title: 'Numbers', Tab: NumbersTab },
  { id: 'users', title: 'Users', Tab: UsersTab },
  { id: 'failures', title: 'Applications', Tab: FailuresTab },
  { id: 'billing', title: 'Billing', Tab: BillingTab },
  { id: 'drivers', title: 'Drivers', Tab: DriversTab },
  { id: 'sources', title: 'Sources', Tab: SourcesTab },
  { id: 'feedback', title: 'Feedback', Tab: FeedbackTab },
  { id: 'audit', title: 'Audit log', Tab: AuditTab },
];

const Sections = styled('nav')({
  display: 'flex',
  gap: 4,
  flexWrap: 'wrap',
  margin: '0 0 20px',
  paddingBottom: 12,
  borderBottom: `1px solid ${tone.line}`,
  '& a': {
    minHeight: 40,
    display: 'inline-flex',
    alignItems: 'center',
    padding: '0 14px',
    borderRadius: radius.full,
    color: tone.ink2,
    fontWeight: 550,
    fontSize: textSize.body2,
    textDecoration: 'none',
    '&:hover': { background: tone.sunken, color: tone.ink },
    '&[aria-current="page"]': { background: tone.accentSoft, color: tone.accentStrong },
    '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
  },
});

/** What administrators see and do. The section, and what is open in it, are in the URL. */
function AdminPage() {
  const [search] = useSearchParams();
  const open = TABS.find(({ id }) => id === search.get('tab')) ?? TABS[0];
  if (!open) return null;
  return (
    <Page>
      <PageHeader
        title="Admin Dashboard"
        documentTitle={`Admin: ${open.title}`}
        actions={
          <>
            <Button component={Link} to={paths.adminTesting()} variant="outlined">
              Checks and sandboxes
            </Button>
            <Button component={Link} to={paths.adminRedditTracking()} variant="outlined">
              Reddit Tracking
            </Button>
          </>
        }
      />
      <Sections aria-label="Sections">
        {TABS.map(({ id, title }) => (
          <Link
            key={id}
            to={id === 'numbers' ? paths.admin() : paths.admin({ tab: id })}
            aria-current={id === open.id ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </Sections>
      <open.Tab />
    </Page>
  );
}

export { AdminPage as Component };
