import { Agent, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../support/http-server.ts';

/** Where Hosting's proxies are on this machine: a network that is reserved for documentation. */
export const HOSTING_NETWORK = '192.0.2.0/24';
const HOSTING_PROXY = '192.0.2.1';

export type FrontEndOptions = {
  host: string;
  /** Where callers come to; 0 for a free one. */
  port: number;
  /** Where the emulator behind it listens. */
  behind: number;
  /** What is behind: functions at their own URL, or Hosting, which calls the functions itself. */
  serves: 'functions' | 'hosting';
};

/**
 * Google's front end, which firebase-tools leaves out: its Hosting and Functions emulators hand on `X-Forwarded-For` as the
 * caller wrote it. In the cloud whoever takes a connection appends the address at its other end: Hosting's edge the
 * caller's, and the functions' front end the caller's or Hosting's. Because the Hosting emulator calls the functions
 * past this, Hosting's own entry is appended here too.
 */
export async function startFrontEnd(options: FrontEndOptions): Promise<RunningServer> {
  const { host, behind, serves } = options;
  // Kept alive, a connection may be closed by the emulator in the moment that the next call is sent on it.
  const agent = new Agent({ keepAlive: false });
  const serve: RequestListener = (req, res) => {
    const chain = [req.headers['x-forwarded-for'], req.socket.remoteAddress].filter(Boolean);
    if (serves === 'hosting') chain.push(HOSTING_PROXY);
    const headers = { ...req.headers, 'x-forwarded-for': chain.join(', ') };
    pass(req, res, { host, port: behind, agent, headers });
  };
  const server = await listen(serve, { port: options.port, host });
  const close = () => {
    agent.destroy();
    return server.close();
  };
  return { ...server, close };
}

type Upstream = { host: string; port: number; agent: Agent; headers: NodeJS.Dict<string | string[]> };

function pass(req: IncomingMessage, res: ServerResponse, onward: Upstream): void {
  const call = request({ ...onward, method: req.method, path: req.url }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(res);
    answer.on('error', () => res.destroy());
  });
  call.on('error', () => {
    if (res.headersSent) res.destroy();
    else
      res
        .writeHead(502, { 'Content-Type': 'text/plain' })
        .end('What is behind the front end does not answer.\n');
  });
  res.on('close', () => call.destroy());
  req.pipe(call);
}
