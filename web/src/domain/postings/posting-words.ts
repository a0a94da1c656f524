import type { PostingSummary } from '@contract/postings.ts';
import { formatPay } from '@/lib/format.ts';
import { WORKPLACE_LABEL } from './labels.ts';

/** `Bluefin Logistics · Hybrid, Newark NJ`: company, then workplace and location as far as stated. */
export function whereOf(posting: PostingSummary): string {
  const [location] = posting.locations;
  const kind = posting.workplace ? WORKPLACE_LABEL[posting.workplace] : null;
  const saysRemote = posting.workplace === 'remote' && /^remote/i.test(location ?? '');
  const where = saysRemote ? location : [kind, location].filter(Boolean).join(', ');
  return [posting.company, where].filter(Boolean).join(' · ');
}

/** Pay, and where it was found if not in a field of its own; null if the posting doesn't state it. */
export function payOf(posting: PostingSummary): string | null {
  const pay = formatPay(posting.salary);
  if (!pay) return null;
  return posting.salary?.origin === 'parsed' ? `${pay} (from the description)` : pay;
}

/** Company and location in one line: `Bluefin Logistics · Newark, NJ`. */
export function placeLine(posting: PostingSummary): string {
  const [first, ...more] = posting.locations;
  const location = more.length > 0 ? `${first} and ${more.length} more` : first;
  return [posting.company, location].filter(Boolean).join(' · ');
}
