import type { ScoreChange, Tilt, TiltReason } from '@contract/matches.ts';
import { PART_LABELS } from './part-labels.ts';

const BECAUSE: Record<TiltReason, string> = {
  saved: 'You saved similar jobs',
  applied: 'You applied to similar jobs',
  saved_company: 'You saved a job at this company',
  dismissed_title: 'You dismissed similar jobs',
  dismissed_company: 'You dismissed a job because of this company',
};

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });
/** Parts that are named: more than these are a list nobody reads. */
const NAMED = 3;

/** Why a match stands higher or lower in the list than its score, in a few words. */
export function tiltWords({ points, because }: Tilt): string {
  return `${BECAUSE[because]}: moved ${points > 0 ? 'up' : 'down'}`;
}

/** What became of a score since the last search, in one or two sentences. */
export function changeWords({ from, parts }: ScoreChange): string {
  const score = `It scored ${from} in your last search.`;
  if (parts.length === 0) return score;
  const sentence = `${LIST.format(parts.slice(0, NAMED).map((kind) => PART_LABELS[kind].toLowerCase()))} changed.`;
  return `${score} ${sentence[0]!.toUpperCase()}${sentence.slice(1)}`;
}
