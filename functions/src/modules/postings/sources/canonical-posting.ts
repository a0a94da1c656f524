import type { EmploymentType, Salary, SalaryPeriod, Seniority, Workplace } from '../../../contract/common.ts';
import type { SourceName } from '../../../contract/postings.ts';
import { parseSalary, parseTitleSalary } from '../../job-text/pay/parse-salary.ts';
import { countryNamed, isCountryCode } from '../../job-text/places/countries.ts';
import { sharedCountry, splitLocations } from '../../job-text/places/read-location.ts';
import { employmentTypeOf } from '../../job-text/titles/employment-type.ts';
import { seniorityOfTitle } from '../../job-text/titles/seniority.ts';
import { externalIdPrefix } from '../board.ts';
import type { ApplyTarget, CanonicalPosting } from '../posting.ts';
import { limitMarkup } from '../posting-limits.ts';
import { escapeHtml, sanitizeDescription, textFromHtml } from '../text/html.ts';
import { companyFromBoard, instantOf, postingTitle, postingUrl } from './board-request.ts';
import type { BoardRequest } from './job-source.ts';

/** What a vendor says about a job, before it is brought into canonical form. Missing facts are null or empty. */
export type JobFacts = {
  id: string | number;
  url: string;
  title: string;
  /** As the vendor names the employer; null if its responses don't. */
  company: string | null | undefined;
  /** HTML. */
  markup: string;
  /** As published, each possibly naming several places. */
  locations: readonly (string | null | undefined)[];
  /** Codes or names of the countries of all locations. */
  countries?: readonly (string | null | undefined)[];
  workplace: Workplace | null;
  /** In the vendor's words: "Full-time", "permanent". */
  employment: string | null | undefined;
  /** Named by a field of the vendor; what the title says counts more. */
  seniority?: Seniority | null | undefined;
  /** Stated as a field. */
  salary: Salary | null;
  /** Pay in the employer's words, from a field of its own. */
  salary_text?: string | null | undefined;
  apply: ApplyTarget;
  posted: string | number | null | undefined;
};

/** Brings a job into canonical form; throws BadPosting if it has no title or no web address. */
export function canonicalPosting(
  source: SourceName,
  { board, company }: Pick<BoardRequest, 'board' | 'company'>,
  facts: JobFacts,
): CanonicalPosting {
  const description_html = sanitizeDescription(limitMarkup(facts.markup));
  const description_text = textFromHtml(description_html);
  const locations = [...new Set(facts.locations.flatMap((place) => splitLocations(place ?? '')))];
  const country = onlyCountry(facts.countries ?? []) ?? sharedCountry(locations);
  const written = facts.salary_text?.trim();
  return {
    source,
    external_id: `${externalIdPrefix(board)}${facts.id}`,
    url: postingUrl(facts.url),
    title: postingTitle(facts.title),
    company: facts.company?.trim() || company || companyFromBoard(board),
    description_html,
    description_text,
    locations,
    country,
    workplace: facts.workplace,
    employment_type: employmentOf(facts.employment),
    seniority: seniorityOfTitle(facts.title) ?? facts.seniority ?? null,
    salary:
      facts.salary ??
      (written ? parseSalary(`Pay: ${written}`, country) : null) ??
      parseSalary(description_text, country) ??
      parseTitleSalary(facts.title, country),
    apply: { kind: facts.apply.kind, url: postingUrl(facts.apply.url) },
    posted_at: instantOf(facts.posted),
    risk_flags: [],
  };
}

/** The country that all of these name, by code or name; null if they differ or one is unknown. */
function onlyCountry(named: readonly (string | null | undefined)[]): string | null {
  const codes = named
    .map((name) => name?.trim() ?? '')
    .filter(Boolean)
    .map((name) => {
      const code = name.toUpperCase();
      return isCountryCode(code) ? code : (countryNamed(name) ?? null);
    });
  const [only] = codes;
  return only && codes.every((code) => code === only) ? only : null;
}

/** Vendors write `fulltime_permanent`, `FullTime`, `SALARIED_FT`. */
function employmentOf(words: string | null | undefined): EmploymentType | null {
  const spaced = (words ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');
  return employmentTypeOf(spaced.replace(/\bFT\b/, 'full time').replace(/\bPT\b/, 'part time'));
}

/** A place from its parts: "Albany, NY, United States"; empty without any. */
export function placeOf(...parts: (string | null | undefined)[]): string {
  const named = parts.map((part) => part?.trim() ?? '').filter(Boolean);
  return [...new Set(named)].join(', ');
}

/** A section of a posting under its heading; empty without text. */
export function section(heading: string | null | undefined, markup: string | null | undefined): string {
  if (!markup?.trim()) return '';
  return `${heading?.trim() ? `<h3>${escapeHtml(heading.trim())}</h3>` : ''}${markup}\n`;
}

/** The period that a vendor's word names ("yearly", "per-hour-wage", "1 MONTH"); null if it is another one. */
export function payPeriod(word: string | null | undefined): SalaryPeriod | null {
  const text = (word ?? '').toLowerCase();
  const [found] = /year|annual|annum|month|week|day|dail|hour/.exec(text) ?? [];
  if (found === undefined || /two|bi-?week|fortnight/.test(text)) return null;
  if (found.startsWith('ann')) return 'year';
  return found === 'dail' ? 'day' : (found as SalaryPeriod);
}

type Amount = number | string | null | undefined;

/** Pay stated in major units, as numbers or numerals; 0 is an open end. Null without amount, currency, or period. */
export function statedPay(pay: {
  min: Amount;
  max: Amount;
  currency: string | null | undefined;
  period: SalaryPeriod | null;
}): Salary | null {
  const currency = (pay.currency ?? '').trim().toUpperCase();
  if (!pay.period || !/^[A-Z]{3}$/.test(currency)) return null;
  const [one, other] = [minor(pay.min), minor(pay.max)];
  if (one === null && other === null) return null;
  const swapped = one !== null && other !== null && one > other;
  const [min, max] = swapped ? [other, one] : [one, other];
  return { min, max, currency, period: pay.period, origin: 'stated' };
}

function minor(amount: Amount): number | null {
  const number = typeof amount === 'string' ? Number(amount.replace(/[\s,]/g, '')) : (amount ?? 0);
  return Number.isFinite(number) && number > 0 ? Math.round(number * 100) : null;
}
