import { describe, expect, it } from 'vitest';
import { asPlace } from '../places/location.ts';
import { withCapitals } from '../text/text-line.ts';
import { txtDocument } from '../txt-lines.ts';
import { findEmails } from './emails.ts';
import { findHeadline } from './headline.ts';
import { findName } from './name.ts';
import { asName } from './name-form.ts';
import { findPhones } from './phones.ts';
import { findLinks } from './profile-links.ts';

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
    ['Lille (59) - 06 12 34 56 78', 'FR', ['+33612345678']],
    ['0221 4712345 / 0151 555033', 'DE', ['+492214712345']],
    ['ann@lee.example • +1 306\n555 0144', null, ['+13065550144']],
    ['+46 70 123 45 67\n2015 - 2019', null, ['+46701234567']],
  ])('%s in %s', (text, country, expected) => {
    expect(phones(text, country)).toEqual(expected);
  });

  it('repairs an address that lost its place around the @', () => {
    expect(findEmails(lines('Ann.Lee @ Example.com'), [])[0]?.value).toBe('ann.lee@example.com');
  });

  it('ends an address at its own end, whatever stands below', () => {
    const values = (text: string) => findEmails(lines(text), []).map(({ value }) => value);
    expect(values('ann@mail.com\nannlee.dev')).toEqual(['ann@mail.com']);
    expect(values('ann@mail.com\nportfolio')).toEqual(['ann@mail.com']);
    expect(values('ann.lee@uni-\nulm.de')).toEqual(['ann.lee@uni-ulm.de']);
    expect(values('ann.lee@mail.co\nm')).toEqual(['ann.lee@mail.com']);
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
