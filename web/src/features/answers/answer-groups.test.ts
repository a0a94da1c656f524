import type { RememberedAnswer } from '@contract/applications-answers.ts';
import { describe, expect, it } from 'vitest';
import { groupAnswers, progressOf } from './answer-groups.ts';

const answer = (topic: string, changes: Partial<RememberedAnswer> = {}): RememberedAnswer => ({
  topic,
  label: `Question on ${topic}`,
  kind: 'text',
  options: [],
  legal: false,
  value: 'Something',
  pay: null,
  asked_by: 'Acme',
  answered_at: '2026-11-20T10:00:00.000Z',
  used: { applications: 0, last_at: null },
  ...changes,
});
const NOWHERE = { work_authorization: {} };
const topicsOf = (rows: { topic: string }[]) => rows.map(({ topic }) => topic);

describe('the groups of answers', () => {
  it('ask every frequent question, without an answer until there is one', () => {
    const groups = groupAnswers([], NOWHERE);
    expect(topicsOf(groups.address)).toEqual(['street_address', 'city', 'state', 'postcode']);
    expect(groups.address.every((row) => row.answer === null)).toBe(true);
    expect(groups.forms).toEqual([]);
    expect(progressOf(groups).answered).toBe(0);
  });

  it('show an answer in its section, in the words of the form that asked', () => {
    const groups = groupAnswers([answer('notice_period', { label: 'Your notice?' })], NOWHERE);
    const [row] = groups.start;
    expect(row?.question.label).toBe('Your notice?');
    expect(row?.answer?.value).toBe('Something');
    expect(groups.forms).toEqual([]);
    expect(progressOf(groups).answered).toBe(1);
  });

  it('keep pay by country under pay in general', () => {
    const groups = groupAnswers(
      [answer('salary_expectation:FR'), answer('salary_expectation'), answer('salary_expectation:DE')],
      NOWHERE,
    );
    expect(topicsOf(groups.pay)).toEqual([
      'salary_expectation',
      'salary_expectation:DE',
      'salary_expectation:FR',
      'hourly_pay_expectation',
    ]);
    expect(progressOf(groups).answered).toBe(1);
  });

  it('keep every other answer, exactly once', () => {
    const answers = [answer('question:0123'), answer('sponsorship:US'), answer('work_authorization:DE')];
    const groups = groupAnswers(answers, NOWHERE);
    expect(topicsOf(groups.forms)).toEqual(['question:0123']);
    expect(topicsOf(groups.work)).toEqual(['sponsorship:US', 'work_authorization:DE']);
  });

  it('leave out what the profile says about the right to work, since that is what is sent', () => {
    const answers = [answer('work_authorization:US'), answer('work_authorization:DE')];
    expect(topicsOf(groupAnswers(answers, { work_authorization: { US: true } }).work)).toEqual([
      'work_authorization:DE',
    ]);
  });
});
