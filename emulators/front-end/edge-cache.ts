import type { IncomingMessage, ServerResponse } from 'node:http';

type Stored = { rawHeaders: string[]; body: Buffer };

/** Hosting's cache at the edge: answers that say they never change are fetched once for each encoding. */
export class EdgeCache {
  readonly #stored = new Map<string, Stored>();

  /** Answers from the cache; false if the answer isn't there or the caller asks for more than the whole of it. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const { range, 'if-none-match': tag, 'if-modified-since': since } = req.headers;
    const stored = req.method === 'GET' && !range && !tag && !since && this.#stored.get(keyOf(req));
    if (!stored) return false;
    res.writeHead(200, stored.rawHeaders).end(stored.body);
    return true;
  }

  /** Keeps an answer that never changes, once it has arrived whole. `rawHeaders` are those that callers get. */
  keep(req: IncomingMessage, answer: IncomingMessage, rawHeaders: string[]): void {
    const isConstant = /\bpublic\b.*\bimmutable\b/.test(answer.headers['cache-control'] ?? '');
    if (req.method !== 'GET' || answer.statusCode !== 200 || !isConstant) return;
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      if (answer.complete) this.#stored.set(keyOf(req), { rawHeaders, body: Buffer.concat(chunks) });
    });
  }
}

/** Hosting answers with `Vary: Accept-Encoding`. */
const keyOf = ({ url, headers }: IncomingMessage): string => `${headers['accept-encoding'] ?? ''} ${url}`;
