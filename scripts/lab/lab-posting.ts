import type { Salary } from '../../functions/src/contract/common.ts';
import type { FeatureInput } from '../../functions/src/modules/job-text/features/posting-features.ts';
import { parseLikelySalary } from '../../functions/src/modules/job-text/pay/parse-salary.ts';

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

function salaryOf(raw: RawPosting): Salary | null {
  const stated = raw.salary as
    | { Min?: unknown; Max?: unknown; min?: unknown; max?: unknown; currency?: unknown }
    | undefined;
  if (stated !== null && typeof stated === 'object') {
    const [min, max] = [Number(stated.Min ?? stated.min ?? 0), Number(stated.Max ?? stated.max ?? 0)];
    if (!(min > 0 || max > 0)) return null;
    const currency = text(stated.currency) || 'USD';
    return {
      min: min > 0 ? min * 100 : null,
      max: max > 0 ? max * 100 : null,
      currency,
      period: 'year',
      origin: 'stated',
    };
  }
  const written = text(raw.salary_text ?? raw.salary);
  // A job site's estimate is not the employer's statement.
  return written === '' || /est\.?\)/i.test(written) ? null : parseLikelySalary(`Pay: ${written}`);
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
    workplace: text(raw.source).startsWith('remoteok') ? 'remote' : null,
    employment_type: null,
    seniority: null,
    salary: salaryOf(raw),
    ...(raw.skills !== undefined ? { skills: tags } : {}),
    posted_at,
  };
}
