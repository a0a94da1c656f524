import type { PostingSummary } from '@contract/postings.ts';
import { formatPay } from '@/lib/format.ts';
import { WORKPLACE_LABEL } from './labels.ts';

/** `Bluefin Logistics · Hybrid, Newark NJ`: company, then workplace and place as far as stated. */
export function whereOf(posting: PostingSummary): string {
  const [place] = posting.locations;
  const kind = posting.workplace ? WORKPLACE_LABEL[posting.workplace] : null;
  const named = place && !(kind === 'Remote' && /^remote/i.test(place)) ? place : null;
  const where =
    kind === 'Remote' && place && /^remote/i.test(place) ? place : [kind, named].filter(Boolean).join(', ');
  return [posting.company, where].filter(Boolean).join(' · ');
}

/** Pay as stated, with a word on where it was read; null when the posting is silent. */
export function payOf(posting: PostingSummary): string | null {
  const pay = formatPay(posting.salary);
  if (!pay) return null;
  return posting.salary?.origin === 'parsed' ? `${pay}, from the text` : `${pay}, stated`;
}

/** Company and place in one line: `Bluefin Logistics · Newark, NJ`. */
export function placeLine(posting: PostingSummary): string {
  const [first, ...more] = posting.locations;
  const place = first ? (more.length > 0 ? `${first} and ${more.length} more` : first) : null;
  return [posting.company, place].filter(Boolean).join(' · ');
}
