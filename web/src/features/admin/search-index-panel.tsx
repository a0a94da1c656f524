import { getSearchIndex, rebuildSearchIndex, type SearchIndexHealth } from '@contract/admin-search.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatNumber, plural } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { answersOf } from '@/lib/query-keys.ts';
import { Row } from '@/ui/layout.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';

const Panel = styled('section')({ marginTop: 28, '& > h2': { marginBottom: 12 } });
const Head = styled(Row)({ justifyContent: 'space-between', gap: 16, flexWrap: 'wrap' });

const CHIPS: Record<
  SearchIndexHealth['state'],
  { kind: 'ok' | 'signal' | 'missing' | 'unknown'; text: string }
> = {
  ready: { kind: 'ok', text: 'Working' },
  building: { kind: 'signal', text: 'Being built' },
  down: { kind: 'missing', text: 'Not responding' },
  off: { kind: 'unknown', text: 'Not configured' },
};

function describe({ state, indexed, open, milliseconds }: SearchIndexHealth): string {
  if (state === 'ready')
    return `Finds ${formatNumber(indexed ?? 0)} of ${plural(open, 'open job')}. Responded in ${formatNumber(milliseconds)} ms.`;
  const instead = 'The jobs page uses the database instead, which searches fewer words.';
  return state === 'off' ? `Set SEARCH_INDEX_URL to use one. ${instead}` : instead;
}

function RebuildButton() {
  const client = useQueryClient();
  const rebuild = useMutation({
    mutationFn: () => callApi(rebuildSearchIndex),
    onSuccess: () => {
      toast({ title: 'Rebuild started', description: 'The database answers searches until it’s done.' });
      void client.invalidateQueries({ predicate: answersOf(['getSearchIndex']) });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t start the rebuild', description: errorDetail(error) }),
  });
  return (
    <Button variant="outlined" size="small" loading={rebuild.isPending} onClick={() => rebuild.mutate()}>
      Rebuild index
    </Button>
  );
}

/** Whether the index of the public search answers. */
export function SearchIndexPanel() {
  const query = useQuery(apiQuery(getSearchIndex));
  return (
    <Panel aria-labelledby="search-index">
      <Typography variant="h2" id="search-index">
        Search index
      </Typography>
      <QueryPanel
        query={query}
        what="the search index"
        skeleton={<SkeletonCard lines={1} height={76} label="Loading the search index" />}
      >
        {(health) => (
          <Surface>
            <Head>
              <Row gap={12}>
                <StatusChip kind={CHIPS[health.state].kind}>{CHIPS[health.state].text}</StatusChip>
                <Typography variant="body2">{describe(health)}</Typography>
              </Row>
              {health.state !== 'off' && <RebuildButton />}
            </Head>
          </Surface>
        )}
      </QueryPanel>
    </Panel>
  );
}
