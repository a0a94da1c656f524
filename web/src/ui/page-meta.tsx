import { useEffect } from 'react';
import { brand } from '@/lib/brand.ts';
import { showPageTitle } from '@/lib/page-title.ts';

/** Title and description of a page; React moves them into the head. Every page renders one, most through `PageHeader`. */
export function PageMeta({
  title,
  description,
  path,
  pending = false,
}: {
  title: string;
  description?: string;
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
      {path && <link rel="canonical" href={`${brand.origin}${path}`} />}
    </>
  );
}
