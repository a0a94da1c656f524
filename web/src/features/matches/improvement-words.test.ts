import { Improvement } from '@contract/matches-improvements.ts';
import { expect, test } from 'vitest';
import { improvementWords } from './improvement-words.ts';

test.each<[Improvement, string]>([
  [{ fact: 'skill', skill: 'dbt', required: true, to: 80 }, 'Add dbt to your skills'],
  [{ fact: 'experience', band: '3-5 years', to: 80 }, 'Set your experience to 3–5 years'],
  [{ fact: 'workplace', workplace: 'any', to: 80 }, 'Include jobs anywhere'],
  [{ fact: 'pay', amount: 98_000_00, currency: 'USD', to: 80 }, 'Set your minimum pay to $98k/yr or less'],
  [
    { fact: 'work_authorization', countries: ['US', 'CA'], to: 80 },
    'Say you can work in the United States and Canada',
  ],
  [{ fact: 'degree', degree: 'master', to: 80 }, 'List your master’s degree on your resume'],
])('%j reads "%s"', (improvement, change) => {
  expect(improvementWords(Improvement.parse(improvement)).change).toBe(change);
});

test('everything names its condition and a place in the profile', () => {
  for (const improvement of [
    { fact: 'title', title: 'Nurse', to: 80 },
    { fact: 'sponsorship', to: 80 },
    { fact: 'place', place: 'Albany, NY', to: 80 },
    { fact: 'licence', licence: 'CDL', to: 80 },
    { fact: 'language', language: 'German', to: 80 },
  ] satisfies Improvement[]) {
    const { condition, to } = improvementWords(improvement);
    expect(condition).toMatch(/only if/i);
    expect(to).toMatch(/^\/profile#/);
  }
});
