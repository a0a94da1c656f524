import type { ApplicationSummary } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import { describe, expect, it } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { cardWords, dayInWords, daysUntilFollowUp, reminderInWords } from './card-words.ts';

const NOW = new Date(2026, 10, 22, 12).getTime();
const at = (days: number, hour = 10) => new Date(2026, 10, 22 + days, hour).toISOString();

/** Only the fields that the words depend on. */
const application = (part: Partial<ApplicationSummary>) =>
  ({
    activity: '',
    open_questions: 0,
    created_at: at(-9),
    updated_at: at(-1),
    ...part,
  }) as ApplicationSummary;
const reminder = (part: Partial<Reminder>) =>
  ({ kind: 'interview', at: at(2), all_day: false, ...part }) as Reminder;

describe('a day', () => {
  it('is said as near as it is', () => {
    const said = [-1, 0, 1, 2, 7, -2].map((days) => plainSpaces(dayInWords(at(days), NOW)));
    expect(said).toEqual(['yesterday', 'today', 'tomorrow', 'Tue', 'Nov 29', 'Nov 20']);
  });
});

describe('a card', () => {
  it('counts the days without a reply from when it was sent, whatever happened to it since', () => {
    const sent = (days: number) =>
      plainSpaces(
        cardWords(
          application({ status: 'submitted', sent_at: at(-days), updated_at: at(0) }),
          undefined,
          NOW,
        ),
      );
    expect(sent(1)).toMatchObject({ event: 'Sent yesterday', next: null });
    expect(sent(8)).toMatchObject({ event: 'Sent Nov 14', next: 'Draft a follow-up' });
  });

  it('says one next step', () => {
    expect(
      plainSpaces(cardWords(application({ status: 'needs_input', open_questions: 1 }), undefined, NOW)),
    ).toMatchObject({
      event: 'Asked yesterday',
      next: '1 question for you',
    });
    expect(cardWords(application({ status: 'unconfirmed' }), undefined, NOW)).toMatchObject({
      chip: { kind: 'unknown', text: 'Not confirmed' },
      next: 'Tell us if it arrived',
    });
  });

  it('suggests a follow-up only after a week without a reply', () => {
    const sent = (days: number) => application({ status: 'submitted', updated_at: at(-days, 8) });
    expect(cardWords(sent(6), undefined, NOW)).toMatchObject({ next: null, quiet: 'No reply yet' });
    expect(cardWords(sent(7), undefined, NOW)).toMatchObject({ next: 'Draft a follow-up', quiet: null });
  });

  it('says when that week is over', () => {
    const days = [0, 3, 6, 7, 20].map((ago) => daysUntilFollowUp(at(-ago, 8), NOW));
    expect(days).toEqual([7, 4, 1, 1, 1]);
  });

  it('puts a reminder before what we would suggest, but not before what the user has to do', () => {
    const interview = reminder({});
    expect(plainSpaces(cardWords(application({ status: 'interviewing' }), interview, NOW).next)).toBe(
      'Interview Tue, 10:00 AM',
    );
    expect(cardWords(application({ status: 'ready_for_review' }), interview, NOW).next).toBe(
      'Review and send',
    );
    expect(cardWords(application({ status: 'rejected' }), interview, NOW).next).toBeNull();
  });

  it('says what is being done, and nothing to do, while Huntwell works on it', () => {
    expect(
      cardWords(application({ status: 'preparing', activity: 'opening the form' }), undefined, NOW),
    ).toMatchObject({
      busy: 'Opening the form',
      next: null,
    });
  });
});

it('says an all-day reminder without a time', () => {
  expect(reminderInWords({ kind: 'follow_up', at: at(1), all_day: true }, NOW)).toBe('Follow up tomorrow');
});
