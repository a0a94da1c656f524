import { useEffect } from 'react';
import { brand } from '@/lib/brand.ts';
import { showPageTitle } from '@/lib/page-title.ts';

/**
 * Title and description of a page; React moves them into the head. Every page renders exactly one, most of
 * them through `PageHeader`.
 */
export function PageMeta({
  title,
  description,
  path,
  pending = false,
}: {
  title: string;
  description?: string;
  path?: string;
  /** Stands only until the page knows what it is about: not yet said to screen readers. */
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
