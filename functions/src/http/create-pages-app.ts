import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { errorFields, type Logger } from '../platform/logger.ts';
import type { PageAnswer } from '../platform/page-answer.ts';
import { type AddressOf, networkOf } from './client-address.ts';

import { toProblem } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';

const compress = promisify(gzip);

export type PagesAppDeps = {
  /** @param url path and query */
  answer(url: string): Promise<PageAnswer>;
  rateLimiter: Pick<RateLimiter, 'consume'>;
  logger: Logger;
  addressOf: AddressOf;
};

/** The name of these pages in the log. */
const ENDPOINT = 'jobPages';
/**
 * Calls a minute from one network that the CDN didn't answer. More than for the API's lists: a crawler follows the links of a
 * page at once, to jobs, places, companies, and share pictures.
 */
const UNCACHED = { name: ENDPOINT, rate_limit: 300 };
/** How long browsers keep a page: going back doesn't ask again. */
const BROWSER_SECONDS = 60;

/** Public pages as an Express app that is not listening. Hosting adds the security headers. */
export function createPagesApp(deps: PagesAppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res
        .status(405)
        .set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' })
        .type('text/plain')
        .send('Use GET.\n');
      return;
    }
    const started_at = performance.now();
    const arrival = { forwarded_for: req.get('x-forwarded-for'), peer: req.socket.remoteAddress };
    await deps.rateLimiter.consume(UNCACHED, null, networkOf(deps.addressOf(arrival)));
    const answer = await deps.answer(req.originalUrl);
    await send(answer, req, res);
    const ms = Math.round(performance.now() - started_at);
    deps.logger.info('Answered', { endpoint: ENDPOINT, status: answer.status, ms });
  });
  app.use((error: unknown, _req: Request, res: Response, next: NextFunction) =>
    answerError(error, res, next, deps.logger),
  );
  return app;
}

async function send(answer: PageAnswer, req: Request, res: Response): Promise<void> {
  const { status, type, body, location, shared_seconds } = answer;
  res.status(status).set({
    'Content-Type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
    'Cache-Control':
      shared_seconds > 0 ? `public, max-age=${BROWSER_SECONDS}, s-maxage=${shared_seconds}` : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(location === undefined ? {} : { Location: location }),
  });
  if (typeof body !== 'string' || req.acceptsEncodings('gzip') !== 'gzip') {
    res.send(Buffer.from(body));
    return;
  }
  res.set('Content-Encoding', 'gzip').send(await compress(body));
}

/** Nothing here is worth a page of its own, and none of it may be kept. */
function answerError(error: unknown, res: Response, next: NextFunction, logger: Logger): void {
  const problem = toProblem(error, randomUUID());
  if (problem.status >= 500) logger.error('Failed', { endpoint: ENDPOINT, ...errorFields(error) });
  if (res.headersSent) {
    next(error);
    return;
  }
  res.status(problem.status).set({ ...problem.headers, 'Cache-Control': 'no-store' });
  res.type('text/plain').send(`${problem.body.detail}\n`);
}
