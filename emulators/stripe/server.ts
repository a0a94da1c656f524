import express from 'express';
import { WEBHOOK_EVENTS } from '../../functions/src/integrations/stripe-account.ts';
import { listen, type RunningServer } from '../support/http-server.ts';
import { createControl } from './control.ts';
import { finishAdvance, runDueTasks } from './core/clocks.ts';
import { type SavedState, State } from './core/state.ts';
import { forgetOldEvents, type World } from './core/world.ts';
import { createApi } from './http/api.ts';
import { ApiFaults } from './http/faults.ts';
import { IdempotencyKeys } from './http/idempotency.ts';
import { API_ROUTES } from './http/routes/index.ts';
import { createPages } from './pages/routes.ts';
import { SavedFile } from './saved-file.ts';
import { Deliveries } from './webhooks/delivery.ts';

/** The key and the webhook secret that the local stack is configured with. */
export const DEMO_SECRET_KEY = 'sk_test_demo';
export const DEMO_WEBHOOK_SECRET = 'whsec_demo';

/** How often what falls due by the wall clock is looked for. */
const TICK_MS = 5000;

type StripeOptions = {
  /** 0 picks any free port. */
  port: number;
  host: string;
  dataDir: string;
  /** `sk_test_…` is an account in test mode, `sk_live_…` one in live mode. */
  secret_key?: string;
  /** An endpoint that is there from the start with a secret that is known, for the events that the product's setup asks for. */
  webhook?: { url: string; secret: string };
  /** Seconds since 1970; the true time if left out. */
  now?: () => number;
  /** Waits after each failed delivery of an event, in ms. */
  retry_delays_ms?: readonly number[];
};

type Saved = SavedState & { idempotency_keys: ReturnType<IdempotencyKeys['toJSON']> };

/**
 * Starts an account at Stripe: the API under `/v1`, the pages that Stripe hosts, and webhooks. `/_emulator` is the
 * control for tests. See the README for what is emulated.
 */
export async function startStripe(options: StripeOptions): Promise<RunningServer> {
  const { secret_key = DEMO_SECRET_KEY, now = () => Math.floor(Date.now() / 1000) } = options;
  const saved = (await SavedFile.read(options.dataDir)) as Saved | undefined;
  const state = new State(saved);
  const keys = new IdempotencyKeys(saved?.idempotency_keys);
  const faults = new ApiFaults();
  const file = new SavedFile(options.dataDir, () => ({ ...state.toJSON(), idempotency_keys: keys }));
  const save = () => file.save();
  let origin = '';
  const world: World = {
    state,
    livemode: secret_key.startsWith('sk_live_'),
    wallClock: now,
    origin: () => origin,
    request: { id: null, idempotency_key: null },
    deliver: (event) => deliveries.take(event),
  };
  const deliveries = new Deliveries(world, () => void save(), options.retry_delays_ms);
  if (options.webhook) knowEndpoint(world, options.webhook);

  /** A clock that was asked to advance does so once the request is answered, as Stripe's do. */
  const finishClocks = () => {
    const advancing = state.list('test_clock').filter(({ status }) => status === 'advancing');
    if (advancing.length === 0) return;
    setImmediate(() => {
      for (const clock of advancing) if (clock.status === 'advancing') finishAdvance(world, clock);
      void save();
    });
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use('/_emulator', createControl({ world, deliveries, faults, save }));
  app.use(createApi({ world, secret_key, keys, faults, routes: API_ROUTES, save, onChanged: finishClocks }));
  app.use(createPages(world, save));

  const server = await listen(app, options);
  origin = server.origin;
  finishClocks();
  deliveries.resume();
  const ticking = setInterval(() => {
    keys.forgetOld(now());
    const changed = [runDueTasks(world), forgetOldEvents(world)];
    if (changed.includes(true)) void save();
  }, TICK_MS);
  return {
    ...server,
    close: async () => {
      clearInterval(ticking);
      await server.close();
      await deliveries.close();
      await save();
    },
  };
}

/** Keeps one endpoint with a known secret, whose address moves with the stack. */
function knowEndpoint(world: World, webhook: { url: string; secret: string }): void {
  const id = 'we_local_stack';
  world.state.add('webhook_endpoint', {
    id,
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: world.wallClock(),
    description: 'The functions of this local stack',
    // An event that nobody wants starts a process of the functions emulator all the same, and the seed makes seven at once.
    enabled_events: [...WEBHOOK_EVENTS],
    livemode: world.livemode,
    metadata: {},
    status: 'enabled',
    url: webhook.url,
  });
  world.state.hidden.endpoint_secrets[id] = webhook.secret;
}
