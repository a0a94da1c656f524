import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';

const home = (line: string) =>
  understand(
    txtDocument(`Ann Reed\n${line}\nann@mail.example\n\nExperience\nNurse, Acme Ltd\n2019 - 2021`),
    '2026-11',
  ).location.value;

// Addresses that resumes drawn at random were misread with.
it.each([
  ['Str. Enache nr. 95 Cluj-Napoca', 'Cluj-Napoca'],
  ['Kerkstraat 53, 3773 BX ’s-Hertogenbosch', "'s-Hertogenbosch"],
  ['Göteborg (Sverige)', 'Göteborg, Sverige'],
  ['Żywiec – Polska', 'Żywiec, Polska'],
  ['Dos Hermanas (Sevilla)', 'Dos Hermanas, Sevilla'],
  ['Adresa: Iași, jud. Iași', 'Iași'],
  ['Otterlo', 'Otterlo'],
  ['Corso Palumbo, 23, 4964 Wil', 'Wil'],
  ['Willemslaan 1, B-8269 Leuven # +31 6 29550142', 'Leuven'],
  ['Female', null],
  ['Marketing Manager', null],
])('%s', (line, place) => {
  expect(home(line)).toBe(place);
});
