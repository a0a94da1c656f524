import { type Salary, SalaryPeriod, Workplace } from '../../functions/src/contract/common.ts';
import type { FeatureInput } from '../../functions/src/modules/job-text/features/posting-features.ts';
import { parseLikelySalary } from '../../functions/src/modules/job-text/pay/parse-salary.ts';
import { periodIn } from '../../functions/src/modules/job-text/pay/pay-periods.ts';
import { employmentTypeOf } from '../../functions/src/modules/job-text/titles/employment-type.ts';

/** A posting in a lab file: field names vary between files, and any may be missing. */
type RawPosting = Record<string, unknown>;

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Text without HTML, one line per block. */
function plain(html: string): string {
  if (!/<[a-z/][^>]*>/i.test(html)) return html;
  return html
    .replace(/<li[^>]*>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/div|\/h[1-6]|\/ul|\/ol|\/li)[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:#39|rsquo|apos);/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/[ \t]+/g, ' ');
}

function strings(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(text).filter(Boolean);
  const written = text(value).trim();
  if (!written.startsWith('[')) return written === '' ? [] : [written];
  return [...written.matchAll(/'([^']*)'|"([^"]*)"/g)].map((match) => match[1] ?? match[2] ?? '');
}

/** Pay given as numbers in major units: an object with both ends, or one number, with the period beside it. */
function statedSalary(raw: RawPosting): Salary | null {
  const given = typeof raw.salary === 'object' && raw.salary !== null ? (raw.salary as RawPosting) : {};
  const one = typeof raw.salary === 'number' ? raw.salary : 0;
  const min =
    Number(
      given.Min ??
        given.min ??
        (given.min_salary || given.med_salary || undefined) ??
        raw.salary_min ??
        raw.min_salary ??
        one,
    ) || 0;
  const max =
    Number(
      given.Max ??
        given.max ??
        (given.max_salary || given.med_salary || undefined) ??
        raw.salary_max ??
        raw.max_salary ??
        one,
    ) || 0;
  if (!(min > 0 || max > 0)) return null;
  const words = text(given.period ?? given.pay_period ?? raw.period ?? raw.pay_period);
  return {
    min: min > 0 ? Math.round(min * 100) : null,
    max: max > 0 ? Math.round(max * 100) : null,
    currency: text(given.currency ?? raw.currency) || 'USD',
    period:
      SalaryPeriod.safeParse(words.toLowerCase().replace(/ly$/, '')).data ??
      periodIn(words, 'first') ??
      'year',
    origin: 'stated',
  };
}

function salaryOf(raw: RawPosting): Salary | null {
  const stated = statedSalary(raw);
  if (stated !== null) return stated;
  const written =
    typeof raw.salary === 'object' ? text(raw.salary_text) : text(raw.salary_text ?? raw.salary);
  // A job site's estimate is not the employer's statement.
  return written === '' || /(?<!employer )est\.?\)/i.test(written)
    ? null
    : parseLikelySalary(`Pay: ${written}`);
}

/** Said as a field, or by a board that lists remote jobs only. */
function isRemote(raw: RawPosting): boolean {
  return (
    raw.remote === true ||
    raw.remote_allowed === true ||
    /^(?:true|yes|1|remote)$/i.test(text(raw.remote)) ||
    text(raw.source).startsWith('remoteok')
  );
}

/** Takes one line of a postings file: `title` and `description`, or a `text` whose first line is the title. */
export function readLabPosting(raw: RawPosting, index: number): FeatureInput & { id: string } {
  const whole = plain(text(raw.description ?? raw.description_text ?? raw.text ?? ''));
  const [firstLine = ''] = whole.split('\n');
  const title = text(raw.title) || (raw.text !== undefined ? firstLine : '');
  const places = strings(raw.locations ?? raw.location);
  const stated = places.length === 0 ? (/^\s*(?:job )?location:\s*(.{2,80})$/im.exec(whole)?.[1] ?? '') : '';
  const posted = text(raw.posted_at);
  const posted_at =
    posted !== '' && !Number.isNaN(Date.parse(posted)) ? new Date(posted).toISOString() : null;
  const tags = strings(raw.skills ?? raw.tags);
  return {
    id: text(raw.id) || String(index),
    title,
    company: text(raw.company),
    description_text: whole,
    locations: stated === '' ? places : [stated],
    country: null,
    workplace: isRemote(raw)
      ? 'remote'
      : (Workplace.safeParse(text(raw.workplace).toLowerCase()).data ?? null),
    employment_type: employmentTypeOf(text(raw.employment_type ?? raw.work_type)),
    seniority: null,
    salary: salaryOf(raw),
    ...(raw.skills !== undefined ? { skills: tags } : {}),
    posted_at,
  };
}
