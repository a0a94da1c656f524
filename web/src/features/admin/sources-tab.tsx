import { listSources, runSource, type SourceHealth } from '@contract/admin-operations.ts';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatNumber, plural } from '@/lib/format.ts';
import { apiQuery, under } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import { type DataColumn, DataTable } from './data-table.tsx';
import { ago, FORM_NAMES, moment } from './words.ts';

/** After this a run that was asked for has usually left its mark. */
const LOOK_AGAIN_MS = 4000;

function RunNow({ source }: { source: SourceHealth['source'] }) {
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: () => callApi(runSource, { params: { source } }),
    onSuccess: () => {
      toast({ title: 'Asked', description: `${FORM_NAMES[source]} is read in the background.` });
      setTimeout(
        () => void client.invalidateQueries({ predicate: under('/api/admin/sources') }),
        LOOK_AGAIN_MS,
      );
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Not asked', description: errorDetail(error) }),
  });
  return (
    <Button
      variant="outlined"
      size="small"
      loading={run.isPending}
      onClick={() => run.mutate()}
      aria-label={`Run ${FORM_NAMES[source]} now`}
    >
      Run now
    </Button>
  );
}

function Health({ source }: { source: SourceHealth }) {
  if (source.status === 'ok') return <StatusChip kind="ok">fine</StatusChip>;
  if (source.status === 'never') return <StatusChip kind="unknown">never read</StatusChip>;
  return (
    <>
      <StatusChip kind={source.status === 'failed' ? 'missing' : 'signal'}>
        {source.status === 'failed'
          ? `failed ${plural(source.consecutive_failures, 'time')}`
          : 'read in part'}
      </StatusChip>
      {source.next_attempt_at && (
        <div style={{ color: tone.ink3, fontSize: 14 }}>again {moment(source.next_attempt_at)}</div>
      )}
      <ul style={{ margin: '6px 0 0', paddingLeft: 18, fontSize: 14 }}>
        {source.errors.slice(0, 5).map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </>
  );
}

function changes({ counts }: SourceHealth): string {
  if (!counts) return '–';
  const parts = [
    [counts.created, 'new'],
    [counts.changed, 'changed'],
    [counts.closed, 'closed'],
    [counts.unchanged, 'as before'],
    [counts.duplicates, 'duplicates'],
  ] as const;
  const told = parts.filter(([count]) => count > 0);
  return told.map(([count, word]) => `${formatNumber(count)} ${word}`).join(', ') || 'nothing found';
}

const COLUMNS: DataColumn<SourceHealth>[] = [
  { id: 'source', head: 'Source', cell: ({ source }) => <strong>{FORM_NAMES[source]}</strong> },
  { id: 'health', head: 'Health', cell: (source) => <Health source={source} /> },
  {
    id: 'last',
    head: 'Last read in full',
    cell: ({ last_success_at }) => (last_success_at ? ago(last_success_at) : 'never'),
  },
  { id: 'counts', head: 'Last run', cell: changes },
  { id: 'open', head: 'Open postings', cell: (item) => formatNumber(item.open_postings), numeric: true },
  { id: 'run', head: 'Run', cell: ({ source }) => <RunNow source={source} /> },
];

/** Where postings come from and how the last run went. */
export function SourcesTab() {
  const { data, error, refetch } = useQuery(apiQuery(listSources));
  if (!data && error)
    return <ErrorState title="The sources did not load" error={error} on_retry={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={5} height={260} label="Loading the sources" />;
  return (
    <DataTable label="Sources" columns={COLUMNS} items={data.items} row_key={(source) => source.source} />
  );
}
