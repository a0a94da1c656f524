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
