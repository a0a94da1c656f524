/**
 * A process that handles `redditRelay` deliveries as the queue function does, and sweeps; made to be killed.
 * Environment: the emulators' addresses, `DATABASE_ID`, `REDDIT_ORIGIN`, `QUEUE_ORIGIN`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { DEMO_PIXEL_ID, DEMO_TOKEN } from '../../emulators/reddit/server.ts';
import { servicesOn } from '../../functions/src/composition/services.ts';
import { redditConversions } from '../../functions/src/integrations/reddit-conversions.ts';
import type { RelayDeps } from '../../functions/src/modules/conversions/conversion-deps.ts';
import { relayConversions } from '../../functions/src/modules/conversions/relay-conversions.ts';
import { sweepConversions } from '../../functions/src/modules/conversions/sweep-conversions.ts';
import { systemClock } from '../../functions/src/platform/clock.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import type { Logger } from '../../functions/src/platform/logger.ts';

const { DATABASE_ID, REDDIT_ORIGIN = '', QUEUE_ORIGIN = '' } = process.env;

const line = (message: string, fields = {}) => console.log(JSON.stringify({ message, ...fields }));
const logger: Logger = { info: line, warn: line, error: line };
const services = servicesOn({
  firebase: connectFirebase(DATABASE_ID),
  queue: {
    enqueue: async (_name, payload) => {
      await fetch(QUEUE_ORIGIN, { method: 'POST', body: JSON.stringify(payload) });
    },
  },
  clock: systemClock,
  logger,
});
const client = redditConversions({ origin: REDDIT_ORIGIN, pixel_id: DEMO_PIXEL_ID, token: DEMO_TOKEN });
const deps: RelayDeps = {
  ...services.conversion,
  // The product's intervals, shortened so that crashes heal within seconds; batches are small, so that many are hit.
  pace: {
    batch: 10,
    lease_ms: 4_000,
    delivery_ms: 2_000,
    backoff_ms: 200,
    max_backoff_ms: 2_000,
    probe_ms: 1_000,
    grace_ms: 500,
  },
  reddit: () => ({
    client,
    pixel_id: DEMO_PIXEL_ID,
    has_token: true,
    api_origin: REDDIT_ORIGIN,
    test_id: null,
    configuration: 'load',
    consent: 'opt-in',
  }),
};

const server = createServer(async (req, res) => {
  try {
    const body = await text(req);
    if (req.url === '/sweep') await sweepConversions(deps);
    else await relayConversions(deps, JSON.parse(body).conversion_id);
    res.writeHead(204).end();
  } catch (error) {
    const later = error instanceof Error && error.name === 'RetryTask';
    if (!later) line('Delivery failed', { error: String(error) });
    res.writeHead(503).end();
  }
});
server.listen(0, '127.0.0.1', () => console.log(`ready ${(server.address() as AddressInfo).port}`));
