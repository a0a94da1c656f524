import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Dossier } from '../dossier.ts';
import type { ControlKind, FormField, LeaveReason } from '../types.ts';
import { planForm } from './plan-form.ts';
import { choice, dossier, field, said } from './testing/forms.ts';

const planOf = (one: FormField, known = dossier()) => planForm([one], known)[0];

describe('left alone', () => {
  it.each(['trap', 'captcha', 'decoy', 'hidden', 'disabled', 'other_form'] satisfies LeaveReason[])(
    'is a %s',
    (leave) => {
      expect(planOf(field('First name', { leave }))).toMatchObject({
        action: 'leave',
        values: [],
        left: leave,
      });
    },
  );

  it('is what the applicant entered, but not what the page entered for the product', () => {
    const entered = field('First name', { value: 'Daniela' });
    expect(planOf(entered)).toMatchObject({ action: 'leave', left: 'kept' });
    expect(planForm([entered], dossier(), 'replace')[0]).toMatchObject({ action: 'fill', values: ['Dana'] });
  });

  it('is marketing that the form does not demand', () => {
    const news = field('Subscribe to our newsletter', {
      kind: 'checkbox',
      options: ['Yes'],
      required: false,
    });
    expect(planOf(news)).toMatchObject({ action: 'leave', left: 'not_ours' });
  });
});

describe('asked', () => {
  it('is marketing that the form demands', () => {
    const news = field('Subscribe to our newsletter', { kind: 'checkbox', options: ['Yes'], required: true });
    expect(planOf(news)).toMatchObject({ action: 'ask', values: [] });
  });

  it('is a legal question without an answer, required or not', () => {
    const legal = choice('Have you ever been convicted of a felony?', ['Yes', 'No'], { required: false });
    expect(planOf(legal)).toMatchObject({ action: 'ask', values: [] });
  });

  it('is a consent, which applies as worded', () => {
    const consent = field('I agree to the privacy policy', {
      kind: 'checkbox',
      options: ['I agree to the privacy policy'],
    });
    expect(planOf(consent, dossier({ answers: [said('privacy_consent', 'Yes')] }))).toMatchObject({
      action: 'ask',
    });
  });
});

describe('a date', () => {
  const known = dossier({ answers: [said('start_date', '2027-01-15')] });
  it.each<[Partial<FormField>, string]>([
    [{ kind: 'date' }, '2027-01-15'],
    [{ help: 'MM/DD/YYYY' }, '01/15/2027'],
    [{ help: 'dd.mm.yyyy' }, '15.01.2027'],
    [
      {
        kind: 'date_parts',
        parts: [
          { part: 'month', options: [] },
          { part: 'year', options: [] },
        ],
      },
      '2027-01-15',
    ],
  ])('is written as the field shows: %j', (more, text) => {
    expect(planOf(field('Earliest start date', more), known)?.values).toEqual([text]);
  });
});

describe('a history', () => {
  const known = dossier({
    jobs: [
      {
        title: 'Baker',
        employer: 'Mill',
        location: 'Bath',
        start: '2020-02',
        end: null,
        current: true,
        description: '',
      },
      {
        title: 'Cook',
        employer: 'Inn',
        location: '',
        start: '2015',
        end: '2019-12',
        current: false,
        description: '',
      },
    ],
  });
  const job = (label: string, index: number, more: Partial<FormField> = {}) =>
    field(label, { repeat: { of: 'job', index }, ...more });

  it('is answered entry by entry', () => {
    const form = [
      job('Title', 0),
      job('Company', 0),
      job('Location', 0),
      job('Title', 1),
      job('To', 1),
      job('Location', 1),
      job('Title', 2),
    ];
    expect(planForm(form, known).map(({ values }) => values.join())).toEqual([
      'Baker',
      'Mill',
      'Bath',
      'Cook',
      '2019-12',
      '',
      '',
    ]);
  });

  it('checks that a job goes on only if it does', () => {
    const box = (index: number) =>
      job('I currently work here', index, {
        kind: 'checkbox',
        options: ['I currently work here'],
        required: false,
      });
    expect(planForm([box(0), box(1)], known).map(({ action }) => action)).toEqual(['choose', 'leave']);
  });
});

const KINDS: ControlKind[] = [
  'text',
  'long_text',
  'email',
  'phone',
  'url',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'checkbox_group',
  'combobox',
  'multi_combobox',
  'suggest',
  'buttons',
  'file',
  'date_parts',
];
const LABELS = [
  'First name',
  'Email',
  'Phone',
  'Country',
  'Are you legally authorized to work in the United States?',
  'Will you require sponsorship?',
  'Are you at least 18?',
  'Gender',
  'Why us?',
  'Resume',
  'Newsletter',
  'Years of experience',
  'Notice period',
  'Favorite color',
  'I agree to the terms',
];

const anyField: fc.Arbitrary<FormField> = fc.record({
  key: fc.uuid(),
  label: fc.oneof(fc.constantFrom(...LABELS), fc.string({ maxLength: 40 })),
  kind: fc.constantFrom(...KINDS),
  required: fc.boolean(),
  options: fc.oneof(
    fc.constant<string[]>(['Yes', 'No']),
    fc.constant<string[]>(['Female', 'Male', 'I decline to answer']),
    fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 }),
  ),
  value: fc.constantFrom('', '', '', 'mine'),
  demographic: fc.boolean(),
  leave: fc.constantFrom<(LeaveReason | undefined)[]>(undefined, undefined, undefined, 'trap', 'captcha'),
});

const anyDossier: fc.Arbitrary<Dossier> = fc
  .record({
    us: fc.constantFrom(true, false, null),
    sponsor: fc.constantFrom(true, false, null),
    silent: fc.boolean(),
  })
  .map(({ us, sponsor, silent }) =>
    dossier({
      ...(silent && {
        facts: { full_name: undefined, email: undefined, phone: undefined },
        resume: null,
        found_on: '',
      }),
      work_authorization: us === null ? {} : { US: us },
      needs_sponsorship: sponsor,
    }),
  );

test('a box without words of its own is left to the person, whatever the profile says', () => {
  const box = { ...field('Will you require sponsorship?'), kind: 'checkbox' as const, options: [] };
  const known = dossier({ work_authorization: { US: true }, needs_sponsorship: true });
  expect(planForm([box], known)).toMatchObject([{ action: 'ask', values: [], origin: null }]);
});

test('whatever the form, nothing is answered without evidence, chosen without being offered, or changed that was there', () => {
  fc.assert(
    fc.property(fc.array(anyField, { maxLength: 8 }), anyDossier, (form, known) => {
      const plan = planForm(form, known);
      expect(plan.map(({ field: { key } }) => key)).toEqual(form.map(({ key }) => key));
      for (const { field: one, action, values, origin, topic } of plan) {
        const enters = action === 'fill' || action === 'choose';
        expect(values.length > 0).toBe(enters);
        expect(origin !== null).toBe(enters);
        if (!enters) continue;
        expect(one.leave).toBeUndefined();
        expect(one.value).toBe('');
        if (one.kind !== 'checkbox_group' && one.kind !== 'multi_combobox' && one.kind !== 'checkbox')
          expect(values).toHaveLength(1);
        if (action === 'choose' && one.options.length > 0)
          for (const value of values) expect(one.options).toContain(value);
        if (topic.legal && !one.demographic) expect(origin).toBe('user_words');
      }
    }),
    { numRuns: 300 },
  );
});

test('a dossier that says nothing answers nothing but with a decline', () => {
  fc.assert(
    fc.property(fc.array(anyField, { maxLength: 6 }), (form) => {
      const silent = dossier({
        facts: { full_name: undefined, email: undefined, phone: undefined },
        resume: null,
        found_on: '',
      });
      for (const { origin } of planForm(form, silent)) expect([null, 'declined']).toContain(origin);
    }),
    { numRuns: 200 },
  );
});

test('"Address" beside its parts is the street, and alone it is the whole', () => {
  const known = dossier({
    facts: {
      street_address: { value: '1 Elm Street', origin: 'profile' },
      city: { value: 'Bath', origin: 'profile' },
      postcode: { value: '04530', origin: 'profile' },
    },
  });
  const values = (labels: string[]) =>
    planForm(
      labels.map((label) => field(label)),
      known,
    ).map((planned) => planned.values[0]);
  expect(values(['Address', 'City', 'ZIP code'])).toEqual(['1 Elm Street', 'Bath', '04530']);
  expect(values(['Address'])).toEqual(['1 Elm Street, Bath, 04530']);
});

describe('where a field stands', () => {
  it('under the heading of a signature, a name is signed by the person alone', () => {
    const name = field('Please enter your full name', { section: 'Electronic signature' });
    expect(planOf(name)).toMatchObject({ action: 'ask', topic: { name: 'signature', legal: true } });
    expect(planOf({ ...name, section: 'About you' })).toMatchObject({ action: 'fill' });
  });

  it('a second phone number is not the first once more', () => {
    for (const label of ['Secondary phone number', 'Alternate phone', 'Work phone'])
      expect(planOf(field(label, { required: false }))).toMatchObject({ action: 'leave', values: [] });
    expect(planOf(field('Mobile phone'))).toMatchObject({ action: 'fill' });
  });
});

describe('options that state a disability', () => {
  const options = [
    'Yes, I have a disability, or have had one in the past',
    'No, I do not have a disability and have not had one in the past',
    'I do not want to answer',
  ];
  const boxes = choice('Please check one of the boxes about disability below', options, {
    demographic: true,
  });

  it('are chosen by what the applicant told, whatever the words around them', () => {
    const known = dossier({ answers: [said('disability', 'No')] });
    expect(planOf(boxes, known)).toMatchObject({ action: 'choose', values: [options[1]] });
  });

  it('are chosen also where they tell of a history', () => {
    const told = [
      'Yes, I have a disability, or have a history/record of having a disability',
      "No, I don't have a disability, or a history/record of having a disability",
      "I don't wish to answer",
    ];
    const known = dossier({ answers: [said('disability', 'No')] });
    expect(planOf({ ...boxes, options: told }, known)).toMatchObject({ values: [told[1]] });
  });

  it('are declined if the applicant told nothing', () => {
    expect(planOf(boxes)).toMatchObject({ action: 'choose', values: [options[2]], origin: 'declined' });
  });
});

test('a box that shows only "YYYY" takes the year', () => {
  const known = dossier({
    schools: [
      { school: 'Tidewater', degree: '', field_of_study: '', start: '2013-09', end: '2017-05', gpa: '' },
    ],
  });
  const to = field('To (actual or expected)', { repeat: { of: 'school', index: 0 }, help: 'YYYY' });
  expect(planOf(to, known)).toMatchObject({ action: 'fill', values: ['2017'] });
});
