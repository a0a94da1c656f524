import { ATTRIBUTION_MS, clickIdFormat, isMeasured } from '@contract/conversion-rules.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useConsent } from '@/lib/consent.ts';
import { plural, shortDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { Snapshot } from '@/lib/tracking/track.ts';
import { useTrackingState } from '@/lib/tracking/track.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Facts, Panels } from '@/ui/panel.ts';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Panel } from './panels.ts';
import { TestEventForm } from './test-event-form.tsx';
import { captureWords } from './words.ts';

const Facets = styled(Panels)({
  alignItems: 'stretch',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
});
const Hint = styled(Typography)({ marginTop: 16 });

const DAY_MS = 24 * 3600_000;

function PermissionChip({ permission }: { permission: Snapshot['permission'] }) {
  switch (permission) {
    case 'full':
      return <StatusChip kind="ok">Allowed</StatusChip>;
    case 'limited':
      return <StatusChip kind="ok">Allowed, limited data use</StatusChip>;
    case 'none':
      return <StatusChip kind="missing">Not allowed</StatusChip>;
    case 'undecided':
      return <StatusChip kind="unknown">Not decided</StatusChip>;
  }
}

function Captured({ state }: { state: Snapshot }) {
  const { clickId, uuid, capture } = state;
  const daysLeft = clickId && Math.ceil((clickId.at + ATTRIBUTION_MS - Date.now()) / DAY_MS);
  return (
    <Panel as="section">
      <Typography variant="h3" component="h2">
        What this browser captured
      </Typography>
      <Facts>
        <dt>Consent</dt>
        <dd>
          <PermissionChip permission={state.permission} />
        </dd>
        <dt>Capture</dt>
        <dd>{captureWords(capture)}</dd>
        <dt>Click ID</dt>
        <dd>
          {clickId ? (
            <>
              {clickId.value}
              <br />
              <Typography component="span" variant="inherit" color="textSecondary">
                {clickIdFormat(clickId.value)}, captured {shortDate(new Date(clickId.at).toISOString())},
                expires in {plural(daysLeft ?? 0, 'day')}
              </Typography>
            </>
          ) : (
            <StatusChip kind="unknown">Not captured</StatusChip>
          )}
        </dd>
        <dt>Pixel UUID</dt>
        <dd>{uuid ?? <StatusChip kind="unknown">Not captured</StatusChip>}</dd>
        <dt>Ad pixel</dt>
        <dd>{state.pixel ? 'On this page' : 'Not on this page'}</dd>
        <dt>Waiting</dt>
        <dd>{plural(state.pending, 'conversion')}</dd>
      </Facts>
    </Panel>
  );
}

function List({ title, values }: { title: string; values: Record<string, unknown> }) {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return (
    <Panel as="section">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {known.length === 0 ? (
        <Typography color="textSecondary">Nothing stored.</Typography>
      ) : (
        <Facts>
          {known.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Panel>
  );
}

function Content() {
  const state = useTrackingState();
  const { gpc } = useConsent();
  if (state === 'loading') return <SkeletonCard lines={6} label="Loading captured data" />;
  if (state === 'failed') {
    return (
      <ErrorState
        title="Tracking didn’t load"
        error={new Error('An ad blocker may have stopped it. Everything else works without it.')}
        onRetry={() => location.reload()}
      />
    );
  }
  const nothing = !state.clickId && !state.uuid;
  return (
    <>
      {!isMeasured(state.permission) ? (
        <EmptyState
          title="Measurement is off"
          text={
            gpc
              ? 'Your browser sends a Global Privacy Control signal, so we don’t store or send anything.'
              : 'We don’t store or send anything unless you allow it. You can change this in the footer of every page.'
          }
        />
      ) : (
        <Facets>
          <Captured state={state} />
          <List title="Campaign" values={state.utm} />
          <List title="Attribution signals" values={state.signals ?? {}} />
          <List title="Match keys for the next conversion" values={state.match_keys} />
        </Facets>
      )}
      {nothing && isMeasured(state.permission) && (
        <Hint color="textSecondary">
          You didn’t come from an ad.{' '}
          <Button
            component={Link}
            reloadDocument
            to={`${paths.redditTrackingTest()}?rdt_cid=3184742045291813272&utm_source=reddit`}
            variant="text"
            size="small"
          >
            Reload with a sample click ID
          </Button>
        </Hint>
      )}
      <TestEventForm state={state} />
    </>
  );
}

/** What the tracking of this browser holds, and a test event in test mode. */
function RedditTrackingTestPage() {
  return (
    <Page>
      <PageHeader
        title="Tracking Test"
        description="Sends test events to the Reddit pixel and the conversion relay, and shows what came of each."
        lead="What this browser has captured, and what a conversion would send."
      />
      <Content />
    </Page>
  );
}

export { RedditTrackingTestPage as Component };
