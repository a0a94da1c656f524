import express, { type Request, type Response } from 'express';
import { listen, type RunningServer } from '../support/http-server.ts';
import { checkBody, checkEvent, type WireBody } from './check-event.ts';
import { EventLog } from './event-log.ts';
import { type Fault, Faults } from './faults.ts';
import { acceptedPage } from './page.ts';
import { type Limits, RateLimit, REDDIT_LIMITS } from './rate-limit.ts';

/** The pixel and the token that the local stack is configured with. */
export const DEMO_PIXEL_ID = 'a2_demopixel';
export const DEMO_TOKEN = 'demo-reddit-token';

type RedditOptions = {
  /** 0 picks any free port. */
  port: number;
  host: string;
  dataDir: string;
  pixel_id?: string;
  token?: string;
  limits?: Limits;
  /** ms since 1970; the true time if left out. */
  now?: () => number;
};

const MAX_EVENTS = 1000;
/** User agents that HTTP libraries send by default. */
const DEFAULT_AGENT =
  /^(node|undici|axios|node-fetch|got|superagent|curl|wget|python|aiohttp|go-http|java|okhttp|ruby|postman|php|guzzle|mozilla\/5\.0$)/i;

/**
 * Starts Reddit's Conversions API v3: `POST /api/v3/pixels/{pixel}/conversion_events`, as strict as the real one.
 * Accepted events are at `GET /accepted` (JSON) and `/` (page); `POST /control` with one `Fault` or `{faults: […],
 * seed}` injects faults, an empty object clears them; `DELETE /accepted` clears the log.
 */
export async function startReddit(options: RedditOptions): Promise<RunningServer> {
  const log = await EventLog.open(options.dataDir);
  const server = await listen(createRedditApp(log, options), options).catch(async (error: unknown) => {
    await log.close();
    throw error;
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      await log.close();
    },
  };
}

type Answer = { status: number; body: unknown };

function createRedditApp(log: EventLog, options: RedditOptions): express.Express {
  const { pixel_id = DEMO_PIXEL_ID, token = DEMO_TOKEN } = options;
  const faults = new Faults();
  const limit = new RateLimit(options.limits ?? REDDIT_LIMITS);
  const statuses: Record<string, number> = {};
  const app = express();
  app.disable('x-powered-by');

  app.post(
    '/api/v3/pixels/:pixel/conversion_events',
    express.text({ type: () => true, limit: '16mb' }),
    async (req, res) => {
      const { test_id } = Object(Object(parse(String(req.body))).data) as { test_id?: string };
      const fault = faults.next(test_id);
      if (fault?.drop === 'before') return drop(res, statuses);
      const answer = fault?.status ? faulty(fault) : await receive(req);
      if (fault?.drop === 'after') return drop(res, statuses);
      if (fault?.retry_after !== undefined) res.set('Retry-After', String(fault.retry_after));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      res.status(answer.status);
      if (typeof answer.body === 'string') res.type('text/plain').send(answer.body);
      else res.json(answer.body);
    },
  );
  app.get('/accepted', (_req, res) => {
    res.json({ items: log.list(), receptions: log.receptions, requests: statuses });
  });
  app.delete('/accepted', async (_req, res) => {
    await log.clear();
    for (const status of Object.keys(statuses)) delete statuses[status];
    res.status(204).end();
  });
  app.post('/control', express.json(), (req, res) => {
    const body = req.body as Fault & { faults?: Fault[]; seed?: number };
    const single = body.status !== undefined || body.drop !== undefined ? [body] : [];
    faults.set(body.faults ?? single, body.seed);
    res.status(204).end();
  });
  app.get('/', (_req, res) => {
    res.send(acceptedPage(log.list(), log.receptions));
  });
  app.get('/favicon.ico', (_req, res) => {
    res.status(204).end();
  });

  async function receive(req: Request<{ pixel: string }>): Promise<Answer> {
    const agent = req.get('user-agent') ?? '';
    if (agent === '' || DEFAULT_AGENT.test(agent)) {
      return { status: 429, body: 'Your user agent was automatically ratelimited.' };
    }
    const authorization = req.get('authorization');
    if (!authorization?.startsWith('Bearer ')) return { status: 401, body: 'No bearer token provided' };
    if (authorization !== `Bearer ${token}`) return { status: 401, body: 'Authorization Required' };
    const { pixel } = req.params;
    if (pixel !== pixel_id) {
      return refusal(403, `You're not authorized to post conversions to Pixel ID ${pixel}`);
    }
    return receiveEvents(String(req.body), req.is('application/json') !== false);
  }

  async function receiveEvents(text: string, is_json: boolean): Promise<Answer> {
    const body = is_json ? parse(text) : undefined;
    if (body === undefined) return refusal(400, 'JSON error "syntax error"');
    const problem = checkBody(body);
    if (problem) return refusal(400, problem);
    const { events = [], test_id = null } = (body as Partial<WireBody>).data ?? {};
    if (events.length === 0) return refusal(400, 'no events');
    if (events.length > MAX_EVENTS) return { status: 400, body: 'Bad Request' };
    const now = (options.now ?? Date.now)();
    if (!limit.consume(events.length, now)) {
      return { status: 429, body: 'Too many requests/events within timeframe.' };
    }
    // All or nothing: one bad event rejects the whole batch.
    for (const event of events) {
      const wrong = checkEvent(event, now);
      if (wrong) return refusal(400, wrong);
    }
    await log.add(events, test_id);
    const message = `Successfully processed ${events.length} conversion events.`;
    return { status: 200, body: { data: { message } } };
  }

  return app;
}

function refusal(code: number, message: string): Answer {
  return { status: code, body: { error: { code, message } } };
}

function faulty({ status = 500 }: Fault): Answer {
  if (status === 429) return { status, body: 'Too many requests/events within timeframe.' };
  if (status === 401) return { status, body: 'Authorization Required' };
  if (status === 403) return refusal(403, 'Missing adsconversions scope');
  return {
    status,
    body: 'The service is currently unavailable. No conversion events were processed.',
  };
}

function drop(res: Response, statuses: Record<string, number>): void {
  statuses.dropped = (statuses.dropped ?? 0) + 1;
  res.socket?.destroy();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
