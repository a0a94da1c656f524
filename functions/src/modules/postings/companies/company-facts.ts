import type { Company, CompanyPay } from '../../../contract/companies.ts';
import type { JobGroup } from '../../../contract/job-directory.ts';
import { titleName } from '../directory/count-groups.ts';
import { placeGroups } from '../directory/posting-groups.ts';
import type { CompanyPosting } from '../postings.repository.ts';

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
const MOST_WEEKS = 12;
/** Fewer weeks show no course of things. */
const LEAST_WEEKS = 2;
/** Fewer closed jobs say nothing about the next one. */
const LEAST_CLOSED = 5;
const MOST_PLACES = 12;
const MOST_PAY = 10;
/** A date this much later than the first sight is a new one, given to an old job. */
const NEWER_DATE = 7 * DAY;

const time = (instant: string): number => Date.parse(instant);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** When a job began, as far as anyone can tell: an old job may carry a newer date. */
const began = ({ posted_at, first_seen_at }: CompanyPosting): number =>
  Math.min(time(posted_at ?? first_seen_at), time(first_seen_at));

function medianDays(milliseconds: readonly number[]): number {
  const ascending = milliseconds.toSorted((a, b) => a - b);
  const middle = ascending[(ascending.length - 1) >> 1] ?? 0;
  return Math.max(0, Math.round(middle / DAY));
}

function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}

function placesOf(open: readonly CompanyPosting[]): JobGroup[] {
  const counted = new Map<string, JobGroup>();
  for (const { features } of open)
    for (const { slug, name } of placeGroups(features))
      counted.set(slug, { slug, name, open: (counted.get(slug)?.open ?? 0) + 1 });
  return [...counted.values()]
    .toSorted((a, b) => b.open - a.open || (a.slug < b.slug ? -1 : 1))
    .slice(0, MOST_PLACES);
}

function payOf(open: readonly CompanyPosting[]): CompanyPay[] {
  const paid = open.flatMap((posting) => (posting.salary ? [{ ...posting, salary: posting.salary }] : []));
  const alike = Map.groupBy(paid, ({ features, title, salary: { currency, period } }) =>
    [features.title || title.toLowerCase(), currency, period].join('\n'),
  );
  const ranges = [...alike.values()].flatMap((postings): CompanyPay[] => {
    const [first] = postings;
    const amounts = postings.flatMap(({ salary: { min, max } }) => [min, max].filter((one) => one !== null));
    if (!first || amounts.length === 0) return [];
    const dates = postings.flatMap(({ posted_at }) => posted_at ?? []).toSorted();
    const [from] = dates;
    const to = dates.at(-1);
    return [
      {
        title: mostFrequent(postings.map((posting) => titleName(posting) || posting.title)),
        currency: first.salary.currency,
        period: first.salary.period,
        jobs: postings.length,
        low: Math.min(...amounts),
        high: Math.max(...amounts),
        posted: from !== undefined && to !== undefined ? { from, to } : null,
      },
    ];
  });
  return ranges.toSorted((a, b) => b.jobs - a.jobs || (a.title < b.title ? -1 : 1)).slice(0, MOST_PAY);
}

/** Open jobs at the end of each week from the first sight until now. */
function weeksOf(
  open: readonly CompanyPosting[],
  closed: readonly CompanyPosting[],
  { since, now }: { since: number; now: number },
): Company['weeks'] {
  const weeks = Math.min(MOST_WEEKS, Math.floor((now - since) / WEEK));
  if (weeks < LEAST_WEEKS) return [];
  const spans = [
    ...open.map(({ first_seen_at }) => ({ from: time(first_seen_at), to: Number.POSITIVE_INFINITY })),
    ...closed.map(({ first_seen_at, last_seen_at }) => ({
      from: time(first_seen_at),
      to: time(last_seen_at),
    })),
  ];
  return Array.from({ length: weeks }, (_, back) => now - (weeks - 1 - back) * WEEK).map((at) => ({
    day: dayOf(at),
    open: spans.filter(({ from, to }) => from <= at && to > at).length,
  }));
}

const isRedated = ({ posted_at, first_seen_at }: CompanyPosting): boolean =>
  posted_at !== null && time(posted_at) - time(first_seen_at) >= NEWER_DATE;

/** Jobs with a newer date than at first sight, and those that follow a closed one of the same title and place. */
function repostedIn(open: readonly CompanyPosting[], closed: readonly CompanyPosting[]): number {
  const spans = [
    ...open.map((posting) => ({ posting, to: Number.POSITIVE_INFINITY })),
    ...closed.map((posting) => ({ posting, to: time(posting.last_seen_at) })),
  ];
  const alike = Map.groupBy(spans, ({ posting: { features, title } }) => {
    const places = placeGroups(features).map(({ slug }) => slug);
    return [features.title || title.toLowerCase(), ...places.toSorted()].join('\n');
  });
  return [...alike.values()].reduce((sum, same) => {
    const again = same.filter(
      ({ posting }) => isRedated(posting) || same.some(({ to }) => to <= time(posting.first_seen_at)),
    );
    return sum + again.length;
  }, 0);
}

/**
 * What postings say of their company; null without any.
 * @param most how many of each status were read at most: with more there is no telling how many were open when
 */
export function companyFacts(
  read: { slug: string; open: readonly CompanyPosting[]; closed: readonly CompanyPosting[]; most: number },
  clock: Date,
): Company | null {
  const { slug, open, closed, most } = read;
  const all = [...open, ...closed];
  if (all.length === 0) return null;
  const now = clock.getTime();
  const since = Math.min(...all.map(({ first_seen_at }) => time(first_seen_at)));
  const complete = open.length < most && closed.length < most;
  const at = (workplace: CompanyPosting['workplace']) =>
    open.filter((posting) => posting.workplace === workplace).length;
  return {
    slug,
    name: mostFrequent((open.length > 0 ? open : closed).map(({ company }) => company)),
    open: open.length,
    complete,
    since: new Date(since).toISOString(),
    computed_at: clock.toISOString(),
    weeks: complete ? weeksOf(open, closed, { since, now }) : [],
    places: placesOf(open),
    workplaces: { remote: at('remote'), hybrid: at('hybrid'), onsite: at('onsite'), unstated: at(null) },
    pay_stated: { jobs: open.filter(({ salary }) => salary !== null).length, of: open.length },
    pay: payOf(open),
    open_for:
      open.length > 0
        ? { jobs: open.length, days: medianDays(open.map((posting) => now - began(posting))) }
        : null,
    closed_after:
      closed.length >= LEAST_CLOSED
        ? {
            jobs: closed.length,
            days: medianDays(closed.map((posting) => time(posting.last_seen_at) - began(posting))),
          }
        : null,
    reposted: { jobs: repostedIn(open, closed), of: all.length },
  };
}
