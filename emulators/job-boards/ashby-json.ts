import type { GeneratedPosting } from './generator/generate-posting.ts';
import { htmlOf, textOf } from './generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from './generator/places.ts';
import type { Employment, Pay, Workplace } from './generator/terms.ts';

const EMPLOYMENT: Record<Employment, string> = {
  full_time: 'FullTime',
  part_time: 'PartTime',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Intern',
};
const WORKPLACE: Record<Workplace, string> = { onsite: 'OnSite', hybrid: 'Hybrid', remote: 'Remote' };

const HIDDEN_PAY = {
  compensationTierSummary: null,
  scrapeableCompensationSalarySummary: null,
  compensationTiers: [],
  summaryComponents: [],
};

/** Ashby shows the range twice: as a tier, and in the summary of all tiers. */
function compensationOf(id: string, { min, max, currency, period }: Pay): Record<string, unknown> {
  const component = {
    compensationType: 'Salary',
    interval: period === 'hour' ? '1 HOUR' : '1 YEAR',
    currencyCode: currency,
    minValue: min / 100,
    maxValue: max / 100,
  };
  const range = (dash: string) => `${currency} ${min / 100} ${dash} ${max / 100}`;
  return {
    compensationTierSummary: range('–'),
    scrapeableCompensationSalarySummary: range('-'),
    compensationTiers: [
      {
        id: `${id.slice(0, -4)}c0de`,
        title: null,
        tierSummary: range('–'),
        additionalInformation: null,
        components: [{ id: `${id.slice(0, -4)}c0d0`, summary: range('–'), ...component }],
      },
    ],
    summaryComponents: [component],
  };
}

/** A job on the board as returned with `?includeCompensation=true`. */
export function ashbyJob({
  job,
  id,
  url,
  apply_url,
  blocks,
  locations,
  ...posting
}: GeneratedPosting): Record<string, unknown> {
  const team = job.occupation.teams[job.company.size % job.occupation.teams.length] ?? 'Team';
  const country = COUNTRY_IN_WORDS[job.country].replace(/^the /, '');
  const [location = '', ...others] = locations;
  const shown = job.pay_shown === 'field';
  return {
    id,
    title: job.title,
    department: team,
    team,
    employmentType: posting.employment && EMPLOYMENT[posting.employment],
    location,
    shouldDisplayCompensationOnJobPostings: shown,
    secondaryLocations: others.map((place) => ({
      location: place,
      address: { postalAddress: { addressCountry: country } },
    })),
    publishedAt: posting.posted_at.toISOString().replace('Z', '+00:00'),
    isListed: true,
    // Also true of hybrid jobs, as on real boards.
    isRemote: posting.workplace && posting.workplace !== 'onsite',
    workplaceType: posting.workplace && WORKPLACE[posting.workplace],
    address: {
      postalAddress: {
        addressRegion: job.place.region,
        addressCountry: country,
        addressLocality: job.place.city,
      },
    },
    jobUrl: url,
    applyUrl: apply_url,
    descriptionHtml: htmlOf(blocks).replaceAll('<p>', '<p style="min-height:1.5em">'),
    descriptionPlain: textOf(blocks),
    compensation: shown ? compensationOf(id, job.pay) : HIDDEN_PAY,
  };
}
