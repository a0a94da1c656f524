import { type AuditEntry, listAudit } from '@contract/admin-operations.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { logTime } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import type { DataColumn } from './data-table.tsx';
import { PagedTable } from './paged-table.tsx';
import { words } from './words.ts';

const COLUMNS: DataColumn<AuditEntry>[] = [
  { id: 'at', head: 'When', cell: ({ at }) => logTime(at) },
  {
    id: 'who',
    head: 'Who',
    cell: ({ uid }) => <Link to={paths.admin({ tab: 'users', user: uid })}>{uid}</Link>,
  },
  { id: 'what', head: 'Action', cell: ({ action }) => words(action) },
  { id: 'target', head: 'Target', cell: ({ target }) => target ?? '–' },
  {
    id: 'outcome',
    head: 'Outcome',
    cell: ({ outcome }) => {
      if (outcome === 'done') return <StatusChip kind="ok">Done</StatusChip>;
      if (outcome === 'started') return <StatusChip kind="unknown">Not finished</StatusChip>;
      return <StatusChip kind="missing">{words(outcome)}</StatusChip>;
    },
  },
];

const Reads = styled(FormControlLabel)({ marginBottom: 12 });

/** What administrators did, for one target or all. */
export function AuditTable({ target, include_reads }: { target?: string; include_reads: boolean }) {
  const query = { ...(target ? { target } : {}), ...(include_reads ? { include_reads: 'true' } : {}) };
  const list = useInfiniteQuery(apiPages(listAudit, { query }));
  return (
    <PagedTable
      list={list}
      label="Audit log"
      columns={COLUMNS}
      rowKey={(entry) => entry.id}
      empty={
        <EmptyState
          heading="h3"
          title="No admin actions yet"
          text="Everything an admin changes appears here."
        />
      }
    />
  );
}

/** Every call of an administrator. */
export function AuditTab() {
  const [search, setSearch] = useSearchParams();
  const reads = search.get('reads') === '1';
  return (
    <>
      <Reads
        label="Include views"
        control={
          <Switch
            checked={reads}
            onChange={(_, on) => setSearch(on ? { tab: 'audit', reads: '1' } : { tab: 'audit' })}
          />
        }
      />
      <AuditTable include_reads={reads} />
    </>
  );
}
