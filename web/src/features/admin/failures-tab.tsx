import { type AdminApplication, FailureStatus, listFailures } from '@contract/admin-operations.ts';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { logTime } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { CaseView } from './case-view.tsx';
import type { DataColumn } from './data-table.tsx';
import { PagedTable } from './paged-table.tsx';
import { FORM_NAMES, words } from './words.ts';

const Statuses = styled(ToggleButtonGroup)({ marginBottom: 16 });

const COLUMNS: DataColumn<AdminApplication>[] = [
  { id: 'at', head: 'When', cell: ({ updated_at }) => logTime(updated_at) },
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
  { id: 'form', head: 'Form', cell: ({ kind }) => FORM_NAMES[kind] },
  { id: 'why', head: 'What happened', long: true, cell: ({ failure, status }) => failure ?? words(status) },
  {
    id: 'user',
    head: 'User',
    cell: ({ uid }) => <Link to={paths.admin({ tab: 'users', user: uid })}>{uid}</Link>,
  },
];

/** Applications of all users that need attention, or the one in the URL. */
export function FailuresTab() {
  const [search] = useSearchParams();
  const id = search.get('case');
  return id ? <CaseView key={id} id={id} /> : <AllCases />;
}

function AllCases() {
  const [search, setSearch] = useSearchParams();
  const status = FailureStatus.catch('failed').parse(search.get('status'));
  const list = useInfiniteQuery(apiPages(listFailures, { query: { status } }));
  return (
    <>
      <Statuses
        exclusive
        size="small"
        aria-label="Status"
        value={status}
        onChange={(_, next: FailureStatus | null) => {
          if (next) setSearch({ tab: 'failures', status: next });
        }}
      >
        <ToggleButton value="failed">Failed</ToggleButton>
        <ToggleButton value="unconfirmed">Unconfirmed</ToggleButton>
        <ToggleButton value="handed_over">Handed over</ToggleButton>
      </Statuses>
      <PagedTable
        list={list}
        label="Applications"
        columns={COLUMNS}
        rowKey={(application) => application.id}
        empty={
          <EmptyState
            title="Nothing here"
            text={`No applications are ${words(status).toLowerCase()} right now.`}
          />
        }
      />
    </>
  );
}
