import { getUser, listUserApplications, listUserLedger } from '@contract/admin.ts';
import type { ApplicationSummary } from '@contract/applications.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import type { Profile } from '@contract/profile.ts';
import type { LedgerEntry } from '@contract/wallet.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { logTime, shortDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages, apiQuery } from '@/lib/query-client.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Stack } from '@/ui/layout.ts';
import { Facts, Panels, PanelTitle } from '@/ui/panel.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { AuditTable } from './audit-tab.tsx';
import type { DataColumn } from './data-table.tsx';
import { Figures } from './figures.tsx';
import { PagedTable } from './paged-table.tsx';
import { AccountActions, GrantForm } from './user-actions.tsx';
import { UserBilling } from './user-billing.tsx';
import { UserChips } from './user-chips.tsx';
import { statusChip, words } from './words.ts';

const APPLICATIONS: DataColumn<ApplicationSummary>[] = [
  {
    id: 'posting',
    head: 'Job',
    cell: ({ id, posting }) => (
      <>
        <Link to={paths.admin({ tab: 'failures', case: id })}>{posting.title}</Link>
        <Typography component="div" variant="small" color="textTertiary">
          {posting.company}
        </Typography>
      </>
    ),
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }) => <StatusChip kind={statusChip(status)}>{words(status)}</StatusChip>,
  },
  { id: 'credit', head: 'Credit', cell: ({ credit }) => credit },
  { id: 'score', head: 'Score', cell: ({ score }) => score ?? '–', numeric: true },
  { id: 'updated', head: 'Changed', cell: ({ updated_at }) => logTime(updated_at) },
];

const signed = (value: number) => (value > 0 ? `+${value}` : value === 0 ? '·' : `−${Math.abs(value)}`);

const LEDGER: DataColumn<LedgerEntry>[] = [
  { id: 'at', head: 'When', cell: ({ at }) => logTime(at) },
  { id: 'kind', head: 'Type', cell: ({ kind }) => words(kind) },
  {
    id: 'note',
    head: 'Note',
    long: true,
    cell: ({ application, note }) => (application ? `${application.title}, ${application.company}` : note),
  },
  { id: 'change', head: 'Change', cell: (entry) => signed(entry.available_change), numeric: true },
  { id: 'after', head: 'Balance', cell: (entry) => entry.available_after, numeric: true },
];

function ProfilePanel({ profile }: { profile: Profile | null }) {
  const rows: [string, string][] = profile
    ? [
        ['Job title', profile.job_title],
        ['Looking for', profile.job_titles.join(', ')],
        ['Location', profile.location],
        ['Experience', profile.experience],
        ['Phone', profile.phone_number],
        ['Skills', profile.skills.join(', ')],
        ['Onboarding', words(profile.onboarding_step)],
        [
          'Auto-apply',
          profile.auto_apply ? `On, scores of ${profile.auto_apply_min_score} or higher` : 'Off',
        ],
        ['Paused', profile.applications_paused ? 'yes' : 'no'],
      ]
    : [];
  return (
    <Surface as="section">
      <PanelTitle as="h3">Profile</PanelTitle>
      {profile ? (
        <Facts>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || <StatusChip kind="unknown">Not filled in</StatusChip>}</dd>
            </div>
          ))}
        </Facts>
      ) : (
        <Typography variant="inherit" color="textSecondary">
          No profile. The user never finished signing up.
        </Typography>
      )}
    </Surface>
  );
}

const Head = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& h2': { overflowWrap: 'anywhere' },
});
const Actions = styled('div')({ marginTop: 18 });
const Part = styled('section')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

type Loaded = ResponseOf<typeof getUser>;

function Loaded({ data, uid }: { data: Loaded; uid: string }) {
  const few = { params: { uid }, query: { limit: 10 } };
  const ledger = useInfiniteQuery(apiPages(listUserLedger, few));
  const applications = useInfiniteQuery(apiPages(listUserApplications, few));
  const { account, profile, wallet } = data;
  return (
    <Stack gap={18}>
      <Head>
        <Link to={paths.admin({ tab: 'users' })}>All users</Link>
        <Typography variant="h2">{account.name || account.email || account.uid}</Typography>
        <UserChips user={account} />
      </Head>
      <Panels>
        <Surface as="section">
          <PanelTitle as="h3">Account</PanelTitle>
          <Facts>
            <dt>Email</dt>
            <dd>{account.email ?? 'none'}</dd>
            <dt>ID</dt>
            <dd>{account.uid}</dd>
            <dt>Sign-in methods</dt>
            <dd>{account.providers?.join(', ') || 'none'}</dd>
            <dt>Signed up</dt>
            <dd>{shortDate(account.created_at)}</dd>
            <dt>Last sign-in</dt>
            <dd>{account.last_sign_in_at ? logTime(account.last_sign_in_at) : 'Never'}</dd>
          </Facts>
          <Actions>
            <AccountActions user={account} />
          </Actions>
        </Surface>
        <ProfilePanel profile={profile} />
      </Panels>
      <Part aria-label="Credits">
        <Typography variant="h3" component="h3">
          Credits
        </Typography>
        <Figures
          items={[
            { id: 'available', label: 'Available', value: wallet.available },
            { id: 'reserved', label: 'Set aside', value: wallet.reserved },
            { id: 'spent', label: 'Used', value: wallet.spent },
          ]}
        />
        <GrantForm user={account} />
        <PagedTable
          list={ledger}
          label="Credit history"
          columns={LEDGER}
          rowKey={(entry) => entry.id}
          empty={
            <EmptyState
              heading="h3"
              title="No credits yet"
              text="Credits this user gets or uses appear here."
            />
          }
        />
      </Part>
      <Part aria-label="Payments">
        <Typography variant="h3" component="h3">
          Payments
        </Typography>
        <UserBilling uid={uid} />
      </Part>
      <Part aria-label="Applications">
        <Typography variant="h3" component="h3">
          Applications
        </Typography>
        <PagedTable
          list={applications}
          label="Applications"
          columns={APPLICATIONS}
          rowKey={(application) => application.id}
          empty={
            <EmptyState heading="h3" title="No applications yet" text="This user hasn’t applied to a job." />
          }
        />
      </Part>
      <Part aria-label="Admin actions">
        <Typography variant="h3" component="h3">
          Admin actions
        </Typography>
        <AuditTable target={uid} include_reads={false} />
      </Part>
    </Stack>
  );
}

/** One account: its owner, credits, actions, and history. */
export function UserView({ uid }: { uid: string }) {
  const query = useQuery(apiQuery(getUser, { params: { uid } }));
  return (
    <QueryPanel
      query={query}
      what="this account"
      skeleton={<SkeletonCard lines={8} height={420} label="Loading account" />}
    >
      {(data) => <Loaded data={data} uid={uid} />}
    </QueryPanel>
  );
}
