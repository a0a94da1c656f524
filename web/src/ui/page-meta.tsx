import { useEffect } from 'react';
import { brand } from '@/lib/brand.ts';
import { showPageTitle } from '@/lib/page-title.ts';
import { paths } from '@/lib/paths.ts';
import { SHARE_IMAGE, shareImagePath } from '@/lib/share-image.ts';
import { breadcrumbs, type PageStep, type Thing } from '@/lib/structured-data.ts';
import { JsonLd } from './json-ld.tsx';

export type PublicPage = {
  /** The page's own address, if search engines should have it. */
  path?: string;
  /** The page whose picture goes with a link to this one, if it has none of its own. */
  pictureOf?: PageStep;
  /** The pages between the home page and this one, outermost first. */
  parents?: readonly PageStep[];
  /** What this page is called beside its parents, if its title is too long for that. */
  step?: string;
  /** What the page describes, for search engines. */
  things?: readonly Thing[];
  /** Search engines should follow its links, but not list it. */
  noindex?: boolean;
  /** Day on which an article came out, `YYYY-MM-DD`. */
  published?: string;
};

/** Title and description of a page; React moves them into the head. Every page renders one, most through `PageHeader`. */
export function PageMeta({
  title,
  description,
  pending = false,
  path,
  noindex = false,
  ...about
}: PublicPage & {
  title: string;
  description?: string;
  /** Shows only until the page has loaded what it is about, so screen readers don't announce it yet. */
  pending?: boolean;
}) {
  const full = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  useEffect(() => (pending ? undefined : showPageTitle(full)), [full, pending]);
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {path && !noindex && <PublicPageMeta title={title} path={path} {...about} />}
    </>
  );
}

/** Where a public page is, what it is about, and the picture that goes with a link to it; the build draws the picture. */
function PublicPageMeta({
  title,
  path,
  pictureOf = { name: title, path },
  parents = [],
  step = title,
  things = [],
  published,
}: PublicPage & { title: string; path: string }) {
  const url = `${brand.origin}${path}`;
  const way = path === paths.home() ? [] : [breadcrumbs([...parents, { name: step, path }])];
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:image" content={`${brand.origin}${shareImagePath(pictureOf.path)}`} />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={`${pictureOf.name}, in large type over contour lines`} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd things={[...things, ...way]} />
    </>
  );
}
