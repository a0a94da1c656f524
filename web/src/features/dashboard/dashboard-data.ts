import type { getDashboard } from '@contract/dashboard.ts';
import type { ResponseOf } from '@contract/endpoint.ts';

/** Everything on the dashboard, as the server returns it. A panel that couldn't be read is null. */
export type Dashboard = ResponseOf<typeof getDashboard>;

/** A panel that was read. */
export type Read<K extends keyof Dashboard> = NonNullable<Dashboard[K]>;
