import { expect, it } from 'vitest';
import { readLines } from './testing/job-lines.ts';

it.each([
  ['Banco del Duero, Departamento de ventas', 'Banco del Duero'],
  ['PC Games Division, THQ Inc.', 'THQ Inc.'],
  ['Bath Public Library, Emergency Department', 'Bath Public Library'],
  ['Auktionshaus Karl & Faber in München', 'Auktionshaus Karl & Faber'],
  ['Farmacia Barbieri a Parma', 'Farmacia Barbieri a Parma'],
  ['Engineers in Motion', 'Engineers in Motion'],
  ['Department of Health', 'Department of Health'],
  ['Service Canada, Ottawa', 'Service Canada'],
  ['Service Canada', 'Service Canada'],
  ['Springfield Police Department', 'Springfield Police Department'],
  ['U.S. Department of Labor', 'U.S. Department of Labor'],
  ['Infosys Ltd. (Client: Wells Fargo), Boston', 'Infosys Ltd.'],
])('names the employer of "%s"', (text, employer) => {
  expect(readLines(['Warehouse Manager', { accent: true }], [text], ['Jan 2019 - Mar 2021'])).toEqual([
    ['Warehouse Manager', employer, '2019-01'],
  ]);
});

it.each([
  ['Fribourg, Comptable', 'Comptable'],
  ['Nurse Manager, Boston', 'Nurse Manager'],
  ['Nurse, Surgery', 'Nurse, Surgery'],
  ['Nurse, Reading Recovery', 'Nurse, Reading Recovery'],
])('leaves a town out of the title "%s"', (text, title) => {
  expect(readLines([text, { accent: true }], ['Hôpital Saint-Brieuc SA'], ['Jan 2019 - Mar 2021'])).toEqual([
    [title, 'Hôpital Saint-Brieuc SA', '2019-01'],
  ]);
});

it('reads a job of one year that is set as those with ranges are', () => {
  expect(
    readLines(
      ['Slalom', { accent: true }],
      ['Technical Lead // 2023 – Present', { accent: true }],
      ['Lead a team of engineers.', { bullet: true }],
      ['Cloud Architect // 2022', { accent: true }],
      ['Ported an application in spring 2022.', { bullet: true }],
      ['Certified Architect 2021'],
    ),
  ).toEqual([
    ['Technical Lead', 'Slalom', '2023-01'],
    ['Cloud Architect', 'Slalom', '2022-01'],
  ]);
});

it('reads labels of Romanian forms with cedillas', () => {
  expect(
    readLines(
      ['Perioada ¦ Aprilie 2016 - prezent'],
      ['Funcţia sau postul ocupat ¦ Economist'],
      ['Numele şi adresa angajatorului ¦ SC Farmec SA, Cluj-Napoca'],
    ),
  ).toEqual([['Economist', 'SC Farmec SA', '2016-04']]);
});

it('takes no department for the employer', () => {
  expect(readLines(['Shift Coordinator – Ashworth – Emergency Department, Jan 2019 - Mar 2021'])).toEqual([
    ['Shift Coordinator', 'Ashworth', '2019-01'],
  ]);
});

it('takes the label of a place for no title', () => {
  expect(
    readLines(
      ['Role: Caster'],
      ['Dates: 11/2023 – present'],
      ['Company: The Delboria Café'],
      ['City: Austin'],
      ['Reported to the Head of Operations', { bullet: true }],
    ),
  ).toEqual([['Caster', 'The Delboria Café', '2023-11']]);
});
