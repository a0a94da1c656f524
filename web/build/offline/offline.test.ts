import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it, vi } from 'vitest';
import { offlineWorker } from './offline.ts';

type Listener = (event: unknown) => void;

let source: string;
beforeAll(async () => {
  source = await offlineWorker(join(import.meta.dirname, '../..'), 'Site');
});

/** Runs the worker where it has nothing but what it needs. In particular, there are no caches and no clients. */
function startWorker(network: () => Promise<Response>) {
  const listeners = new Map<string, Listener>();
  const enable = vi.fn();
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: vi.fn(),
    registration: { navigationPreload: { enable } },
  };
  const fetch = vi.fn(network);
  runInNewContext(source, { self, fetch, Response, URL });
  /** What the worker answers; undefined if it leaves the request to the browser. */
  const ask = (path: string, mode: string, preloadResponse?: Promise<Response>) => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: `https://site.example${path}`, mode },
      preloadResponse: preloadResponse ?? Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return answer;
  };
  return { listeners, self, enable, fetch, ask };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it('takes over at once, and lets the browser fetch the page meanwhile', () => {
  const { listeners, self, enable } = startWorker(offline);
  listeners.get('install')?.({});
  expect(self.skipWaiting).toHaveBeenCalledOnce();
  const waitUntil = vi.fn();
  listeners.get('activate')?.({ waitUntil });
  expect(waitUntil).toHaveBeenCalledOnce();
  expect(enable).toHaveBeenCalledOnce();
});

it('hands on what the network answers, errors included', async () => {
  const answer = new Response('broken', { status: 500 });
  const { ask, fetch } = startWorker(async () => answer);
  expect(await ask('/dashboard', 'navigate')).toBe(answer);
  const preloaded = new Response('page');
  expect(await ask('/dashboard', 'navigate', Promise.resolve(preloaded))).toBe(preloaded);
  expect(fetch).toHaveBeenCalledOnce();
});

it('shows the offline page if there is no answer', async () => {
  const { ask } = startWorker(offline);
  for (const preload of [undefined, offline()]) {
    const answer = await ask('/dashboard', 'navigate', preload);
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(await answer?.text()).toContain('<h1>You’re offline</h1>');
  }
});

it.each([
  ['/api/applications', 'cors'],
  ['/assets/app-1.js', 'no-cors'],
  ['/favicon.svg', 'no-cors'],
  ['/api/account/export/file', 'navigate'],
  ['/__/auth/handler', 'navigate'],
])('leaves %s (%s) to the browser', (path, mode) => {
  const { ask, fetch } = startWorker(offline);
  expect(ask(path, mode)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it('has a page that loads nothing, and is small', () => {
  expect(source).not.toMatch(/<(?:script|link|img|iframe)|url\(|@import/);
  expect(source).not.toContain('__OFFLINE_PAGE__');
  expect(source.length).toBeLessThan(20_000);
});
