import { unlockedBy } from '@/domain/applications/question-group-words.ts';
import { plural } from '@/lib/format.ts';
import type { Dashboard } from './dashboard-data.ts';
import { since } from './days.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The page in a few words: what is new, what happened, and the best next thing to do. */
export type Sentence = { news: string; happened: string; next: string };

type Facts = Pick<Dashboard, 'last_visit' | 'matches' | 'searches' | 'outcomes' | 'needs_you' | 'wallet'>;

/** `24 new matches`; on the first visit none of them is newer than the others. */
function newsOf({ matches, last_visit, searches }: Facts, now: number): string {
  if (!matches) return '';
  const { new_total, items } = matches;
  if (new_total > 0)
    return last_visit ? plural(new_total, 'new match', 'new matches') : plural(new_total, 'match', 'matches');
  const status = searches?.latest?.status;
  if (status === 'queued' || status === 'running') return 'Your search is running';
  if (items.length === 0 && !last_visit) return status === 'done' ? 'No matches yet' : '';
  return last_visit ? `No new matches since ${since(Date.parse(last_visit), now)}` : '';
}

/** `9 applications sent and 2 replies in 7 days` */
function happenedOf({ outcomes }: Facts, now: number): string {
  const lately = (instant: string | null) => instant !== null && now - Date.parse(instant) < WEEK_MS;
  const sent = (outcomes ?? []).filter(({ sent_at }) => lately(sent_at)).length;
  const replies = (outcomes ?? []).filter(({ replied_at }) => lately(replied_at)).length;
  const parts = [
    ...(sent > 0 ? [`${plural(sent, 'application')} sent`] : []),
    ...(replies > 0 ? [plural(replies, 'reply', 'replies')] : []),
  ];
  return parts.length > 0 ? `${parts.join(' and ')} in 7\u00a0days` : '';
}

/** What helps most: an answer, then a review, then what only the user can finish. */
function nextOf({ needs_you, searches, wallet, matches, outcomes }: Facts): string {
  const waiting = needs_you?.applications ?? [];
  const count = (status: string) => waiting.filter((one) => one.status === status).length;
  const unlocked = needs_you?.questions[0] ? unlockedBy(needs_you.questions[0]) : 0;
  if (unlocked > 0) return `One answer from you unlocks ${plural(unlocked, 'application')}.`;
  const asking = count('needs_input');
  if (asking > 0)
    return `${plural(asking, 'application')} ${asking === 1 ? 'has' : 'have'} questions for you.`;
  const toReview = count('ready_for_review');
  if (toReview > 0)
    return `${plural(toReview, 'application')} ${toReview === 1 ? 'is' : 'are'} ready for your review.`;
  const toFinish = count('handed_over');
  if (toFinish > 0)
    return `${plural(toFinish, 'application')} ${toFinish === 1 ? 'needs' : 'need'} you in your browser.`;
  if (wallet && wallet.available === 0) return 'You’re out of credits.';
  if (searches?.latest?.status === 'failed') return 'Your last search didn’t finish.';
  const unsure = count('unconfirmed') + count('failed');
  if (unsure > 0) return `${plural(unsure, 'application')} ${unsure === 1 ? 'needs' : 'need'} a look.`;
  if (outcomes?.length === 0 && matches?.new_total) return 'Pick one to apply to.';
  return needs_you && !matches?.new_total ? 'You’re all caught up.' : '';
}

export function sentenceOf(facts: Facts, now: number): Sentence {
  const next = nextOf(facts);
  const outOfCredits = facts.wallet?.available === 0 && !/credits/.test(next);
  return {
    news: newsOf(facts, now),
    happened: happenedOf(facts, now),
    next: outOfCredits ? `${next} You’re out of credits.`.trim() : next,
  };
}
