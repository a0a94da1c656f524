import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A listening HTTP server. `origin` has the actual port (useful with port 0). */
export type RunningServer = { port: number; origin: string; close: () => Promise<void> };

type ListenOptions = {
  /** 0 picks any free port. */
  port: number;
  host: string;
  /** How long an idle connection stays open, in ms. Default: Node's, five seconds. */
  keepAliveMs?: number;
};

/** Starts `listener` and resolves once it accepts connections; rejects if the port is taken. */
export async function listen(listener: RequestListener, options: ListenOptions): Promise<RunningServer> {
  const { keepAliveMs: keepAliveTimeout } = options;
  const server = createServer(keepAliveTimeout === undefined ? {} : { keepAliveTimeout }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    // 0.0.0.0 is an address to listen on, not to connect to.
    origin: `http://${options.host === '0.0.0.0' ? '127.0.0.1' : options.host}:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        // Keep-alive connections would hold the process open for seconds.
        server.closeAllConnections();
      }),
  };
}
