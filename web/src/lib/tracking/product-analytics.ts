import { BEACON_MS } from '../constants.ts';
import type { Clock, Log, Properties } from './types.ts';

/** One event, with what identifies its two copies (request and beacon) as the same event. */
export type AnalyticsEvent = { name: string; properties: Properties; uuid: string; at: number };

export type AnalyticsClient = {
  capture(event: AnalyticsEvent): void;
  identify(uid: string, properties: Properties): void;
  reset(): void;
  /** Stops capturing and clears what it stored, or resumes. */
  allow(allowed: boolean): void;
  /** Sends the event by `navigator.sendBeacon`. */
  beacon(event: AnalyticsEvent): void;
};

type Options = {
  clock: Clock;
  /**
   * Loads and starts the library; null if the project has no key. It checks permission again before the start and
   * resolves to null if it is gone by then.
   */
  load: ((allowed: () => boolean) => Promise<AnalyticsClient | null>) | null;
  newId: () => string;
  isMobile: () => boolean;
  log: Log;
};

export type ProductAnalytics = {
  allow(allowed: boolean): void;
  /** Resolves immediately, on phones after 50 ms, so that the beacon gets out before the page is left. */
  capture(name: string, properties: Properties, at: number): Promise<void>;
  identify(uid: string, properties: Properties): void;
  reset(): void;
};

const MOST_WAITING = 100;

/** Product analytics, loaded once permitted. Events wait while it loads; without permission they are dropped. */
export function createProductAnalytics({ clock, load, newId, isMobile, log }: Options): ProductAnalytics {
  let allowed = false;
  let client: AnalyticsClient | null = null;
  let loading = false;
  let waiting: ((client: AnalyticsClient) => void)[] = [];

  const warn = (error: unknown) => log('A request of the product analytics failed', error);
  const safely = (run: (client: AnalyticsClient) => void) => {
    if (!allowed || load === null) return;
    if (client === null) {
      if (loading && waiting.length < MOST_WAITING) waiting.push(run);
      return;
    }
    try {
      run(client);
    } catch (error) {
      warn(error);
    }
  };

  async function begin(load: NonNullable<Options['load']>): Promise<void> {
    loading = true;
    try {
      client = await load(() => allowed);
      client?.allow(allowed);
      for (const run of waiting) safely(run);
    } catch (error) {
      log('The product analytics did not start', error);
    } finally {
      loading = false;
      waiting = [];
    }
  }

  return {
    allow(next) {
      if (next === allowed) return;
      allowed = next;
      if (!next) waiting = [];
      if (client) client.allow(next);
      else if (next && load && !loading) void begin(load);
    },
    async capture(name, properties, at) {
      if (!allowed || load === null) return;
      const event = { name, properties, uuid: newId(), at };
      safely((live) => live.capture(event));
      if (!isMobile()) return;
      safely((live) => live.beacon(event));
      await new Promise<void>((resolve) => clock.setTimeout(resolve, BEACON_MS));
    },
    identify: (uid, properties) => safely((live) => live.identify(uid, properties)),
    reset: () => safely((live) => live.reset()),
  };
}
