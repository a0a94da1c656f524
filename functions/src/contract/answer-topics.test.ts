import { topicInfo } from '@huntwell/filler';
import { describe, expect, it } from 'vitest';
import { ANSWER_TOPICS, answerTopicOf, payWords } from './answer-topics.ts';

describe('the frequent questions', () => {
  it.each(ANSWER_TOPICS)('$topic is a topic of the filler, as legal and as voluntary as there', (asked) => {
    const info = topicInfo(asked.topic);
    expect(info).toMatchObject({
      legal: asked.legal,
      voluntary: asked.section === 'voluntary',
      leave: false,
    });
    expect(info?.answer === 'money').toBe(asked.kind === 'pay');
  });

  it('are each asked once', () => {
    expect(new Set(ANSWER_TOPICS.map(({ topic }) => topic)).size).toBe(ANSWER_TOPICS.length);
  });

  it('name a country only where pay is asked for', () => {
    expect(answerTopicOf('salary_expectation:US')?.topic).toBe('salary_expectation');
    expect(answerTopicOf('relocation')?.topic).toBe('relocation');
    for (const other of ['relocation:US', 'salary_expectation:usa', 'salary_expectation:US:DE', 'question:1'])
      expect(answerTopicOf(other)).toBeNull();
  });
});

it('writes pay as an applicant would', () => {
  expect(payWords({ amount: 9_500_000, currency: 'USD', period: 'year' })).toBe('$95,000 per year');
  expect(payWords({ amount: 2_850, currency: 'EUR', period: 'hour' })).toBe('€28.50 per hour');
});
