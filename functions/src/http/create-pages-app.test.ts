import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { createPagesApp } from './create-pages-app.ts';

it('counts a page against the limit of the list in the API, and reads nothing beyond it', async () => {
  const consumed: unknown[] = [];
  const answered: string[] = [];
  const app = createPagesApp({
    answer: async (target) => {
      answered.push(target);
      return { status: 200, type: 'text/html', body: 'jobs', shared_seconds: 600 };
    },
    rateLimiter: {
      consume: async (...call) => {
        consumed.push(call);
        if (consumed.length > 1)
          throw new AppError('rate_limited', 'Too many requests.', { retry_after_seconds: 9 });
      },
    },
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    addressOf: () => '192.0.2.1',
  });
  const server = createServer(app);
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const first = await fetch(`http://127.0.0.1:${port}/jobs?q=nurse`);
    const second = await fetch(`http://127.0.0.1:${port}/jobs?q=welder`);
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(second.headers.get('cache-control')).toBe('no-store');
    expect(consumed).toEqual([
      [{ name: 'jobPages', rate_limit: 300 }, null, '192.0.2.1'],
      [{ name: 'jobPages', rate_limit: 300 }, null, '192.0.2.1'],
    ]);
    expect(answered).toEqual(['/jobs?q=nurse']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
