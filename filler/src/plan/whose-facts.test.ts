import { expect, test } from 'vitest';
import { planForm } from './plan-form.ts';
import { dossier, field } from './testing/forms.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });
const known = dossier({
  facts: {
    preferred_name: fact('Dee'),
    city: fact('Boston'),
    street_address: fact('12 Beacon Street'),
    school: fact('Tidewater'),
  },
  jobs: [
    {
      employer: 'Harbor Health',
      title: 'Nurse',
      location: 'Salem',
      start: '2021-03',
      end: null,
      current: true,
      description: '',
    },
  ],
});
const valuesIn = (...fields: ReturnType<typeof field>[]) =>
  planForm(fields, known).map(({ values }) => values.join());
const own = [field('Full name', { section: 'Personal' }), field('Phone', { section: 'Personal' })];

test.each(['Supervisor', 'Recruitment agency', 'School counselor', 'Team lead'])(
  'a name and a number asked again under "%s" are somebody else’s',
  (section) => {
    const again = [field('Full name', { key: 'a', section }), field('Phone', { key: 'b', section })];
    expect(valuesIn(...own, ...again)).toEqual(['Dana Okafor', '+15185550123', '', '']);
    expect(valuesIn(...again), 'asked once, they are the applicant’s').toEqual([
      'Dana Okafor',
      '+15185550123',
    ]);
  },
);

test.each(['Contact details', 'Your address', 'Candidate profile', 'Confirm your email'])(
  'what is asked again under "%s" is still the applicant’s',
  (section) => {
    expect(valuesIn(...own, field('Phone', { key: 'b', section }))[2]).toBe('+15185550123');
  },
);

test.each(['Spouse / Partner', 'Previous address', 'Parent or guardian'])(
  'nothing of the applicant’s stands under "%s"',
  (section) => {
    expect(valuesIn(field('First name', { section }), field('City', { section }))).toEqual(['', '']);
  },
);

test('where an employer is, and how to call it, is not where the applicant lives', () => {
  const repeat = { of: 'job', index: 0 } as const;
  const more = { section: 'Employer 1', repeat };
  const entry = ['Company', 'Address', 'City', 'Phone'].map((label) => field(label, more));
  expect(valuesIn(...entry)).toEqual(['Harbor Health', '', 'Salem', '']);
  expect(valuesIn(field('Phone', more)), 'without an employer it is no entry').toEqual(['+15185550123']);
});

test('a high school is not the university', () => {
  const school = (section: string) => valuesIn(field('School name', { section }))[0];
  expect([school('High School'), school('College'), school('University or high school')]).toEqual([
    '',
    'Tidewater',
    'Tidewater',
  ]);
});

test('a printed name beside a declaration is signed by the person alone', () => {
  const [printed] = planForm([field('Print name', { section: 'Declaration' })], known);
  expect(printed).toMatchObject({ action: 'ask', topic: { name: 'signature' } });
});

test('a legal yes or no does not answer what asks for words', () => {
  const legal = dossier({ needs_sponsorship: false, work_authorization: { US: true } });
  const asked = field('Is there any other context you would like to share about your sponsorship needs?', {
    kind: 'long_text',
  });
  expect(planForm([asked], legal)[0]?.values).toEqual([]);
  const plain = field('Do you require sponsorship to work in the United States?');
  expect(planForm([plain], legal)[0]?.values).toEqual(['No']);
});

test.each([
  ['City of current facility', 'city'],
  ['State issued', 'state'],
  ['Desired job title', 'current_title'],
  ['Team member 2 first and last name', 'full_name'],
  ['Team member 2 email address', 'email'],
  ['Preferred last name', 'preferred_name'],
])('"%s" asks for another %s', (label) => {
  expect(valuesIn(field(label))).toEqual(['']);
});

test.each(['City of residence', 'City', 'City of your current residence'])(
  '"%s" asks for where the applicant lives',
  (label) => {
    expect(valuesIn(field(label))).toEqual(['Boston']);
  },
);

test('ten digits leave no room for a country', () => {
  const phone = field('Phone', {
    markup: { name: '', id: '', autocomplete: '', type: 'tel', max_length: 10 },
  });
  expect(valuesIn(phone)).toEqual(['5185550123']);
});
