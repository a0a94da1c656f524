/** Dates in a column at the left that label what stands beside them, whatever else is in that column. */
import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';
import { pdfDocument } from './pdf-lines.ts';
import type { PdfItem } from './pdf-read.ts';

const GAP = 14;

function item(text: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem {
  return { text, x, y, width: text.length * 5, size: 10, font: 'body', upright: true, ...more };
}

/** Rows of two cells: what ends at `edge` or begins at `left`, and what begins at `right`. */
function rows(
  all: [string, string][],
  { edge, left, right }: { edge?: number; left?: number; right: number },
) {
  return all.flatMap(([label, text], index) => {
    const y = 120 + index * GAP;
    const heading = label === '' && /^[A-Z]{5,}$/.test(text);
    const at = edge === undefined ? left! : edge - label.length * 5;
    return [
      ...(label === ''
        ? []
        : [item(label, at, y, /^[A-Z]{5,}$/.test(label) ? { size: 12, font: 'bold' } : {})]),
      ...(text === '' ? [] : [item(text, right, y, heading ? { size: 12, font: 'bold' } : {})]),
    ];
  });
}

const jobsOf = (items: PdfItem[]) => {
  const head = [item('Dana Okafor', 60, 60, { size: 20 }), item('dana@example.com', 60, 84)];
  const page = { width: 612, height: 792, items: [...head, ...items], links: [] };
  return understand(pdfDocument([page]), '2026-11').experience.map(({ title, employer, start }) => [
    title,
    employer,
    start,
  ]);
};

describe('A rail of dates', () => {
  it('is no column of its own, though words of headings label lists in it', () => {
    expect(
      jobsOf(
        rows(
          [
            ['', 'EXPERIENCE'],
            ['2018–2022', 'Staff Nurse, Oakline Clinic'],
            ['', 'Cared for patients after surgery in two wards of the clinic'],
            ['', 'Taught new colleagues how to do the same, every quarter'],
            ['2012', 'Nurse, Harrow Gate'],
            ['', 'Cared for patients in the emergency room, day and night'],
            ['', 'Kept the books of the ward with three colleagues'],
            ['', 'SKILLS'],
            ['Languages', 'English, French, and some German'],
            ['Computers', 'Spreadsheets and patient records'],
            ['', 'INTERESTS'],
            ['Sports', 'Rowing on the river, and climbing in the hills'],
            ['', 'Reading about the history of medicine in the north'],
            ['', 'Cooking for many people at once'],
          ],
          { edge: 110, right: 120 },
        ),
      ),
    ).toEqual([
      ['Staff Nurse', 'Oakline Clinic', '2018-01'],
      ['Nurse', 'Harrow Gate', '2012-01'],
    ]);
  });

  it('ends where lists in two columns begin below it', () => {
    expect(
      jobsOf(
        rows(
          [
            ['EXPERIENCE', ''],
            ['2018', 'Oakline Prints'],
            ['– 2022', 'Senior Designer'],
            ['', 'Packages and labels'],
            ['2013', 'Harrow Gate'],
            ['– 2018', 'Graphic Designer'],
            ['', 'Covers of books'],
            ['SKILLS', 'LANGUAGES'],
            ['Lettering', 'English'],
            ['Drawing', 'French'],
            ['Printing', ''],
            ['Binding', ''],
          ],
          { left: 60, right: 150 },
        ),
      ),
    ).toEqual([
      ['Senior Designer', 'Oakline Prints', '2018-01'],
      ['Graphic Designer', 'Harrow Gate', '2013-01'],
    ]);
  });

  it('is not what a side bar with the dates of studies is', () => {
    expect(
      jobsOf(
        rows(
          [
            ['EDUCATION', 'EXPERIENCE'],
            ['2010 – 2012', 'Staff Nurse, Oakline Clinic'],
            ['Tide College', '2018 – 2022'],
            ['Nursing', 'Cared for patients after surgery'],
            ['SKILLS', 'Taught new colleagues'],
            ['Triage', 'Nurse, Harrow Gate'],
            ['Records', '2012 – 2018'],
            ['Teaching', 'Cared for patients at night'],
          ],
          { left: 60, right: 200 },
        ),
      ),
    ).toEqual([
      ['Staff Nurse', 'Oakline Clinic', '2018-01'],
      ['Nurse', 'Harrow Gate', '2012-01'],
    ]);
  });
});
