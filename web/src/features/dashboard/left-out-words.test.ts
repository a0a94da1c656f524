import type { Profile } from '@contract/profile.ts';
import type { LeftOut } from '@contract/searches.ts';
import { expect, it } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { leftOutWords } from './left-out-words.ts';

const profile = {
  salary_min: 9_000_000,
  is_remote: true,
  is_hybrid: false,
  is_any_location: false,
  employment_types: ['full_time'],
  excluded_companies: ['Acme'],
  excluded_keywords: ['sales'],
} as unknown as Profile;

it.each<[LeftOut, string]>([
  [{ by: 'pay', jobs: 12 }, '12 jobs would score 50 or higher but pay less than your minimum.'],
  [{ by: 'workplace', jobs: 1 }, '1 job would score 50 or higher but is outside your area.'],
  [
    { by: 'employment_type', employment_type: 'contract', jobs: 3 },
    '3 jobs would score 50 or higher but are contract jobs.',
  ],
  [
    { by: 'employment_type', employment_type: 'internship', jobs: 1 },
    '1 job would score 50 or higher but is an internship.',
  ],
  [
    { by: 'company', company: 'Acme', jobs: 2 },
    '2 jobs at Acme would score 50 or higher, but you chose to leave out that company.',
  ],
  [
    { by: 'keyword', keyword: 'sales', jobs: 2 },
    '2 jobs with “sales” would score 50 or higher, but you chose to leave out that keyword.',
  ],
])('says what kept jobs out: %o', (left, sentence) => {
  const words = leftOutWords(left, profile);
  expect(plainSpaces(`${words?.jobs} ${words?.why}`)).toBe(sentence);
});

it.each<[LeftOut, Partial<Profile>]>([
  [{ by: 'pay', jobs: 12 }, { salary_min: null }],
  [{ by: 'workplace', jobs: 1 }, { is_any_location: true }],
  [{ by: 'employment_type', employment_type: 'contract', jobs: 3 }, { employment_types: ['contract'] }],
  [{ by: 'company', company: 'Acme', jobs: 2 }, { excluded_companies: [] }],
  [{ by: 'keyword', keyword: 'sales', jobs: 2 }, { excluded_keywords: [] }],
])('says nothing once the preference has changed: %o', (left, changes) => {
  expect(leftOutWords(left, { ...profile, ...changes })).toBeNull();
});
