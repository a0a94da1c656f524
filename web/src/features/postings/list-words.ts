import type { Company } from '@contract/companies.ts';
import type { JobGroup } from '@contract/job-directory.ts';
import { brand } from '@/lib/brand.ts';
import { plural } from '@/lib/format.ts';
import { OPEN_JOBS } from './open-jobs.ts';

/** What the page of a company says it is about. */
export function wordsOfCompany({ name, open, complete }: Company) {
  const count = complete ? plural(open, 'open job') : `More than ${plural(open, 'open job')}`;
  return {
    title: `Jobs at ${name}`,
    lead:
      open > 0 ? `${count}, with the pay they state and how long they stay open.` : 'No open jobs right now.',
    description: `${count} at ${name}: where they are, what they pay, how long they stay open, and how often they’re reposted.`,
  };
}

/** What the page says it is about. */
export function wordsOf(
  kind: 'place' | 'title' | null,
  group: JobGroup | null | undefined,
  open: number | undefined,
) {
  const source = 'from company career pages, with what they say and what they leave out.';
  if (kind !== null && group) {
    const count = plural(group.open, 'open job');
    return kind === 'place'
      ? {
          title: `Jobs in ${group.name}`,
          lead: `${count} from company career pages.`,
          description: `${count} in ${group.name} ${source}`,
        }
      : {
          title: `${group.name} jobs`,
          lead: `${count} from company career pages.`,
          description: `${plural(group.open, `open ${group.name} job`)} ${source}`,
        };
  }
  const lead = open
    ? `${plural(open, 'job')} from company career pages, updated daily.`
    : 'From company career pages, updated daily.';
  return { title: OPEN_JOBS.name, lead, description: `Open jobs ${source}` };
}

/** The page of a company, for search engines. */
export const companyPage = ({ name }: Company, path: string) => ({
  '@type': 'CollectionPage',
  name: `Jobs at ${name}`,
  url: `${brand.origin}${path}`,
  about: { '@type': 'Organization', name },
});
