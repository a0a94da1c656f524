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
  ['📧 8591 Yates Ave, Dublin ✉ ann.reed@mail.example +1 763 555 0136', 'Dublin'],
  ['Flat 6, 81 Marchetti Close, Cork # +1 999 555 0148', 'Cork'],
  ['Cl. Núñez Prado No. 52-65, Medellín', 'Medellín'],
  ['Av. Priscila Pimentel, 3886 - apto 43 – Juiz de Fora', 'Juiz de Fora'],
  ['Doğan Mahallesi, 381. Sokak No:1 D:4 Konya', 'Konya'],
  ['✉ Osasco ann.reed@mail.example 📧 +55 41 96855 0123', 'Osasco'],
  ['Lieu-dit Le Bourg, 24120 Terrasson', 'Terrasson'],
  ['Bor: Umeå – Sverige', 'Umeå, Sverige'],
  ['Co. Dublin, Ireland', 'Co. Dublin, Ireland'],
  ['Charlotte Metro', 'Charlotte Metro'],
  ['University of Saskatchewan, Saskatoon, SK • ann.reed@mail.example', 'Saskatoon, SK'],
  ['Siilinjärvi – Suomi', 'Siilinjärvi, Suomi'],
  ['Αθήνα, Ελλάδα', 'Αθήνα, Ελλάδα'],
  ['Valencia, 46014\nValencian Community\nSpain', 'Valencia, 46014'],
  ['Salary 50000 Euro', null],
  ['Ann Reed, M.A.', null],
  ['Female', null],
  ['Marketing Manager', null],
])('%s', (line, place) => {
  expect(home(line)).toBe(place);
});

it('an address at the foot of the page, above the email, is home', () => {
  const text =
    'Ann Reed\n\nExperience\nNurse, Acme Ltd, Bristol\n2019 - 2021\n- Nursed people\n1 rue des Alpins – 38000 Grenoble\n+33 6 77 29 01 44 • ann@mail.example 1/2';
  expect(understand(txtDocument(text), '2026-11').location.value).toBe('Grenoble');
});
