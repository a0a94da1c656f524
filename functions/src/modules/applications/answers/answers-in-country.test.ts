import { describe, expect, it } from 'vitest';
import type { KnownAnswer } from './answers.repository.ts';
import { answersInCountry } from './answers-in-country.ts';

const answer = (topic: string, value: string, pay = true): KnownAnswer => ({
  topic,
  label: topic,
  kind: 'text',
  options: [],
  legal: false,
  value,
  pay: pay ? { amount: 9_500_000, currency: 'USD', period: 'year' } : null,
  asked_by: null,
  answered_at: '2026-11-22T10:00:00.000Z',
});
const said = (answers: KnownAnswer[], country: string | null) =>
  answersInCountry(answers, country).map(({ topic, value }) => `${topic} ${value}`);

const EVERYWHERE = answer('salary_expectation', '$95,000 per year');
const GERMANY = answer('salary_expectation:DE', '€80,000 per year');
const AUTHORIZED = answer('work_authorization:DE', 'Yes', false);

describe('answers for a job in a country', () => {
  it('prefer the pay that the user named for that country, in whichever order they are stored', () => {
    const there = ['salary_expectation €80,000 per year', 'salary_expectation:DE €80,000 per year'];
    expect(said([EVERYWHERE, GERMANY], 'DE')).toEqual(there);
    expect(said([GERMANY, EVERYWHERE], 'DE')).toEqual(there);
  });

  it('never use pay that was named for another country', () => {
    const here = ['salary_expectation $95,000 per year', 'salary_expectation:US $95,000 per year'];
    expect(said([EVERYWHERE, GERMANY], 'US')).toEqual(here);
    expect(said([GERMANY, EVERYWHERE], null)).toEqual(['salary_expectation $95,000 per year']);
    expect(said([GERMANY], 'US')).toEqual([]);
    expect(said([GERMANY], null)).toEqual([]);
  });

  it('keep every other answer under its own topic', () => {
    expect(said([AUTHORIZED], 'DE')).toEqual(['work_authorization:DE Yes']);
    expect(said([AUTHORIZED], 'US')).toEqual(['work_authorization:DE Yes']);
  });
});
