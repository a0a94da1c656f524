import { describe, expect, it } from 'vitest';
import { PLACEHOLDERS, type Profile } from '../../../contract/profile.ts';
import type { ParsedResume } from '../../../contract/resumes.ts';
import { resumeWith } from '../../matches/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { factOn, nationalNumber } from './facts.ts';

const read = <T>(value: T, confidence = 0.6) => ({ value, confidence, source: null });
const LINKS = { linkedin: '', github: '', portfolio: '' };

function fact(topic: string, profile: Partial<Profile>, parsed: Partial<ParsedResume> | null = null) {
  return factOn(topic, {
    profile: profileWith(profile),
    parsed: parsed && { ...resumeWith(), ...parsed },
    resume: null,
    answers: [],
    posting: { title: 'Nurse', company: 'Northlight', country: 'US' },
  });
}

const NAMELESS = { full_name: PLACEHOLDERS.full_name };
const PHONELESS = { phone_number: '' };
const PLACELESS = { location: 'NY', unanswered: ['location' as const] };

describe('a fact of the profile', () => {
  it.each<[string, Partial<Profile>, string]>([
    ['full_name', { full_name: 'Dana Okafor' }, 'Dana Okafor'],
    ['first_name', { full_name: 'Dana de la Cruz' }, 'Dana'],
    ['last_name', { full_name: 'Dana de la Cruz' }, 'de la Cruz'],
    ['email', { email: 'dana@example.com' }, 'dana@example.com'],
    ['phone', { phone_number: '+15185550123' }, '+15185550123'],
    ['phone_country', { phone_number: '+15185550123' }, 'United States'],
    ['phone_country', { phone_number: '030 901820', country: 'DE' }, 'Germany'],
    ['country', { location: 'Toronto, ON' }, 'Canada'],
    ['location', { location: 'Toronto, ON' }, 'Toronto, ON'],
    [
      'linkedin',
      { links: { ...LINKS, linkedin: 'https://linkedin.com/in/dana' } },
      'https://linkedin.com/in/dana',
    ],
    ['github', { links: { ...LINKS, github: 'https://github.com/dana' } }, 'https://github.com/dana'],
    ['portfolio', { links: { ...LINKS, portfolio: 'https://dana.example' } }, 'https://dana.example'],
  ])('on %s is taken from %j', (topic, profile, value) => {
    const other = {
      full_name: read('Eve Other'),
      phone: read('+442079460000'),
      location: read('Berlin, Germany'),
    };
    expect(fact(topic, profile)).toEqual({ value, origin: 'profile' });
    expect(fact(topic, profile, other)).toEqual({ value, origin: 'profile' });
  });

  it.each(
    [
      'full_name first_name last_name phone phone_country country location linkedin github portfolio'.split(
        ' ',
      ),
      'current_company current_title years_of_experience preferred_name'.split(' '),
    ].flat(),
  )('on %s is unknown where neither profile nor resume names it', (topic) => {
    const silent = { ...NAMELESS, ...PHONELESS, ...PLACELESS, links: LINKS };
    expect(fact(topic, silent)).toBeNull();
    expect(fact(topic, silent, {})).toBeNull();
  });

  it('is no first or last name where there is a single word', () => {
    expect(fact('first_name', { full_name: 'Cher' })).toBeNull();
    expect(fact('last_name', { full_name: 'Cher' })).toBeNull();
  });

  it('is no country where the number or the location does not tell it', () => {
    expect(fact('phone_country', { phone_number: '5185550123', country: null })).toBeNull();
    expect(fact('country', { location: 'Springfield' })).toBeNull();
  });
});

describe('a fact of the resume', () => {
  type Job = ParsedResume['experience'][number];
  const job = (changes: Partial<Job>): Job => ({
    ...(resumeWith({ titles: ['Nurse'] }).experience[0] as Job),
    current: true,
    confidence: 0.6,
    ...changes,
  });

  it.each<[string, Partial<Profile>, (confidence: number) => Partial<ParsedResume>, string]>([
    ['full_name', NAMELESS, (sure) => ({ full_name: read('Dana Okafor', sure) }), 'Dana Okafor'],
    ['last_name', NAMELESS, (sure) => ({ full_name: read('Dana Okafor', sure) }), 'Okafor'],
    ['phone', PHONELESS, (sure) => ({ phone: read('+442079460000', sure) }), '+442079460000'],
    ['phone_country', PHONELESS, (sure) => ({ phone: read('+442079460000', sure) }), 'United Kingdom'],
    ['location', PLACELESS, (sure) => ({ location: read('Berlin, Germany', sure) }), 'Berlin, Germany'],
    ['country', PLACELESS, (sure) => ({ location: read('Berlin, Germany', sure) }), 'Germany'],
    ['current_title', {}, (sure) => ({ experience: [job({ confidence: sure })] }), 'Nurse'],
    ['current_company', {}, (sure) => ({ experience: [job({ confidence: sure })] }), 'Example Works'],
    ['years_of_experience', {}, (sure) => ({ years_of_experience: read(7.9, sure) }), '7'],
  ])('on %s counts where the profile has none, if it was read surely', (topic, profile, parsed, value) => {
    expect(fact(topic, profile, parsed(0.6))).toEqual({ value, origin: 'resume' });
    expect(fact(topic, profile, parsed(0.59))).toBeNull();
  });

  it.each([
    ['linkedin', 'https://linkedin.com/in/dana'],
    ['github', 'https://github.com/dana'],
  ])('on %s is the link to that site', (topic, url) => {
    const links = [read('https://dana.example'), read(url)];
    expect(fact(topic, { links: LINKS }, { links })).toEqual({ value: url, origin: 'resume' });
    expect(fact(topic, { links: LINKS }, { links: links.slice(0, 1) })).toBeNull();
  });

  it('on the current job is that of a job that goes on', () => {
    const experience = [job({ current: false, title: 'Cook' }), job({ title: 'Baker', employer: 'Mill' })];
    expect(fact('current_title', {}, { experience })?.value).toBe('Baker');
    expect(fact('current_company', {}, { experience })?.value).toBe('Mill');
    expect(fact('current_title', {}, { experience: experience.slice(0, 1) })).toBeNull();
  });

  it('on years includes none at all', () => {
    expect(fact('years_of_experience', {}, { years_of_experience: read(0) })?.value).toBe('0');
  });
});

it('a national number loses its country code, and stays as it is where it has none', () => {
  expect(nationalNumber('+442079460000')).toBe('2079460000');
  expect(nationalNumber('555 0123')).toBe('555 0123');
});
