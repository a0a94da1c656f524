import type { StoredFact } from '@huntwell/filler';
import { describe, expect, it } from 'vitest';
import { PLACEHOLDERS, type Profile } from '../../../contract/profile.ts';
import type { ParsedResume } from '../../../contract/resumes.ts';
import { resumeWith } from '../../matches/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { knownAbout } from './known-about.ts';

const read = <T>(value: T, confidence = 0.6) => ({ value, confidence, source: null });
const LINKS = { linkedin: '', github: '', portfolio: '' };

function fact(name: StoredFact, profile: Partial<Profile>, parsed: Partial<ParsedResume> | null = null) {
  return knownAbout(profileWith(profile), parsed && { ...resumeWith(), ...parsed }).facts[name] ?? null;
}

const NAMELESS = { full_name: PLACEHOLDERS.full_name };
const PHONELESS = { phone_number: '' };
const PLACELESS = { location: 'NY', unanswered: ['location' as const] };

describe('a fact of the profile', () => {
  it.each<[StoredFact, Partial<Profile>, string]>([
    ['full_name', { full_name: 'Dana Okafor' }, 'Dana Okafor'],
    ['email', { email: 'dana@example.com' }, 'dana@example.com'],
    ['phone', { phone_number: '+15185550123' }, '+15185550123'],
    ['country', { location: 'Toronto, ON' }, 'CA'],
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

  it.each<StoredFact>([
    'full_name',
    'phone',
    'country',
    'location',
    'linkedin',
    'github',
    'portfolio',
    'current_company',
    'current_title',
    'years_of_experience',
  ])('on %s is unknown where neither profile nor resume names it', (topic) => {
    const silent = { ...NAMELESS, ...PHONELESS, ...PLACELESS, links: LINKS };
    expect(fact(topic, silent)).toBeNull();
    expect(fact(topic, silent, {})).toBeNull();
  });

  it('is no country if the location does not tell it', () => {
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

  it.each<[StoredFact, Partial<Profile>, (confidence: number) => Partial<ParsedResume>, string]>([
    ['full_name', NAMELESS, (sure) => ({ full_name: read('Dana Okafor', sure) }), 'Dana Okafor'],
    ['phone', PHONELESS, (sure) => ({ phone: read('+442079460000', sure) }), '+442079460000'],
    ['location', PLACELESS, (sure) => ({ location: read('Berlin, Germany', sure) }), 'Berlin, Germany'],
    ['country', PLACELESS, (sure) => ({ location: read('Berlin, Germany', sure) }), 'DE'],
    ['current_title', {}, (sure) => ({ experience: [job({ confidence: sure })] }), 'Nurse'],
    ['current_company', {}, (sure) => ({ experience: [job({ confidence: sure })] }), 'Example Works'],
    ['years_of_experience', {}, (sure) => ({ years_of_experience: read(7.9, sure) }), '7'],
  ])('on %s counts where the profile has none, if it was read surely', (topic, profile, parsed, value) => {
    expect(fact(topic, profile, parsed(0.6))).toEqual({ value, origin: 'resume' });
    expect(fact(topic, profile, parsed(0.59))).toBeNull();
  });

  it.each<[StoredFact, string]>([
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
