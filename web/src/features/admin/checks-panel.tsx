import { DEPENDENCIES, type DependencyCheck, runChecks } from '@contract/admin-testing.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { BarList } from '@/ui/charts.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Row, Stack } from '@/ui/layout.ts';
import { Facts } from '@/ui/panel.ts';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';

const NAMES: Record<DependencyCheck['name'], string> = {
  firestore: 'Firestore',
  storage: 'Cloud Storage',
  auth: 'Identity Platform',
  account_mails: 'Account emails',
  tasks: 'Cloud Tasks',
  chromium: 'Chromium',
  job_boards: 'Job boards',
  search_index: 'Search index',
  reddit: 'Reddit',
};

const Head = styled(Row)({ justifyContent: 'space-between' });
const Detail = styled('dd')({ '&[data-broken="true"]': { color: tone.danger, fontWeight: 550 } });

function Result({ items }: { items: DependencyCheck[] }) {
  const broken = items.filter(({ ok }) => !ok).length;
  return (
    <Stack gap={18}>
      <div>
        {broken === 0 ? (
          <StatusChip kind="ok">All {DEPENDENCIES.length} are working</StatusChip>
        ) : (
          <StatusChip kind="missing">
            {broken} of {items.length} aren’t working
          </StatusChip>
        )}
      </div>
      <BarList
        items={items.map(({ name, ok, milliseconds }) => ({
          id: name,
          label: NAMES[name],
          value: ok ? milliseconds : null,
          text: ok ? `${formatNumber(milliseconds)} ms` : 'no response',
        }))}
      />
      <Facts>
        {items.map(({ name, ok, detail }) => (
          <div key={name}>
            <dt>{NAMES[name]}</dt>
            <Detail data-broken={!ok}>{detail}</Detail>
          </div>
        ))}
      </Facts>
    </Stack>
  );
}

/** Uses each dependency once, when the page opens and on request. */
export function ChecksPanel() {
  const { data, error, refetch, isFetching } = useQuery(apiQuery(runChecks));
  return (
    <Stack gap={18} as="section" aria-labelledby="checks">
      <Head>
        <Typography variant="h2" id="checks">
          Dependencies
        </Typography>
        <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </Head>
      {!data && error && (
        <ErrorState title="Couldn’t run the checks" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCard lines={6} height={{ xs: 814, sm: 589 }} label="Running the checks" />}
      {data && (
        <Surface>
          <Result items={data.items} />
        </Surface>
      )}
    </Stack>
  );
}
