import { LEAST_OPEN } from '../../../contract/job-directory.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { companySlug, type Group, placeGroups, titleSlug } from './posting-groups.ts';

/** What the directory reads of an open posting. */
export type CountedPosting = {
  id: string;
  title: string;
  company: string;
  /** Day of publication, or of the first sight: `2026-11-21`. */
  changed: string;
  /** Whether its page is not for search engines. */
  thin: boolean;
  features: Pick<PostingFeatures, 'places' | 'title'>;
};

export type CountedGroup = Group & { open: number };

/** Groups kept of each kind, those with the most postings: together about 350 kB, in a document of at most 1 MiB. */
const MOST = { places: 1000, titles: 1000, companies: 3000 };

type Counts = Map<string, { group: Group; open: number; names: Map<string, number> }>;

function add(counts: Counts, group: Group): void {
  const counted = counts.get(group.slug) ?? { group, open: 0, names: new Map<string, number>() };
  counted.open += 1;
  counted.names.set(group.name, (counted.names.get(group.name) ?? 0) + 1);
  counts.set(group.slug, counted);
}

/** The groups with enough postings, largest first, each under its most frequent name. */
function largest(counts: Counts, most: number): CountedGroup[] {
  return [...counts.values()]
    .filter(({ open }) => open >= LEAST_OPEN)
    .map(({ group, open, names }) => {
      const [[name] = [group.name]] = [...names].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
      return { ...group, name, open };
    })
    .sort((a, b) => b.open - a.open || (a.slug < b.slug ? -1 : 1))
    .slice(0, most);
}

/** Letters of the longest abbreviation; one of two with a slash may be twice that. */
const SHORT = 5;

/** The words of the group's title as an employer wrote them, in sentence case: `Registered nurse`, `CNA`, `DevOps engineer`. */
export function titleName({
  title,
  features,
}: {
  title: string;
  features: Pick<PostingFeatures, 'title'>;
}): string {
  // A title all in capitals tells nothing of how its words are written, unless it is one abbreviation.
  const shouted = title === title.toUpperCase() && title.includes(' ');
  const written = new Map(
    title.split(/[^\p{L}\p{M}\p{N}+#.&/]+/u).map((word): [string, string] => [word.toLowerCase(), word]),
  );
  const words = features.title.split(' ').map((word) => {
    const spelled = written.get(word) ?? word;
    const abbreviated =
      /^[^\p{Ll}]+$/u.test(spelled) && spelled.split('/').every(({ length }) => length <= SHORT);
    const mixed = /\p{Ll}\p{Lu}/u.test(spelled);
    return !shouted && (abbreviated || mixed) ? spelled : word;
  });
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

/** Counts open postings by place, title, and company, one after the other. */
export function groupCounter() {
  const places: Counts = new Map();
  const titles: Counts = new Map();
  const companies: Counts = new Map();
  return {
    add(posting: CountedPosting): void {
      for (const group of placeGroups(posting.features)) add(places, group);
      const slug = titleSlug(posting.features.title);
      if (slug) add(titles, { slug, name: titleName(posting), within: null });
      const employer = companySlug(posting.company);
      if (employer) add(companies, { slug: employer, name: posting.company, within: null });
    },
    groups: () => ({
      places: largest(places, MOST.places),
      titles: largest(titles, MOST.titles),
      companies: largest(companies, MOST.companies),
    }),
  };
}
