import { readPage } from '../../../web/build/page-faults.ts';

/** A site as it can be reached here: pages name its public origin, which need not be where they are served. */
export type CrawledSite = {
  /** Where it is served, without a slash at its end. */
  address: string;
  /** `https://…`, as its own pages name it. */
  origin: string;
};

export type Crawl = {
  /** Paths of the pages that were read. */
  pages: string[];
  /** Every internal address that was asked for. */
  asked: string[];
  /** What is wrong, a line each; empty if nothing is. */
  faults: string[];
};

/** So many pages of each sitemap are read, evenly spread; some sitemaps list thousands that one function renders. */
const PAGES_PER_SITEMAP = { prerendered: 60, rendered: 16 };
/** So many of the jobs, places, and titles that pages link to are asked for. */
const LINKED_RENDERED = 44;
const AT_ONCE = 4;
const NAME = 'Mozilla/5.0 (compatible; crawler-test)';

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'));

const isRendered = (path: string): boolean => /^\/jobs\/|^\/sitemap-pay|^\/tools\/salary-ranges\?/.test(path);

/** A part of a list, evenly spread, in its order. */
function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, n) => items[Math.floor((n * items.length) / most)] as T);
}

/** Width and height of a PNG, in px; null if it is none. */
function sizeOfPng(bytes: Buffer): { width: number; height: number } | null {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(signature)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const run = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}

/**
 * Visits a site as a search engine's robot does, without JavaScript: robots.txt, the sitemaps, the pages in them, and
 * everything of the site that these pages link to or need: pages, scripts, icons, the feed, share images.
 */
export async function crawl({ address, origin }: CrawledSite): Promise<Crawl> {
  const faults: string[] = [];
  const titles = new Map<string, string[]>();
  const descriptions = new Map<string, string[]>();
  const linkedFrom = new Map<string, string>();
  const pages: string[] = [];

  const get = (path: string) =>
    fetch(address + path, { redirect: 'manual', headers: { 'User-Agent': NAME } });
  /** The path of one of the site's own addresses; null for another site's. */
  const pathOf = (place: string, from = '/'): string | null => {
    if (!URL.canParse(place, origin + from)) return null;
    const url = new URL(place, origin + from);
    return url.origin === origin ? url.pathname + url.search : null;
  };
  const text = async (path: string): Promise<string> => {
    const answer = await get(path);
    if (answer.status !== 200) faults.push(`${path} answers ${answer.status}`);
    return answer.text();
  };
  const own = (place: string, where: string): string[] => {
    const path = pathOf(place);
    if (path === null) faults.push(`${where} lists ${place}, which isn't on this site`);
    return path === null ? [] : [path];
  };

  const robots = await text('/robots.txt');
  const indexes = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].flatMap(([, place = '']) =>
    own(place, '/robots.txt'),
  );
  if (indexes.length === 0) faults.push('/robots.txt names no sitemap');
  const sitemaps: string[] = [];
  for (const index of indexes)
    sitemaps.push(...locations(await text(index)).flatMap((place) => own(place, index)));
  for (const sitemap of sitemaps) {
    const listed = locations(await text(sitemap)).flatMap((place) => own(place, sitemap));
    if (listed.length === 0) faults.push(`${sitemap} lists no page`);
    pages.push(...spread(listed, PAGES_PER_SITEMAP[isRendered(sitemap) ? 'rendered' : 'prerendered']));
  }

  const forbidden = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, start = '']) => start);
  const pictures = new Map<string, { from: string; width: number; height: number }>();
  await inTurn(pages, async (path) => {
    if (forbidden.some((start) => path.startsWith(start)))
      faults.push(`${path} is listed, but not for robots`);
    const answer = await get(path);
    const html = await answer.text();
    if (answer.status !== 200) return void faults.push(`${path} is listed, but answers ${answer.status}`);
    if (
      answer.headers.get('x-robots-tag')?.includes('noindex') ||
      /<meta name="robots" content="[^"]*noindex/.test(html)
    )
      faults.push(`${path} is listed, but not to be indexed`);
    const page = readPage(path, html, origin);
    faults.push(...page.faults.map((fault) => `${path} ${fault}`));
    titles.set(page.title, [...(titles.get(page.title) ?? []), path]);
    descriptions.set(page.description, [...(descriptions.get(page.description) ?? []), path]);
    for (const link of page.links) {
      const target = pathOf(link, path);
      if (target !== null && !linkedFrom.has(target)) linkedFrom.set(target, path);
    }
    const picture = pathOf(page.preview.get('og:image') ?? '', path);
    if (picture === null) faults.push(`${path} has a share image that isn't on this site`);
    else
      pictures.set(picture, {
        from: path,
        width: Number(page.preview.get('og:image:width')),
        height: Number(page.preview.get('og:image:height')),
      });
  });

  for (const [what, found] of [
    ['title', titles],
    ['description', descriptions],
  ] as const)
    for (const [words, same] of found)
      if (same.length > 1) faults.push(`${same.toSorted().join(', ')} have the same ${what}: ${words}`);

  const rendered = [...linkedFrom].filter(([target]) => isRendered(target));
  const others = [...linkedFrom].filter(([target]) => !isRendered(target));
  const links = [...others, ...spread(rendered, LINKED_RENDERED)];
  await inTurn(links, async ([target, from]) => {
    const { status } = await get(target);
    if (status !== 200) faults.push(`${from} links to ${target}, which answers ${status}`);
  });

  await inTurn([...pictures], async ([picture, { from, width, height }]) => {
    const answer = await get(picture);
    const size = answer.status === 200 ? sizeOfPng(Buffer.from(await answer.arrayBuffer())) : null;
    if (!size) faults.push(`${from} has a share image that is no PNG: ${picture} answers ${answer.status}`);
    else if (size.width !== width || size.height !== height)
      faults.push(
        `${from} says its share image is ${width} × ${height}, but it is ${size.width} × ${size.height}`,
      );
  });

  return {
    pages,
    asked: [...pages, ...links.map(([target]) => target), ...pictures.keys()],
    faults: faults.toSorted(),
  };
}
