import type { EmploymentType } from '@contract/common.ts';
import type { Profile } from '@contract/profile.ts';
import type { LeftOut } from '@contract/searches.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';

export type LeftOutWords = {
  /** The number of jobs, and what they have in common. */
  jobs: string;
  /** Why they are not among the matches. */
  why: string;
  /** Where the preference is changed, and what it is called. */
  link: { to: string; label: string };
};

/** A job of each employment type, and several. */
const KIND: Record<EmploymentType, { one: string; many: string }> = {
  full_time: { one: 'a full-time job', many: 'full-time jobs' },
  part_time: { one: 'a part-time job', many: 'part-time jobs' },
  contract: { one: 'a contract job', many: 'contract jobs' },
  temporary: { one: 'a temporary job', many: 'temporary jobs' },
  internship: { one: 'an internship', many: 'internships' },
};

/** What the last search left out because of one preference; null if the user has changed it since. */
export function leftOutWords(left: LeftOut, profile: Profile): LeftOutWords | null {
  const jobs = plural(left.jobs, 'job');
  const one = left.jobs === 1;
  const wanted = (label: string) => ({ to: paths.profile('wanted'), label });
  const never = (label: string) => ({ to: paths.profile('never'), label });
  switch (left.by) {
    case 'pay':
      if (!profile.salary_min) return null;
      return {
        jobs,
        why: `would score 50 or higher but ${one ? 'pays' : 'pay'} less than your minimum.`,
        link: wanted('Change your minimum pay'),
      };
    case 'workplace':
      if (profile.is_any_location) return null;
      return {
        jobs,
        why: `would score 50 or higher but ${one ? 'is' : 'are'} outside your area.`,
        link: wanted('Change where you want to work'),
      };
    case 'employment_type':
      if (profile.employment_types.length === 0 || profile.employment_types.includes(left.employment_type))
        return null;
      return {
        jobs,
        why: `would score 50 or higher but ${one ? `is ${KIND[left.employment_type].one}` : `are ${KIND[left.employment_type].many}`}.`,
        link: wanted('Change the types of job you want'),
      };
    case 'company':
      if (!profile.excluded_companies.includes(left.company)) return null;
      return {
        jobs: `${jobs} at ${left.company}`,
        why: 'would score 50 or higher, but you chose to leave out that company.',
        link: never('Change what to leave out'),
      };
    case 'keyword':
      if (!profile.excluded_keywords.includes(left.keyword)) return null;
      return {
        jobs: `${jobs} with “${left.keyword}”`,
        why: 'would score 50 or higher, but you chose to leave out that keyword.',
        link: never('Change what to leave out'),
      };
  }
}
