import { LazyWrapper } from '@/ui/lazy-wrapper.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Panels } from '@/ui/panel.ts';
import { AdminTestEvent } from './admin-test-event.tsx';
import { EventLog } from './event-log.tsx';
import { EventsChart } from './events-chart.tsx';
import { RelayStatus } from './relay-status.tsx';

/** The Reddit relay as administrators see it. */
function AdminRedditTrackingPage() {
  return (
    <Page>
      <PageHeader title="Reddit Tracking" lead="What was sent to Reddit, and what Reddit answered." />
      <Panels>
        <EventsChart />
        <RelayStatus />
      </Panels>
      <AdminTestEvent />
      {/* Below the fold, and the dearest of the page's queries: read only by those who come near it. */}
      <LazyWrapper placeholder={<div style={{ minHeight: 420 }} />}>
        <EventLog />
      </LazyWrapper>
    </Page>
  );
}

export { AdminRedditTrackingPage as Component };
