import type { Profile } from '@contract/profile.ts';
import type { ParsedResume } from '@contract/resumes.ts';
import { expect, test } from 'vitest';
import { bandOf } from '@/domain/profile/experience-band.ts';
import { understood, unsure } from './understood.ts';

const profile = {
  full_name: 'Enter Name Here',
  job_title: 'Enter Job Title',
  phone_number: '',
  location: 'NY',
  experience: '0-1 years',
  unanswered: ['location', 'experience', 'salary_currency', 'salary_period'],
  skills: [] as string[],
  links: { linkedin: '', github: '', portfolio: '' },
} as Profile;

function read<T>(value: T, confidence = 0.95) {
  return { value, confidence, source: null };
}

const NURSE = { title: 'Registered Nurse', confidence: 0.9, source: null };
const parsed = {
  full_name: read('Dana Okafor'),
  phone: read('+15185550123', 0.5),
  location: read('Albany, NY'),
  headline: read(null, 0),
  links: [read('linkedin.com/in/dana'), read('https://dana.example')],
  skills: [read('Triage')],
  experience: [NURSE],
  years_of_experience: read(4.2),
} as ParsedResume;

test('placeholders and defaults give way to the resume', () => {
  expect(understood(profile, parsed)).toEqual({
    full_name: 'Dana Okafor',
    phone_number: '+15185550123',
    location: 'Albany, NY',
    job_title: 'Registered Nurse',
    skills: ['Triage'],
    links: { linkedin: 'https://linkedin.com/in/dana', github: '', portfolio: 'https://dana.example' },
    experience: '3-5 years',
  });
});

test('what the person said stays', () => {
  const said = {
    ...profile,
    full_name: 'D. Okafor',
    location: 'NY',
    skills: ['IV therapy'],
    // Equal to the defaults, but chosen.
    unanswered: ['salary_currency', 'salary_period'],
  } as Profile;
  expect(understood(said, parsed)).toMatchObject({
    full_name: 'D. Okafor',
    location: 'NY',
    experience: '0-1 years',
    skills: ['IV therapy'],
  });
});

test('without a resume nothing is invented', () => {
  expect(understood(profile, null)).toMatchObject({
    full_name: '',
    job_title: '',
    location: '',
    experience: '',
    skills: [],
  });
});

test('only values that were found and are unsure are marked', () => {
  expect(unsure(parsed)).toEqual({ phone_number: 'us' });
});

test('where the newest job has no title, an older one is suggested, to be checked', () => {
  const older = { ...parsed, experience: [{ ...NURSE, title: null }, NURSE] } as ParsedResume;
  expect(understood(profile, older).job_title).toBe('Registered Nurse');
  expect(unsure(older)).toMatchObject({ job_title: 'us' });
  const untitled = { ...parsed, experience: [{ ...NURSE, title: null }] } as ParsedResume;
  expect(understood(profile, untitled).job_title).toBe('');
  expect(unsure(untitled)).not.toHaveProperty('job_title');
});

test.each([
  [0.5, '0-1 years'],
  [1, '1-3 years'],
  [4.9, '3-5 years'],
  [5, '5-10 years'],
  [10, '10+ years'],
])('%d years are %s', (years, band) => {
  expect(bandOf(years)).toBe(band);
});
