import { rawWordsOf, wordsOf } from '../dom/text.ts';
import { isPartOnOthers } from '../topics/other-questions.ts';
import { controlsBelow } from './controls.ts';
import { historyUnder } from './history-headings.ts';

const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]';
/** No heading is longer. */
const LONGEST = 80;

/** A row of a table that is one cell over all columns, as old forms head their parts. */
function isRowOfOneCell(element: Element): boolean {
  if (element.localName !== 'tr' || element.children.length !== 1) return false;
  return Number(element.firstElementChild?.getAttribute('colspan') ?? 1) > 1;
}

/** Words in bold alone in their block. They may be a question as well, so only known headings count. */
function isBoldBlock(element: Element): boolean {
  if (!element.matches('p, div, td, li') || element.children.length !== 1) return false;
  if (!element.firstElementChild?.matches('b, strong, u')) return false;
  const words = wordsOf(element);
  return (
    words === wordsOf(element.firstElementChild) && (historyUnder(words) !== null || isPartOnOthers(words))
  );
}

/** The words of an element that heads a part of the form; empty if it does not. */
export function headingOf(element: Element): string {
  const isHeading =
    element.matches(HEADING) ||
    element.localName === 'caption' ||
    isRowOfOneCell(element) ||
    isBoldBlock(element);
  if (!isHeading || controlsBelow(element).length > 0) return '';
  const words = wordsOf(element);
  return element.matches(HEADING) || words.length <= LONGEST ? words : '';
}

/** The words above a cell in the heading row of its table: "Company", "From". */
export function columnHeading(element: Element): string {
  const cell = element.closest('td');
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

/** A row of headings, one over each column. */
function isHeadRow(row: Element, columns: number): boolean {
  const cells = [...row.children];
  return (
    cells.length === columns &&
    cells.filter((one) => one.localName === 'th').length >= 2 &&
    controlsBelow(row).length === 0
  );
}
