import type { Verdict } from '../../contract/matches.ts';
import type { MatchFilters } from '../../contract/saved-searches.ts';
import { bandOf } from './ranker/score-number.ts';
import type { MatchEntry } from './search-record.ts';

const DAY = 86_400_000;

type Filters = Omit<MatchFilters, 'sort'> & { include_low?: boolean | undefined };

/**
 * Positions of the entries that pass, in stored order. Dismissed ones pass only if the filters ask for them. `words` may
 * be empty if the filters contain no text.
 */
export function filterMatches(
  filters: Filters,
  entries: readonly MatchEntry[],
  words: readonly string[],
  verdicts: ReadonlyMap<string, Verdict>,
  now: Date,
): number[] {
  const passes = passesFields(filters, verdicts, now);
  const contains = containsWords(filters.q, words);
  return [...entries.keys()].filter((at) => passes(entries[at]!) && contains(at));
}

function passesFields(
  filters: Filters,
  verdicts: ReadonlyMap<string, Verdict>,
  now: Date,
): (entry: MatchEntry) => boolean {
  const workplaces =
    filters.workplace
      ?.split(',')
      .map((word) => word.trim())
      .filter(Boolean) ?? [];
  const oldest =
    filters.posted_within_days === undefined
      ? null
      : new Date(now.getTime() - filters.posted_within_days * DAY).toISOString();
  return (entry) => {
    const band = bandOf(entry.score);
    const verdict = verdicts.get(entry.id) ?? null;
    if (filters.verdict === undefined ? verdict === 'dismissed' : verdict !== filters.verdict) return false;
    if (filters.band !== undefined ? band !== filters.band : band === 'low' && !filters.include_low)
      return false;
    if (workplaces.length > 0 && (entry.workplace === null || !workplaces.includes(entry.workplace)))
      return false;
    if (filters.salary_min !== undefined && (entry.pay === null || entry.pay < filters.salary_min))
      return false;
    if (oldest !== null && (entry.posted_at === null || entry.posted_at < oldest)) return false;
    return !filters.only_new || entry.is_new;
  };
}

function containsWords(q: string | undefined, words: readonly string[]): (at: number) => boolean {
  const wanted = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return (at) => wanted.every((word) => words[at]?.includes(word));
}
