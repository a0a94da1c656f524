import { ATTRIBUTION_MS, clickIdFormat, isMeasured } from '@contract/conversion-rules.ts';
import Button from '@mui/material/Button';
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
import { Surface } from '@/ui/surface.ts';
import { TestEventForm } from './test-event-form.tsx';
import { captureWords } from './words.ts';

const DAY_MS = 24 * 3600_000;

function Missing({ children }: { children: string }) {
  return <StatusChip kind="unknown">{children}</StatusChip>;
}

function PermissionChip({ permission }: { permission: Snapshot['permission'] }) {
  switch (permission) {
    case 'full':
      return <StatusChip kind="ok">You said yes</StatusChip>;
    case 'limited':
      return <StatusChip kind="ok">Limited use</StatusChip>;
    case 'none':
      return <StatusChip kind="missing">No measuring</StatusChip>;
    case 'undecided':
      return <StatusChip kind="unknown">You have not chosen</StatusChip>;
  }
}

function Captured({ state }: { state: Snapshot }) {
  const { clickId, uuid, capture } = state;
  const daysLeft = clickId && Math.ceil((clickId.at + ATTRIBUTION_MS - Date.now()) / DAY_MS);
  return (
    <Surface as="section">
      <Typography variant="h3" component="h2">
        What this browser knows of the click
      </Typography>
      <Facts style={{ marginTop: 14 }}>
        <dt>Consent</dt>
        <dd>
          <PermissionChip permission={state.permission} />
        </dd>
        <dt>Capture</dt>
        <dd>{captureWords(capture)}</dd>
        <dt>Click id</dt>
        <dd>
          {clickId ? (
            <>
              {clickId.value}
              <br />
              <Typography component="span" variant="inherit" color="textSecondary">
                {clickIdFormat(clickId.value)}, since {shortDate(new Date(clickId.at).toISOString())}, kept{' '}
                {daysLeft} more days
              </Typography>
            </>
          ) : (
            <Missing>none</Missing>
          )}
        </dd>
        <dt>Pixel uuid</dt>
        <dd>{uuid ?? <Missing>none</Missing>}</dd>
        <dt>Ad pixel</dt>
        <dd>{state.pixel ? 'In this page' : 'Not in this page'}</dd>
        <dt>Waiting</dt>
        <dd>{plural(state.pending, 'conversion')}</dd>
      </Facts>
    </Surface>
  );
}

function List({ title, values }: { title: string; values: Record<string, unknown> }) {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return (
    <Surface as="section">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {known.length === 0 ? (
        <Typography sx={{ mt: 1.5 }} color="textSecondary">
          Nothing is kept.
        </Typography>
      ) : (
        <Facts style={{ marginTop: 14 }}>
          {known.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Surface>
  );
}

function Content() {
  const state = useTrackingState();
  const { gpc } = useConsent();
  if (state === 'loading') return <SkeletonCard lines={6} label="Reading what was captured" />;
  if (state === 'failed') {
    return (
      <ErrorState
        title="The tracking did not load"
        error={new Error('A blocker may have stopped it. Everything else works without it.')}
        onRetry={() => location.reload()}
      />
    );
  }
  const nothing = !state.clickId && !state.uuid;
  return (
    <>
      {!isMeasured(state.permission) ? (
        <EmptyState
          title="Nothing is measured"
          text={
            gpc
              ? 'Your browser sends Global Privacy Control, so nothing is kept and nothing is sent.'
              : 'Nothing is kept or sent unless you say yes. The choice is at the foot of every page.'
          }
        />
      ) : (
        <Panels>
          <Captured state={state} />
          <List title="Campaign" values={state.utm} />
          <List title="Attribution signals" values={state.signals ?? {}} />
          <List title="Match keys of the next conversion" values={state.match_keys} />
        </Panels>
      )}
      {nothing && isMeasured(state.permission) && (
        <Typography sx={{ mt: 2 }} color="textSecondary">
          No click led here.{' '}
          <Button
            component={Link}
            reloadDocument
            to={`${paths.redditTrackingTest()}?rdt_cid=3184742045291813272&utm_source=reddit`}
            variant="text"
            size="small"
          >
            Come again with a sample click id
          </Button>
        </Typography>
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
        lead="What this browser has captured, and what a conversion would carry."
      />
      <Content />
    </Page>
  );
}

export { RedditTrackingTestPage as Component };
