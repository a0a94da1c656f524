import type { GeneratedPosting } from './generator/generate-posting.ts';
import { escapeHtml, htmlOf } from './generator/grammar/blocks.ts';
import { COUNTRY_IN_WORDS } from './generator/places.ts';
import type { Employment, Workplace } from './generator/terms.ts';

const EMPLOYMENT: Record<Employment, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};
const WORKPLACE: Record<Workplace, string> = { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

/** Greenhouse writes instants with the offset of the employer's time zone. */
const inEasternTime = (date: Date): string =>
  `${new Date(date.getTime() - 5 * 3_600_000).toISOString().slice(0, 19)}-05:00`;

/** A stable, distinct number for whatever Greenhouse numbers besides jobs. */
const numberFor = (text: string): number =>
  4_000_000_000 + [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_999_937, 7);

/** A job as listed with `?content=true&pay_transparency=true`: HTML is escaped, pay is in cents. */
export function greenhouseJob({
  job,
  id,
  url,
  blocks,
  locations,
  ...posting
}: GeneratedPosting): Record<string, unknown> {
  const { company, place, occupation } = job;
  const posted = inEasternTime(posting.posted_at);
  const field = (name: string, value: string | null) => ({
    id: numberFor(`${company.slug} ${name}`),
    name,
    value,
    value_type: 'single_select',
  });
  const team = occupation.teams[company.size % occupation.teams.length] ?? 'Team';
  return {
    absolute_url: url,
    data_compliance: [
      {
        type: 'gdpr',
        requires_consent: false,
        requires_processing_consent: false,
        requires_retention_consent: false,
        retention_period: null,
        demographic_data_consent_applies: false,
      },
    ],
    internal_job_id: Number(id) - 1_000_000_000,
    location: { name: locations.join('; ') },
    // Greenhouse has no employment type or workplace, so employers add custom fields.
    metadata: [
      field('Employment Type', posting.employment && EMPLOYMENT[posting.employment]),
      field('Workplace Type', posting.workplace && WORKPLACE[posting.workplace]),
    ],
    id: Number(id),
    updated_at: posted,
    requisition_id: `R-${id.slice(-5)}`,
    title: job.title,
    company_name: company.name,
    first_published: posted,
    language: 'en',
    application_deadline: null,
    content: escapeHtml(htmlOf(blocks)).replace(/"/g, '&quot;'),
    departments: [{ id: numberFor(`${company.slug} ${team}`), name: team, child_ids: [], parent_id: null }],
    offices: [
      {
        id: numberFor(`${company.slug} ${place.city}`),
        name: place.city,
        location: `${place.city}, ${place.region}, ${COUNTRY_IN_WORDS[job.country].replace(/^the /, '')}`,
        child_ids: [],
        parent_id: null,
      },
    ],
    ai_disclaimer: null,
    include_ai_disclaimer: null,
    ai_opt_out_request_url: null,
    pay_input_ranges:
      job.pay_shown === 'field'
        ? [
            {
              min_cents: job.pay.min,
              max_cents: job.pay.max,
              currency_type: job.pay.currency,
              title: job.pay.period === 'hour' ? 'Hourly pay range' : 'Annual salary range',
              blurb: null,
            },
          ]
        : [],
  };
}
