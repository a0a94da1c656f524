import { escapeXml, XML } from '../src/app/sitemaps.ts';
import { LIGHT } from '../src/theme/tokens.ts';
import type { PostMeta } from './blog-plugin.ts';

/** What the files for machines say about the site. */
export type Site = {
  name: string;
  /** `https://…`, without a slash at its end. */
  origin: string;
  email: string;
  /** All pages that search engines should have; `changed` is the day of the last change, `YYYY-MM-DD`. */
  pages: readonly { path: string; changed?: string }[];
  /** Newest first. */
  posts: readonly PostMeta[];
};

const BLOG = '/blog';
export const FEED = '/blog/feed.xml';

/**
 * What of the site robots may fetch, and where its sitemap is. Later pages of a list change with every new job and never
 * end, and the sitemaps have every job.
 */
export const robotsTxt = ({ origin }: Site): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /*?*cursor=\n\nSitemap: ${origin}/sitemap.xml\n`;

/** RSS 2.0 of the articles. */
export function rssFeed({ name, origin, posts }: Site): string {
  const items = posts.map(({ slug, title, description, date, author, tags }) => {
    const link = `${origin}${BLOG}/${slug}`;
    return [
      `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid>`,
      `<description>${escapeXml(description)}</description>`,
      `<dc:creator>${escapeXml(author)}</dc:creator>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      ...tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
      '</item>',
    ].join('');
  });
  return [
    `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>`,
    `<title>${escapeXml(name)} blog</title><link>${origin}${BLOG}</link>`,
    '<description>Practical articles about finding jobs, writing resumes, and applying.</description>',
    `<language>en-us</language><atom:link href="${origin}${FEED}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** The web app manifest. Installed, it opens where a signed-in user works. */
export const manifest = ({ name }: Site): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: 'Your career hunt automated.',
    id: '/',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
