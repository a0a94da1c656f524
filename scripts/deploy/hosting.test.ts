/** Hosting's rules, tested over many paths in the server that firebase-tools uses. */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { server as superstatic } from 'superstatic';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../functions/src/contract/api.ts';
import { readFirebaseJson } from './firebase-json.ts';

const root = join(import.meta.dirname, '../..');
const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
const PRERENDERED = ['index', '404', 'about', 'auth', 'blog', 'blog/an-article', 'blog/tags/a-topic'];
const SHELL = 'app';
const SKELETONS = [
  'app/dashboard',
  'app/applications',
  'app/applications-id',
  'app/job-search-compare',
  'app/onboarding-step',
  'app/settings',
];
const contentOf = (file: string) => `<!doctype html><title>${file}.html</title>`;

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'huntwell-hosting-'));
  const dist = join(folder, 'dist');
  cpSync(join(root, 'web/public'), dist, { recursive: true });
  for (const name of ['assets', 'blog/tags', 'app']) mkdirSync(join(dist, name), { recursive: true });
  for (const name of [...PRERENDERED, ...SKELETONS, SHELL])
    writeFileSync(join(dist, `${name}.html`), contentOf(name));
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(dist, 'sw.js'), '// The service worker');
  for (const name of ['main-B1gH4sh_.js', 'sans-D3adBeef.woff2'])
    writeFileSync(join(dist, 'assets', name), name);
  server = superstatic({
    cwd: folder,
    config: { ...structuredClone(hosting), public: 'dist' },
    port: 0,
    hostname: '127.0.0.1',
    // As firebase-tools starts it (lib/serve/hosting.js).
    stack: 'strict',
    rewriters: {
      function:
        async ({ function: { functionId } }: { function: { functionId: string } }) =>
        (_req: unknown, res: ServerResponse) => {
          res.setHeader('Cache-Control', 'public, max-age=60');
          res.end(`function ${functionId}`);
        },
    },
    // Its `listen` takes no port: that is set above.
  }).listen(0);
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string) {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    type: answer.headers.get('content-type'),
    headers: answer.headers,
    body: await answer.text(),
  };
}

describe('pages', () => {
  test.each([
    ['/', 'index'],
    ['/about', 'about'],
    ['/about?utm_source=reddit', 'about'],
    ['/blog', 'blog'],
    ['/blog/an-article', 'blog/an-article'],
    ['/blog/tags/a-topic', 'blog/tags/a-topic'],
    ['/auth?next=%2Fcredits', 'auth'],
    ['/dashboard', 'app/dashboard'],
    ['/applications', 'app/applications'],
    ['/applications/a-1', 'app/applications-id'],
    ['/job-search/compare?a=1&b=2', 'app/job-search-compare'],
    ['/onboarding/review', 'app/onboarding-step'],
    ['/settings', 'app/settings'],
    ['/admin', SHELL],
  ])('%s is %s.html, asked for anew at each visit', async (path, file) => {
    const { status, cache, body } = await get(path);
    expect({ status, cache, body }).toEqual({ status: 200, cache: 'no-cache', body: contentOf(file) });
  });

  test.each([
    '/no-such-page',
    '/no/such/page',
    '/blog/no-such-article',
    '/blog/tags',
    '/blog/tags/no-such-topic',
    '/applications/a-1/b',
    '/about/us',
    '/dashboard.json',
    '/Dashboard',
  ])('%s is no page: 404', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: contentOf('404') });
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/blog/', '/blog'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.get('location') }).toEqual({ status: 301, location: target });
  });
});

describe('files', () => {
  test.each(['/favicon.svg', '/demo-poster.webp', '/demo.webm', '/demo.mp4', '/demo.vtt', '/robots.txt'])(
    '%s outside /assets/ is asked for anew',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, cache: 'no-cache' });
    },
  );

  test.each(['/assets/main-B1gH4sh_.js', '/assets/sans-D3adBeef.woff2'])('%s never changes', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
  });

  test.each([
    '/favicon.ico',
    '/assets/gone-A1b2C3d4.js',
    '/assets/gone-A1b2C3d4.css',
    '/blog/picture.png',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/index.php/x.json',
  ])('%s does not exist: 404', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: contentOf('404') });
  });

  test('/sw.js is asked for anew, and may control the whole site', async () => {
    const { cache, type, headers } = await get('/sw.js');
    expect(cache).toBe('no-cache');
    expect(type).toContain('javascript');
    const policy = headers.get('content-security-policy') ?? '';
    // Without a `worker-src` of its own, workers are loaded by what `script-src` allows.
    expect(policy).toMatch(/script-src 'self'/);
    expect(policy).not.toContain('worker-src');
  });

  test('robots.txt is for robots', async () => {
    const { type, body } = await get('/robots.txt');
    expect(type).toContain('text/plain');
    expect(body).toMatch(/^User-agent: \*$/m);
  });
});

test('the API says itself how long its answers hold', async () => {
  for (const path of ['/api/health', '/api/jobs/public', '/api/no/such/thing.json'])
    expect(await get(path)).toMatchObject({ status: 200, cache: 'public, max-age=60', body: 'function api' });
});

test.each([
  '/jobs',
  '/jobs?q=nurse',
  '/jobs/',
  '/jobs/a-1',
  '/jobs/Caf%C3%A9',
  '/jobs/in/albany-ny',
  '/jobs/as/nurse?cursor=x',
  '/jobs/no/such/page',
  '/jobs/sitemap-1.xml',
  '/tools/salary-ranges',
  '/tools/salary-ranges?title=nurse&place=Albany',
  '/share/jobs/a-1.png',
  '/sitemap-pay.xml',
  '/sitemap.xml',
])('%s is rendered by a function, which says itself how long it holds', async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, cache: 'public, max-age=60', body: 'function pages' });
});

test('a release of Hosting has the HTML that names its files: its pages are those of one revision of the function', () => {
  const { rewrites } = readFirebaseJson(root).hosting;
  const rendered = rewrites.filter(({ function: to }) => to?.functionId === 'pages');
  expect(rendered.length).toBeGreaterThan(0);
  for (const { source, function: to } of rendered) expect(to?.pinTag, source).toBe(true);
});

test('every path of the API goes to the unit that the contract names', async () => {
  expect(new Set(ENDPOINTS.map(({ unit }) => unit))).toEqual(new Set(['api', 'uploads', 'webhooks']));
  for (const { path, unit } of ENDPOINTS) {
    const { body } = await get(`${path.replace(/:\w+/g, 'some-id')}?with=query`);
    expect(body, path).toBe(`function ${unit}`);
  }
});

test('a path of the API has one unit: Hosting looks at no method', () => {
  for (const [path, endpoints] of Map.groupBy(ENDPOINTS, ({ path }) => path))
    expect(new Set(endpoints.map(({ unit }) => unit)).size, path).toBe(1);
});

test.each(['/', '/dashboard', '/assets/main-B1gH4sh_.js', '/nothing.txt'])('%s is secured', async (path) => {
  const { headers } = await get(path);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('no pattern needs more than what Hosting documents: globs, and regular expressions of RE2', () => {
  for (const { source, regex } of [...hosting.rewrites, ...hosting.headers]) {
    // The emulator supports braces, but they are undocumented; RE2 has no lookaround or back references.
    expect(source ?? '').not.toMatch(/[{}]/);
    expect(regex ?? '').not.toMatch(/\(\?[=!<]|\\\d/);
  }
});
