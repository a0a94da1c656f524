import { expect, test } from 'vitest';
import { headsSomebodyElse, namesSomebodyElse } from './somebody-else.ts';

test.each([
  'Im Notfall zu benachrichtigen',
  'Persona a quien llamar en caso de emergencia',
  'Qui prévenir en cas d’urgence ?',
  'Wie kunnen we bellen bij nood?',
  'Kogo powiadomić w razie wypadku',
  'Chi chiamare in caso di emergenza',
  'In case of emergency, whom should we call?',
  'Father',
  'Reference 2',
])('the heading "%s" is about somebody else', (heading) => {
  expect(headsSomebodyElse(heading)).toBe(true);
});

test.each([
  'Emergency nurse',
  'Emergency department experience',
  'Account manager',
  'Personal data',
  'Noodzakelijke gegevens',
])('the heading "%s" is not', (heading) => {
  expect(headsSomebodyElse(heading)).toBe(false);
});

test.each(['Nuvarande arbetsgivare', 'Aktueller Arbeitgeber', 'Nom de l’école', 'Empresa actual'])(
  '"%s" names nobody',
  (words) => {
    expect(namesSomebodyElse(words)).toBe(false);
  },
);
