import { DEPENDENCIES, type DependencyCheck, runChecks } from '@contract/admin-testing.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { BarList } from '@/ui/charts.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
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
  reddit: 'Reddit',
};

function Result({ items }: { items: DependencyCheck[] }) {
  const broken = items.filter(({ ok }) => !ok).length;
  return (
    <div style={{ display: 'grid', gap: 18 }}>
      <div>
        {broken === 0 ? (
          <StatusChip kind="ok">All {DEPENDENCIES.length} work</StatusChip>
        ) : (
          <StatusChip kind="missing">
            {broken} of {items.length} do not work
          </StatusChip>
        )}
      </div>
      <BarList
        items={items.map(({ name, ok, milliseconds }) => ({
          id: name,
          label: NAMES[name],
          value: ok ? milliseconds : null,
          text: ok ? `${milliseconds} ms` : 'no answer',
        }))}
      />
      <Facts>
        {items.map(({ name, ok, detail }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{NAMES[name]}</dt>
            <dd style={ok ? undefined : { color: tone.danger, fontWeight: 550 }}>{detail}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}

/** Uses each dependency once, when the page opens and when asked. */
export function ChecksPanel() {
  const { data, error, refetch, isFetching } = useQuery(apiQuery(runChecks));
  return (
    <section aria-labelledby="checks">
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12, alignItems: 'center' }}>
        <Typography variant="h2" id="checks">
          Dependencies
        </Typography>
        <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </div>
      <div style={{ marginTop: 14 }}>
        {!data && error && (
          <ErrorState title="The checks did not run" error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <SkeletonCard lines={6} height={{ xs: 814, sm: 589 }} label="Checking" />}
        {data && (
          <Surface as="section">
            <Result items={data.items} />
          </Surface>
        )}
      </div>
    </section>
  );
}
