import { expect, it } from 'vitest';
import { sitemap, sitemapIndex } from './sitemaps.ts';

const ORIGIN = 'https://site.example';

it('lists every page in the sitemap, with the day it changed if that is known', () => {
  const xml = sitemap(ORIGIN, [{ path: '/' }, { path: '/blog/a&b', changed: '2026-11-20' }]);
  const places = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)];
  expect(places.map(([, loc, day]) => [loc, day])).toEqual([
    ['https://site.example/', undefined],
    ['https://site.example/blog/a&amp;b', '2026-11-20'],
  ]);
});

it('has the sitemaps of the pages and of the jobs in the index', () => {
  const xml = sitemapIndex(ORIGIN, ['/jobs/sitemap-1.xml']);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://site.example/sitemap-pages.xml',
    'https://site.example/jobs/sitemap-1.xml',
  ]);
});
