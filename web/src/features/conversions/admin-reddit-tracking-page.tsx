import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Panels } from '@/ui/panel.ts';
import { AdminTestEvent } from './admin-test-event.tsx';
import { EventLog } from './event-log.tsx';
import { EventsChart } from './events-chart.tsx';
import { RelayStatus } from './relay-status.tsx';

/** The Reddit relay as administrators see it. */
export function AdminRedditTrackingPage() {
  return (
    <Page>
      <PageHeader title="Reddit Tracking" lead="What was sent to Reddit, and what Reddit answered." />
      <Panels>
        <EventsChart />
        <RelayStatus />
      </Panels>
      <AdminTestEvent />
      <EventLog />
    </Page>
  );
}
