import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import qs from 'qs';
import { newId } from '../core/ids.ts';
import { StripeError } from '../core/stripe-error.ts';
import { API_VERSION, type World } from '../core/world.ts';
import type { ApiRoute } from './api-route.ts';
import { expandAnswer } from './expand.ts';
import type { ApiFaults } from './faults.ts';
import type { Answer, IdempotencyKeys } from './idempotency.ts';
import type { FormValue } from './params.ts';

export type ApiOptions = {
  world: World;
  secret_key: string;
  keys: IdempotencyKeys;
  faults: ApiFaults;
  routes: readonly ApiRoute[];
  /** Makes what has changed durable; answers wait for it. */
  save: () => Promise<void>;
  /** Called once a request has changed something and was answered. */
  onChanged: () => void;
};

/** The API under `/v1`: key, version, form, idempotency, the operation, expansion, errors in Stripe's shape. */
export function createApi(options: ApiOptions): express.Router {
  const router = express.Router({ caseSensitive: true });
  router.use('/v1', express.text({ type: () => true, limit: '1mb' }));
  for (const route of options.routes) {
    router[route.method](route.path, (req, res) => answer(options, route, req as IdRequest, res));
  }
  router.use('/v1', (req, res) => {
    const message = `Unrecognized request URL (${req.method}: ${req.baseUrl}${req.path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`;
    send(res, newId('req', 14), failure(new StripeError(404, message)));
  });
  return router;
}

type IdRequest = Request<{ id: string }>;

async function answer(options: ApiOptions, route: ApiRoute, req: IdRequest, res: Response): Promise<void> {
  const { world, keys, faults } = options;
  const request_id = newId('req', 14);
  const key = route.method === 'post' ? req.get('idempotency-key') : undefined;
  if (key !== undefined) res.set('Idempotency-Key', key);
  const fault = faults.next(route.method, req.path);
  if (fault?.delay_ms) await new Promise((resolve) => setTimeout(resolve, fault.delay_ms));
  if (fault?.drop === 'before') return void req.socket.destroy();
  if (fault?.status) {
    return send(
      res,
      request_id,
      failure(new StripeError(fault.status, 'An error occurred.', { type: 'api_error' })),
    );
  }
  let begun = false;
  let result: Answer;
  try {
    authenticate(req, options.secret_key);
    checkVersion(req);
    const form = readForm(req);
    if (key !== undefined) {
      const fingerprint = createHash('sha256')
        .update(`${req.path}\n${JSON.stringify(form)}`)
        .digest('hex');
      const replay = keys.begin(key, fingerprint, request_id, world.wallClock());
      if (replay) {
        res.set('Idempotent-Replayed', 'true').set('Original-Request', replay.request_id);
        if (fault?.drop === 'after') return void req.socket.destroy();
        return send(res, request_id, replay.answer);
      }
      begun = true;
    }
    const prepared = route.prepare(form);
    refuseWhileAdvancing(world, route, req.params.id, form);
    world.request = { id: request_id, idempotency_key: key ?? null };
    // From here on an answer is final for its key, an error too.
    result = run(() => expandAnswer(world, prepared.run(world, { id: req.params.id }), prepared.expand));
    if (begun && key !== undefined) keys.finish(key, result);
  } catch (error) {
    if (begun && key !== undefined) keys.abandon(key);
    if (!(error instanceof StripeError)) throw error;
    result = failure(error);
  }
  world.request = { id: null, idempotency_key: null };
  if (route.method !== 'get') {
    await options.save();
    options.onChanged();
  }
  if (fault?.drop === 'after') return void req.socket.destroy();
  send(res, request_id, result);
}

function run(work: () => object): Answer {
  try {
    return { status: 200, body: JSON.stringify(work(), null, 2) };
  } catch (error) {
    if (error instanceof StripeError) return failure(error);
    throw error;
  }
}

function failure(error: StripeError): Answer {
  return { status: error.status, body: JSON.stringify(error, null, 2) };
}

function send(res: Response, request_id: string, { status, body }: Answer): void {
  res
    .status(status)
    .set('Request-Id', request_id)
    .set('Stripe-Version', API_VERSION)
    .set('Stripe-Should-Retry', status === 409 || status >= 500 ? 'true' : 'false')
    .type('application/json')
    .send(body);
}

function authenticate(req: Request, secret_key: string): void {
  const [scheme, credentials = ''] = (req.get('authorization') ?? '').split(' ');
  const given =
    scheme === 'Bearer'
      ? credentials
      : scheme === 'Basic'
        ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '')
        : '';
  if (given === '') {
    throw new StripeError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(given), digest(secret_key))) {
    throw new StripeError(401, `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`);
  }
}

function checkVersion(req: Request): void {
  const version = req.get('stripe-version') ?? API_VERSION;
  if (version !== API_VERSION) {
    throw new StripeError(
      400,
      `Invalid Stripe API version: ${version}. This emulator speaks ${API_VERSION} only.`,
    );
  }
}

function readForm(req: Request): FormValue {
  const query = req.originalUrl.split('?')[1] ?? '';
  const body = typeof req.body === 'string' ? req.body : '';
  const type = req.get('content-type') ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new StripeError(
      400,
      `Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.`,
    );
  }
  // `allowDots` is off: a dot is part of a key. An empty value is kept, since it unsets.
  return qs.parse(body === '' ? query : query === '' ? body : `${query}&${body}`, {
    depth: 20,
    arrayLimit: 1000,
    parameterLimit: 5000,
  }) as FormValue;
}

/** What a test clock drives cannot be changed while the clock is moved. */
function refuseWhileAdvancing(world: World, route: ApiRoute, id: string, form: FormValue): void {
  if (route.method === 'get') return;
  const named = typeof form === 'object' && !Array.isArray(form) ? form.customer : undefined;
  const customer = world.state.find('customer', id) ?? world.state.find('customer', String(named));
  const clock =
    customer?.test_clock ??
    world.state.find('subscription', id)?.test_clock ??
    world.state.find('invoice', id)?.test_clock;
  if (!clock) return;
  if (world.state.find('test_clock', typeof clock === 'string' ? clock : clock.id)?.status === 'advancing') {
    throw new StripeError(429, 'Test clock advancement underway - cannot perform modifications', {
      code: 'lock_timeout',
    });
  }
}
