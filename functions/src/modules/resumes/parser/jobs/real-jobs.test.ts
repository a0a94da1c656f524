/** What real resumes of strangers showed; the people and employers here are invented. */
import { describe, expect, it } from 'vitest';
import { findDates, findRanges } from '../dates/dates.ts';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';

const read = (text: string) => understand(txtDocument(text), '2026-11');

describe('Seasons', () => {
  it.each([
    ['Été 2013', '2013-06', '2013-08'],
    ['Hösten 2012', '2012-09', '2012-12'],
    ['Sommar 2012', '2012-06', '2012-08'],
    ['verano de 2019', '2019-06', '2019-08'],
    ['Frühjahr 2020', '2020-03', '2020-05'],
    ['jesień 2018', '2018-09', '2018-12'],
  ])('%s', (text, start, end) => {
    expect(findDates(text)[0]).toMatchObject({ start: { value: start }, end: { value: end } });
  });

  it('without a year are none', () => {
    expect(findDates('Handled 20 events each verano')).toEqual([]);
    expect(findRanges('summer of code')).toEqual([]);
  });

  it.each(['Remax Estate, 2013', 'Real Estate 2013', 'Hotel Primavera, 2013', 'Talk Show Host, 2013'])(
    'are none in %s',
    (text) => {
      expect(findDates(text)).toMatchObject([{ start: { value: '2013-01' }, end: { value: '2013-12' } }]);
    },
  );

  it('over the turn of a year leave nothing of it', () => {
    expect(findDates('Inverno 2012/13')).toMatchObject([{ index: 0, length: 15 }]);
  });
});

describe('A job', () => {
  it('is parted from its town by a leader', () => {
    const { experience } = read(`Dana Okafor
dana@example.com

EXPERIENCE

2018-2023    HARBOR LOOM, Staff Nurse ------------------------------------- Boston MA
     Cared for patients after surgery, and taught new colleagues how to do the same.

2012-2018    NORTH CLINIC, Nurse ------------------------------------------ Austin TX
     Cared for patients in the emergency room, day and night, with three colleagues.
`);
    expect(experience.map(({ title, employer, location }) => [title, employer, location])).toEqual([
      ['Staff Nurse', 'HARBOR LOOM', 'Boston MA'],
      ['Nurse', 'NORTH CLINIC', 'Austin TX'],
    ]);
  });

  it('is not at a list of skills', () => {
    const { experience } = read(`Dana Okafor
dana@example.com

Experience
2021 - 2023    Firmware engineer, Sensorel,
               Python, Docker, Kubernetes, SQL
2019 - 2021    Web developer, Ostrava Loom,
               Java, SQL, Linux
`);
    expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Firmware engineer', 'Sensorel'],
      ['Web developer', 'Ostrava Loom'],
    ]);
  });

  it('has its employer below the text behind dates that fill their column', () => {
    const { experience } = read(`Marek Dombrowski
marek@example.com

Beruflicher Werdegang
seit 04/2018     Souschef
                 Restaurant Brauerei im Eck, Berlin
10/2013-03/2018 Koch (Chef de Partie)
                 Hotel Nordlicht, Berlin
08/2010-09/2013 Jungkoch
                 Gasthof Zur Post, Hamburg
`);
    expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Souschef', 'Restaurant Brauerei im Eck'],
      ['Koch (Chef de Partie)', 'Hotel Nordlicht'],
      ['Jungkoch', 'Gasthof Zur Post'],
    ]);
  });

  it('without a word for a role beside its dates is the next employer, not a role at the last', () => {
    const { experience } = read(`Dana Okafor
dana@example.com

EXPERIENCE

Silver Loom Networks    2012 - 2015
Full-stack software engineer
- Built a web interface for teams in four towns.

Buonasera    2008 - 2011
Linux systems administrator
- Kept 150 servers running, day and night.

Nordwind Software    2006 - 2008
- Designed a monitoring system.
`);
    expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Full-stack software engineer', 'Silver Loom Networks'],
      ['Linux systems administrator', 'Buonasera'],
      [null, 'Nordwind Software'],
    ]);
  });

  it('ends its employer at the legal form, but not within it', () => {
    const { experience } = read(`Lukas Weber
lukas@example.com

EXPERIENCE

Software Engineer, 2015 - 2018
Weber Auer GmbH, Halstenbek/Berlin
- Built a warehouse system with three colleagues.

Application Engineer / Build Manager, Nordlicht Bahn    2012 - 2015
- Kept the builds of nine teams running.

Support function at Harbor Seeds Inc (sugar)    2010 - 2012
- Moved 40 reports to a new system.
`);
    expect(experience.map(({ title, employer, location }) => [title, employer, location])).toEqual([
      ['Software Engineer', 'Weber Auer GmbH', 'Halstenbek/Berlin'],
      ['Application Engineer / Build Manager', 'Nordlicht Bahn', null],
      ['Support function', 'Harbor Seeds Inc', null],
    ]);
  });

  it('is told in a list by its years', () => {
    const { experience } = read(`Yara Haddad
yara@example.com

WORK EXPERIENCE

* 2 years as Front-End Developer at Synthetica from 2014 to today

* 9 years as Enthusiast Developer at Airwing Defence from 2005 to 2014
`);
    expect(experience.map(({ title, employer, current }) => [title, employer, current])).toEqual([
      ['Front-End Developer', 'Synthetica', true],
      ['Enthusiast Developer', 'Airwing Defence', false],
    ]);
  });
});

/** Title, employer, and town of the jobs below a heading. */
const jobsOf = (text: string) =>
  read(`Dana Okafor\ndana@example.com\n\nEXPERIENCE\n${text}`).experience.map(
    ({ title, employer, location }) => [title, employer, location],
  );

it.each([
  ['Excel, Word, PowerPoint Trainer, Skillpath', 'Excel, Word, PowerPoint Trainer', 'Skillpath', null],
  ['Java, Python, SQL Developer, Initech', 'Java, Python, SQL Developer', 'Initech', null],
  ['Product Owner, Siemens AG, Healthineers', 'Product Owner', 'Siemens AG', null],
  ['Product Owner, Siemens AG, Hamburg', 'Product Owner', 'Siemens AG', 'Hamburg'],
])('%s', (line, title, employer, location) => {
  expect(jobsOf(`${line}\n2018 - 2020\n- Did good work`)).toEqual([[title, employer, location]]);
});

it('a role without a word of roles stands where the one before it stood', () => {
  const text =
    'Amazon\nPicker\n2020 - 2022\n- Picked orders\nStower\n2018 - 2020\n- Stowed boxes\nDishwasher\n2016 - 2018\n- Washed dishes';
  expect(jobsOf(text)).toEqual([
    ['Picker', 'Amazon', null],
    ['Stower', 'Amazon', null],
    ['Dishwasher', 'Amazon', null],
  ]);
});
