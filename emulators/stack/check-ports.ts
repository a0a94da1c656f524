import { createServer } from 'node:net';
import type { PortName, Ports } from '../ports.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Throws an error that names every taken port and what to do about it. */
export async function checkPorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  const results = await Promise.all(names.map(async (name) => ({ name, free: await isFree(ports[name]) })));
  const taken = results.filter((result) => !result.free).map(({ name }) => `${ports[name]} (${name})`);
  if (taken.length === 0) return;
  throw new Error(
    `${taken.length === 1 ? 'Port' : 'Ports'} ${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} taken. ` +
      'Another Huntwell may be running. Stop it, or use other ports with: npm start -- --port-offset 100',
  );
}
