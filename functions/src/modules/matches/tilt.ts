import type { DismissReason, Tilt, TiltReason } from '../../contract/matches.ts';
import { companyKey } from '../job-text/companies/company-key.ts';
import { normaliseTitle } from '../job-text/titles/normalise-title.ts';
import type { StoredPosting } from '../postings/posting.ts';
import { type CandidateTitle, readTitle } from './ranker/candidate.ts';
import { traitsOf } from './ranker/posting-traits.ts';
import { oneTitleFit } from './ranker/title-fit.ts';
import type { Learning, VerdictRecord } from './verdicts.repository.ts';

/** A job that the user applied to. */
export type AppliedTo = { posting_id: string; title: string; company: string; at: Date };

/** What the user chose, as far as it may order other jobs. */
export type Choices = {
  verdicts: readonly VerdictRecord[];
  applied: readonly AppliedTo[];
  learning: Learning;
};

/** Nobody in particular: nothing moves. */
export const NO_CHOICES: Choices = { verdicts: [], applied: [], learning: { learns: false, since: null } };

/** Points that each choice moves a similar job; small, so that a score is never more than a few places from its own. */
const POINTS: Record<TiltReason, number> = {
  saved: 3,
  applied: 4,
  saved_company: 2,
  dismissed_title: -8,
  dismissed_company: -10,
};
/** All together never more than this. */
const MOST = { up: 6, down: -12 };
/** Titles that fit at least so well are similar jobs. */
const SIMILAR = 0.9;
/** Newest choices of each kind that are compared. */
const MOST_TITLES = 30;

/**
 * Says what in the user's choices speaks for or against a job: what they saved, dismissed, and applied to. A job is no
 * reason for itself.
 */
export function tiltReasons({
  verdicts,
  applied,
  learning,
}: Choices): (posting: StoredPosting) => TiltReason[] {
  if (!learning.learns) return () => [];
  const counts = ({ at }: { at: Date }) => learning.since === null || at > learning.since;
  const newest = verdicts.filter(counts).sort((a, b) => b.at.getTime() - a.at.getTime());
  const saved = newest.filter(({ verdict }) => verdict === 'saved');
  const dismissedFor = (why: DismissReason) =>
    newest.filter(({ verdict, reason }) => verdict === 'dismissed' && reason === why);
  const similar: [TiltReason, Titled[]][] = [
    ['saved', titlesOf(saved)],
    ['applied', titlesOf(applied.filter(counts))],
    ['dismissed_title', titlesOf(dismissedFor('title'))],
  ];
  const companies: [TiltReason, Judged[]][] = [
    ['saved_company', companiesOf(saved)],
    ['dismissed_company', companiesOf(dismissedFor('company'))],
  ];
  return ({ id, company, features }) => {
    const traits = traitsOf(features);
    const key = companyKey(company);
    const isSimilar = (one: Titled) => one.posting_id !== id && oneTitleFit(one.title, traits) >= SIMILAR;
    const isThere = (one: Judged) => one.posting_id !== id && one.key === key;
    return [
      ...similar.filter(([, titles]) => titles.some(isSimilar)).map(([because]) => because),
      ...companies.filter(([, judged]) => judged.some(isThere)).map(([because]) => because),
    ];
  };
}

/**
 * Reasons that hold for most of these jobs: they tell none from the others, so they move none. Who looks for one kind of
 * job saves that kind.
 */
export function commonReasons(jobs: readonly (readonly TiltReason[])[]): Set<TiltReason> {
  const found = new Map<TiltReason, number>();
  for (const because of jobs.flat()) found.set(because, (found.get(because) ?? 0) + 1);
  return new Set([...found].filter(([, count]) => count > jobs.length / 2).map(([because]) => because));
}

/** How many points a job stands higher or lower than its score; the score itself never changes. */
export function tiltOf(found: readonly TiltReason[], common: ReadonlySet<TiltReason>): Tilt | null {
  const reasons = found.filter((because) => !common.has(because));
  const sum = reasons.reduce((points, because) => points + POINTS[because], 0);
  const points = Math.min(MOST.up, Math.max(MOST.down, sum));
  const [because] = reasons
    .filter((reason) => Math.sign(POINTS[reason]) === Math.sign(points))
    .sort((a, b) => Math.abs(POINTS[b]) - Math.abs(POINTS[a]));
  return because === undefined ? null : { points, because };
}

type Titled = { posting_id: string; title: CandidateTitle };
type Judged = { posting_id: string; key: string };

function companiesOf(records: readonly VerdictRecord[]): Judged[] {
  return records.map(({ posting_id, company }) => ({ posting_id, key: companyKey(company) }));
}

function titlesOf(jobs: readonly { posting_id: string; title: string }[]): Titled[] {
  return jobs.slice(0, MOST_TITLES).flatMap(({ posting_id, title }) => {
    const text = normaliseTitle(title);
    return text === '' ? [] : [{ posting_id, title: { ...readTitle(text), weight: 1 } }];
  });
}
