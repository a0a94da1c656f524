import { rawWordsOf } from '../dom/text.ts';
import { headsSomebodyElse, isPartOnOthers, namesSomebodyElse } from '../topics/somebody-else.ts';
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
  if (cells.filter((one) => controlsBelow(one).length > 0).length < 2 || ofColumn(element)) return '';
  const rows = [...table.querySelectorAll('tr')];
  const head = rows
    .slice(0, rows.indexOf(row as HTMLTableRowElement))
    .findLast((one) => isHeadRow(one, cells.length));
  const heading = head?.children[cells.indexOf(cell)];
  return heading ? rawWordsOf(heading) : '';
}

/** Words that name one of several jobs, schools, or people, and ask nothing. */
const NAMES_ENTRY =
  /^(?:(?:your |the )?(?:current|present|last|latest|previous|former|prior|most recent|next|first|second|third|fourth|\d(?:st|nd|rd|th)?)(?:,? (?:or|\/|and) (?:current|present|last|latest|previous|most recent))?(?: (?:jobs?|employers?|positions?|compan(?:y|ies)|schools?|references?|entry|before (?:that|last)))?|(?:job|employer|position|company) (?:before (?:that|last)|#? ?\d)|(?:job|employer|company|school|reference|person|contact|child|entry)? ?[#№]? ?(?:\d|i{1,3}|one|two|three)|(?:high|elementary|primary|secondary|trade|graduate|business|middle) school|college|university|under ?graduate|post ?graduate|graduate|other)\W*$/i;
const namesEntry = (words: string) =>
  NAMES_ENTRY.test(words) || headsSomebodyElse(words) || isPartOnOthers(words);

/**
 * In a table whose columns are entries, "Father" and "Mother", with what is asked in the first cell of each row: both of
 * these for a box; null in any other table.
 */
export function ofColumn(element: Element): { asks: string; entry: string } | null {
  const cell = element.closest('td, th');
  const row = cell?.closest('tr');
  const table = row?.closest('table');
  if (!cell || !row || !table) return null;
  const cells = [...row.children];
  const [first] = cells;
  if (!first || controlsBelow(first).length > 0 || rawWordsOf(first) === '') return null;
  const rows = [...table.querySelectorAll('tr')];
  const heads = rows
    .slice(0, rows.indexOf(row as HTMLTableRowElement)) // found by closest('tr')
    .findLast((one) => controlsBelow(one).length === 0 && one.children.length === cells.length);
  const words = [...(heads?.children ?? [])].slice(1).map((one) => rawWordsOf(one));
  if (words.length < 2 || !words.every(namesEntry)) return null;
  return { asks: rawWordsOf(first), entry: words[cells.indexOf(cell) - 1] ?? '' };
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

const wordsIn = (cell: Element | undefined) => rawWordsOf(cell).replace(/[\s:]+$/, '');
const hasBox = (cell: Element) => controlsBelow(cell).length > 0;

/** A row whose cells name the boxes of another one, cell by cell. */
function names(row: Element | null, boxes: Element): boolean {
  if (row?.localName !== 'tr' || controlsBelow(row).length > 0) return false;
  const cells = [...boxes.children];
  return (
    row.children.length >= cells.length &&
    cells.filter(hasBox).length > 1 &&
    cells.every((cell, at) => !hasBox(cell) || wordsIn(row.children[at]) !== '')
  );
}

/** Whether the boxes of a row stand without any word beside them. */
const isBare = (row: Element) => [...row.children].every((cell) => !hasBox(cell) || rawWordsOf(cell) === '');

/**
 * The words below a box, or above it, in a table that has a row of boxes and a row of their captions by turns, and the words
 * behind the box in one that has a box and its words in each row.
 */
export function captionOfCell(element: Element): string {
  const cell = element.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row || controlsBelow(cell).length !== 1 || !isBare(row)) return '';
  const cells = [...row.children];
  const at = cells.indexOf(cell);
  const [above, below] = [row.previousElementSibling, row.nextElementSibling];
  const first = wordsIn(cells[0]);
  // "Name: [ ] [ ]", and "Last", "First" below the boxes.
  if (names(below, row) && first !== '' && wordsIn(below?.children[0]) === '') {
    const caption = wordsIn(below?.children[at]);
    return /^(?:full )?(?:name|(?:tele)?phones?)$/i.test(first) ? `${caption} ${first}` : caption;
  }
  if (first !== '' || cells.some((one) => !hasBox(one) && wordsIn(one) !== ''))
    return wordsBehind(cells, at, row);
  if (names(below, row) && !names(above, row)) return wordsIn(below?.children[at]);
  // By turns: whose the words between two rows of boxes are is told by the first of them.
  const isNamedAbove = names(above, row) && !isNamedBelow(above?.previousElementSibling ?? null);
  if (isNamedAbove) return wordsIn(above?.children[at]);
  return names(below, row) ? wordsIn(below?.children[at]) : '';
}

/** Whether the words below a row of bare boxes are theirs. */
function isNamedBelow(row: Element | null): boolean {
  if (row?.localName !== 'tr' || !isBare(row) || controlsBelow(row).length === 0) return false;
  const above = row.previousElementSibling;
  return (
    names(row.nextElementSibling, row) &&
    !(names(above, row) && !isNamedBelow(above?.previousElementSibling ?? null))
  );
}

/** In a table of rows that are a box and then its words. */
function wordsBehind(cells: readonly Element[], at: number, row: Element): string {
  const isSo = (one: Element) =>
    one.children.length === cells.length &&
    [...one.children].every((cell, index) =>
      index % 2 === 0 ? hasBox(cell) && rawWordsOf(cell) === '' : !hasBox(cell) && wordsIn(cell) !== '',
    );
  const rows = [...(row.parentElement?.children ?? [])];
  return at % 2 === 0 && rows.length > 1 && rows.every(isSo) ? wordsIn(cells[at + 1]) : '';
}
