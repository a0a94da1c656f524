import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRegions } from './columns.ts';
import { pdfDocument } from './pdf-lines.ts';
import type { PdfItem } from './pdf-read.ts';
import { toRows } from './pdf-rows.ts';

function item(text: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem {
  return { text, x, y, width: text.length * 5, size: 10, font: 'body', upright: true, ...more };
}

const page = (items: PdfItem[]) => ({ width: 612, height: 792, items, links: [] });
const read = (items: PdfItem[]) => pdfDocument([page(items)]).lines.map((line) => line.text);

describe('rows', () => {
  it('joins runs on one baseline, with the space that the gap shows', () => {
    const [row] = toRows([item('Soft', 50, 100), item('ware', 70, 100.5), item('Engineer', 93, 100)]);
    expect(row!.runs.map((run) => run.text)).toEqual(['Software Engineer']);
  });

  it('parts what a wide gap parts', () => {
    const [row] = toRows([item('Engineer', 50, 100), item('2019 – 2021', 450, 100)]);
    expect(row!.runs.map((run) => run.text)).toEqual(['Engineer', '2019 – 2021']);
  });

  it('puts letter-spaced words together', () => {
    expect(read([item('E X P E R I E N C E', 50, 100)])).toEqual(['EXPERIENCE']);
  });

  it('drops text that is printed twice to look bold, text that is not upright, and icons', () => {
    const items = [
      item('Skills', 50, 100),
      item('Skills', 50.4, 100),
      item('DRAFT', 100, 300, { upright: false }),
      item('\ue0be', 50, 120),
      item('a@b.org', 65, 120),
    ];
    expect(read(items)).toEqual(['Skills', 'a@b.org']);
  });

  it('loses no word and invents none, however the items are ordered', () => {
    const words = fc.uniqueArray(
      fc.record({ row: fc.integer({ min: 0, max: 30 }), cell: fc.integer({ min: 0, max: 4 }) }),
      { maxLength: 60, selector: ({ row, cell }) => `${row}:${cell}` },
    );
    fc.assert(
      fc.property(words, fc.infiniteStream(fc.integer()), (cells, order) => {
        const items = cells.map(({ row, cell }) => item(`w${row}x${cell}`, 40 + cell * 110, 60 + row * 14));
        const shuffled = items
          .map((one) => ({ one, key: order.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const found = read(shuffled).flatMap((line) => line.split(/\s+/));
        expect(found.toSorted()).toEqual(items.map((one) => one.text).toSorted());
      }),
    );
  });
});

describe('rails and tables', () => {
  it('keeps dates in a left-hand column beside the jobs they belong to, under headings in the same column', () => {
    const entry = (y: number, dates: string, title: string, employer: string) => [
      item(dates, 40, y),
      item(title, 160, y, { font: 'bold' }),
      item(employer, 160, y + 14),
      item('Kept the line running and the books in order', 172, y + 28),
    ];
    const lines = read([
      item('Experience', 40, 80, { font: 'bold', size: 13 }),
      ...entry(100, '03/2020 – now', 'Shift Lead', 'Harbor Mill'),
      ...entry(160, '05/2016 – 02/2020', 'Packer', 'Dunes Foods'),
      item('Education', 40, 220, { font: 'bold', size: 13 }),
      ...entry(240, '2012 – 2016', 'Diploma', 'Lakeside College'),
      ...entry(300, '2008 – 2012', 'School', 'Lakeside High School'),
    ]);
    expect(lines).toContain('03/2020 – now  Shift Lead');
    expect(lines.indexOf('Education')).toBeGreaterThan(lines.indexOf('Dunes Foods'));
  });

  it('moves the lower lines of a table cell up to the row they belong to', () => {
    const row = (y: number, dates: string, employer: string, place: string, title: string) => [
      item(dates, 40, y),
      item(employer, 133, y),
      item(place, 133, y + 14),
      item(title, 250, y, { font: 'bold' }),
      item('Answered for the tools and the keys', 262, y + 14),
      item('Taught the new ones how to use them', 262, y + 28),
    ];
    const lines = read([
      ...row(100, '2020 – 2022', 'Harbor Mill', 'Salem', 'Shift Lead'),
      ...row(160, '2016 – 2020', 'Dunes Foods', 'Eugene', 'Packer'),
      ...row(220, '2012 – 2016', 'Lake Garage', 'Bend', 'Cleaner'),
    ]);
    expect(lines.slice(0, 4)).toEqual([
      '2020 – 2022  Harbor Mill  Shift Lead',
      'Salem',
      'Answered for the tools and the keys',
      'Taught the new ones how to use them',
    ]);
  });
});

describe('cells of a table', () => {
  it('end at a heading and at a line over all of them, so that later rows keep their dates', () => {
    const lines = read([
      item('Publication: Learning', 72, 100),
      item('in physical worlds', 302, 100),
      item('Berlin, 2019', 430, 100),
      item('Positions', 72, 120),
      item('PhD Candidate', 72, 134),
      item('2017 - present', 450, 134),
      item('Arctic University', 72, 148),
      item('Inventor', 72, 162),
      item('2016 - 2017', 450, 162),
      item('Eupnea', 72, 176),
    ]);
    expect(lines).toContain('PhD Candidate  2017 - present');
    expect(lines).toContain('Inventor  2016 - 2017');
  });
});

describe('columns', () => {
  const left = (lines: string[], top: number) => lines.map((text, index) => item(text, 40, top + index * 14));
  const right = (lines: string[], top: number) =>
    lines.map((text, index) => item(text, 240, top + index * 14));

  it('are read one after the other, whether their lines share baselines or not', () => {
    const side = ['CONTACT', 'a@b.org', 'SKILLS', 'Welding', 'Rigging', 'Cutting'];
    const main = [
      'EXPERIENCE',
      'Welder',
      'Tyne Yards',
      '2015 - 2019',
      'Joined plates for ferries',
      'EDUCATION',
      'School',
    ];
    for (const offset of [0, 5]) {
      expect(read([...left(side, 100), ...right(main, 100 + offset)])).toEqual([...side, ...main]);
    }
  });

  it('go on in the same column of the next page', () => {
    const one = page([
      ...left(['CONTACT', 'a@b.org', 'SKILLS', 'Welding', 'Rigging'], 100),
      ...right(['EXPERIENCE', 'Welder', 'Tyne Yards', '2015 - 2019', 'Joined plates'], 105),
    ]);
    const two = page([
      ...left(['LANGUAGES', 'English', 'French', 'Spanish', 'Dutch'], 100),
      ...right(['Passed every inspection', 'EDUCATION', 'School', '2014', 'Grade A'], 105),
    ]);
    const lines = pdfDocument([one, two]).lines.map((line) => line.text);
    expect(lines.indexOf('LANGUAGES')).toBeLessThan(lines.indexOf('EXPERIENCE'));
    expect(lines.indexOf('Passed every inspection')).toBe(lines.indexOf('Joined plates') + 1);
  });

  it('are not seen in dates on the right', () => {
    const rows = ['Nurse', 'Clerk', 'Baker', 'Driver', 'Cook', 'Guard'].flatMap((title, index) => [
      item(title, 40, 100 + index * 28),
      item(`20${10 + index} - 20${11 + index}`, 480, 100 + index * 28),
      item(`did the work of a ${title.toLowerCase()}`, 40, 114 + index * 28),
    ]);
    expect(toRegions(toRows(rows), 612)).toHaveLength(1);
    expect(read(rows)[0]).toBe('Nurse  2010 - 2011');
  });

  it('are not seen in a rail of labels, whose wrapped dates are put together', () => {
    const rows = [
      item('02/2020 –', 40, 100),
      item('Welder, Tyne Yards', 140, 100, { font: 'bold' }),
      item('Present', 40, 114),
      item('Joined plates for ferries and trawlers', 140, 128),
      item('06/2017 –', 40, 150),
      item('Fitter, Clyde Works', 140, 150, { font: 'bold' }),
      item('01/2020', 40, 164),
      item('Fitted pipes of all sizes into hulls', 140, 178),
    ];
    const lines = read(rows);
    expect(lines[0]).toBe('02/2020 – Present  Welder, Tyne Yards');
    expect(lines).toContain('06/2017 – 01/2020  Fitter, Clyde Works');
  });

  it('are seen where the right one has a rail of dates of its own', () => {
    const dated = (y: number, dates: string[], title: string) => [
      ...dates.map((text, index) => item(text, 240, y + index * 14)),
      item(title, 330, y),
      item('Planned the work of three teams', 330, y + 14),
      item('Wrote the guide for new colleagues', 330, y + 28),
    ];
    const items = [
      ...left(['CONTACT', 'a@b.org', 'SKILLS', 'Welding', 'Rigging', 'Cutting', 'Lifting'], 105),
      item('EXPERIENCE', 240, 100),
      ...dated(120, ['2019 –', 'Present'], 'Foreman, Tyne Yards'),
      ...dated(170, ['2015 –', '2019'], 'Welder, Clyde Works'),
    ];
    const lines = read(items);
    expect(lines.indexOf('Lifting')).toBeLessThan(lines.indexOf('EXPERIENCE'));
    expect(lines).toContain('2019 – Present  Foreman, Tyne Yards');
  });

  it('are not seen in labels, each beside the first line of what it labels', () => {
    const block = (y: number, label: string, first: string) => [
      item(label, 40, y),
      item(first, 240, y),
      item('Planned the work of three teams', 240, y + 14),
      item('Wrote the guide for new colleagues', 240, y + 28),
    ];
    const items = [
      item('EXPERIENCE', 40, 80, { size: 14 }),
      ...block(100, '05/2022 – Present', 'Foreman, Tyne Yards'),
      ...block(150, '01/2019 – 01/2022 in Newcastle', 'Welder, Clyde Works'),
      item('EDUCATION', 40, 190, { size: 14 }),
      ...block(210, '2015 – 2019', 'BSc, Physics, University of Leeds'),
      item('SKILLS', 40, 250, { size: 14 }),
      ...block(270, 'Tools', 'Excel, SAP, Word'),
    ];
    expect(read(items)).toContain('2015 – 2019  BSc, Physics, University of Leeds');
  });

  describe('with dates at the right margin of the text', () => {
    const dates = (y: number, text: string) => item(text, 400 - text.length * 5, y);
    const job = (y: number, title: string, when: string) => [
      item(title, 40, y),
      dates(y, when),
      item('Planned the work of three teams', 40, y + 14),
    ];
    const text = [
      item('EXPERIENCE', 40, 100),
      ...job(114, 'Site Manager', 'Jan 2020 – Present'),
      ...job(142, 'Structural Engineer', 'May 2015 – Dec 2019'),
      ...job(170, 'Trainee', '2014 – 2015'),
      item('EDUCATION', 40, 198),
      ...job(212, 'BSc, Civil Engineering', '2010 – 2014'),
    ];

    it('leave them beside the text where a side bar stands to their right', () => {
      const bar = ['CONTACT', 'Parma', '340 5550 119', 'm@mail.example', 'SKILLS', 'AutoCAD', 'Revit', 'SAP'];
      const lines = read([...text, ...bar.map((one, index) => item(one, 450, 114 + index * 17))]);
      expect(lines).toContain('Structural Engineer  May 2015 – Dec 2019');
      expect(lines.indexOf('CONTACT')).toBeGreaterThan(lines.indexOf('EDUCATION'));
    });

    it('take dates of a column of their own for no margin', () => {
      const column = ['EDUCATION', 'BSc, Leeds', '2010 – 2014', 'A levels', '2008 – 2010', 'SKILLS', 'Excel'];
      const lines = read([
        ...[...Array(7).keys()].map((index) =>
          item(index === 0 ? 'EXPERIENCE' : `Planned the work of team ${index}`, 40, 100 + index * 14),
        ),
        ...column.map((one, index) => item(one, 300, 100 + index * 14)),
      ]);
      expect(lines).toContain('2010 – 2014');
    });
  });
});
