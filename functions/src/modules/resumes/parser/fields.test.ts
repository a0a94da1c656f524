import { describe, expect, it } from 'vitest';
import type { ResumeExperience } from '../../../contract/resumes.ts';
import { seniorityOf, seniorityOfTitle, yearsOfExperience } from './career.ts';
import { findEmails, findLinks, findPhones } from './contact.ts';
import { readDegree } from './degrees.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { findHeadline } from './headline.ts';
import { readLanguages } from './languages.ts';
import { asPlace } from './location.ts';
import { asName, findName } from './name.ts';
import { namedSkills } from './named-skills.ts';
import { readCertificates, readSkills, splitItems } from './skills.ts';
import { withCapitals } from './text-line.ts';
import { txtDocument } from './txt-lines.ts';

const lines = (text: string) => txtDocument(text).lines;

describe('name', () => {
  it.each([
    ['RAJ MEHRA', 'Raj Mehra'],
    ["SIOBHÁN O'DONNELL-MCKAY", "Siobhán O'Donnell-Mckay"],
    ['Dr. Lena de la Cruz', 'Lena de la Cruz'],
    ['Diana Okoro, MSN, RN', 'Diana Okoro'],
    ['Capt. Ruth Vale, USAF', 'Ruth Vale'],
    ['Resume of Tom Ford', 'Tom Ford'],
    ['Robert (Bob) Jones', 'Robert Jones'],
    ['Li Wei (Kevin) Zhang', 'Li Wei Zhang'],
    ['William J. (Bill) Marsh III', 'William J. Marsh'],
    ['Ann Lee (Remote) Software Engineer', 'Ann Lee'],
    ["Jean-Baptiste d'Arcy", "Jean-Baptiste d'Arcy"],
    ['Leonardo dell’Acqua', 'Leonardo dell’Acqua'],
    ["Nikolaj van 't Hoff", "Nikolaj van 't Hoff"],
    ['María de los Ángeles García', 'María de los Ángeles García'],
    ['Fatima al-Sayed', 'Fatima al-Sayed'],
    ['Michael Thomas, P.E.', 'Michael Thomas'],
    ['Prof. Dr. med. Hans Maier', 'Hans Maier'],
    ['Dr. rer. nat. Eva Holm', 'Eva Holm'],
    ['Jimmy Page', 'Jimmy Page'],
    ['Ann O. Street', 'Ann O. Street'],
  ])('%s is %s', (text, name) => {
    expect(asName(text)).toBe(name);
  });

  it.each([
    'Curriculum Vitae',
    '12 Main Street',
    'ann@lee.org',
    'Lund University',
    'Ann',
    'Permis B',
    'Führerschein B',
    'Cover Page',
    'Main Street',
  ])('%s is none', (text) => {
    expect(asName(text)).toBeUndefined();
  });

  const top = (text: string) => {
    const head = lines(text);
    const name = findName(head, head, null);
    return [name?.value, findHeadline(head, name)?.value];
  };

  it('may end in a trade, and is not the headline then', () => {
    expect(top('Tom Baker\ncrazyfish@example.com\n')).toEqual(['Tom Baker', undefined]);
    expect(top('Sarah Carpenter\nStaff Nurse\nsjc1990@example.com\n')).toEqual([
      'Sarah Carpenter',
      'Staff Nurse',
    ]);
    expect(top('Tom Baker\nTOM BAKER\nPastry Chef\n')).toEqual(['Tom Baker', 'Pastry Chef']);
  });

  it.each(['Line Cook', 'Truck Driver', 'Software Engineer', 'Senior Baker'])(
    'is not the job at the top: %s',
    (job) => {
      expect(top(`${job}\nMina Park\n`)[0]).toBe('Mina Park');
      expect(top(`${job}\nLiving in the north since 2015.\n`)).toEqual([undefined, job]);
    },
  );

  it('is a street or a page only at the top', () => {
    expect(top('Jimmy Page\nGuitarist\n')[0]).toBe('Jimmy Page');
    expect(top('Living in the north since 2015.\nBaker Street\n')[0]).toBeUndefined();
  });

  it('is preferred where the e-mail address spells it', () => {
    const head = lines('Quiet Harbour\nMina Park\nmina.park@example.com\n');
    expect(findName(head, head, 'mina.park@example.com')?.value).toBe('Mina Park');
  });
});

describe('contact', () => {
  const phones = (text: string, country: string | null) =>
    findPhones(lines(text), [], country).map((one) => one.value);

  it.each<[string, string | null, string[]]>([
    ['Call +46 70 123 45 67', null, ['+46701234567']],
    ['0049 30 901820', null, ['+4930901820']],
    ['(415) 555-0142', 'US', ['+14155550142']],
    ['(415) 555-0142', null, ['+14155550142']],
    ['(415) 555-0142', 'IN', ['+14155550142']],
    ['0221 4712345', 'DE', ['+492214712345']],
    ['0221 4712345', null, []],
    ['2015 - 2019', 'US', []],
    ['12.05.2018', 'DE', []],
    ['ISBN 978-3-16-148410-0', null, []],
  ])('%s in %s', (text, country, expected) => {
    expect(phones(text, country)).toEqual(expected);
  });

  it('repairs an address that lost its place around the @', () => {
    expect(findEmails(lines('Ann.Lee @ Example.com'), [])[0]?.value).toBe('ann.lee@example.com');
  });

  it('takes profiles anywhere, other sites only from the contact lines, and no technology', () => {
    const text = 'annlee.dev | github.com/annlee\nNode.js, ASP.NET\nBuilt acme-shop.com for linkedin.com\n';
    const found = findLinks(lines(text), [], (_, line) => line === 1).map((link) => link.value);
    expect(found).toEqual(['https://annlee.dev', 'https://github.com/annlee']);
  });
});

describe('place', () => {
  it.each([
    ['Austin, TX', 'US'],
    ['Toronto, ON, Canada', 'CA'],
    ['Pune, Maharashtra', 'IN'],
    ['Madrid, España', 'ES'],
    ['Zirakpur, Punjab, IN', 'IN'],
    ['Berlin', 'DE'],
    ['Greater Boston', 'US'],
    ['San Francisco Bay Area', 'US'],
    ['Toronto, ON, CA', 'CA'],
    ['Tel Aviv, IL', 'IL'],
    ['Tbilisi, Georgia', 'GE'],
    ['Cambridge', null],
  ])('%s lies in %s', (text, country) => {
    expect(asPlace(text)?.country).toBe(country);
  });

  it.each([
    ['64295 Darmstadt, Germany', 'Darmstadt, Germany', 'DE'],
    ['10249, Berlin', 'Berlin', 'DE'],
    ['8001 Zürich', 'Zürich', 'CH'],
    ['1017 AB Amsterdam', 'Amsterdam', 'NL'],
    ['Ystadsgatan 3C, 214 24 Malmö', 'Malmö', 'SE'],
    ['ul. Marszałkowska 5, 00-950 Warszawa', 'Warszawa', 'PL'],
  ])('is without its postcode in %s', (text, town, country) => {
    expect(asPlace(text)).toMatchObject({ text: town, country });
    expect(asPlace(text)!.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['4410 Elm Street, Dallas, TX 75201', 'Dallas, TX'],
    ['3505 Lake Lynda Dr, Orlando, FL', 'Orlando, FL'],
    ['12345 Main St, Austin, TX 78701', 'Austin, TX'],
    ['1234 Boulevard Laurier, Québec, QC', 'Québec, QC'],
  ])('takes the number of a house for no postcode in %s', (text, town) => {
    expect(asPlace(text)?.text).toBe(town);
  });

  it('takes no employer before a postcode for a part of the place', () => {
    expect(asPlace('DHL, 50667 Köln')?.text).not.toBe('DHL, Köln');
  });

  it('is not a year before a town, nor a number before other words', () => {
    expect(asPlace('2019 Berlin')).toBeUndefined();
    expect(asPlace('1000 Sales')).toBeUndefined();
  });

  it('leaves the street out', () => {
    expect(asPlace('12 Main Street, San Jose, CA 95112')?.text).toBe('San Jose, CA');
  });

  it.each(['Northwind Bank, India', 'Engineer, Payments', 'DIGITAL AGENCY CO', 'Java, SQL'])(
    '%s is none',
    (text) => {
      expect(asPlace(text)).toBeUndefined();
    },
  );
});

describe('experience', () => {
  const jobs = (text: string) =>
    readExperience(lines(text)).map(({ title, employer, location }) => [title, employer, location]);

  it.each<[string, string, (string | null)[][]]>([
    [
      'title first',
      'Cook\nHarbour Inn, Hull, UK\n2015 - 2019\n- Cooked.',
      [['Cook', 'Harbour Inn', 'Hull, UK']],
    ],
    [
      'employer first',
      'Harbour Inn — Cook\nHull, UK | 2015 - 2019\n- Cooked.',
      [['Cook', 'Harbour Inn', 'Hull, UK']],
    ],
    ['one line', 'Cook, Harbour Inn (2015 - 2019)\n- Cooked.', [['Cook', 'Harbour Inn', null]]],
    [
      'dates first',
      '2015 - 2019\nCook\nHarbour Inn\n- Cooked.\n2012 - 2015\nWaiter\nSea View\n',
      [
        ['Cook', 'Harbour Inn', null],
        ['Waiter', 'Sea View', null],
      ],
    ],
    [
      'labels',
      'Company: Harbour Inn\nDesignation: Cook\nDuration: 2015 to 2019\n- Cooked.',
      [['Cook', 'Harbour Inn', null]],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });

  it('gives roles under a banner their employer', () => {
    const text = `Acme Corporation, Austin, TX      2015 - Present
Staff Engineer, Platform      2018 - Present
- Led the platform.
Senior Engineer, Payments      2015 - 2018
- Built the rails.
`;
    expect(jobs(text)).toEqual([
      ['Staff Engineer, Platform', 'Acme Corporation', 'Austin, TX'],
      ['Senior Engineer, Payments', 'Acme Corporation', 'Austin, TX'],
    ]);
  });

  it('does not take dates in sentences for jobs', () => {
    const text =
      'Cook, Harbour Inn      2015 - 2019\n- Ran the kitchen from May 2016 to June 2017 alone.\n- Won a star in 2018.\n';
    expect(jobs(text)).toHaveLength(1);
  });
});

describe('education', () => {
  it.each([
    ['Bachelor of Science in Nursing (BSN)', 'Bachelor of Science', 'Nursing'],
    ['B.Tech (CSE)', 'B.Tech', 'CSE'],
    ['MBA - Finance', 'MBA', 'Finance'],
    ['Master of Science of Human-Computer Interaction', 'Master of Science', 'Human-Computer Interaction'],
    ['Bachelor of Computer Applications', 'Bachelor of Computer Applications', null],
    ['Diploma in Pastry Arts', 'Diploma', 'Pastry Arts'],
    ['Licenciatura en Derecho', 'Licenciatura', 'Derecho'],
    ['Licență, Ingineria materialelor', 'Licență', 'Ingineria materialelor'],
    ['PG-DAC in Embedded Systems', 'PG-DAC', 'Embedded Systems'],
  ])('%s', (text, degree, field) => {
    expect(readDegree(text)).toMatchObject({ degree, field });
  });

  it.each(['worked as in-house cook', 'be the change', 'ms office'])('%s names no degree', (text) => {
    expect(readDegree(text)).toBeUndefined();
  });

  it.each([
    ['BSc (Hons) Dental Hygiene at Lincoln Institute', 'Lincoln Institute', 'Dental Hygiene'],
    ['University of Leeds (BSc, Physics)', 'University of Leeds', 'Physics'],
    ['Diploma, Cooking (Harbour College)', 'Harbour College', 'Cooking'],
  ])('%s names its school', (text, school, field) => {
    expect(readEducation(lines(text))).toMatchObject([{ school, field }]);
  });

  it('reads studies in either order, with or without dates', () => {
    const text = `Lund University      Lund, Sweden
MSc in Statistics      Sep 2015 - Jun 2017
- University medal for the best thesis

Uppsala University
BSc Mathematics, 2015

Harbour School
`;
    const found = readEducation(lines(text)).map(({ degree, field, school, start, end }) => [
      degree,
      field,
      school,
      start,
      end,
    ]);
    expect(found).toEqual([
      ['MSc', 'Statistics', 'Lund University', '2015-09', '2017-06'],
      ['BSc', 'Mathematics', 'Uppsala University', null, '2015-12'],
      [null, null, 'Harbour School', null, null],
    ]);
  });
});

describe('skills', () => {
  const skills = (text: string) => readSkills(lines(text)).skills.map((item) => item.value);

  it('are split at what parts them, without labels and levels', () => {
    const text =
      'Languages: Java, C++, R\nTools      Git, Docker\nCloud: AWS (EC2, S3), CI/CD; Terraform (expert)\n';
    expect(skills(text)).toEqual([
      'Java',
      'C++',
      'R',
      'Git',
      'Docker',
      'AWS',
      'EC2',
      'S3',
      'CI/CD',
      'Terraform',
    ]);
  });

  it('may be one a line, or wrapped', () => {
    expect(skills('• Welding\n• Rigging\n')).toEqual(['Welding', 'Rigging']);
    expect(skills('Welding, Rigging, Pipe\nfitting, Cutting')).toEqual([
      'Welding',
      'Rigging',
      'Pipe fitting',
      'Cutting',
    ]);
  });

  it('are not halves of sentences', () => {
    expect(
      skills(
        '• Have worked on the planning of routes for trucks, vans and the boats of a company\n• Excel\n',
      ),
    ).toEqual(['Excel']);
  });

  it('spoken languages among them are languages', () => {
    const read = readSkills(lines('Languages: Dutch, Thai\nTools: Git, Make\n'));
    expect(read.languages.map((item) => item.value)).toEqual(['Dutch', 'Thai']);
    expect(read.skills.map((item) => item.value)).toEqual(['Git', 'Make']);
  });

  it('named in prose count only when the person lists few, and everyday words never do', () => {
    const prose = lines(
      'Built services in Kubernetes and PostgreSQL.\nGo the extra mile for a swift R&D team.\n',
    );
    expect(namedSkills(prose, []).map((item) => item.value)).toEqual(['Kubernetes', 'PostgreSQL']);
    const listed = Array.from({ length: 8 }, (_, i) => ({
      value: `skill ${i}`,
      page: 1,
      line: 1,
      confidence: 0.9,
    }));
    expect(namedSkills(prose, listed)).toEqual([]);
  });

  it('keep brackets whole when they hold a remark', () => {
    expect(splitItems('Excel (pivot tables and charts for the board), Word')).toEqual(['Excel', 'Word']);
  });
});

describe('certificates and languages', () => {
  it('lose their dates and levels', () => {
    const found = readCertificates(
      lines('- AWS Certified Cloud Practitioner (Mar 2024)\n- Scrum Master, 2021\n'),
    );
    expect(found.map((item) => item.value)).toEqual(['AWS Certified Cloud Practitioner', 'Scrum Master']);
    expect(
      readLanguages(lines('English (fluent), Español – nativo, Java')).map((item) => item.value),
    ).toEqual(['English', 'Español']);
  });
});

describe('career', () => {
  const job = (title: string, start: string | null, end: string | null): ResumeExperience => ({
    title,
    employer: 'Acme',
    location: null,
    start,
    end,
    current: end === null,
    bullets: [],
    confidence: 0.9,
    source: { page: 1, line: 1 },
  });

  it('counts overlapping jobs once and running ones to this month', () => {
    const jobs = [job('Cook', '2024-01', null), job('Waiter', '2023-07', '2024-06')];
    expect(yearsOfExperience(jobs, [], '2024-12').value).toBe(1.5);
  });

  it('takes what the summary says only when no job has dates', () => {
    const summary = lines('Nurse with 9 years of experience on wards');
    expect(yearsOfExperience([], summary, '2026-11')).toMatchObject({ value: 9, confidence: 0.6 });
    expect(yearsOfExperience([], lines('Open for 9 years in Hull'), '2026-11').value).toBeNull();
  });

  it.each([
    ['Co-Founder & CTO', 'executive'],
    ['VP of Engineering', 'director'],
    ['Software Engineering Intern', 'intern'],
    ['Staff Software Engineer', 'lead'],
    ['Senior Product Manager', 'senior'],
    ['Account Manager', 'mid'],
    ['Junior Analyst', 'entry'],
    ['Intern → Junior Engineer', 'entry'],
    ['Baker', undefined],
  ])('%s is %s', (title, band) => {
    expect(seniorityOfTitle(title)).toBe(band);
  });

  it('asks the newest job, then the years', () => {
    expect(
      seniorityOf([job('Senior Cook', '2015-01', '2016-01'), job('Cook', '2020-01', null)], null, 7).value,
    ).toBe('senior');
    expect(seniorityOf([], null, null).value).toBeNull();
  });
});

describe('a text in small letters', () => {
  it('gets its capitals back in short lines, but not in addresses', () => {
    const found = withCapitals(
      lines(
        'ann lee\nbrooklyn, ny · ann@lee.dev\ni draw and i write, and that is all that i do here, every day.\n',
      ),
    );
    expect(found.map((line) => line.text)).toEqual([
      'Ann Lee',
      'Brooklyn, NY · ann@lee.dev',
      'I Draw And I Write, And That Is All That I Do Here, Every Day.'.toLowerCase(),
    ]);
  });
});
