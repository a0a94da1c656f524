import { expect, test } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { readExperience } from './experience.ts';

const jobs = (text: string) =>
  readExperience(txtDocument(text).lines).map(({ title, employer, location, start }) => [
    title,
    employer,
    location,
    start,
  ]);

test('a number, a town, and a country that labels name are neither titles nor employers', () => {
  const text = `[ 01/2020 – Actual ]
Fisioterapeuta
Clínica Fisiomur
Localidad: Murcia | País: España
• Terapia manual

[ 08/2017 – 12/2019 ]
Fisioterapeuta deportivo
Real Murcia C.F.
Localidad: Valencia | País: España
• Recuperación`;
  expect(jobs(text)).toEqual([
    ['Fisioterapeuta', 'Clínica Fisiomur', 'Murcia', '2020-01'],
    ['Fisioterapeuta deportivo', 'Real Murcia C.F.', 'Valencia', '2017-08'],
  ]);
  const federal = `Supply Technician | Quarry Logistics
Hours per week: 40 | Salary: $52,000
03/2019 - Present
• Managed stock`;
  expect(jobs(federal)).toEqual([['Supply Technician', 'Quarry Logistics', null, '2019-03']]);
});

test('a function in small letters stands before a company, a name that goes on does not', () => {
  expect(
    jobs('Marzo 2014 a diciembre 2019\nSegundo de cocina en Restaurante Akelarre (San Sebastián)'),
  ).toEqual([['Segundo de cocina', 'Restaurante Akelarre', 'San Sebastián', '2014-03']]);
  expect(jobs('Eletricista - Luz do Norte Lda\nmaio de 2016 até o momento')).toEqual([
    ['Eletricista', 'Luz do Norte Lda', null, '2016-05'],
  ]);
});

test('codes behind labels between the dates and the role are no employer', () => {
  const federal = `Department of Veterans Affairs
Dayton, OH

06/2018 - Present
Hours per week: 40
Series: 0301 Pay Plan: GS Grade: 11
Program Specialist
• Managed scheduling for 14 clinics`;
  expect(jobs(federal)).toEqual([
    ['Program Specialist', 'Department of Veterans Affairs', 'Dayton, OH', '2018-06'],
  ]);
});

test('short titles and employers behind labels are none of the codes', () => {
  expect(jobs('Title: CEO Company: IBM\n03/2019 - Present\n• Led the firm')).toEqual([
    ['CEO', 'IBM', null, '2019-03'],
  ]);
});

test('a short employer with its legal form below the title is an employer of its own', () => {
  const text = `Addetta alle vendite
OVS S.p.A.
Bologna (Italia)
09/2019 – oggi
• Assistenza clienti

Sachbearbeiter
SAP SE
Stuttgart
03/2016 – 08/2019
• Rechnungen`;
  expect(jobs(text)).toEqual([
    ['Addetta alle vendite', 'OVS S.p.A.', 'Bologna (Italia)', '2019-09'],
    ['Sachbearbeiter', 'SAP SE', 'Stuttgart', '2016-03'],
  ]);
});
