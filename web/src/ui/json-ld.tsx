import type { Thing } from '@/lib/structured-data.ts';

/** Facts about a page for search engines, in the vocabulary of schema.org. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // `<` could end the element.
  const html = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data that browsers don't run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
