import type { Reminder } from '@contract/applications-notes.ts';
import type { Outcome } from '@contract/applications-outcomes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { agendaOf } from './agenda.ts';
import { searchDays, searchDaysInWords } from './search-days.ts';
import { trailDays } from './week-days.ts';

const NOW = new Date(2026, 4, 6, 14, 30).getTime();
const at = (days: number, hour = 10) => new Date(2026, 4, 6 + days, hour).toISOString();

const outcome = (id: string, days: number, more: Partial<Outcome> = {}): Outcome => ({
  application_id: id,
  company: `Company ${id}`,
  status: 'submitted',
  score: 80,
  sent_at: at(-days),
  replied_at: null,
  ended_at: null,
  ...more,
});
const reminder = (id: string, days: number, more: Partial<Reminder> = {}): Reminder => ({
  id,
  application_id: id,
  kind: 'interview',
  at: at(days),
  all_day: false,
  text: '',
  done: false,
  title: 'Analyst',
  company: `Company ${id}`,
  ...more,
});
const run = (days: number, status: 'done' | 'failed', newMatches = 0, failure: string | null = null) => ({
  at: at(days),
  status,
  new_matches: newMatches,
  failure,
});

describe('the agenda', () => {
  it('has reminders, and follow-ups to what got no reply and has no reminder', () => {
    const agenda = agendaOf(
      [reminder('i', 1), reminder('t', 6, { kind: 'task', all_day: true, text: 'Two hours' })],
      [
        outcome('i', 9),
        outcome('s', 9),
        outcome('soon', 5),
        outcome('late', 22),
        outcome('r', 9, { status: 'interviewing', replied_at: at(-1) }),
      ],
      NOW,
    );
    expect(
      plainSpaces(agenda.map(({ title, company, detail }) => `${title}: ${company}. ${detail}`)),
    ).toEqual([
      'Follow up: Company s. No reply for 9 days. A draft is ready.',
      'Interview, 10:00 AM: Company i. Analyst, Company i',
      'Follow up: Company soon. If there’s no reply by then.',
      'Task due: Company t. Analyst, Company t. Two hours',
    ]);
  });
});

describe('the trail', () => {
  const lines = (known: Parameters<typeof trailDays>[0]) =>
    plainSpaces(trailDays(known, NOW)).map(({ name, lines: some }) => [
      name,
      ...some.map(({ strong, rest }) => `${strong} ${rest}`.trim()),
    ]);

  it('has two days behind today and four ahead', () => {
    const outcomes = [
      outcome('a', 1),
      outcome('b', 1, { status: 'rejected', replied_at: at(0), ended_at: at(0) }),
      outcome('c', 5),
    ];
    const agenda = agendaOf([reminder('i', 1), reminder('o', -3)], outcomes, NOW);
    const runs = [run(0, 'done', 13), run(-1, 'done', 2), run(-1, 'done', 3), run(-2, 'failed')];
    expect(lines({ outcomes, runs, agenda })).toEqual([
      ['Mon 4'],
      ['Tue 5', '2 applications sent', '5 new matches'],
      ['Today', '13 new matches', 'Company b replied', 'Interview, 10:00 AM Company o'],
      ['Thu 7', 'Interview, 10:00 AM Company i'],
      ['Fri 8', 'Follow up Company c'],
      ['Sat 9'],
      ['Sun 10'],
    ]);
  });

  it('never shows more than three lines of a day', () => {
    const outcomes = Array.from({ length: 8 }, (_, n) => outcome(`${n}`, 0, { replied_at: at(0) }));
    const [, , today] = lines({ outcomes, runs: [], agenda: [] });
    expect(today).toEqual(['Today', '8 applications sent', 'Company 0 replied', 'and 7 more']);
  });
});

describe('the days of searches', () => {
  it('are hatched only where none finished', () => {
    const days = searchDays(
      [run(0, 'done', 4), run(-1, 'failed', 0, 'Interrupted.'), run(-2, 'failed'), run(-2, 'done', 1)],
      NOW,
    );
    expect(days.slice(-3)).toMatchObject([
      { finished: 1, newMatches: 1, failure: null },
      { finished: 0, newMatches: 0, failure: 'Interrupted.' },
      { finished: 1, newMatches: 4, failure: null },
    ]);
    expect(plainSpaces(searchDaysInWords(days))).toBe(
      'New matches per day over two weeks: 5 in total, May 4 1, May 6 4, no data on May 5',
    );
  });

  it('count every search of two weeks once', () => {
    const some = fc.array(
      fc.record({
        at: fc.integer({ min: -13, max: 0 }).map((days) => at(days)),
        status: fc.constantFrom('done' as const, 'failed' as const),
        new_matches: fc.nat(50),
        failure: fc.constant(null),
      }),
    );
    fc.assert(
      fc.property(some, (runs) => {
        const days = searchDays(runs, NOW);
        const done = runs.filter(({ status }) => status === 'done');
        expect(days).toHaveLength(14);
        expect(days.reduce((sum, { finished }) => sum + finished, 0)).toBe(done.length);
        expect(days.reduce((sum, { newMatches }) => sum + newMatches, 0)).toBe(
          done.reduce((sum, { new_matches }) => sum + new_matches, 0),
        );
        for (const { finished, failure } of days) expect(failure === null || finished === 0).toBe(true);
      }),
    );
  });
});
