import type { PayRanges } from '@contract/pay-ranges.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { PageStep } from '@/lib/structured-data.ts';
import { dollarsShort } from './pay-scale.ts';

/** The page with the titles to choose from, whose picture goes with links to the pages of all titles. */
export const SALARY_RANGES: PageStep = { name: 'Salary ranges', path: paths.salaryRanges() };

type Words = {
  title: string;
  description: string;
  path: string;
  noindex?: boolean;
  pictureOf?: PageStep;
  parents?: readonly PageStep[];
  step?: string;
};

/**
 * What the page says it is about. A page without a figure is not for search engines.
 * @param ranges null if the page shows titles to choose from, undefined if it doesn't know the figures yet
 */
export function payPageWords(ranges: PayRanges | null | undefined): Words {
  if (!ranges)
    return {
      title: SALARY_RANGES.name,
      description:
        'What open jobs in the US say they pay, by title and city: median, middle half, and the number of jobs behind every figure. Only stated pay, no estimates.',
      path: SALARY_RANGES.path,
      noindex: ranges === undefined,
    };
  const { title, place, everywhere, places } = ranges;
  const where = place ?? 'the US';
  const range = place ? places.find((one) => one.place === place)?.range : everywhere;
  const common = {
    title: place ? `${title} pay in ${place}` : `${title} salary ranges`,
    path: paths.salaryRanges({ title, ...(place && { place }) }),
  };
  if (!range)
    return {
      ...common,
      description: `There are too few open jobs that state their pay for a figure: ${title}, ${where}.`,
      noindex: true,
    };
  const half = `${dollarsShort(range.lower_quarter)} and ${dollarsShort(range.upper_quarter)}`;
  return {
    ...common,
    description: `${title} jobs in ${where}: a median of ${dollarsShort(range.median)} a year, half between ${half}. Stated in ${plural(range.jobs, 'open job')} from ${plural(range.employers, 'employer')}.`,
    pictureOf: SALARY_RANGES,
    parents: [SALARY_RANGES],
    step: place ? `${title}, ${place}` : title,
  };
}
