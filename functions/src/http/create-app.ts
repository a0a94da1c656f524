import { randomUUID } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { AppError } from '../platform/app-error.ts';
import type { AuditTrail } from '../platform/audit-trail.ts';
import type { FileAnswer } from '../platform/file-answer.ts';
import { digest } from '../platform/hash.ts';
import { errorFields, type Logger } from '../platform/logger.ts';
import { audited } from './audit.ts';
import { authenticate, type VerifyToken } from './authenticate.ts';
import { type AddressOf, networkOf } from './client-address.ts';
import type { Idempotency } from './idempotency.ts';
import { toProblem } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import { readFile, readJson } from './request-body.ts';
import type { Caller, Route } from './route.ts';
import { validate, validateParams } from './validate.ts';

export type AppDeps = {
  routes: Route[];
  verifyToken: VerifyToken;
  rateLimiter: RateLimiter;
  idempotency: Idempotency;
  audit: AuditTrail;
  logger: Logger;
  /** Determines a call's client address. */
  addressOf: AddressOf;
};

/** The API as an Express app that is not listening. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
      referrerPolicy: { policy: 'no-referrer' },
    }),
  );
  app.use((_req, res, next) => {
    res.locals.request_id = randomUUID();
    res.set('X-Request-Id', requestId(res));
    res.set('Cache-Control', 'private, no-store');
    next();
  });
  mount(app, deps);
  app.use(() => {
    throw new AppError('not_found', 'We couldn’t find what you’re looking for.');
  });
  app.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    answerError(error, req, res, next, deps.logger);
  });
  return app;
}

function mount(app: Express, deps: AppDeps): void {
  const by_path = Map.groupBy(deps.routes, (route) => route.endpoint.path);
  for (const [path, routes] of by_path) {
    const methods = routes.map((route) => route.endpoint.method);
    if (new Set(methods).size < methods.length) throw new Error(`Two routes handle the same call: ${path}`);
    const mounted = app.route(path);
    for (const route of routes) {
      const method = route.endpoint.method.toLowerCase() as Lowercase<EndpointDefinition['method']>;
      mounted[method]((req, res) => serve(route, req, res, deps));
    }
    mounted.all((_req, res) => {
      res.set('Allow', methods.join(', '));
      throw new AppError(
        'method_not_allowed',
        `This URL doesn’t accept that method. Use ${methods.join(' or ')}.`,
      );
    });
  }
}

/** One call, from the token check to the response. */
async function serve(route: Route, req: Request, res: Response, deps: AppDeps): Promise<void> {
  const started_at = performance.now();
  const { endpoint } = route;
  res.locals.endpoint = endpoint.name;
  const caller = await authenticate(endpoint, req.get('authorization'), deps.verifyToken);
  res.locals.uid = caller?.uid;
  const work = () => answerOf(route, req, res, caller, deps);
  const answer =
    caller && endpoint.auth === 'admin'
      ? await audited(deps, endpoint, caller, req.params, requestId(res), work)
      : await work();
  send(endpoint, answer, res);
  deps.logger.info('Answered', {
    request_id: requestId(res),
    endpoint: endpoint.name,
    status: res.statusCode,
    uid: caller?.uid,
    ms: Math.round(performance.now() - started_at),
  });
}

/** From the rate limits to the response, once the caller is known. */
async function answerOf(
  route: Route,
  req: Request,
  res: Response,
  caller: Caller | null,
  deps: AppDeps,
): Promise<unknown> {
  const { endpoint } = route;
  const arrival = { forwarded_for: req.get('x-forwarded-for'), peer: req.socket.remoteAddress };
  const ip = networkOf(deps.addressOf(arrival));
  await deps.rateLimiter.consume(endpoint, caller?.uid ?? null, ip);

  const params = validateParams(req.params);
  const query = validate(endpoint.query, req.query, 'query');
  const sender = caller ? 'account' : 'visitor';
  const file = endpoint.binary_body ? await readFile(endpoint, req, res, sender) : new Uint8Array();
  const raw_body = await readJson(endpoint, req, res, sender);
  const body = validate(endpoint.body, raw_body, 'body');
  await deps.rateLimiter.consumeFor(endpoint, body);
  const idempotency_key = endpoint.idempotent ? idempotencyKey(req) : null;

  const run = async (): Promise<unknown> => {
    const context = {
      params,
      query,
      body,
      file,
      caller,
      idempotency_key,
      request_id: requestId(res),
      ip,
      header: (name: string) => req.get(name),
    };
    // The route's own endpoint produced every part of the context, so it has the type this handler expects.
    return toAnswer(endpoint, await route.handle(context as Parameters<Route['handle']>[0]));
  };
  if (idempotency_key === null) return run();
  return deps.idempotency.once(
    {
      owner: ownerOf(caller, ip),
      endpoint: endpoint.name,
      key: idempotency_key,
      request: { params, query, body, file: endpoint.binary_body ? digest(file) : undefined },
    },
    run,
  );
}

function ownerOf(caller: Caller | null, ip: string): string {
  return caller ? `uid:${caller.uid}` : `ip:${ip}`;
}

function idempotencyKey(req: Request): string {
  const key = req.get('idempotency-key')?.trim() ?? '';
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new AppError(
      'idempotency_key_missing',
      'Send an Idempotency-Key header of 8 to 200 characters, with a new value for each operation.',
    );
  }
  return key;
}

/** Limits a response to the contract: unknown fields are dropped, a missing one is our bug and nothing is sent. */
function toAnswer(endpoint: EndpointDefinition, answer: unknown): unknown {
  return endpoint.response ? endpoint.response.parse(answer) : answer;
}

function send(endpoint: EndpointDefinition, answer: unknown, res: Response): void {
  const seconds = endpoint.public_cache_seconds;
  if (seconds !== undefined) res.set('Cache-Control', `public, max-age=${seconds}, s-maxage=${seconds}`);
  if (endpoint.binary_response) {
    sendFile(endpoint.binary_response, answer as FileAnswer, res); // `route` types such an endpoint's handler to return this
  } else if (endpoint.response) {
    res.status(endpoint.success_status ?? 200).json(answer);
  } else {
    res.status(endpoint.success_status ?? 204).end();
  }
}

function sendFile(types: readonly string[], file: FileAnswer, res: Response): void {
  if (!types.includes(file.content_type))
    throw new Error(`The contract doesn’t declare ${file.content_type}`);
  res.status(200);
  res.attachment(file.file_name);
  res.set('Content-Type', file.content_type);
  res.send(Buffer.from(file.bytes));
}

function requestId(res: Response): string {
  return String(res.locals.request_id);
}

function answerError(error: unknown, req: Request, res: Response, next: NextFunction, logger: Logger): void {
  const problem = toProblem(error, requestId(res));
  const fields = {
    request_id: requestId(res),
    endpoint: res.locals.endpoint,
    method: req.method,
    status: problem.status,
    code: problem.body.code,
    uid: res.locals.uid,
  };
  if (problem.status >= 500) logger.error('Failed', { ...fields, ...errorFields(error) });
  else logger.info('Refused', fields);
  if (res.headersSent) {
    next(error);
    return;
  }
  res
    .status(problem.status)
    .set(problem.headers)
    .type('application/problem+json')
    .send(JSON.stringify(problem.body));
}
