import { Agent, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../support/http-server.ts';

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
        .end('The server behind the front end isn’t responding.\n');
  });
  res.on('close', () => call.destroy());
  req.pipe(call);
}
