import { describe, expect, it } from 'vitest';
import type { FormField } from '../types.ts';
import { factTopic } from './fact-topics.ts';

function topicOf(label: string, more: Partial<FormField> = {}): string | null {
  const plain: Omit<FormField, 'label'> = {
    key: 'k',
    kind: 'text',
    required: true,
    options: [],
    value: '',
    demographic: false,
  };
  return factTopic({ ...plain, label, ...more });
}

/** For each fact: labels that ask for it, and labels that ask for something else. */
const LABELS: Record<string, { asks: string[]; not: string[] }> = {
  first_name: {
    asks: [
      'First name',
      'Given Names',
      'Firstname',
      'First-name',
      'Your legal first name',
      'First Name (legal)',
      'First name (as on your passport)',
    ],
    not: [
      'My first name',
      'First name of a friend',
      'First name (nickname)',
      'First',
      'First   name',
      'Your firsts name',
    ],
  },
  last_name: {
    asks: [
      'Last name',
      'Family name',
      'Surname',
      'Sur-name',
      'Your legal last name',
      'Lastname',
      'Last name (legal)',
      'Last name (as in passport)',
    ],
    not: ['Mother’s last name', 'Last name before marriage', 'Last names', 'Last name (maiden)'],
  },
  preferred_name: {
    asks: ['Preferred name', 'Your preferred name', 'Preferred first name', 'Your preferred first name'],
    not: ['A preferred name', 'Preferred name and pronouns'],
  },
  full_name: {
    asks: ['Name', 'Full name', 'Your name', 'Legal name', 'Your full legal name', 'Candidate name'],
    not: ['Company name', 'Name of school', 'File name', 'Names'],
  },
  email: {
    asks: [
      'Email',
      'E-mail',
      'Email address',
      'Your personal email',
      'Primary email address',
      'Contact email',
      'Confirm your email',
      'Re-enter email',
      'Reenter email',
      'Verify email address',
      'Email (required)',
      'Email address (required)',
    ],
    not: ['Work email', 'Email of your boss', 'Email me', 'Email(required) please', 'Gmail'],
  },
  phone: {
    asks: [
      'Phone',
      'Mobile',
      'Phone number',
      'Mobile number',
      'Your phone',
      'Personal phone',
      'Primary phone number',
      'Contact phone',
      'Mobile phone',
      'Cell phone',
      'Cellphone',
      'Home phone',
      'Telephone',
      'Telephone number',
      'Phone (with area code)',
      'Phone number (optional)',
    ],
    not: ['Work phone', 'Phone extension', 'Which phone do you have?', 'Microphone', 'Phone numbers'],
  },
  linkedin: {
    asks: [
      'LinkedIn',
      'Linked-In',
      'LinkedIn profile',
      'LinkedIn URL',
      'LinkedIn Profile URL',
      'LinkedIn page',
      'LinkedIn account',
      'Your LinkedIn profile link',
      'Link to your LinkedIn',
      'URL to the LinkedIn profile',
      'Please provide a link to your LinkedIn profile',
      'Please enter your LinkedIn address',
      'Add your LinkedIn',
      'Include an URL to your LinkedIn',
      'Paste your LinkedIn link',
      'Give us your LinkedIn',
      'Share your personal LinkedIn website',
      'LinkedIn profile (optional)',
      'LinkedIn:',
      'LinkedIn profile.',
    ],
    not: [
      'Do you use LinkedIn',
      'LinkedIn followers',
      'Your friend’s LinkedIn',
      'LinkedIn (optional) followers',
      'LinkedIn?',
      'Xlinkedin',
    ],
  },
  github: {
    asks: ['GitHub', 'GitHub profile', 'Link to your GitHub account', 'GitHub page', 'GitHub site'],
    not: ['GitHub stars', 'Years of GitHub'],
  },
  portfolio: {
    asks: [
      'Portfolio',
      'Website',
      'Personal website',
      'Personal site',
      'Portfolio link',
      'Portfolio or website',
      'Website/portfolio',
      'Website / portfolio',
      'Website and portfolio',
      'Portfolio or site',
      'Your portfolio website',
      'Link to your portfolio (optional)',
    ],
    not: ['Company website', 'Portfolio value', 'Portfolio and references', 'Website traffic'],
  },
  current_company: {
    asks: [
      'Current company',
      'Current employer',
      'Your current employer',
      'Most recent company',
      'Most recent employer',
      'Current or most recent employer',
      'Current company name',
      'Most recent employer name',
    ],
    not: [
      'Previous employer',
      'Reason for leaving your current employer',
      'Current company size',
      'Employer',
    ],
  },
  current_title: {
    asks: [
      'Current title',
      'Your current title',
      'Current job title',
      'Current position title',
      'Most recent title',
      'Current or most recent job title',
      'Current role',
      'Current position',
      'Most recent role',
      'Most recent position',
    ],
    not: [
      'Previous title',
      'Current titles',
      'Why your current title',
      'Why your current role',
      'Current role description',
      'Not my most recent position',
    ],
  },
  years_of_experience: {
    asks: [
      'Years of experience',
      'Years experience',
      'Total years of experience',
      'How many years of experience?',
      'How many years of work experience',
      'Years of professional work experience',
    ],
    not: [
      'Years of experience with SQL',
      'Years of management experience',
      'How many years',
      'Do you have years of experience',
      'Years of experience??',
    ],
  },
  location: {
    asks: [
      'Location',
      'Your location',
      'Current location',
      'Your current location',
      'Location (city)',
      'Location (City, State)',
      'City',
      'Your city',
      'Current city',
      'Your current city',
      'City, state',
      'City and state',
      'City & region',
      'City, state, country',
      'City and country',
      'City, province',
      'City (current)',
      'Where are you based?',
      'Where are you located',
      'Where are you currently based?',
      'Where are you currently located?',
    ],
    not: [
      'Office location',
      'Location preference',
      'City of your last job',
      'Where are you from?',
      'Velocity',
      'Tell us where are you based?',
      'Where are you based? Where were you before?',
      'City, zip',
      'Which city, state',
    ],
  },
  country: {
    asks: [
      'Country',
      'Your country',
      'Your current country',
      'Home country',
      'Country of residence',
      'Country (of residence)',
      'Country:',
      'Country *',
      'Country you live in',
      'Country in which you currently live',
      'Your country where you are now based',
      'Country in which you are located',
      'Country where you are residing',
      'Country where you are living',
      'What is your country?',
      'Which is your current country of residence',
      'What is your home country?',
      'What country do you live in?',
      'In what country do you currently live',
      'Which country are you now located in?',
      'In which country do you reside?',
      'In which country are you based?',
    ],
    not: [
      'Country of birth',
      'A country',
      'Country music',
      'Which country do you love?',
      'In which country did you live?',
      'What is your country of birth?',
      'Tell us what is your country?',
      'Countries you live in',
      'Country you lived in',
      'We ask: in which country do you live?',
      'What country do you live in and why?',
      'Country where you currently live or work',
      'My country in which you live',
    ],
  },
};

describe.each(Object.entries(LABELS))('%s', (topic, { asks, not }) => {
  it.each(asks)('is asked for by "%s"', (label) => {
    expect(topicOf(label)).toBe(topic);
  });
  it.each(not)('is not asked for by "%s"', (label) => {
    expect(topicOf(label)).not.toBe(topic);
  });
});

describe('the kind of a control', () => {
  it('tells email addresses and phone numbers from other fields, whatever the label', () => {
    expect(topicOf('How can we reach you?', { kind: 'email' })).toBe('email');
    expect(topicOf('How can we reach you?', { kind: 'phone' })).toBe('phone');
    expect(topicOf('How can we reach you?', { kind: 'text' })).toBeNull();
  });
});

describe('the country of a phone number', () => {
  const codes = ['Canada +1', 'Germany +49'];

  it.each(['Phone country', 'Phone country code', 'Country code'])('is asked for by "%s"', (label) => {
    expect(topicOf(label)).toBe('phone_country');
  });

  it.each([
    'Country code of your employer',
    'Your phone country',
    'Zip and country code',
    'Phone country codes',
  ])('is not asked for by "%s"', (label) => {
    expect(topicOf(label, { options: codes })).not.toBe('phone_country');
  });

  it('is meant by a list of countries with dialing codes', () => {
    expect(topicOf('Country', { options: ['Other', ...codes] })).toBe('phone_country');
    expect(topicOf('', { key: 'country', options: codes })).toBe('phone_country');
    expect(topicOf('Country', { options: ['Canada', 'Germany'] })).toBe('country');
    expect(topicOf('Country', { options: ['Canada (+)', '1+ Germany'] })).toBe('country');
    expect(topicOf('Country', { options: [] })).toBe('country');
    expect(topicOf('Region', { options: codes })).toBeNull();
    expect(topicOf('Country of birth', { options: codes })).toBeNull();
    expect(topicOf('Birth country', { options: codes })).toBeNull();
  });
});
