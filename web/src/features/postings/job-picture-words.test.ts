import type { PicturedJob } from '@contract/rendered-pages.ts';
import { expect, it } from 'vitest';
import { jobPictureWords } from './job-picture-words.ts';

const NURSE: PicturedJob = {
  id: '1',
  title: 'Registered Nurse – Café',
  company: 'São Lucas',
  locations: ['Albany, NY', 'Troy, NY'],
  salary: { min: 8_000_000, max: 9_500_000, currency: 'USD', period: 'year', origin: 'stated' },
};

it('a picture says the title, the employer, the first location, and the pay', () => {
  expect(jobPictureWords(NURSE)).toEqual({
    title: NURSE.title,
    above: 'São Lucas',
    below: '$80–95k/yr · Albany, NY',
  });
});

it('it leaves out what the job doesn’t say', () => {
  expect(jobPictureWords({ ...NURSE, locations: [], salary: null })?.below).toBe('');
});

it.each([{ title: '営業マネージャー' }, { company: 'Łódź Works' }, { locations: ['Москва'] }])(
  'there is none with letters that its font lacks: %j',
  (part) => {
    expect(jobPictureWords({ ...NURSE, ...part })).toBeNull();
  },
);
