import type { LedgerApplication, LedgerEntry } from '@contract/wallet.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { historyDays } from './history-days.ts';
import { historyWords } from './history-words.ts';

const START = Date.parse('2026-05-04T15:00:00');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Step = Pick<LedgerEntry, 'kind'> & {
  id?: string;
  status?: LedgerApplication['status'];
  reason?: LedgerApplication['hand_over_reason'];
  credits?: number;
  company?: string;
  day?: number;
};

const CHANGE: Partial<Record<LedgerEntry['kind'], number>> = { reserve: -1, spend: 0, return: 1 };

/** The entries of a ledger with these steps, oldest first; newest first as the API returns them. */
function ledger(steps: Step[]): LedgerEntry[] {
  let left = 0;
  return steps
    .map(({ kind, id, status = 'queued', reason = null, credits = 1, company = id, day = 0 }, n) => {
      const availableChange = CHANGE[kind] ?? credits;
      left += availableChange;
      return {
        id: `entry-${n}`,
        kind,
        available_change: availableChange,
        reserved_change: 0,
        available_after: left,
        application: id
          ? { id, title: 'Analyst', company: company ?? '', status, hand_over_reason: reason }
          : null,
        expires_at: null,
        payment: null,
        note: '',
        at: new Date(START + day * DAY + n * MINUTE).toISOString(),
      };
    })
    .reverse();
}

/** What the page shows: the sentence, the change, and what is left. */
function shown(steps: Step[]): [string, number, number][] {
  return historyDays(ledger(steps)).flatMap(({ lines }) =>
    lines.map((line): [string, number, number] => {
      const { before, strong, after } = plainSpaces(historyWords(line));
      return [before + strong + after, line.change, line.left];
    }),
  );
}

const GRANT: Step = { kind: 'sign_up_grant', credits: 10 };
const sent = (id: string, day = 0): Step => ({ kind: 'spend', id, status: 'submitted', day });

describe('the history of credits', () => {
  it('tells an application sent on the day it was queued as one line', () => {
    expect(shown([GRANT, { kind: 'reserve', id: 'Acme' }, sent('Acme')])).toEqual([
      ['Sent to Acme, Analyst.', -1, 9],
      ['You got 10 credits for signing up.', 10, 10],
    ]);
  });

  it('tells one sent later on both days, and takes the credit only once', () => {
    expect(shown([GRANT, { kind: 'reserve', id: 'Acme' }, sent('Acme', 1)])).toEqual([
      ['Sent to Acme, Analyst, with a credit set aside earlier.', 0, 9],
      ['We set aside 1 credit for Acme, Analyst.', -1, 9],
      ['You got 10 credits for signing up.', 10, 10],
    ]);
  });

  it('gathers what says the same', () => {
    const three = ['Acme', 'Beta', 'Gamma'].map((id): Step => ({ kind: 'reserve', id }));
    expect(shown([GRANT, ...three, sent('Beta'), sent('Acme')])).toEqual([
      ['We set aside 1 credit for Gamma, Analyst.', -1, 7],
      ['Sent to Beta and Acme.', -2, 8],
      ['You got 10 credits for signing up.', 10, 10],
    ]);
    const back = three.map((step): Step => ({ ...step, kind: 'return', status: 'withdrawn' }));
    expect(shown([GRANT, ...three, ...back]).slice(0, 2)).toEqual([
      ['You withdrew your applications to Gamma and 2 others. 3 credits came back.', 3, 10],
      ['We set aside 3 credits for Gamma and 2 others.', -3, 7],
    ]);
    const captchas = back.map((step): Step => ({ ...step, status: 'handed_over', reason: 'captcha' }));
    expect(shown([GRANT, ...three, ...captchas])[0]?.[0]).toBe(
      'The forms at Gamma and 2 others had CAPTCHAs, so you’d have to apply yourself. 3 credits came back.',
    );
  });

  it('counts jobs at one company', () => {
    const two = ['a', 'b'].map((id): Step => ({ kind: 'reserve', id, company: 'Acme' }));
    expect(shown([GRANT, ...two])[0]?.[0]).toBe('We set aside 2 credits for Acme (2 jobs).');
  });

  it.each<[LedgerApplication['status'], LedgerApplication['hand_over_reason'], string]>([
    ['closed_by_employer', null, 'Acme took down the job before we sent anything. Your credit came back.'],
    [
      'handed_over',
      'captcha',
      'Acme’s form had a CAPTCHA, so you’d have to apply yourself. Your credit came back.',
    ],
    [
      'handed_over',
      'login',
      'Acme asked you to sign in, so you’d have to apply yourself. Your credit came back.',
    ],
    [
      'handed_over',
      'external',
      'We couldn’t fill out the form at Acme, so you’d have to apply yourself. Your credit came back.',
    ],
    ['failed', null, 'We couldn’t send your application to Acme. Your credit came back.'],
    [
      'unconfirmed',
      null,
      'We sent your application to Acme, but no confirmation appeared. Your credit came back.',
    ],
    ['interviewing', null, 'You applied to Acme yourself. Your credit came back.'],
  ])('says why a credit came back: %s %s', (status, reason, words) => {
    const steps: Step[] = [
      GRANT,
      { kind: 'reserve', id: 'Acme' },
      { kind: 'return', id: 'Acme', status, reason },
    ];
    expect(shown(steps)[0]).toEqual([words, 1, 10]);
  });

  it.each<[LedgerEntry['kind'], number, string]>([
    ['purchase', 25, 'You bought 25 credits.'],
    ['subscription_grant', 300, 'Premium added 300 credits, good until Jun 4, 2020.'],
    ['expiry', -5, '5 credits expired unused.'],
    ['refund', -25, 'We refunded a payment and took back 25 credits.'],
    ['freeze', -1, 'Your bank is looking into a payment, so 1 credit is on hold.'],
    ['clawback', -25, 'A payment was returned, so we took back 25 credits.'],
  ])('says what a %s was, and leads to its payment', (kind, credits, words) => {
    const [entry] = ledger([{ kind, credits }]);
    const expiresAt = kind === 'subscription_grant' ? '2020-06-04T15:00:00.000Z' : null;
    const payment = kind === 'expiry' ? null : 'in_1';
    const [day] = historyDays(entry ? [{ ...entry, expires_at: expiresAt, payment }] : []);
    const line = day?.lines[0];
    if (!line) throw new Error('The history has no line');
    const { before, strong, after, link } = plainSpaces(historyWords(line));
    expect(before + strong + after).toBe(words);
    expect(link).toEqual(payment ? { to: '#payments', label: 'Payment' } : null);
  });

  it('shows a running balance that adds up, whatever happened', () => {
    const step = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      kind: fc.constantFrom<LedgerEntry['kind']>('reserve', 'spend', 'return', 'admin_grant'),
      pause: fc.constantFrom(0, 0, 0, 1),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let day = 0;
        const lines = historyDays(
          ledger(
            steps.map(({ id, kind, pause }) => {
              day += pause;
              return kind === 'admin_grant' ? { kind, day } : { id, kind, day };
            }),
          ),
        )
          .flatMap((shownDay) => shownDay.lines)
          .reverse();
        let left = 0;
        for (const line of lines) {
          left += line.change;
          expect(line.left).toBe(left);
        }
      }),
    );
  });
});
