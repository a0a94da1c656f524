import { styled } from '@mui/material/styles';
import { LazyWrapper } from '@/ui/lazy-wrapper.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Panels } from '@/ui/panel.ts';
import { AdminTestEvent } from './admin-test-event.tsx';
import { EventLog } from './event-log.tsx';
import { EventsChart } from './events-chart.tsx';
import { RelayStatus } from './relay-status.tsx';

const Overview = styled(Panels)({ alignItems: 'stretch' });
const Placeholder = styled('div')({ minHeight: 420 });

/** The Reddit relay as administrators see it. */
function AdminRedditTrackingPage() {
  return (
    <Page>
      <PageHeader title="Reddit Tracking" lead="What we sent to Reddit, and how Reddit responded." />
      <Overview>
        <EventsChart />
        <RelayStatus />
      </Overview>
      <AdminTestEvent />
      {/* Below the fold, and the most expensive query of the page, so it runs only when someone scrolls near it. */}
      <LazyWrapper placeholder={<Placeholder data-testid="event-log-placeholder" />}>
        <EventLog />
      </LazyWrapper>
    </Page>
  );
}

export { AdminRedditTrackingPage as Component };
