import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ParsedResume } from '../../../contract/resumes.ts';
import { readResumeBytes } from '../parser/read-resume-bytes.ts';
import type { ResumeLayout } from '../parser/resume-layout.ts';
import { cleanerOf } from './cleaner.ts';
import type { Doubts } from './doubts.ts';
import { questionOf } from './question.ts';
import { sentLines } from './sent-lines.ts';

const RESUME = `Marisol Quintero
marisol.q@mail.example | +1 617 555 0142 | Boston, MA

Experience
Staff Accountant | Tidewater & Finch LLP
Jan 2020 - Present
- Moved 40,000 files.

Education
BA History, Tidewater University, 2015
`;

let parsed: ParsedResume;
let lines: ResumeLayout['lines'];
beforeAll(async () => {
  const read = await readResumeBytes(new TextEncoder().encode(RESUME), new Date('2026-11-15'), true);
  parsed = { ...read.parsed, full_name: { ...read.parsed.full_name, confidence: 0.9 } };
  lines = read.layout!.lines;
});

const TOP = { page: 1, line: 3 };
const BODY = { page: 1, line: 30 };

describe('what is taken out', () => {
  it.each([
    ['12 Rosewood Crescent, Flat 4, London SW1A 1AA', /rosewood|flat|sw1a/i],
    ['4410 N. Elm St, Dallas, TX', /elm/i],
    ['1950 Elm Street', /elm/i],
    ['Calle Mayor 14, 28013 Madrid', /mayor/i],
    ['Av. Paulista, nº 1000, São Paulo', /paulista/i],
    ['12 rue de la Paix, 75002 Paris', /paix/i],
    ['Via Roma 12, 20121 Milano', /roma/i],
    ['ul. Długa 5/7, 00-950 Warszawa', /d[łl]uga|5\/7/i],
    ['Keizersgracht 12, 1017 AB Amsterdam', /keizers|1017/i],
    ['Am Markt 3, 99084 Erfurt', /markt/i],
    ['Lange Straße 5, Bonn', /lange|stra/i],
    ['Str. Mihai Eminescu nr. 7, Cluj', /eminescu/i],
    ['Storgatan 14, 214 24 Malmö', /storgatan/i],
    ['Moda Caddesi No: 12 D: 4, İstanbul', /caddesi|moda|12/i],
    ['DOB: 14 March 1988', /1988|march/i],
    ['14.03.1988', /1988/],
    ['Date of birth: March 14, 1988 | Boston', /1988|march/i],
    ['Geboren am 14. März 1988 in Bonn', /1988|bonn/i],
    ['Né le 14 mars 1988', /1988/],
    ['Fecha de nacimiento: 14/03/1988', /1988/],
    ['Marital status: Married', /married/i],
    ['Verheiratet, 2 Kinder', /verheiratet/i],
    ['Religion: Catholic', /catholic/i],
    ['Nationality: Peruvian', /peruvian/i],
    ['skype: marisol88', /marisol/i],
    ['GitHub mquintero', /mquintero/],
    ['in/marisol-q', /marisol/],
    ['Quintero, Marisol', /quintero|marisol/i],
    ['M. Quintero', /quintero/i],
    ['QUINTERO Marisol', /quintero|marisol/i],
    ['marisol.q @ mail.example', /marisol/],
  ])('%s', (text, piece) => {
    expect(cleanerOf(parsed)(text, TOP)).not.toMatch(piece);
  });

  it.each([
    ['Calle Mayor 14, 28013 Madrid', /mayor/i],
    ['12 Rosewood Crescent', /rosewood/i],
    ['Date of birth: 14 March 1988', /1988/],
    ['github: mquintero', /mquintero/],
    ['Marisol Quintero Consulting +44 20 7946 0958', /marisol|7946/i],
  ])('%s, at the end too', (text, piece) => {
    expect(cleanerOf(parsed)(text, BODY)).not.toMatch(piece);
  });

  it.each([
    'Senior Engineer, Viacom 18, 2015 - 2019',
    'Religion teacher, St. Mary’s School, Leeds',
    'RG Consulting, São Paulo',
    'TC Energy, Calgary',
    'Engineering Manager, 2015 - 2019',
    '01.03.2015 - 31.12.2019',
    '2019 Best Place to Work, Initech',
    'GitHub Actions, Docker',
    'Booking.com, Amsterdam',
    'Born Digital Ltd, Leeds',
    'BA Religion, Boston College, 14 May 2012',
    'Strada Education Network, Quintero & Sons',
    'Placement year at Bosch, 5 months',
  ])('but not %s', (text) => {
    expect(cleanerOf(parsed)(text, BODY)).toBe(text);
  });
});

/** The reader is sure of nothing but the name. */
const ALL: Doubts = {
  values: ['location', 'headline'],
  jobs: [{ index: 0, fields: ['title', 'employer', 'dates'] }],
  schools: [{ index: 0, fields: ['school', 'degree', 'field', 'dates'] }],
  missing: ['skills'],
};

describe('whatever stands where', () => {
  const name = fc
    .tuple(
      fc.constantFrom('Marisol', 'Łukasz', 'Anne-Marie', 'Ümit', 'Bo'),
      fc.constantFrom('Quintero', 'O’Hara', 'Öztürk', 'de Witt', 'Nowak'),
    )
    .map(([first, last]) => ({ first, last }));
  const digits = fc.stringMatching(/^[2-9]\d{9}$/);
  const secrets = fc.record({
    name,
    email: fc.stringMatching(/^[a-z]{5,9}[._]?[a-z]{2,6}@[a-z]{4,8}\.(?:com|de|example)$/),
    phone: fc
      .tuple(digits, fc.constantFrom(' ', '-', '.', ''))
      .map(([all, by]) => [all.slice(0, 3), all.slice(3, 6), all.slice(6)].join(by)),
    link: fc
      .tuple(
        fc.constantFrom('linkedin.com/in/', 'https://github.com/', 'www.xing.com/profile/'),
        fc.nat(9999),
      )
      .map(([host, id]) => `${host}zq${id}vx`),
  });
  const around = fc.constantFrom('', 'Records Keeper', 'Consulting', 'Nightingale Harbor Inc.', 'Tel.', 'at');
  const by = fc.constantFrom(' ', ' | ', ', ', ' - ', ' (', ': ');
  const texts = fc.array(
    fc.tuple(around, by, fc.constantFrom('name', 'turned', 'email', 'phone', 'link'), by, around),
    { minLength: 6, maxLength: 6 },
  );

  it('no email, phone number, profile, or name of the person is sent, in lines or in what we read', () => {
    fc.assert(
      fc.property(secrets, texts, ({ name: { first, last }, ...said }, written) => {
        const secret = { ...said, name: `${first} ${last}`, turned: `${last}, ${first}` };
        const [location, headline, title, employer, school, degree] = written.map(
          ([before, left, which, right, after]) =>
            `${before}${left}${secret[which as 'name']}${right}${after}`,
        );
        const doubted: ParsedResume = {
          ...parsed,
          full_name: { value: secret.name, confidence: 0.9, source: TOP },
          location: { value: location!, confidence: 0.3, source: null },
          headline: { value: headline!, confidence: 0.3, source: TOP },
          experience: [{ ...parsed.experience[0]!, title: title!, employer: employer! }],
          education: [{ ...parsed.education[0]!, school: school!, degree: degree!, field: title! }],
        };
        const all = [location, headline, title, employer, school, degree].map((text, index) => ({
          ...lines[0]!,
          line: 1 + 7 * index,
          text: text!,
        }));
        const clean = cleanerOf(doubted);
        const sent = questionOf(doubted, ALL, sentLines(all, clean), clean).toLowerCase();
        for (const text of [secret.name, secret.turned, secret.email, secret.phone, secret.link]) {
          expect(sent).not.toContain(text.toLowerCase());
        }
        expect(sent).not.toContain(secret.email.split('@')[0]);
        expect(sent).not.toMatch(/zq\d+vx/);
      }),
      { numRuns: 300 },
    );
  });
});
