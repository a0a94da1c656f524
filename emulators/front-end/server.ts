import { Agent, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../support/http-server.ts';
import { EdgeCache } from './edge-cache.ts';

/** How long an idle connection of a caller stays open, in ms: longer than any caller keeps one, as at Google. */
const KEEP_ALIVE_MS = 610_000;
/** What a server says about its connection to this one; callers have a connection of their own. */
const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection']);

/** Hosting's proxy addresses in the emulator: a network reserved for documentation. */
export const HOSTING_NETWORK = '192.0.2.0/24';
const HOSTING_PROXY = '192.0.2.1';

export type FrontEndOptions = {
  host: string;
  /** Public port; 0 picks a free one. */
  port: number;
  /** Port of the emulator behind it. */
  behind: number;
  /** What it fronts: functions at their own URL, or Hosting, which calls the functions itself. */
  serves: 'functions' | 'hosting';
};

/**
 * Google's front end, which firebase-tools does not emulate: its Hosting and Functions emulators pass `X-Forwarded-For`
 * on as the caller wrote it. In the cloud, whoever accepts a connection appends the peer's address: Hosting's edge
 * appends the caller's, and the functions' front end the caller's or Hosting's. Because the Hosting emulator bypasses
 * this server when calling the functions, Hosting's own entry is appended here too.
 */
export async function startFrontEnd(options: FrontEndOptions): Promise<RunningServer> {
  const { host, behind, serves } = options;
  // Kept alive, a connection may be closed by the emulator in the moment that the next call is sent on it.
  const agent = new Agent({ keepAlive: false });
  const cache = serves === 'hosting' ? new EdgeCache() : undefined;
  const serve: RequestListener = (req, res) => {
    if (cache?.answer(req, res)) return;
    const chain = [req.headers['x-forwarded-for'], req.socket.remoteAddress].filter(Boolean);
    if (serves === 'hosting') chain.push(HOSTING_PROXY);
    const headers = { ...req.headers, 'x-forwarded-for': chain.join(', ') };
    pass(req, res, { host, port: behind, agent, headers }, cache);
  };
  const server = await listen(serve, { port: options.port, host, keepAliveMs: KEEP_ALIVE_MS });
  const close = () => {
    agent.destroy();
    return server.close();
  };
  return { ...server, close };
}

type Upstream = { host: string; port: number; agent: Agent; headers: NodeJS.Dict<string | string[]> };

function pass(req: IncomingMessage, res: ServerResponse, onward: Upstream, cache?: EdgeCache): void {
  const call = request({ ...onward, method: req.method, path: req.url }, (answer) => {
    const headers = headersOf(answer);
    cache?.keep(req, answer, headers);
    res.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(res);
    answer.on('error', () => res.destroy());
  });
  call.on('error', () => {
    if (res.headersSent) res.destroy();
    else
      res
        .writeHead(502, { 'Content-Type': 'text/plain' })
        .end('The server behind the front end isn’t responding.\n');
  });
  res.on('close', () => call.destroy());
  req.pipe(call);
}

/** The headers of an answer as they were written, names and values in turn, without those about its connection. */
function headersOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, at) => !OF_ONE_CONNECTION.has(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''));
}
