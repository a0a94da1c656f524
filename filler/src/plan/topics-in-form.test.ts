import { expect, test } from 'vitest';
import { dossier, field, said, valuesOf } from './testing/forms.ts';
import { topicsIn } from './topics-in-form.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });

test.each([
  ['Name', 'Surname', { Name: 'Dana', Surname: 'Okafor' }],
  ['Nome', 'Cognome', { Nome: 'Dana', Cognome: 'Okafor' }],
  ['Vorname', 'Name', { Vorname: 'Dana', Name: 'Okafor' }],
])('beside its other half, a plain "Name" asks for one half: %s, %s', (one, two, values) => {
  expect(valuesOf([field(one), field(two)], dossier())).toEqual(values);
});

test.each([
  ['Full name', 'Last name'],
  ['Name and surname', 'Last name'],
])('"%s" asks for the whole name also beside "%s"', (whole, half) => {
  expect(valuesOf([field(whole), field(half)], dossier())[whole]).toBe('Dana Okafor');
});

test('a "Name" far from the halves of the name is the whole one', () => {
  const form = [field('First name'), field('Last name'), field('Email'), field('Name')];
  expect(valuesOf(form, dossier()).Name).toBe('Dana Okafor');
});

test('a "Name" with another question between it and the half of the name is the whole one', () => {
  const apart = [field('Last name'), field('Company'), field('Name')];
  expect(valuesOf(apart, dossier()).Name).toBe('Dana Okafor');
  const beside = [field('Last name'), field('Middle name'), field('Name')];
  expect(valuesOf(beside, dossier()).Name).toBe('Dana');
});

test('an amount that names no country is not given where another currency is paid', () => {
  const known = dossier({
    facts: { country: fact('US') },
    answers: [said('salary_expectation', '120000')],
  });
  const asked = [field('Desired salary')];
  expect(valuesOf(asked, known)).toEqual({ 'Desired salary': '120000' });
  const posting = { ...known.posting, country: 'GB' };
  expect(valuesOf(asked, { ...known, posting })).toEqual({});
  const named = { ...known, posting, answers: [said('salary_expectation:GB', '80000')] };
  expect(valuesOf(asked, named)).toEqual({ 'Desired salary': '80000' });
});

test.each([
  ['Apellido materno', 'full_name'],
  ['First name (not your own, the nominee’s)', 'full_name'],
  ['Dernier salaire', 'salary_expectation'],
  ['Lønnsforventning per time', 'salary_expectation'],
  ['Kündigungsfrist Ihrer Wohnung', 'notice_period'],
  ['How much notice must you be given before a shift?', 'notice_period'],
  ['How many years of experience does the team need?', 'years_of_experience'],
  ['Is your family willing to relocate?', 'relocation'],
  ['GPA on a 10 point scale', 'gpa'],
] as const)('"%s" is not what is known as %s', (label, topic) => {
  const known = dossier({
    facts: { last_name: fact('Okafor'), gpa: fact('3.7'), years_of_experience: fact('7') },
    answers: ['salary_expectation', 'notice_period', 'relocation'].map((one) => said(one, '2')),
  });
  expect(topicsIn([field(label)], known)[0]?.name).not.toBe(topic);
  expect(valuesOf([field(label)], known)).toEqual({});
});

test.each(['Votre nom', 'Nombre', 'Nome', 'Naam'])('"%s" alone takes the whole name', (label) => {
  expect(valuesOf([field(label), field('Email')], dossier())[label]).toBe('Dana Okafor');
});

test.each([
  ['Votre nom', 'Prénom', 'Okafor'],
  ['Nombre', 'Apellidos', 'Dana'],
  ['Naam', 'Voornaam', 'Okafor'],
])('"%s" beside "%s" takes one half', (label, beside, half) => {
  expect(valuesOf([field(label), field(beside)], dossier())[label]).toBe(half);
});

test('"Votre nom" takes the whole name though somebody else is to be named too', () => {
  const other = field('Nom', { section: "Contact d'urgence" });
  expect(valuesOf([field('Votre nom'), other], dossier())).toEqual({ 'Votre nom': 'Dana Okafor' });
  expect(valuesOf([field('Name'), field('Supervisor name')], dossier())).toMatchObject({
    Name: 'Dana Okafor',
  });
  expect(valuesOf([field('Nom', { key: 'own' }), field('Prénom'), other], dossier())).toEqual({
    Nom: 'Okafor',
    Prénom: 'Dana',
  });
});

test('"Nom de famille" takes the family name, and the name of somebody else nothing', () => {
  expect(valuesOf([field('Nom de famille')], dossier())).toEqual({ 'Nom de famille': 'Okafor' });
  const other = field('Nom', { section: "Contact d'urgence" });
  expect(valuesOf([other], dossier())).toEqual({});
});

test.each([
  ['Fernández Ortega', 'Primer apellido', undefined],
  ['Fernández', 'Primer apellido', 'Fernández'],
  ['Fernández Ortega', 'Apellidos', 'Fernández Ortega'],
])('of the family name "%s", "%s" takes %s', (name, label, value) => {
  const known = dossier({ facts: { last_name: fact(name) } });
  expect(valuesOf([field(label)], known)[label]).toBe(value);
});
