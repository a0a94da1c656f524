import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { type Looks, lines, readLines } from './testing/job-lines.ts';

const NOW = '2026-11';
const H: Looks = { size: 1.4, gap: true };
const read = (...all: [string, Looks?][]) =>
  understand({ pages: 1, lines: lines(...all), links: [] }, NOW).experience.map(({ title, employer }) => [
    title,
    employer,
  ]);

const head: [string, Looks?][] = [
  ['Mirko Laine', { size: 2, gap: true }],
  ['mirko@mail.example'],
  ['Profiili', H],
  ['Kymmenen vuoden kokemus tilastotieteestä.', { gap: true }],
];
const jobs: [string, Looks?][] = [
  ['Työkokemus', H],
  ['OP Ryhmä ¦ Helsinki', { accent: true }],
  ['Data Scientist ¦ 10/2020–'],
  ['Sosiaalitaito Oy ¦ Järvenpää', { accent: true }],
  ['Tilastoasiantuntija ¦ 04/2015–01/2017'],
];

it('reads the jobs below a heading of an unknown language, because jobs stand there', () => {
  expect(read(...head, ...jobs, ['Osaaminen', H], ['R, SQL, Python'])).toEqual([
    ['Data Scientist', 'OP Ryhmä'],
    ['Tilastoasiantuntija', 'Sosiaalitaito Oy'],
  ]);
});

it('takes no studies for jobs where no heading is known', () => {
  const studies: [string, Looks?][] = [
    ['Koulutus', H],
    ['Harvard University ¦ 2016 – 2018'],
    ['Bachelor of Arts, History'],
    ['Boston University ¦ 2012 – 2016'],
    ['Master of Arts, History'],
  ];
  expect(read(...head, ...studies, ['Osaaminen', H], ['R, SQL, Python'])).toEqual([]);
});

it('takes titles that are set larger for titles, not for headings', () => {
  const large: Looks = { size: 1.2, gap: true };
  expect(
    read(
      ['Ana Ruiz', { size: 2 }],
      ['ana@mail.example'],
      ['Staff Nurse', large],
      ['Harborlight Medical Center ¦ 2019 – 2022'],
      ['Nursing Assistant', large],
      ['Linden Hospital ¦ 2016 – 2019'],
      ['Head Nurse', large],
      ['Oak Clinic ¦ 2014 – 2016'],
    ),
  ).toEqual([
    ['Staff Nurse', 'Harborlight Medical Center'],
    ['Nursing Assistant', 'Linden Hospital'],
    ['Head Nurse', 'Oak Clinic'],
  ]);
});

it('leaves what stands below a known heading of something else', () => {
  const text = (heading: string) => `Ana Ruiz
ana@mail.example

EDUCATION
BSc Nursing, Leeds University, 2014

${heading}
Staff Nurse, Harborlight Medical Center  2019 - 2022
- Ran the ward

Nursing Assistant, Linden Hospital  2016 - 2019
- Fed people

SKILLS
Triage, Telemetry`;
  const count = (heading: string) => understand(txtDocument(text(heading)), NOW).experience.length;
  expect(count('EXPERIENCE')).toBe(2);
  expect(count('REFERENCES')).toBe(0);
});

it('reads title and employer that stand behind their labels in one line', () => {
  expect(
    readLines(
      ['Cargo: Instrutor de Certificação Linux Empresa: Impacta Tecnologia'],
      ['Cargo: Instrutor de Linux Empresa: Escola do Linux'],
    ),
  ).toEqual([
    ['Instrutor de Certificação Linux', 'Impacta Tecnologia', null],
    ['Instrutor de Linux', 'Escola do Linux', null],
  ]);
});

it('takes the last word of an employer in capitals, right below the others, for no heading', () => {
  const caps: Looks = { accent: true };
  expect(
    read(
      ['Ana Ruiz', { size: 2 }],
      ['ana@mail.example'],
      ['EDUCATION', { accent: true, gap: true }],
      ['BSc Nursing, Leeds University, 2014'],
      ['EXPERIENCE', { accent: true, gap: true }],
      ['BELFAST HEALTH AND SOCIAL CARE ¦ Belfast ¦ 2017 - 2020'],
      ['TRUST', caps],
      ['Senior Staff Nurse'],
      ['Ran the ward', { bullet: true }],
      ['NORTHUMBRIA HEALTHCARE NHS ¦ Cramlington ¦ 2013 - 2017'],
      ['TRUST', caps],
      ['Staff Nurse'],
    ).map(([title]) => title),
  ).toEqual(['Senior Staff Nurse', 'Staff Nurse']);
});

it('reads the jobs below a summary of a career, and leaves what stands above them a summary', () => {
  const text = `Ana Ruiz
ana@mail.example

Career Summary
A nurse of many years who leads wards and teaches how to.

Staff Nurse, Harborlight Medical Center  2019 - 2022
- Ran the ward

Dog Whisperer, Linden Hospital  2016 - 2019
- Calmed dogs
`;
  const { experience, summary } = understand(txtDocument(text), NOW);
  expect(experience.map(({ title }) => title)).toEqual(['Staff Nurse', 'Dog Whisperer']);
  expect(summary.value).toBe('A nurse of many years who leads wards and teaches how to.');
});
