import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { getJobDirectory, JobGroup } from '../../../contract/job-directory.ts';
import type { CountedGroup } from './count-groups.ts';
import type { DirectoryRepository } from './directory.repository.ts';
import type { Directory } from './directory.ts';

export type ReadDirectoryDeps = { directory: Pick<DirectoryRepository, 'read'> };

/** Groups of each kind that every page of jobs links to. */
const MOST_SHOWN = 40;
const MOST_NEIGHBORS = 12;

const shown = ({ slug, name, open }: CountedGroup): JobGroup => ({ slug, name, open });

function neighborsOfPlace(group: CountedGroup, { places }: Directory): CountedGroup[] {
  const country = group.within?.split('-')[0];
  const others = places.filter(({ slug }) => slug !== group.slug);
  const near = others.filter(({ within }) => within === group.within);
  const farther = others.filter(({ within }) => within !== group.within && within?.split('-')[0] === country);
  return [...near, ...farther];
}

function neighborsOfTitle(group: CountedGroup, { titles }: Directory): CountedGroup[] {
  const words = group.slug.split('-');
  const shared = ({ slug }: CountedGroup) => {
    const others = new Set(slug.split('-'));
    return words.filter((word) => others.has(word)).length;
  };
  return titles
    .filter((title) => title.slug !== group.slug && shared(title) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.open - a.open);
}

/** The part of the directory that a page shows. One read. */
export async function readDirectory(
  { directory }: ReadDirectoryDeps,
  query: { place?: string | undefined; title?: string | undefined },
): Promise<ResponseOf<typeof getJobDirectory>> {
  const stored = await directory.read();
  if (!stored)
    return { open: 0, counted_at: null, places: [], titles: [], companies: [], group: null, neighbors: [] };
  const place = stored.places.find(({ slug }) => slug === query.place);
  const title = stored.titles.find(({ slug }) => slug === query.title);
  const neighbors = place ? neighborsOfPlace(place, stored) : title ? neighborsOfTitle(title, stored) : [];
  const group = place ?? title;
  return {
    open: stored.open,
    counted_at: stored.counted_at.toISOString(),
    places: stored.places.slice(0, MOST_SHOWN).map(shown),
    titles: stored.titles.slice(0, MOST_SHOWN).map(shown),
    companies: stored.companies.slice(0, MOST_SHOWN).map(shown),
    group: group ? shown(group) : null,
    neighbors: neighbors.slice(0, MOST_NEIGHBORS).map(shown),
  };
}
