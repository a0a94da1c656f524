import type { Outcome } from '@contract/applications-outcomes.ts';

type Sent = Pick<Outcome, 'status' | 'sent_at' | 'replied_at' | 'ended_at'>;

/** Where a sent application stood, from the bottom of the chart to its top. */
export const LAYERS = ['interviewing', 'waiting', 'closed', 'unconfirmed'] as const;
export type Layer = (typeof LAYERS)[number];
/** How many applications stood where at the end of a week. */
export type Week = { at: number } & Record<Layer, number>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_WEEKS = 8;

/** Where it stood at that time; null if it had not been sent. An accepted offer stays with the interviews. */
export function layerAt({ status, sent_at, replied_at, ended_at }: Sent, time: number): Layer | null {
  const by = (instant: string | null) => instant !== null && Date.parse(instant) <= time;
  if (!by(sent_at)) return null;
  if (by(ended_at) && status !== 'accepted') return 'closed';
  if (by(replied_at)) return 'interviewing';
  return status === 'unconfirmed' ? 'unconfirmed' : 'waiting';
}

function weekAt(outcomes: readonly Sent[], at: number): Week {
  const week: Week = { at, interviewing: 0, waiting: 0, closed: 0, unconfirmed: 0 };
  for (const outcome of outcomes) {
    const layer = layerAt(outcome, at);
    if (layer) week[layer] += 1;
  }
  return week;
}

/** Ends of weeks up to now, oldest first: from before the first application was sent, at most eight weeks ago. */
export function weeksOf(outcomes: readonly Sent[], now: number): Week[] {
  const first = Math.min(now, ...outcomes.map(({ sent_at }) => Date.parse(sent_at)));
  const weeks = Math.min(MOST_WEEKS, Math.floor((now - first) / WEEK_MS) + 1);
  return Array.from({ length: weeks + 1 }, (_, n) => weekAt(outcomes, now - (weeks - n) * WEEK_MS));
}
