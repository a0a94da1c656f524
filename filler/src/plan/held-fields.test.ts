import { describe, expect, it, test } from 'vitest';
import type { FormField } from '../types.ts';
import { heldFields, lostAnswers } from './held-fields.ts';
import { resolveAnswers } from './resolve-answers.ts';
import { dossier, field, said } from './testing/forms.ts';

const known = dossier({
  facts: { location: { value: 'Boston, MA', origin: 'profile' } },
  answers: [said('start_date', '2027-01-15')],
});

/** The form as it was read, filled with these values. */
const holding = (form: FormField[], values: Record<string, string>) =>
  form.map((one) => ({ ...one, value: values[one.key] ?? one.value }));

function sent(form: FormField[], values: Record<string, string>) {
  return heldFields(holding(form, values), resolveAnswers(form, known)).map(
    ({ label, value, entered, origin }) => ({
      label,
      value,
      origin,
      ...(entered !== undefined && { entered }),
    }),
  );
}

describe('a receipt names what the form held', () => {
  test('a chosen suggestion, with what was entered', () => {
    const city = field('Location (City)', { kind: 'suggest' });
    expect(sent([city], { 'Location (City)': 'Boston, Massachusetts, United States' })).toEqual([
      {
        label: 'Location (City)',
        value: 'Boston, Massachusetts, United States',
        entered: 'Boston, MA',
        origin: 'profile',
      },
    ]);
  });

  test('a formatted phone number', () => {
    const phone = field('Phone', { kind: 'phone' });
    expect(sent([phone], { Phone: '(518) 555-0123' })).toEqual([
      { label: 'Phone', value: '(518) 555-0123', entered: '+15185550123', origin: 'profile' },
    ]);
  });

  test('what the page entered itself', () => {
    const source = field('Source', { required: false });
    const country = field('Office', {
      kind: 'select',
      required: false,
      options: ['Berlin'],
      sends: 'Berlin',
    });
    expect(sent([source, country], { Source: 'careers-page' })).toEqual([
      { label: 'Source', value: 'careers-page', origin: 'page' },
      { label: 'Office', value: 'Berlin', origin: 'page' },
    ]);
  });

  test('several choices in one line', () => {
    const skills = field('Skills', { kind: 'checkbox_group', required: false, options: ['A', 'B', 'C'] });
    expect(sent([skills], { Skills: 'A\nC' })).toMatchObject([{ value: 'A, C' }]);
  });

  test('nothing for a field that is empty or gone', () => {
    const email = field('Email', { kind: 'email' });
    expect(sent([email], {})).toEqual([]);
    expect(heldFields([], resolveAnswers([email], known))).toEqual([]);
  });

  test('the file, also when the page has taken it out of its input', () => {
    const resume = field('Resume/CV', { kind: 'file' });
    const plan = resolveAnswers([resume], known);
    expect(heldFields([resume], plan)).toEqual(plan.fields);
    expect(heldFields([], plan)).toEqual(plan.fields);
  });

  test('one date for its boxes', () => {
    const parts = (['month', 'day', 'year'] as const).map((part) => ({ part, options: [] }));
    const markup = { name: '', id: '', autocomplete: '', type: 'text', max_length: 2 };
    const start = field('Start date', { kind: 'date_parts', parts, markup });
    const plan = resolveAnswers([start], known);
    const [answer] = plan.fields;
    expect(answer?.value).toBe('2027-01-15');
    expect(heldFields(holding([start], { 'Start date': '01 15 2027' }), plan)).toEqual(plan.fields);
  });
});

describe('an answer is lost', () => {
  const email = field('Email', { kind: 'email' });
  const plan = resolveAnswers([email], known);

  it.each([
    ['old.address@example.com', ['Email']],
    ['', ['Email']],
    ['Dana@Huntwell.test ', []],
  ])('when the field holds %j instead', (value, labels) => {
    const lost = lostAnswers(holding([email], { Email: value }), plan);
    expect(lost.map(({ label }) => label)).toEqual(labels);
  });

  it('when its field is gone', () => {
    expect(lostAnswers([], plan)).toMatchObject([{ label: 'Email' }]);
  });
});
