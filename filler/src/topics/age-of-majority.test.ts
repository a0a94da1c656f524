import { expect, test } from 'vitest';
import { legalTopicAbroad } from './legal-abroad.ts';
import { legalTopic } from './legal-topics.ts';

test.each([
  ['Sind Sie volljährig?', 'DE'],
  ['Êtes-vous majeur(e) ?', 'BE'],
  ['¿Eres mayor de edad?', 'MX'],
  ['Você é maior de idade?', 'BR'],
  ['Sei maggiorenne?', 'IT'],
  ['Ben je meerderjarig?', 'NL'],
  ['Czy jesteś pełnoletni/a?', 'PL'],
  ['Är du myndig?', 'SE'],
])('"%s" asks for the age of 18 where that is the age of majority: %s', (label, country) => {
  expect(legalTopicAbroad(label, country)).toEqual({ id: 'age_18', negated: false });
  expect(legalTopicAbroad(label, 'PR')).toBeNull();
  expect(legalTopicAbroad(label, null)).toBeNull();
});

test.each([
  'Sind Sie minderjährig?',
  'Sind Sie noch nicht volljährig?',
  'Sind Sie volljährig und im Besitz eines Führerscheins?',
  'Ist Ihr Kind volljährig?',
  '¿No eres mayor de edad?',
  'Êtes-vous majeur protégé ?',
  'Sei maggiorenne e automunito?',
])('"%s" asks for something else', (label) => {
  expect(legalTopicAbroad(label, 'DE')).toBeNull();
});

test('where the age of majority is another, or the country is not known, it shares no answer', () => {
  for (const country of ['CA', 'PR', null])
    expect(legalTopic('Êtes-vous majeur ?', country)?.id ?? null).toBeNull();
});
