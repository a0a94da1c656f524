import { listSources, runSource, type SourceHealth } from '@contract/admin-operations.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatNumber, plural, timeAgo } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { answersOf } from '@/lib/query-keys.ts';
import { textSize } from '@/theme/tokens.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import { BoardsPanel } from './boards-panel.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { SearchIndexPanel } from './search-index-panel.tsx';
import { FORM_NAMES } from './words.ts';

/** By then a requested run has usually changed something. */
const LOOK_AGAIN_MS = 4000;

function RunNow({ source }: { source: SourceHealth['source'] }) {
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: () => callApi(runSource, { params: { source } }),
    onSuccess: ({ queued }) => {
      toast({
        title: 'Run requested',
        description: `Checking ${plural(queued, `${FORM_NAMES[source]} board`)} in the background.`,
      });
      setTimeout(
        () => void client.invalidateQueries({ predicate: answersOf(['listSources']) }),
        LOOK_AGAIN_MS,
      );
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t start the run', description: errorDetail(error) }),
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

const Problems = styled('ul')({
  margin: '6px 0 0',
  paddingInlineStart: 18,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});

function Health({ source }: { source: SourceHealth }) {
  if (source.status === 'ok') return <StatusChip kind="ok">Working</StatusChip>;
  if (source.status === 'never') return <StatusChip kind="unknown">Never checked</StatusChip>;
  const shown = source.errors.slice(0, 5);
  const more = source.boards.failed + source.boards.partial - shown.length;
  return (
    <>
      <StatusChip kind={source.status === 'failed' ? 'missing' : 'signal'}>
        {source.status === 'failed' ? 'Failed' : 'Partly working'}
      </StatusChip>
      <Problems>
        {shown.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </Problems>
      {more > 0 && (
        <Typography component="div" variant="small" color="textTertiary">
          {plural(more, 'more board')}
        </Typography>
      )}
    </>
  );
}

function boardsOf({ boards }: SourceHealth): string {
  if (boards.total === 0) return 'none listed';
  const parts = [
    [boards.ok, 'working'],
    [boards.partial, 'partly working'],
    [boards.failed, 'failed'],
    [boards.never, 'not checked yet'],
  ] as const;
  const told = parts.filter(([count]) => count > 0);
  return told.map(([count, word]) => `${formatNumber(count)} ${word}`).join(', ');
}

const COLUMNS: DataColumn<SourceHealth>[] = [
  { id: 'source', head: 'Source', cell: ({ source }) => <strong>{FORM_NAMES[source]}</strong> },
  { id: 'health', head: 'Health', cell: (source) => <Health source={source} /> },
  { id: 'boards', head: 'Boards', cell: boardsOf },
  {
    id: 'last',
    head: 'Last checked',
    cell: ({ last_success_at }) => (last_success_at ? timeAgo(last_success_at) : 'Never'),
  },
  { id: 'open', head: 'Open jobs', cell: (item) => formatNumber(item.open_postings), numeric: true },
  { id: 'run', head: 'Action', cell: ({ source }) => <RunNow source={source} /> },
];

type Loaded = ResponseOf<typeof listSources>;

function Loaded({ data }: { data: Loaded }) {
  return (
    <DataTable label="Sources" columns={COLUMNS} items={data.items} rowKey={(source) => source.source} />
  );
}

/** Where jobs come from, and how their boards are doing. */
export function SourcesTab() {
  const query = useQuery(apiQuery(listSources));
  return (
    <>
      <QueryPanel
        query={query}
        what="the sources"
        skeleton={<SkeletonCard lines={18} height={1030} label="Loading sources" />}
      >
        {(data) => <Loaded data={data} />}
      </QueryPanel>
      <SearchIndexPanel />
      <BoardsPanel />
    </>
  );
}
