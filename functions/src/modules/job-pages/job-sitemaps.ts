import type { SitemapEntry } from '../../contract/rendered-pages.ts';
import type { PageAnswer } from '../../platform/page-answer.ts';
import { type Directory, PART_SIZE } from '../postings/directory/directory.ts';
import type { JobPagesDeps } from './job-pages-deps.ts';

/** Addresses that a sitemap may have. */
export const MOST_ADDRESSES = 50_000;
/** Parts of stored addresses in one sitemap; the first sitemap has the places, titles, and companies instead. */
const PARTS = MOST_ADDRESSES / PART_SIZE;
/** Sitemaps follow the directory, which is counted a few times a day. */
const SHARED_SECONDS = 3600;

const xml = (body: string, shared_seconds = SHARED_SECONDS): PageAnswer => ({
  status: 200,
  type: 'application/xml',
  body,
  shared_seconds,
});

/** Number of sitemaps: one of the groups, then those of the postings. */
const sitemapsOf = ({ parts }: Pick<Directory, 'parts'>): number => 1 + Math.ceil(parts / PARTS);

/** @param others paths of sitemaps of other pages that are made at run time */
export async function answerSitemapIndex(deps: JobPagesDeps, others: readonly string[]): Promise<PageAnswer> {
  const directory = await deps.addresses.read();
  if (!directory) return xml(deps.renderer.sitemapIndex(others), 0);
  const numbers = Array.from({ length: sitemapsOf(directory) }, (_, at) => at + 1);
  const own = numbers.map((number) => `/jobs/sitemap-${number}.xml`);
  return xml(deps.renderer.sitemapIndex([...own, ...others]));
}

/** Null if the index has no sitemap of this number. */
export async function answerSitemap(deps: JobPagesDeps, number: number): Promise<PageAnswer | null> {
  const directory = await deps.addresses.read();
  if (!directory || number < 1 || number > sitemapsOf(directory)) return null;
  if (number === 1) return xml(deps.renderer.sitemap(groupEntries(directory)));
  const first = (number - 2) * PARTS;
  const numbers = Array.from({ length: Math.min(PARTS, directory.parts - first) }, (_, at) => first + at);
  const addresses = await deps.addresses.readAddresses(numbers);
  return xml(
    deps.renderer.sitemap(
      addresses.map(({ id, changed }) => ({ path: `/jobs/${encodeURIComponent(id)}`, changed })),
    ),
  );
}

function groupEntries({ places, titles, companies, counted_at }: Directory): SitemapEntry[] {
  const changed = counted_at.toISOString().slice(0, 10);
  const entry = (path: string, slug: string) => ({ path: `${path}/${encodeURIComponent(slug)}`, changed });
  return [
    { path: '/jobs', changed },
    ...places.map(({ slug }) => entry('/jobs/in', slug)),
    ...titles.map(({ slug }) => entry('/jobs/as', slug)),
    ...companies.map(({ slug }) => entry('/jobs/at', slug)),
  ];
}
