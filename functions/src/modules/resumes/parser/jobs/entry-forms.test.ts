import { describe, expect, it } from 'vitest';
import { asPlace } from '../places/location.ts';
import { readSkills } from '../skills/skills.ts';
import { readEducation } from '../studies/education.ts';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { readExperience } from './experience.ts';

const lines = (text: string) => txtDocument(text).lines;
const jobs = (text: string) =>
  readExperience(lines(text)).map(({ title, employer, location, start }) => [
    title,
    employer,
    location,
    start,
  ]);

describe('jobs', () => {
  it('are read from the first sentence of a paragraph below their dates', () => {
    const text = `06/2021 – Present
Planner, Verano Foods Inc., Leeds, UK. Planned the work of three
teams, from the field to the shop. Wrote the guide.

05/2018 – 04/2021
Junior Planner, Oakline Growers and Packers of York, York,
UK. Planned deliveries.`;
    expect(jobs(text)).toEqual([
      ['Planner', 'Verano Foods Inc.', 'Leeds, UK', '2021-06'],
      ['Junior Planner', 'Oakline Growers and Packers of York', 'York, UK', '2018-05'],
    ]);
  });

  it('are read from labels behind bullets', () => {
    const text = `### Planerin
- Unternehmen: Verano GmbH
- Zeitraum: 2018 - heute
- Aufgaben: Planung der Saison

### Praktikantin
- Unternehmen: Oakline AG
- Zeitraum: 2016 - 2017
- Aufgaben: Hilfe bei der Planung`;
    expect(jobs(text)).toEqual([
      ['Planerin', 'Verano GmbH', null, '2018-01'],
      ['Praktikantin', 'Oakline AG', null, '2016-01'],
    ]);
  });

  it('have a title before "at" that no list has', () => {
    const text = `Sommelière at Oakline      Mar 2019 - May 2021
- Chose 200 wines

Glassblower at Tyne Works      Mar 2017 - Feb 2019
- Blew vases`;
    expect(jobs(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Sommelière', 'Oakline'],
      ['Glassblower', 'Tyne Works'],
    ]);
  });

  it('may be at a company whose name heads sections elsewhere', () => {
    expect(jobs('Software Engineer\nOutreach, Seattle, WA\nJun 2019 - May 2021\n- Wrote code')).toEqual([
      ['Software Engineer', 'Outreach', 'Seattle, WA', '2019-06'],
    ]);
  });
});

describe('schools', () => {
  it('are read from labels behind bullets', () => {
    const text = '### Master in Physik\n- Universität: Musteruniversität Leeds\n- Studiendauer: 2014 - 2016';
    expect(readEducation(lines(text))).toMatchObject([
      { degree: 'Master', field: 'Physik', school: 'Musteruniversität Leeds', end: '2016-12' },
    ]);
  });

  it('have their degree in a bullet below', () => {
    const text =
      'University of Leeds      2014 - 2016\n- MSc in Physics\nUniversity of York      2011 - 2014\n- BSc in Physics';
    expect(readEducation(lines(text))).toMatchObject([
      { degree: 'MSc', school: 'University of Leeds' },
      { degree: 'BSc', school: 'University of York' },
    ]);
  });

  it('are put together where their name goes on in the next line', () => {
    const text =
      '2019      Bachelor of Business Administration in Transportation, Mara Voss\nSchool of Nursing, Leeds, UK';
    expect(readEducation(lines(text))).toMatchObject([{ school: 'Mara Voss School of Nursing' }]);
  });

  it('are not put together with the next degree or school', () => {
    const masters = 'Master of Science in Computer Science, Boston University, Magna Cum Laude';
    const bachelors = `${masters}\nBachelor of Arts in History, Ohio State University, 2012`;
    expect(readEducation(lines(bachelors))).toMatchObject([
      { school: 'Boston University', end: null },
      { school: 'Ohio State University', end: '2012-12' },
    ]);
    const honor = 'Bachelor of Arts in History and Political Science, Summa Cum Laude';
    expect(readEducation(lines(`${honor}\nOhio State University, 2012`))).toMatchObject([
      { school: 'Ohio State University' },
    ]);
    const minor = 'Bachelor of Arts in History and Political Science, Minor Art';
    expect(readEducation(lines(`${minor}\nUniversity of Michigan, 2012`))).toMatchObject([
      { school: 'University of Michigan' },
    ]);
  });
});

describe('skills', () => {
  it('leave out names of groups that are set apart by their font', () => {
    const set = (text: string, accent: boolean) => lines(text).map((line) => ({ ...line, accent }));
    const section = [
      ...set('Databases', true),
      ...set('Oracle\nPostgres', false),
      ...set('Programs', true),
      ...set('Excel\nSAP', false),
    ];
    const found = readSkills(section.map((line, index) => ({ ...line, line: index + 1 })));
    expect(found.skills.map(({ value }) => value)).toEqual(['Oracle', 'Postgres', 'Excel', 'SAP']);
  });
});

describe('contact details', () => {
  it('are found at the end, and are no skills', () => {
    const text = `Mara Voss

EXPERIENCE
Planner
Oakline
June 2018 - May 2020
- Planned two seasons

SKILLS
Excel, SAP, Tableau, Access
mara@mail.example • +44 20 7946 0018 • Leeds, UK`;
    const { location, phone, skills } = understand(txtDocument(text), '2026-11');
    expect([location.value, phone.value]).toEqual(['Leeds, UK', '+442079460018']);
    expect(skills.map(({ value }) => value)).toEqual(['Excel', 'SAP', 'Tableau', 'Access']);
  });

  it.each(['Boise Idaho', 'Charlotte North Carolina'])(
    'name a town and its state without a comma: %s',
    (text) => {
      expect(asPlace(text)?.confidence).toBeGreaterThanOrEqual(0.7);
    },
  );
});
