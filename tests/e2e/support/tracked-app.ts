import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { ROOT } from './stacks.ts';

export type TrackedApp = { address: string; close(): Promise<void> };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The security headers with which Hosting serves every file. */
async function hostingHeaders(): Promise<Record<string, string>> {
  const config = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  const all = config.hosting.headers.find(({ source }) => source === '**');
  return Object.fromEntries((all?.headers ?? []).map(({ key, value }) => [key, value]));
}

/**
 * The app as a project with a PostHog key and a Reddit pixel builds it, served with Hosting's own headers. It has no
 * server behind it: tests answer `/api` themselves, so that every request is seen.
 */
export async function startTrackedApp(env: Record<string, string>): Promise<TrackedApp> {
  const folder = await mkdtemp(join(tmpdir(), 'huntwell-tracked-'));
  const build = spawnSync(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      'web',
      '--mode',
      'emulator',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}${build.stderr}`);
  const headers = await hostingHeaders();
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const asked = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
    const found = await readFile(join(folder, asked)).catch(() => null);
    // Hosting does so for the addresses of the app alone.
    const file = found ? asked : '/app.html';
    const body = found ?? (await readFile(join(folder, file)));
    response.writeHead(200, {
      ...headers,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
