import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand } from '../../web/src/lib/brand.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { crawl } from './support/crawl.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

test('every public page tells a robot without JavaScript what it is about', async () => {
  const { pages, asked, faults } = await crawl({ address: MAIN_STACK.address, origin: brand.origin });
  expect(faults).toEqual([]);
  // What it says is worth something only if it went everywhere.
  expect(pages.length).toBeGreaterThanOrEqual(30);
  expect(pages).toEqual(
    expect.arrayContaining([paths.home(), paths.jobs(), paths.blog(), paths.resumeCheck(), paths.privacy()]),
  );
  expect(asked).toContain(paths.auth());
});

/** A page with all it should have, but for what is put in its place. */
function planted(path: string, { title = `The page ${path}`, width = 1, more = '' } = {}): string {
  const address = `https://planted.example${path}`;
  const preview = { title, description: 'x', type: 'website', site_name: 'x', url: address };
  const picture = {
    image: 'https://planted.example/p.png',
    'image:width': width,
    'image:height': 1,
    'image:alt': 'x',
  };
  const tags = Object.entries({ ...preview, ...picture }).map(
    ([name, value]) => `<meta property="og:${name}" content="${value}">`,
  );
  return `<!doctype html><html lang="en"><head><title>${title}</title><link rel="canonical" href="${address}">
<meta name="description" content="All about the page ${path}, in a sentence that is long enough for this.">
<meta name="twitter:card" content="summary">${tags.join('')}</head>
<body><main><h1>${path}</h1><p>${'Words to read. '.repeat(20)}</p>${more}</main></body></html>`;
}

/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function crawlPlanted(files: Record<string, string | Buffer>): Promise<string[]> {
  const server = createServer(({ url = '' }, answer) => {
    const file = files[url];
    answer.statusCode = file === undefined ? 404 : 200;
    answer.end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return (await crawl({ address: `http://127.0.0.1:${port}`, origin: 'https://planted.example' })).faults;
  } finally {
    server.close();
  }
}

const sitemap = (...places: string[]) =>
  places.map((place) => `<loc>https://planted.example${place}</loc>`).join('');
const SITE = {
  '/robots.txt': 'User-agent: *\nDisallow: /api/\n\nSitemap: https://planted.example/s.xml\n',
  '/s.xml': sitemap('/pages.xml'),
  '/pages.xml': sitemap('/', '/about'),
  '/': planted('/', {
    more: '<a href="/about">About</a> <a href="https://elsewhere.example/">Elsewhere</a>',
  }),
  '/about': planted('/about'),
  '/p.png': PIXEL,
};

test('the crawler has nothing to say about a site that is in order', async () => {
  expect(await crawlPlanted(SITE)).toEqual([]);
});

for (const [what, change, fault] of [
  [
    'a dead link',
    { '/about': planted('/about', { more: '<a href="gone">Gone</a>' }) },
    '/about links to /gone, which answers 404',
  ],
  [
    'the same title twice',
    { '/about': planted('/about', { title: 'The page /' }) },
    '/, /about have the same title: The page /',
  ],
  [
    'another size',
    { '/about': planted('/about', { width: 1200 }) },
    '/about says its share image is 1200 × 1, but it is 1 × 1',
  ],
  ['no image', { '/p.png': 'GIF89a' }, '/about has a share image that is no PNG: /p.png answers 200'],
  [
    'an empty page',
    { '/about': '<!doctype html><title>About</title><div id="root"></div>' },
    '/about has 0 h1',
  ],
  [
    'a listed page that is gone',
    { '/pages.xml': sitemap('/', '/about', '/old') },
    '/old is listed, but answers 404',
  ],
  [
    'a listed page for nobody',
    { '/pages.xml': sitemap('/api/about') },
    '/api/about is listed, but not for robots',
  ],
  [
    'a page not to be indexed',
    { '/about': planted('/about').replace('</head>', '<meta name="robots" content="noindex"></head>') },
    '/about is listed, but not to be indexed',
  ],
  [
    'another site in the sitemap',
    { '/s.xml': '<loc>https://elsewhere.example/s.xml</loc>' },
    "/s.xml lists https://elsewhere.example/s.xml, which isn't on this site",
  ],
  ['no sitemap', { '/robots.txt': 'User-agent: *\n' }, '/robots.txt names no sitemap'],
  ['an empty sitemap', { '/pages.xml': '' }, '/pages.xml lists no page'],
] as [string, Record<string, string>, string][]) {
  test(`the crawler finds ${what}`, async () => {
    expect(await crawlPlanted({ ...SITE, ...change })).toContain(fault);
  });
}
