import type express from 'express';
import type { Response } from 'express';

/** How long a slow answer takes between its parts. */
const SLOW_MS = 500;
/** A response that never ends, unless someone hangs up. */
const EXPLODING_CHUNK = Buffer.alloc(1024 * 1024, ' ');

const FAULTS: Record<string, (res: Response) => unknown> = {
  /** Too many requests; ask again in two minutes. */
  busy: (res) => res.status(429).set('retry-after', '120').json({ error: 'Too many requests' }),
  refused: (res) => res.status(403).type('html').send('<!doctype html><title>Just a moment...</title>'),
  broken: (res) => res.status(500).json({ error: 'Internal error' }),
  down: (res) => res.status(503).set('retry-after', '60').send('Service unavailable'),
  /** A page where data was expected, with a status that says all is well. */
  page: (res) => res.type('html').send('<!doctype html><title>Careers</title><p>Welcome.</p>'),
  /** The beginning of an answer, and then no more. */
  cut: (res) => {
    res.type('json').set('content-length', '5000').write('{"jobs":[{"id":1,');
    setTimeout(() => res.destroy(), 20);
  },
  /** Says that there are jobs, and has none. */
  lying: (res) =>
    res.json({
      totalFound: 40,
      totalItems: 40,
      totalPages: 1,
      content: [],
      items: [],
      offset: 0,
      limit: 100,
    }),
  slow: (res) => {
    res.type('json').write('[');
    const timer = setInterval(() => res.write(' '), SLOW_MS);
    res.on('close', () => clearInterval(timer));
  },
  hanging: (res) => {
    res.on('close', () => res.end());
  },
  exploding: (res) => {
    res.type('json').write('[');
    const more = () => {
      while (!res.destroyed && res.write(EXPLODING_CHUNK));
    };
    res.on('drain', more);
    more();
  },
};

/** Names of the boards that misbehave, at every vendor: `fault-busy`, `fault-slow`. */
export const FAULT_BOARDS: readonly string[] = Object.keys(FAULTS).map((name) => `fault-${name}`);

/** Answers for boards that misbehave. */
export function faults(): express.Handler {
  return (req, res, next) => {
    const [, name = ''] = /\/fault-([a-z]+)(?=\/|$|\?)/.exec(req.originalUrl) ?? [];
    const fault = FAULTS[name];
    if (fault) fault(res);
    else next();
  };
}
