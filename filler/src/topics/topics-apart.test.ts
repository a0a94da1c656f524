import { describe, expect, it } from 'vitest';
import type { FormField } from '../types.ts';
import { topicOf } from './topics.ts';

const POSTING = { title: 'Baker', company: 'Acme', country: 'US' };

function ask(label: string, more: Partial<FormField> = {}, posting = POSTING) {
  const plain: Omit<FormField, 'label'> = {
    key: 'k',
    kind: 'text',
    required: true,
    options: [],
    value: '',
    demographic: false,
  };
  return topicOf({ ...plain, label, ...more }, posting);
}

describe('a question of its own', () => {
  it('is recognized by its words, whatever their case, spacing, and punctuation', () => {
    const { id } = ask('Favorite color?');
    expect(id).toMatch(/^question:[0-9a-f]{20}$/);
    expect(ask('favorite  COLOR').id).toBe(id);
    expect(ask('(Favorite) - color:').id).toBe(id);
    expect(ask('Favoritecolor').id).not.toBe(id);
    expect(ask('Favorite color 2').id).not.toBe(id);
  });

  it.each<[string, Partial<FormField>]>([
    ['What drives you?', { kind: 'long_text' }],
    ['Do you like our organization?', {}],
    ['Do you like our organisation?', {}],
    ['Do you like the organisation?', {}],
    ['Have you ever worked as a clown?', {}],
    ['Have you previously been employed as a clown?', {}],
    ['Is a relative employed?', {}],
    ['Do you have relatives on the staff?', {}],
  ])('"%s" %j is answered for each job anew', (label, more) => {
    expect(ask(label, more, { ...POSTING, company: 'Globex' }).id).not.toBe(ask(label, more).id);
  });

  it('"What drives you?" in a single line is answered once for all jobs', () => {
    expect(ask('What drives you?', {}, { ...POSTING, company: 'Globex' }).id).toBe(
      ask('What drives you?').id,
    );
  });
});

it.each<[string, string]>([
  ['Desired salary (USD, thousands)', 'salary_expectation'],
  ['Expected salary in $K', 'salary_expectation'],
  ['Expected salary in K', 'salary_expectation'],
  ["Desired salary (in 000's)", 'salary_expectation'],
  ['Work email (current employer)', 'current_company'],
  ['Current employer website', 'current_company'],
  ['Email at current company', 'current_company'],
  ['County', 'state'],
  ['County of residence', 'state'],
])('"%s" is not %s', (label, topic) => {
  expect(ask(label).id).not.toBe(topic);
});

it.each(['School email address', 'Work email (current employer)'])('"%s" is not the own one', (label) => {
  expect(ask(label, { kind: 'email' }).id).not.toBe('email');
});

it('keeps amounts in examples, the own email, and counties where addresses have them', () => {
  expect(ask('Expected salary (e.g. 80,000)').id).toBe('salary_expectation');
  expect(ask('Personal email (not your company email)', { kind: 'email' }).id).toBe('email');
  expect(ask('State / County').id).toBe('state');
  expect(ask('County', {}, { ...POSTING, country: 'GB' }).id).toBe('state');
});

describe('a question with yes and no', () => {
  it.each<[string, Partial<FormField>]>([
    ['as options', { kind: 'radio', options: ['Yes', 'No'] }],
    ['as a checkbox', { kind: 'checkbox', options: ['Notice period'] }],
  ])('%s shares no answer with one that asks for a value', (_, more) => {
    expect(ask('Notice period', more).id).not.toBe('notice_period');
    expect(ask('Email', more).id).not.toBe('email');
  });

  it.each([[['Yes', 'Later']], [['Never', 'No']], [['Two weeks', 'One month']]])(
    'is none with the options %j',
    (options) => {
      expect(ask('Notice period', { kind: 'radio', options }).id).toBe('notice_period');
    },
  );

  it('stays the same with "or not" where the user’s own word is chosen from the options', () => {
    expect(ask('Are you Hispanic or Latino, or not?').id).toBe('hispanic');
  });

  it('is another one when it is turned around', () => {
    expect(ask('Are you willing to relocate?').id).toBe('relocation');
    expect(ask("Aren't you willing to relocate?").id).not.toBe('relocation');
    expect(ask('Aren’t you willing to relocate?').id).not.toBe('relocation');
  });
});

describe('a legal question', () => {
  it('on several subjects is its own', () => {
    const label = 'Have you ever been convicted of a felony with drugs?';
    expect(ask(label)).toMatchObject({
      id: expect.stringMatching(/^question:/),
      legal: true,
      negated: false,
    });
    expect(ask('Have you ever been convicted of a felony?').id).toBe('felony_record');
  });

  it('on age is negated by "under", other subjects are not', () => {
    expect(ask('Are you under 18 years of age?')).toMatchObject({ id: 'age_18', legal: true, negated: true });
    expect(ask('Are you at least 18 years of age?')).toMatchObject({
      id: 'age_18',
      legal: true,
      negated: false,
    });
    expect(ask('Are you under a non-compete agreement?')).toMatchObject({
      id: 'non_compete',
      legal: true,
      negated: false,
    });
  });

  it('that gives consent is not negated', () => {
    expect(ask('I have read the privacy notice')).toMatchObject({ legal: true, negated: false });
  });
});

describe('a file', () => {
  it.each([
    'Resume',
    'Résumé',
    'Curriculum vitae',
    'CV',
    '',
    'Attach',
    'Upload',
    'Upload file',
    'Attach a file',
    'Upload your file',
    ' file',
  ])('labeled "%s" is the resume', (label) => {
    expect(ask(label, { kind: 'file' }).id).toBe('resume');
  });

  it.each(['Portfolio', 'Profile', 'Photo', 'Cover letter', 'Upload file of references', 'Transcript'])(
    'labeled "%s" is not the resume',
    (label) => {
      expect(ask(label, { kind: 'file' }).id).not.toBe('resume');
    },
  );
});

describe('how the job was found', () => {
  it.each([
    'Referral source',
    'How you heard about us',
    'How have you heard about us',
    'Where did you first come across Acme?',
  ])('is asked by "%s"', (label) => {
    expect(ask(label).id).toBe('how_heard');
  });

  it.each(['How many referral sources do you use?', 'How did you hear about Globex?'])(
    'is not asked by "%s"',
    (label) => {
      expect(ask(label).id).not.toBe('how_heard');
    },
  );

  it('is not asked by a checkbox', () => {
    expect(ask('How did you hear about us?', { kind: 'checkbox' }).id).not.toBe('how_heard');
  });
});

it.each([
  'Referral email',
  'Referred by (email)',
  'Referee email',
  'Emails of referees',
  'Reference email',
  'Emergency email',
  'Manager email',
  'Supervisor email',
  'Emails of supervisors',
  'Next of kin email',
  'Spouse email',
  "Partner's email",
  'Partner’s email',
  'Parent email',
  'Emails of parents',
  'Guardian email',
  'Recruiter email',
])('"%s" asks for somebody else’s address', (label) => {
  expect(ask(label, { kind: 'email' }).id).not.toBe('email');
});
