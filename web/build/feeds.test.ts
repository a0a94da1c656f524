import { expect, it } from 'vitest';
import { manifest, robotsTxt, rssFeed } from './feeds.ts';

const post = {
  slug: 'a-b',
  title: 'Pay & "benefits"',
  description: '<b>',
  date: '2026-11-20',
  author: 'X',
  tags: ['pay'],
  minutes: 4,
};
const site = {
  name: 'Site',
  origin: 'https://site.example',
  email: 'a@site.example',
  pages: [{ path: '/' }, { path: '/blog/a-b', changed: '2026-11-20' }],
  posts: [post],
};

it('tells robots where the sitemap is', () => {
  expect(robotsTxt(site)).toMatch(
    /^User-agent: \*\nDisallow: \/api\/\n\nSitemap: https:\/\/site\.example\/sitemap\.xml\n$/,
  );
});

it('escapes what articles are called', () => {
  const feed = rssFeed(site);
  expect(feed).toContain('<title>Pay &amp; &quot;benefits&quot;</title>');
  expect(feed).toContain('<description>&lt;b&gt;</description>');
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>');
  expect(feed).toContain('<dc:creator>X</dc:creator>');
  expect(feed).toContain('<category>pay</category>');
});

it('has icons for installing the app', () => {
  const { icons, start_url } = JSON.parse(manifest(site)) as {
    icons: { sizes: string }[];
    start_url: string;
  };
  expect(start_url).toBe('/dashboard');
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
