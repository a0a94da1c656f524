import type { PostingSummary } from '@contract/postings.ts';
import { formatPay } from '@/lib/format.ts';
import { EMPLOYMENT_LABEL, SENIORITY_LABEL, WORKPLACE_LABEL } from './labels.ts';

/** `Bluefin Logistics · Hybrid, Newark NJ`: company, then workplace and location as far as stated. */
export function whereOf(posting: PostingSummary): string {
  const [location] = posting.locations;
  const kind = posting.workplace ? WORKPLACE_LABEL[posting.workplace] : null;
  const saysRemote = posting.workplace === 'remote' && /^remote/i.test(location ?? '');
  const where = saysRemote ? location : [kind, location].filter(Boolean).join(', ');
  return [posting.company, where, elsewhere(posting.locations)].filter(Boolean).join(' · ');
}

/** Where else a job with several places is: "also in Troy, NY"; null for one with a single place. */
function elsewhere([, second, ...more]: readonly string[]): string | null {
  if (second === undefined) return null;
  return more.length === 0 ? `also in ${second}` : `also in ${more.length + 1} other locations`;
}

/** The level, and whether it is only an estimate: "Senior level", "probably senior level"; null if nothing suggests one. */
export function levelOf({ seniority, seniority_estimate }: PostingSummary): string | null {
  if (seniority) return `${SENIORITY_LABEL[seniority]} level`;
  return seniority_estimate ? `probably ${SENIORITY_LABEL[seniority_estimate].toLowerCase()} level` : null;
}

/** Pay, and where it was found if not in a field of its own; null if the posting doesn't state it. */
export function payOf(posting: PostingSummary): string | null {
  const pay = formatPay(posting.salary);
  if (!pay) return null;
  return posting.salary?.origin === 'parsed' ? `${pay} (from the description)` : pay;
}

/** Company and location in one line: `Bluefin Logistics · Newark, NJ`. */
export function placeLine(posting: PostingSummary): string {
  return [posting.company, posting.locations[0], elsewhere(posting.locations)].filter(Boolean).join(' · ');
}

/** Longer titles are cut off in results of search engines. */
const MOST_TITLE = 66;

/** What the page of a posting is called: title, company, and location, as far as they fit. */
export function nameJob({ title, company, locations }: PostingSummary): string {
  const parts = [title, company, locations[0]].filter((part) => part);
  for (let kept = parts.length; kept > 1; kept -= 1) {
    const name = parts.slice(0, kept).join(', ');
    if (name.length <= MOST_TITLE) return name;
  }
  return title.length <= MOST_TITLE ? title : `${title.slice(0, MOST_TITLE - 1).trimEnd()}…`;
}

/** What search engines show of the page of a posting, in at most 200 characters. */
export function describeJob(posting: PostingSummary): string {
  const facts = [
    posting.workplace && WORKPLACE_LABEL[posting.workplace].toLowerCase(),
    posting.employment_type && EMPLOYMENT_LABEL[posting.employment_type].toLowerCase(),
    formatPay(posting.salary) ?? 'pay not stated',
  ].filter(Boolean);
  const text = `${posting.title} at ${placeLine(posting)}: ${facts.join(', ')}. See how it fits your resume.`;
  return text.length <= 200 ? text : `${text.slice(0, 199).trimEnd()}…`;
}
