import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Accepted } from '../../emulators/reddit/event-log.ts';
import type { Fault } from '../../emulators/reddit/faults.ts';
import { DEMO_PIXEL_ID, DEMO_TOKEN, startReddit } from '../../emulators/reddit/server.ts';
import { redditConversions } from '../../functions/src/integrations/reddit-conversions.ts';
import type { RedditSettings } from '../../functions/src/modules/conversions/conversion-deps.ts';
import { relayConversions } from '../../functions/src/modules/conversions/relay-conversions.ts';
import { RetryTask } from '../../functions/src/platform/retry-task.ts';
import type { TestApi } from './api.ts';

export type TestReddit = {
  origin: string;
  accepted(): Promise<{ items: Accepted[]; receptions: number; requests: Record<string, number> }>;
  find(conversion_id: string): Promise<Accepted | undefined>;
  /** Everything that the relay has sent, as bytes on the wire. */
  sent: string[];
  faults(...faults: Fault[]): Promise<void>;
  close(): Promise<void>;
};

/** The emulated Reddit on a free port. */
export async function startTestReddit(): Promise<TestReddit> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reddit-'));
  const server = await startReddit({ port: 0, host: '127.0.0.1', dataDir });
  const accepted = async () => (await fetch(`${server.origin}/accepted`)).json();
  return {
    origin: server.origin,
    sent: [],
    accepted,
    find: async (id) => (await accepted()).items.find(({ conversion_id }: Accepted) => conversion_id === id),
    faults: async (...faults) => {
      await fetch(`${server.origin}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ faults }),
      });
    },
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Settings that lead to the emulated Reddit. */
export function settingsFor(reddit: TestReddit, changes: Partial<RedditSettings> = {}): RedditSettings {
  const token = DEMO_TOKEN;
  return {
    client: {
      send: (events, test_id) => {
        reddit.sent.push(JSON.stringify(events));
        return redditConversions({ origin: reddit.origin, pixel_id: DEMO_PIXEL_ID, token }).send(
          events,
          test_id,
        );
      },
    },
    pixel_id: DEMO_PIXEL_ID,
    has_token: true,
    api_origin: reddit.origin,
    test_id: null,
    configuration: 'test',
    consent: 'opt-in',
    ...changes,
  };
}

/** Delivers queued tasks until none are left or only deferred ones. Returns the number of deferred ones. */
export async function deliverRelays(api: TestApi): Promise<number> {
  let later = 0;
  for (const task of api.tasks.splice(0)) {
    if (task.name !== 'redditRelay') continue;
    await relayConversions(api.services.conversion, task.payload.conversion_id).catch((error: unknown) => {
      if (!(error instanceof RetryTask)) throw error;
      later += 1;
    });
  }
  return later;
}
