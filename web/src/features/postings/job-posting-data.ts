import type { EmploymentType, Salary, SalaryPeriod } from '@contract/common.ts';
import { isThin } from '@contract/job-pages.ts';
import type { Posting, PostingPlace } from '@contract/postings.ts';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import type { Thing } from '@/lib/structured-data.ts';

const EMPLOYMENT: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

const UNIT: Record<SalaryPeriod, string> = {
  year: 'YEAR',
  month: 'MONTH',
  week: 'WEEK',
  day: 'DAY',
  hour: 'HOUR',
};

const placeOf = ({ city, region, country }: PostingPlace): Thing => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    addressCountry: country,
  },
});

function payOf({ min, max, currency, period }: Salary): Thing {
  const major = (minor: number | null) => (minor === null ? undefined : minor / 100);
  const value = { minValue: major(min), maxValue: major(max) };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: UNIT[period] },
  };
}

/** Where the work is, or from where it may be done; null if the posting doesn't say enough. */
function whereOf({ places, workplace, country }: Posting): Record<string, unknown> | null {
  const known = places.filter((place) => place.country !== null);
  if (workplace === 'remote') {
    const countries = [...new Set([...known.map((place) => place.country), country])].filter(
      (one) => one !== null,
    );
    if (countries.length === 0) return null;
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    };
  }
  if (known.length > 0) return { jobLocation: known.map(placeOf) };
  return country === null ? null : { jobLocation: [placeOf({ city: null, region: null, country })] };
}

/**
 * The posting as search engines read it, with what they require: null if it is closed, lacks a requirement, or the terms of
 * its source don't allow it. Pay is included only if the source states it in a field of its own.
 */
export function jobPosting(posting: Posting): Thing | null {
  const { title, company, description_html, posted_at, salary, employment_type } = posting;
  const where = whereOf(posting);
  if (posting.status !== 'open' || !posting.attribution.structured_data || isThin(posting)) return null;
  if (where === null || posted_at === null || company === '') return null;
  return {
    '@type': 'JobPosting',
    title,
    description: description_html,
    datePosted: posted_at.slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: company },
    identifier: { '@type': 'PropertyValue', name: company, value: posting.id },
    url: `${brand.origin}${paths.job(posting.id)}`,
    // The form to apply is the employer's.
    directApply: false,
    ...where,
    ...(employment_type && { employmentType: EMPLOYMENT[employment_type] }),
    ...(salary?.origin === 'stated' && { baseSalary: payOf(salary) }),
  };
}
