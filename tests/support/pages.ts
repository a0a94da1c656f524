import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pagesOn } from '../../functions/src/composition/pages.ts';
import type { PageRenderer, RenderedPage } from '../../functions/src/contract/rendered-pages.ts';
import type { TestApi } from './api.ts';

/** Stands in for the web app's renderer, which needs a build: it writes down what it is given. */
const RECORDING: PageRenderer = {
  renderPage: async (page) => JSON.stringify(page),
  jobPicture: ({ title }) => (title === 'Falconer' ? null : title),
  sitemapIndex: (sitemaps) => sitemaps.join('\n'),
  sitemap: (entries) => entries.map(({ path, changed }) => `${path} ${changed}`).join('\n'),
};

/** The function `pages` on an API's services. */
export type TestPages = Awaited<ReturnType<typeof startPages>>;

/** Serves the public pages on this API's services, each as what the renderer is given. */
export async function startPages(api: TestApi) {
  const server = createServer(
    pagesOn(api.services, { renderer: RECORDING, toPng: async (svg) => Buffer.from(svg) }, ''),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(origin + path, { redirect: 'manual', headers });
    const text = await answer.text();
    return {
      status: answer.status,
      cache: answer.headers.get('cache-control'),
      type: answer.headers.get('content-type'),
      location: answer.headers.get('location'),
      text,
      page: () => JSON.parse(text) as RenderedPage,
    };
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  return { origin, get, close };
}
