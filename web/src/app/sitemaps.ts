import type { SitemapEntry } from '@contract/rendered-pages.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap of the pages that the build makes. */
export const PAGES_SITEMAP = '/sitemap-pages.xml';

/** The sitemap index. @param origin of the site, without a slash at its end @param sitemaps paths of the sitemaps of jobs */
export function sitemapIndex(origin: string, sitemaps: readonly string[]): string {
  const all = [PAGES_SITEMAP, ...sitemaps].map(
    (path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">${all.join('')}</sitemapindex>\n`;
}

/** A sitemap: pages with the day they last changed where it is known. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `${XML}<urlset xmlns="${NAMESPACE}">${urls.join('')}</urlset>\n`;
}
