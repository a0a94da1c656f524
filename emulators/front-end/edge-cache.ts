import type { IncomingMessage, ServerResponse } from 'node:http';

type Stored = { status: number; rawHeaders: string[]; body: Buffer; until: number };

/** Statuses that may be kept if their headers say so. */
const KEPT = new Set([200, 301, 404, 410]);

/**
 * For how long Hosting's edge keeps an answer, in ms: as long as it says for caches that many share, and what never changes
 * for good. Nothing else: what Hosting would do by itself, such as keeping a 404 without a word for ten minutes, is left out.
 */
function lifetimeOf({ headers, statusCode = 0 }: IncomingMessage): number {
  const control = headers['cache-control'] ?? '';
  if (!/\bpublic\b/.test(control) || !KEPT.has(statusCode)) return 0;
  if (/\bimmutable\b/.test(control)) return statusCode === 200 ? Number.POSITIVE_INFINITY : 0;
  return 1000 * Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}

/** Hosting's cache at the edge: an answer is fetched once for each encoding while it may be kept. */
export class EdgeCache {
  readonly #stored = new Map<string, Stored>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Answers from the cache; false if the answer isn't there or the caller asks for more than the whole of it. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const { range, 'if-none-match': tag, 'if-modified-since': since } = req.headers;
    const key = keyOf(req);
    const stored = req.method === 'GET' && !range && !tag && !since && this.#stored.get(key);
    if (!stored) return false;
    if (stored.until <= this.#now()) {
      this.#stored.delete(key);
      return false;
    }
    res.writeHead(stored.status, stored.rawHeaders).end(stored.body);
    return true;
  }

  /** Keeps an answer that may be kept, once it has arrived whole. `rawHeaders` are those that callers get. */
  keep(req: IncomingMessage, answer: IncomingMessage, rawHeaders: string[]): void {
    const lifetime = lifetimeOf(answer);
    if (req.method !== 'GET' || lifetime <= 0) return;
    const until = this.#now() + lifetime;
    const status = answer.statusCode ?? 200;
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      if (answer.complete)
        this.#stored.set(keyOf(req), { status, rawHeaders, body: Buffer.concat(chunks), until });
    });
  }
}

/** Hosting answers with `Vary: Accept-Encoding`. */
const keyOf = ({ url, headers }: IncomingMessage): string => `${headers['accept-encoding'] ?? ''} ${url}`;
