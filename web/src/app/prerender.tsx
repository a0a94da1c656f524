import { posts } from 'virtual:blog';
import { foreignParameters } from '@contract/job-pages.ts';
import { readPayAsked } from '@contract/pay-ranges.ts';
import type { PageRenderer } from '@contract/rendered-pages.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { isRouteErrorResponse } from 'react-router-dom';
import { type BlogAddress, blogAddresses } from '@/features/blog/blog-addresses.ts';
import { OPEN_JOBS } from '@/features/postings/open-jobs.ts';
import { rememberAnswers } from '@/features/postings/remember-answers.ts';
import { SALARY_RANGES } from '@/features/tools/pay-page-words.ts';
import { rememberPay } from '@/features/tools/pay-queries.ts';
import { brand } from '@/lib/brand.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { renderForSignedIn } from '@/lib/session.ts';
import { App } from './app.tsx';
import { fillShell, type PageSkeleton, type PrerenderedPage } from './fill-shell.ts';
import { NOT_FOUND, whenInitialized } from './prerendered.ts';
import { addressesOf, createPageRouter, kindOfPage, prerenderedPages, skeletonPages } from './router.tsx';
import { jobPicture } from './share-picture.ts';
import { sitemap, sitemapIndex } from './sitemaps.ts';

export { drawnCharacters } from '@/lib/share-image.ts';
export { pagePicture } from './share-picture.ts';

const blog = blogAddresses(posts);

/** All prerendered pages; those of the blog with the day they last changed. */
const pages: BlogAddress[] = addressesOf(prerenderedPages).flatMap(
  (address) => blog[address] ?? { path: address },
);

/** The addresses of all prerendered pages. */
export const prerenderedPaths: string[] = pages.map(({ path }) => path);

/** What the build says about the site in files for machines. */
export const site = {
  name: brand.name,
  origin: brand.origin,
  email: brand.email,
  pages,
  posts,
};

/** React writes a part of this many bytes after the page, to be put into its place by a script. There is none. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Splits what React made of a document. React moves `<title>`, `<meta>` and `<link>` of the page into its head. */
function split(html: string): { head: string; body: string } {
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  if (head === undefined || body === undefined) throw new Error('React rendered no document');
  return { head, body };
}

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  let whole = '';
  for await (const part of stream) whole += part.toString();
  return whole;
}

/** Renders what the router shows at an address. Throws if the page's code does. */
async function render(address: string, client: QueryClient): Promise<PrerenderedPage> {
  const router = createPageRouter(address);
  await whenInitialized(router);
  const [error] = Object.values(router.state.errors ?? {});
  // Not a page that doesn't exist, which is one too.
  if (error !== undefined && !isRouteErrorResponse(error)) throw error;
  const kind = kindOfPage(router);
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <html lang="en">
      <head />
      <body>
        <CacheProvider value={cache}>
          <App router={router} client={client} />
        </CacheProvider>
      </body>
    </html>,
    { progressiveChunkSize: NEVER, onError: (error) => void errors.push(error) },
  );
  const { head, body } = split(await text(prelude));
  if (errors.length > 0) throw errors[0];
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body));
  const page = kind === 'unknown' ? NOT_FOUND : address;
  return { page, late: kind !== 'live', ownQuery: false, head, styles, body, answers: null };
}

/** Renders one page: one of `prerenderedPaths`, or for `404` the page for unknown addresses. Throws if its code does. */
export async function prerenderPage(page: string): Promise<PrerenderedPage> {
  const rendered = await render(page === NOT_FOUND ? '/404' : page, createQueryClient());
  if (rendered.page !== page) throw new Error(`${page} is unknown`);
  return rendered;
}

/** The address patterns of the pages that have a skeleton: `/applications/:id`. */
export const skeletonPatterns: string[] = addressesOf(skeletonPages);

/** Renders what a signed-in page shows until something is known: its frame and its skeletons. */
export async function prerenderSkeleton(pattern: string): Promise<PageSkeleton> {
  const route = skeletonPages[skeletonPatterns.indexOf(pattern)];
  if (!route) throw new Error(`${pattern} has no skeleton`);
  const end = renderForSignedIn();
  try {
    const page = await render(pattern.replace(/:\w+/g, 'one'), createQueryClient());
    const { firstPaths } = await import('./reads/signed-in-reads.ts');
    // What a page reads that is about one thing depends on which.
    return { ...page, reads: pattern.includes(':') ? [] : firstPaths(route.handle.reads) };
  } finally {
    end();
  }
}

/** Titles of the share images of pages that a function renders, by the path whose name the image has. */
export const renderedAtRunTime: Record<string, string> = {
  [OPEN_JOBS.path]: OPEN_JOBS.name,
  [SALARY_RANGES.path]: SALARY_RANGES.name,
};

/** Renders pages with the API's answers, and the sitemaps. @param shell `app.html` as built */
export function createRenderer(shell: string): PageRenderer {
  return {
    async renderPage({ path, search, answers, answered_at }) {
      const client = createQueryClient();
      rememberAnswers(client, { path, search }, answers, answered_at);
      rememberPay(client, readPayAsked(new URLSearchParams(search)), answers, answered_at);
      const page = await render(path + search, client);
      const ownQuery =
        search !== '' && Object.keys(foreignParameters(new URLSearchParams(search))).length === 0;
      return fillShell(shell, {
        ...page,
        ownQuery,
        answers: page.page === NOT_FOUND ? null : dehydrate(client),
      });
    },
    jobPicture,
    sitemapIndex: (sitemaps) => sitemapIndex(brand.origin, sitemaps),
    sitemap: (entries) => sitemap(brand.origin, entries),
  };
}
