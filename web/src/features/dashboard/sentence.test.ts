import type { WaitingApplication } from '@contract/dashboard.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { sentenceOf } from './sentence.ts';

type Facts = Parameters<typeof sentenceOf>[0];

const NOW = new Date(2026, 4, 6, 14).getTime();
const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
const sunday = iso(NOW - 3 * DAY);

const waiting = (status: WaitingApplication['status'], count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${status}-${n}`, status }) as WaitingApplication);
const sent = (days: number, repliedDays: number | null = null) => ({
  application_id: 'a',
  company: 'Loomsey',
  status: 'submitted' as const,
  score: 80,
  sent_at: iso(NOW - days * DAY),
  replied_at: repliedDays === null ? null : iso(NOW - repliedDays * DAY),
  ended_at: null,
});
const question = (unlocked: number, others = 0) => ({
  id: 'q',
  label: 'Notice?',
  kind: 'text' as const,
  options: [],
  topic: 'notice_period',
  legal: false,
  applications: Array.from({ length: unlocked + others }, (_, n) => ({
    id: `${n}`,
    title: 'Analyst',
    company: 'Loomsey',
    score: 80,
    unlocked: n < unlocked,
  })),
});

const facts = (more: Partial<Facts> = {}): Facts => ({
  last_visit: sunday,
  matches: { items: [], new_total: 0, new_excellent: 0 },
  searches: { latest: null, runs: [], resume_file: null },
  outcomes: [],
  needs_you: { applications: [], questions: [] },
  wallet: { available: 10, reserved: 0, spent: 0 },
  ...more,
});
const latest = (status: 'running' | 'failed' | 'done') =>
  ({ latest: { status } as never, runs: [], resume_file: null }) as Facts['searches'];
const said = (more: Partial<Facts>) =>
  Object.values(plainSpaces(sentenceOf(facts(more), NOW)))
    .filter(Boolean)
    .join(' | ');
const found = (newTotal: number) => ({ items: [], new_total: newTotal, new_excellent: 0 });

test.each<[string, Partial<Facts>]>([
  ['No new matches since Sunday | You’re all caught up.', {}],
  ['24 new matches | Pick one to apply to.', { matches: found(24) }],
  ['1 new match', { matches: found(1), outcomes: [sent(20)] }],
  ['200 matches | Pick one to apply to.', { matches: found(200), last_visit: null }],
  [
    'No new matches since Sunday | 2 applications sent and 1 reply in 7 days | You’re all caught up.',
    { outcomes: [sent(1), sent(6), sent(8), sent(30, 2), sent(30, 9)] },
  ],
  [
    'No new matches since Sunday | One answer from you unlocks 7 applications.',
    { needs_you: { applications: waiting('needs_input', 9), questions: [question(7, 2)] } },
  ],
  [
    'No new matches since Sunday | 1 application has questions for you.',
    { needs_you: { applications: waiting('needs_input', 1), questions: [question(0, 1)] } },
  ],
  [
    'No new matches since Sunday | 4 applications are ready for your review.',
    {
      needs_you: {
        applications: [...waiting('handed_over', 2), ...waiting('ready_for_review', 4)],
        questions: [],
      },
    },
  ],
  [
    'No new matches since Sunday | 1 application needs you in your browser.',
    { needs_you: { applications: waiting('handed_over', 1), questions: [] } },
  ],
  [
    'No new matches since Sunday | You’re out of credits.',
    { wallet: { available: 0, reserved: 0, spent: 9 } },
  ],
  [
    'No new matches since Sunday | One answer from you unlocks 2 applications. You’re out of credits.',
    {
      needs_you: { applications: waiting('needs_input', 2), questions: [question(2)] },
      wallet: { available: 0, reserved: 2, spent: 9 },
    },
  ],
  ['Your search is running | You’re all caught up.', { searches: latest('running') }],
  ['No new matches since Sunday | Your last search didn’t finish.', { searches: latest('failed') }],
  ['No matches yet | You’re all caught up.', { searches: latest('done'), last_visit: null }],
  ['', { matches: null, outcomes: null, needs_you: null, wallet: null, searches: null }],
])('%s', (words, more) => expect(said(more)).toBe(words));

describe('the sentence', () => {
  it('says nothing that it does not know, and never counts zero of anything', () => {
    const some = fc.record<Facts>({
      last_visit: fc.option(fc.constant(sunday)),
      matches: fc.option(fc.integer({ min: 0, max: 9 }).map(found)),
      searches: fc
        .option(fc.constantFrom(...(['running', 'failed', 'done'] as const)).map(latest))
        .map((one) => one ?? null),
      outcomes: fc.option(fc.array(fc.integer({ min: 0, max: 40 }).map((days) => sent(days)))),
      needs_you: fc.option(
        fc
          .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom('unconfirmed' as const, 'failed' as const))
          .map(([count, status]) => ({ applications: waiting(status, count), questions: [] })),
      ),
      wallet: fc.option(
        fc.integer({ min: 0, max: 3 }).map((available) => ({ available, reserved: 0, spent: 0 })),
      ),
    });
    fc.assert(
      fc.property(some, (known) => {
        const { news, happened, next } = sentenceOf(known, NOW);
        expect(`${news} ${happened} ${next}`).not.toMatch(/\b0\b|undefined|null/);
        if (known.outcomes === null) expect(happened).toBe('');
        if (known.matches === null) expect(news).toBe('');
        if (known.needs_you === null) expect(next).not.toContain('caught up');
        if (known.wallet?.available === 0) expect(next).toContain('out of credits');
      }),
    );
  });
});
