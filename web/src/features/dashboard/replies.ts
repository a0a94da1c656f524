import type { Outcome } from '@contract/applications-outcomes.ts';

type Sent = Pick<Outcome, 'status' | 'score' | 'sent_at' | 'replied_at' | 'ended_at'>;

/** How long an employer has had an application before no reply counts as one. */
export const FAIR_DAYS = 7;
/** Applications that must have had that long before a rate is shown. */
export const FEWEST = 10;
const FAIR_MS = FAIR_DAYS * 24 * 60 * 60 * 1000;
const EXCELLENT = 85;

export type Replies = {
  replied: number;
  silent: number;
  /** Sent less than a week ago, whether or not the employer has answered. */
  young: number;
  /** Of the young ones. */
  repliedEarly: number;
  /** Whole percent of those that have had a week; null while there are too few. */
  rate: number | null;
  /** Replies by score, where both groups are large enough and the better one did clearly better. */
  byScore: { high: Share; low: Share } | null;
};
type Share = { replied: number; of: number };

/** Whether the employer has had it for a week. One that was withdrawn sooner, or may never have arrived, says nothing. */
function isFair({ sent_at, replied_at, ended_at, status }: Sent, now: number): boolean {
  const until = status === 'withdrawn' && replied_at === null && ended_at ? Date.parse(ended_at) : now;
  return status !== 'unconfirmed' && until - Date.parse(sent_at) >= FAIR_MS;
}

/** Whether it may still become fair to count. */
function isYoung({ sent_at, status, replied_at }: Sent, now: number): boolean {
  const stopped = status === 'unconfirmed' || (status === 'withdrawn' && replied_at === null);
  return !stopped && now - Date.parse(sent_at) < FAIR_MS;
}

function shareOf(outcomes: readonly Sent[]): Share {
  return { replied: outcomes.filter(({ replied_at }) => replied_at !== null).length, of: outcomes.length };
}

const rateOf = ({ replied, of }: Share) => replied / of;
/** How far apart two shares must lie to be worth a sentence. */
const CLEARLY = 0.15;

function byScoreOf(fair: readonly Sent[]): Replies['byScore'] {
  const scored = fair.filter(({ score }) => score !== null);
  const high = shareOf(scored.filter(({ score }) => (score ?? 0) >= EXCELLENT));
  const low = shareOf(scored.filter(({ score }) => (score ?? 0) < EXCELLENT));
  if (high.of < FEWEST || low.of < FEWEST) return null;
  return rateOf(high) - rateOf(low) >= CLEARLY ? { high, low } : null;
}

/** How employers answered, counting only what has had a week. */
export function repliesOf(outcomes: readonly Sent[], now: number): Replies {
  const fair = outcomes.filter((outcome) => isFair(outcome, now));
  const young = outcomes.filter((outcome) => isYoung(outcome, now));
  const { replied, of } = shareOf(fair);
  return {
    replied,
    silent: of - replied,
    young: young.length,
    repliedEarly: shareOf(young).replied,
    rate: of < FEWEST ? null : Math.round((replied / of) * 100),
    byScore: byScoreOf(fair),
  };
}
