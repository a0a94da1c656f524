import { useEffect } from 'react';
import { brand } from '@/lib/brand.ts';
import { showPageTitle } from '@/lib/page-title.ts';
import { SHARE_IMAGE, shareImagePath } from '@/lib/share-image.ts';

/** Title and description of a page; React moves them into the head. Every page renders one, most through `PageHeader`. */
export function PageMeta({
  title,
  description,
  path,
  pending = false,
}: {
  title: string;
  description?: string;
  /** The page's own address, if search engines should have it. */
  path?: string;
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
      {path && <PublicPageMeta path={path} />}
    </>
  );
}

/** Where a public page is, and the picture that goes with a link to it; the build draws it. */
function PublicPageMeta({ path }: { path: string }) {
  const url = `${brand.origin}${path}`;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:image" content={`${brand.origin}${shareImagePath(path)}`} />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
