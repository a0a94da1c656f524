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
    /^User-agent: \*\nDisallow: \/api\/\nDisallow: .+\n\nSitemap: https:\/\/site\.example\/sitemap\.xml\n$/,
  );
});

it.each([
  ['/jobs?cursor=c2', false],
  ['/jobs?q=nurse&cursor=c2&back=c1', false],
  ['/jobs/in/albany-ny?cursor=c2', false],
  ['/api/postings', false],
  ['/jobs', true],
  ['/jobs/in/albany-ny', true],
  ['/jobs/cursor=c2', true],
])('robots may fetch %s: %s', (address, allowed) => {
  const rules = [...robotsTxt(site).matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.replaceAll('?', '\\?').replaceAll('*', '.*')}`),
  );
  expect(rules.some((rule) => rule.test(address))).toBe(!allowed);
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
