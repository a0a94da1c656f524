import { posts } from 'virtual:blog';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { type BlogAddress, blogAddresses } from '@/features/blog/blog-addresses.ts';
import { brand } from '@/lib/brand.ts';
import { App } from './app.tsx';
import { NOT_FOUND, whenInitialized } from './prerendered.ts';
import { addressesOf, createPageRouter, kindOfPage, prerenderedPages } from './router.tsx';

/** A page as HTML, in the pieces that go into `index.html`. */
export type PrerenderedPage = {
  /** What `data-page` of the root says: the page's path, or `404`. */
  page: string;
  /** Whether the app waits until someone does something on the page. */
  late: boolean;
  /** Title, description, canonical address, and the like. */
  head: string;
  /** The rules of the page's own elements, as `<style>` elements that emotion takes over. */
  styles: string;
  body: string;
};

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

/** Renders one page: one of `prerenderedPaths`, or for `404` the page for unknown addresses. Throws if its code does. */
export async function prerenderPage(page: string): Promise<PrerenderedPage> {
  const router = createPageRouter(page === NOT_FOUND ? '/404' : page);
  await whenInitialized(router);
  const kind = kindOfPage(router);
  if ((kind === 'unknown') !== (page === NOT_FOUND)) throw new Error(`${page} is ${kind}`);
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <html lang="en">
      <head />
      <body>
        <CacheProvider value={cache}>
          <App router={router} />
        </CacheProvider>
      </body>
    </html>,
    { progressiveChunkSize: NEVER, onError: (error) => void errors.push(error) },
  );
  const { head, body } = split(await text(prelude));
  if (errors.length > 0) throw errors[0];
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body));
  return { page, late: kind !== 'live', head, styles, body };
}
