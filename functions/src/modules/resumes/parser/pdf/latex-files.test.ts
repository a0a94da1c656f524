import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';
import { pdfDocument } from './pdf-lines.ts';
import type { PdfItem } from './pdf-read.ts';

function item(text: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem {
  return { text, x, y, width: text.length * 5, size: 10, font: 'body', upright: true, ...more };
}

const document = (items: PdfItem[]) => pdfDocument([{ width: 612, height: 792, items, links: [] }]);
const read = (items: PdfItem[]) => document(items).lines.map((line) => line.text);

describe("letters in TeX's own encodings", () => {
  it('reads dashes and ligatures of T1', () => {
    expect(read([item('Quali\u001ccations, o\u001ece, 2013 \u0015 2016', 50, 100)])).toEqual([
      'Qualifications, office, 2013 – 2016',
    ]);
  });

  it('reads letters of T1 only in fonts that are in it', () => {
    expect(read([item('Wroc\u00aaaw \u0015 Pozna\u00ab', 50, 100)])).toEqual(['Wrocław – Poznań']);
    expect(read([item('Caf\u00e9 \u00ab Nord \u00bb', 50, 100)])).toEqual(['Café « Nord »']);
  });

  it('reads ligatures, bullets and the dash of OT1', () => {
    expect(
      read([item('\u000f', 50, 100), item('De\u000cned work\u000dows', 64, 100), item('2013{2016', 50, 130)]),
    ).toEqual(['Defined workflows', '2013–2016']);
  });

  it('leaves other texts as they are', () => {
    expect(read([item('const x = {2013}', 50, 100)])).toEqual(['const x = {2013}']);
  });
});

describe('fonts that are in no TeX encoding', () => {
  const others = [item('Acme\u00ae', 50, 130), item('38\u00b0C', 50, 160), item('React\u00b7Node', 50, 190)];
  const kept = ['Acme®', '38°C', 'React·Node'];

  it('keep their signs beside an icon with a telling code', () => {
    const icon = item('\u0010', 36, 130, { font: 'icons', width: 8 });
    expect(read([icon, ...others])).toEqual(kept);
  });

  it('keep their signs beside one word with a telling code', () => {
    expect(read([item('o\u001ece', 50, 100, { font: 'other' }), ...others])).toEqual(['office', ...kept]);
  });

  it('keep their signs beside many such words if they have a mapping', () => {
    const tex = item('o\u001ece quali\u001ccations \u001cnal', 50, 100, { font: 'other' });
    expect(read([tex, ...others, item('Anna’s café — 1½', 50, 220)]).slice(1, 4)).toEqual(kept);
    expect(read([tex, item('Wroc\u00aaaw', 50, 130)])[1]).toBe('Wrocław');
  });

  it('keep their braces', () => {
    const tex = item('De\u000cned work\u000dows, e\u000bects', 50, 100, { font: 'other' });
    expect(read([tex, item('useState{hook}', 50, 130)])[1]).toBe('useState{hook}');
    expect(read([tex, item('2013{2016', 50, 130)])[1]).toBe('2013–2016');
  });
});

describe('leaders', () => {
  it('part a title from the town at the other margin, and dashes in a text do not', () => {
    const [line] = document([item('Senior Cook ........ Boston, MA', 50, 60)]).lines;
    expect(line!.segments.map(({ text }) => text)).toEqual(['Senior Cook', 'Boston, MA']);
    expect(read([item('State-of-the-art -- and more', 50, 60)])).toEqual(['State-of-the-art -- and more']);
  });
});

describe('a name in two fonts', () => {
  it('has a space between its words, and a word with a bold part none', () => {
    const bold = { font: 'bold' };
    expect(read([item('Giovanni', 50, 60), item('Menzano', 90, 60, bold)])).toEqual(['Giovanni Menzano']);
    expect(read([item('Type', 50, 60), item('Script', 70, 60)])).toEqual(['TypeScript']);
  });
});

describe('icons without a mapping', () => {
  it('reads nothing for the signs of a font that sets single signs before other text', () => {
    const icon = { font: 'icons', width: 8 };
    const items = [
      item('B', 50, 100, icon),
      item('mara@mail.example', 66, 100),
      item('z', 50, 120, icon),
      item('March 2019 – May 2021', 66, 120),
      item('*', 176, 120, { font: 'pins', width: 8 }),
      item('Leeds', 190, 120),
      item('z', 50, 140, icon),
      item('June 2017 – March 2019', 66, 140),
      item('*', 181, 140, { font: 'pins', width: 8 }),
      item('York', 195, 140),
    ];
    expect(read(items)).toEqual([
      'mara@mail.example',
      'March 2019 – May 2021  Leeds',
      'June 2017 – March 2019  York',
    ]);
  });

  it('reads nothing for them where the same font sets ratings', () => {
    const icon = { font: 'icons', width: 8 };
    const items = [
      item('\u0141', 50, 100, icon),
      item('2019 – 2021', 66, 100),
      item('\u0141', 50, 120, icon),
      item('2017 – 2019', 66, 120),
      item('English', 50, 140),
      item('\u012a \u012a \u012a', 120, 140, { ...icon, width: 40 }),
    ];
    expect(read(items)).toEqual(['2019 – 2021', '2017 – 2019', 'English']);
  });

  it('reads the signs where there are more than a page has icons', () => {
    const rows = Array.from({ length: 160 }, (_, index) => [
      item('B', 50, 20 + index * 12, { font: 'icons', width: 8 }),
      item(`Row ${index}`, 66, 20 + index * 12),
    ]);
    expect(read(rows.flat()).filter((line) => line.startsWith('B'))).toHaveLength(160);
  });

  it('keeps initials in a font of their own', () => {
    const initial = { font: 'initials', size: 14, width: 8 };
    const items = [
      item('M', 50, 100, initial),
      item('ARA', 58, 100),
      item('V', 80, 100, initial),
      item('OSS', 88, 100),
    ];
    expect(read(items)).toEqual(['MARA VOSS']);
  });
});

describe('dates in a narrow column at the left', () => {
  const job = (y: number, dates: string[], title: string, employer: string) => [
    ...dates.map((text, index) => item(text, 137 - text.length * 5, y + 13 * index)),
    item(`${title}, ${employer}`, 146, y),
    item('• Planned the work of three teams for two years', 146, y + 13),
    item('• Wrote the guide that new colleagues start with', 146, y + 26),
  ];

  it('puts ranges together that go on over two or three lines', () => {
    const items = [
      item('Experience', 146, 70, { size: 15 }),
      ...job(100, ['Feb', '2021–Present'], 'Team Lead', 'Verano Foods'),
      ...job(150, ['Nov', '2018–Jan', '2021'], 'Planner', 'Oakline'),
      ...job(200, ['Mar 2016–Oct', '2018'], 'Assistant Planner', 'Oakline'),
    ];
    const { experience } = understand(
      document([item('Mara Voss', 50, 40, { size: 24 }), ...items]),
      '2026-11',
    );
    expect(experience.map(({ title, employer, start, end }) => [title, employer, start, end])).toEqual([
      ['Team Lead', 'Verano Foods', '2021-02', null],
      ['Planner', 'Oakline', '2018-11', '2021-01'],
      ['Assistant Planner', 'Oakline', '2016-03', '2018-10'],
    ]);
  });

  it('reads a date in a justified cell, with its dash stuck to what follows', () => {
    const items = [
      item('Jul', 43, 100),
      item('2021', 79, 100),
      item('– Oakline', 122, 100),
      item('Present', 43, 112),
    ];
    expect(read(items)).toEqual(['Jul 2021 – Present  Oakline']);
  });
});

describe('cells of a header', () => {
  const bold = { font: 'bold' };

  it('go on in the next line after a broken word or an unfinished name', () => {
    const items = [
      item('Chief Planning Of-', 50, 100, bold),
      item('Oakline', 240, 100, bold),
      item('2019 – 2021', 480, 100, bold),
      item('ficer', 50, 112, bold),
      item('• Planned two seasons', 56, 124),
      item('Leeds, UK', 50, 150, bold),
      item('College of Art and', 240, 150, bold),
      item('2015 – 2019', 480, 150, bold),
      item('Design', 240, 162, bold),
    ];
    expect(read(items)).toEqual([
      'Chief Planning Officer  Oakline  2019 – 2021',
      'Planned two seasons',
      'Leeds, UK  College of Art and Design  2015 – 2019',
    ]);
  });

  it('at the right margin stay with their dates', () => {
    const job = (y: number, dates: string, title: string, employer: string) => [
      item(dates, 50, y),
      item(title, 130, y),
      item(employer, 560 - employer.length * 5, y),
      item('Planned the work of three teams for many', 130, y + 13),
      item('seasons and wrote the guide for it.', 130, y + 26),
    ];
    const second = job(160, '2016 – 2019', 'Nurse', 'Oakline').map((one, index) =>
      index === 0 ? { ...one, text: '2016 – 2019 Nurse', width: 130 } : one,
    );
    const items = [
      ...job(100, '2019 – 2021', 'Matron', 'Verano'),
      ...second.filter((_, index) => index !== 1),
    ];
    expect(read(items)).toContain('2016 – 2019 Nurse  Oakline');
  });
});

describe('a list in two columns between text of the whole width', () => {
  it('is read in its place', () => {
    const wide = (y: number, text: string) => item(text.padEnd(90, '.'), 50, y);
    const cells = ['Welding', 'Rigging', 'Cutting', 'Lifting', 'Grinding', 'Bending'];
    const items = [
      item('MARA VOSS', 50, 40, { size: 20 }),
      wide(60, 'A welder of ships'),
      item('SKILLS', 50, 90, { size: 12 }),
      ...cells.map((text, index) => item(text, 50, 110 + index * 14)),
      ...cells.map((text, index) => item(`${text} in teams`, 300, 115 + index * 14)),
      item('EXPERIENCE', 50, 210, { size: 12 }),
      ...Array.from({ length: 24 }, (_, index) =>
        wide(230 + index * 14, `Joined the plates of ferry ${index}`),
      ),
    ];
    const found = read(items);
    expect(found.indexOf('Bending in teams')).toBeLessThan(found.indexOf('EXPERIENCE'));
    expect(document(items).lines.every(({ column }) => column === 0)).toBe(true);
  });
});
