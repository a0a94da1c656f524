import { rawWordsOf } from '../dom/text.ts';
import { namesSomebodyElse } from '../topics/somebody-else.ts';
import { controlsBelow } from './controls-below.ts';

/** The words above a cell in the heading row of its table: "Company", "From". */
export function columnHeading(element: Element): string {
  const cell = element.closest('td, th');
  // What a heading cell says beside its box is the box's own.
  if (cell?.localName === 'th' && rawWordsOf(cell) !== '') return '';
  const row = cell?.parentElement;
  const table = row?.closest('table');
  if (!cell || !row || !table) return '';
  const cells = [...row.children];
  if (cells.filter((one) => controlsBelow(one).length > 0).length < 2) return '';
  const rows = [...table.querySelectorAll('tr')];
  const head = rows
    .slice(0, rows.indexOf(row as HTMLTableRowElement))
    .findLast((one) => isHeadRow(one, cells.length));
  const heading = head?.children[cells.indexOf(cell)];
  return heading ? rawWordsOf(heading) : '';
}

/** The words in a row of a table before its first box: "High school", "Bachelor". */
export function rowHeading(element: Element): string {
  const cells = [...(element.closest('tr')?.children ?? [])];
  const first = cells.findIndex((one) => controlsBelow(one).length > 0);
  return cells
    .slice(0, Math.max(first, 0))
    .map((one) => rawWordsOf(one))
    .join(' ')
    .trim();
}

/** The words that head a row of several boxes, where they name somebody other than the applicant: "Father's name". */
export function rowOnAnother(element: Element): string {
  const row = element.closest('tr');
  if (!row || controlsBelow(row).length < 2) return '';
  const words = rowHeading(element);
  return namesSomebodyElse(words) ? words : '';
}

/** A row of headings, one over each column. */
function isHeadRow(row: Element, columns: number): boolean {
  const cells = [...row.children];
  return (
    cells.length === columns &&
    cells.filter((one) => one.localName === 'th').length >= 2 &&
    controlsBelow(row).length === 0
  );
}
