import { expect, test } from 'vitest';
import { planForm } from '../plan-form.ts';
import { choice, dossier, field, said, valuesOf } from '../testing/forms.ts';

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

test.each([
  'Supervisor',
  'Recruitment agency',
  'School counselor',
  'Team lead',
  'Emergency details',
  'Referral',
  'Your current manager’s details',
  'Reference 2',
])('a name and a number under "%s" are somebody else’s, wherever that part stands', (section) => {
  const others = [field('Full name', { key: 'a', section }), field('Phone', { key: 'b', section })];
  const mine = ['Dana Okafor', '+15185550123'];
  expect(valuesIn(...own, ...others)).toEqual([...mine, '', '']);
  expect(valuesIn(...others, ...own)).toEqual(['', '', ...mine]);
  expect(valuesIn(...others), 'on a step of its own').toEqual(['', '']);
});

test('under a heading that nothing is known about, what is asked of the applicant too is somebody else’s', () => {
  const others = [field('Full name', { key: 'a', section: 'Preceptor' })];
  expect(valuesIn(...own, ...others)[2]).toBe('');
  expect(valuesIn(...others, ...own)[0]).toBe('');
  expect(valuesIn(...others)).toEqual(['Dana Okafor']);
});

test('an employee’s record is the applicant’s, a current employee is another person', () => {
  const under = (section: string) =>
    valuesIn(field('Full name', { section }), field('Phone', { key: 'b', section }));
  expect(under('Employee Information')).toEqual(['Dana Okafor', '+15185550123']);
  expect(under('Current employee')).toEqual(['', '']);
});

test.each(['Account Manager', 'Physician, Emergency Medicine', 'HR Business Partner', 'Apply for Team Lead'])(
  'the title "%s" over a form names no other person',
  (section) => {
    expect(valuesIn(field('Full name', { section }))).toEqual(['Dana Okafor']);
  },
);

test('the title of the job is no other person, even if it is nothing but that', () => {
  const lead = { ...known, posting: { ...known.posting, title: 'Team Lead (m/f/d)' } };
  const named = field('Full name', { section: 'Team lead' });
  expect(planForm([named], lead)[0]?.values).toEqual(['Dana Okafor']);
  expect(planForm([named], known)[0]?.values).toEqual([]);
});

test.each([
  ['City', 'What city do you live in?', 'Screening questions', 'Boston'],
  ['Email', 'Your email address', 'Screening questions', 'dana@huntwell.test'],
  ['Phone', 'What is the best phone number to reach you?', 'Screening questions', '+15185550123'],
  ['Phone', 'Your phone number', 'Onboarding desk', '+15185550123'],
])('after %s under "Personal information", "%s" is known', (label, again, section, value) => {
  const first = field(label, { section: 'Personal information' });
  expect(valuesIn(first, field(again, { section }))[1]).toBe(value);
});

test.each([
  ['Email', 'Step 1', 'Step 2', 'dana@huntwell.test'],
  ['State', 'Eligibility', 'Location', 'Massachusetts'],
  ['Phone', 'Contact', 'Registered Nurse at Northlight', '+15185550123'],
])('%s under "%s" and under "%s" is the applicant’s', (label, section, later, value) => {
  const asked = [section, later].map((one) => field(label, { key: one, section: one }));
  const here = { ...known, facts: { ...known.facts, state: fact('MA'), country: fact('US') } };
  expect(planForm(asked, here).map(({ values }) => values.join())).toEqual([value, value]);
});

test.each(['Your school', 'Facility details'])(
  'a number asked again under "%s" is not the applicant’s',
  (section) => {
    expect(valuesIn(...own, field('Phone', { key: 'b', section }))[2]).toBe('');
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

test.each([
  ['US', '5185550123'],
  ['CA', '5185550123'],
  ['IN', ''],
  ['DE', ''],
  [null, ''],
])('ten digits leave no room for a country, so in %s a number is %j', (country, value) => {
  const phone = field('Phone', {
    markup: { name: '', id: '', autocomplete: '', type: 'tel', max_length: 10 },
  });
  const there = { ...known, posting: { ...known.posting, country } };
  expect(planForm([phone], there)[0]?.values.join()).toBe(value);
});

test.each([
  ['Company (phone)', ''],
  ['Employer (supervisor)', ''],
  ['Title (Mr/Ms)', ''],
  ['Start (salary)', ''],
  ['Position (hours per week)', ''],
  ['Company (city, state)', ''],
  ['Company (please use its legal name)', 'Harbor Health'],
  ['Employer (required)', 'Harbor Health'],
  ['Title (optional)', 'Nurse'],
  ['Start (MM/YYYY)', '03/2021'],
  ['From (actual or expected)', '2021-03'],
  ['Location (City/State)', 'Salem'],
  ['Company (1)', 'Harbor Health'],
])('in the entry of a job, "%s" is %j', (label, value) => {
  expect(valuesIn(field(label, { repeat: { of: 'job', index: 0 } }))).toEqual([value]);
});

test.each([
  ['Minor', 'Education'],
  ['Place of study', 'Education and professional qualifications'],
  ['Postcode', 'Secondary education'],
  ['Final grade of your Abitur', 'Education'],
])('"%s" under "%s" takes only what an entry of a university holds', (label, section) => {
  const repeat = section === 'Secondary education' ? {} : { repeat: { of: 'school', index: 0 } as const };
  const [value] = valuesIn(field(label, { section, ...repeat }), ...own);
  expect(value).toBe(label === 'Place of study' ? 'Tidewater' : '');
});

test('the title of another person is not the applicant’s', () => {
  expect(valuesIn(field('Title (Mr/Ms)', { section: 'Supervisor' }), ...own)[0]).toBe('');
});

test.each([
  ['US', {}],
  ['IE', { County: 'Cork' }],
])('a county is part of the address of who lives where there are some (%s)', (country, values) => {
  const facts = { country: fact(country), state: fact('Cork') };
  const posting = { ...known.posting, country: 'GB' };
  expect(valuesOf([field('County')], { ...known, facts, posting })).toEqual(values);
});

test.each([
  ['Trade school name', 'Education'],
  ['Last grade completed', 'Education'],
  ['Title', 'Projects'],
  ['Link', 'Publications'],
  ['Start date', 'Projects'],
  ['Role', 'Volunteer experience'],
])('"%s" under "%s" is not told by the resume’s jobs and schools', (label, section) => {
  const known = dossier({
    facts: { school: fact('Tidewater'), degree: fact('BS'), portfolio: fact('https://dana.example') },
    jobs: [],
    answers: [],
  });
  expect(valuesOf([field(label, { section })], known)).toEqual({});
});

test.each(['Notfallkontakt', 'Referenz 1', 'Ehepartner', 'Contact d’urgence', 'Referencias', 'Noodcontact'])(
  'a name under "%s" is somebody else’s, also if the form asks no other',
  (section) => {
    expect(valuesIn(field('Name', { section }), field('Telefon', { section, key: 'b' }))).toEqual(['', '']);
  },
);

test.each([
  ['Schule', 'Schule'],
  ['Schule', 'Schulbildung'],
  ['Lycée', 'Formation'],
])('"%s" under "%s" is no university', (label, section) => {
  expect(valuesIn(field(label, { section, repeat: { of: 'school', index: 0 } }))).toEqual(['']);
  expect(valuesIn(field('Hochschule', { section: 'Studium' }))).toEqual(['Tidewater']);
});

test('the rows of a table that no heading explains are not the applicant’s', () => {
  const row = { row: '' };
  const rows = ['Name', 'Employer', 'Phone'].map((label) => field(label, { key: label, ...row }));
  expect(valuesIn(...rows)).toEqual(['', '', '']);
  const job = { repeat: { of: 'job' as const, index: 0 } };
  expect(valuesIn(field('Employer', { ...row, ...job }))).toEqual(['Harbor Health']);
});

test('half a name asked again under a heading that nothing is known about is somebody else’s', () => {
  expect(valuesIn(...own, field('First name', { section: 'Preceptor' }))[2]).toBe('');
});

test('what the page calls the part of a spouse is theirs', () => {
  const markup = { name: '', id: '', autocomplete: 'section-spouse tel', type: 'tel', max_length: null };
  expect(valuesIn(field('Phone', { markup }))).toEqual(['']);
});

test.each([
  'Telefoonnummer van uw werkgever',
  'Telefon do pracodawcy',
  'Esimiehen puhelinnumero',
  'İşveren telefon numarası',
  'Telefonnummer till din chef',
  'Email de la personne à prévenir',
  'Pårørendes telefonnummer',
])('"%s" is how to reach somebody else', (label) => {
  expect(valuesIn(field(label))).toEqual(['']);
});

test.each(['Telefonnummer', 'Puhelinnumero', 'Numer telefonu', 'Teléfono'])('"%s" is one’s own', (label) => {
  expect(valuesIn(field(label))).toEqual(['+15185550123']);
});

test.each(['Passport', 'Visa details', 'Reisepass'])(
  'the place under "%s" is where it was given out',
  (section) => {
    expect(valuesIn(field('City', { section }), field('Country', { section }))).toEqual(['', '']);
  },
);

test('an entry that the page has named is none of the resume’s, unless it is', () => {
  const entry = (index: number) => ({ section: 'Employment history', repeat: { of: 'job' as const, index } });
  const given = (value: string, index = 0) =>
    field('Kind of employment', { ...entry(index), value, fixed: true });
  const company = field('Company', entry(0));
  expect(valuesIn(given('Apprenticeship'), company)[1]).toBe('');
  for (const other of [given('Nurse'), given('1.'), given('Apprenticeship', 1)])
    expect(valuesIn(other, company)[1]).toBe('Harbor Health');
});

test.each([
  'Dependents',
  'Family background',
  'Dados familiares',
  'Parrainage',
  'Empfehlung',
  'Wettelijke vertegenwoordiger',
  'Second applicant',
  'For office use only',
])('under "%s" nothing is the applicant’s', (section) => {
  const part = ['Name', 'Phone', 'City', 'Company', 'School'].map((label) => field(label, { section }));
  expect(valuesIn(...part)).toEqual(['', '', '', '', '']);
});

test.each(['Weiterbildung', 'Military service', 'Cursos', 'Certifications'])(
  'what is asked under "%s" is no school of the resume',
  (section) => expect(valuesIn(field('School', { section }))).toEqual(['']),
);

test('who has been named in a part of their own is asked about in all of it', () => {
  const part = ['Name', 'Phone', 'Company', 'City'].map((label) => field(label, { section: 'Preceptor' }));
  const me = field('Full name', { section: 'Personal' });
  expect(valuesIn(me, ...part).slice(1)).toEqual(['', '', '', '']);
});

test('the family name is no family, and personal data is no recruiter', () => {
  expect(valuesIn(field('Family name', { section: 'Personalien' }))[0]).not.toBe('');
  expect(valuesIn(...own, field('Name', { section: 'Personalvermittler' }))[2]).toBe('');
});

test.each([
  ['Ehepartner', 'DE', 'Arbeitserlaubnis vorhanden?'],
  ['Ihr Kind', 'DE', 'Haben Sie eine Behinderung?'],
  ['Spouse', 'US', 'Authorized to work in the US?'],
  ['Co-applicant', 'US', 'Are you a veteran?'],
])('a legal or voluntary question under "%s" is not on the applicant', (section, country, label) => {
  const told = {
    ...known,
    work_authorization: { US: true, DE: true },
    answers: [said('disability', 'No'), said('veteran', 'No')],
    posting: { ...known.posting, country },
  };
  const asked = (more: object) => valuesOf([choice(label, ['Yes', 'No'], more)], told);
  expect(asked({ section })).toEqual({});
  expect(asked({ section: 'About you' })).not.toEqual({});
});

test.each([
  'Personne de référence',
  'Contacto en emergencias',
  'Ansprechpartner für Notfälle',
  'Datos del cónyuge',
])('how to reach somebody under "%s" is not the applicant’s', (section) => {
  const asked = ['Name', 'Telefon', 'Email'].map((label) => field(label, { section, key: label }));
  expect(valuesIn(...asked)).toEqual(['', '', '']);
});

test.each(['Persönliche Daten', 'Kontaktdaten', 'Datos personales', 'Coordonnées'])(
  'it is under "%s"',
  (section) => {
    expect(valuesIn(field('Email', { section }))).toEqual(['dana@huntwell.test']);
  },
);

test('the row of a table says which school it is for', () => {
  const school = (row: string) =>
    valuesIn(field('School', { row, section: 'Education', repeat: { of: 'school', index: 0 } }));
  const taught = ['', '1', 'School 1'];
  expect(taught.map(school)).toEqual(taught.map(() => ['Tidewater']));
  const others = ['High school', '12th', 'Bachelor', 'Graduate'];
  expect(others.map(school)).toEqual(others.map(() => ['']));
});
