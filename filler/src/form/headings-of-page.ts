import { remembered } from '../dom/remembered.ts';
import { rawWordsOf, wordsOf } from '../dom/text.ts';
import { hiddenBy } from '../dom/visible.ts';
import { headsSomebodyElse, isPartOnOthers, namesSomebodyElse } from '../topics/somebody-else.ts';
import { controlsBelow } from './controls-below.ts';
import { historyUnder } from './history-headings.ts';
import { labelOf } from './option-words.ts';

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

const HEADING_CLASS =
  /(?:^|[-_ ])(?:tit(?:le|ulo|olo|re)|head(?:ing|er)?|legend|(?:ü|ue)berschrift|rubrik|nag[łl][óo]wek)/i;

const isBlockWith = (element: Element, name: string) =>
  element.matches('div, p, span, td, li') && element.className === name;

/**
 * Whether the page draws its headings as blocks of this class: one of them heads a part that is known, with several boxes
 * before the next of them. The title of a single question is drawn so too.
 */
function headsParts(document: Document, name: string): boolean {
  return remembered(`headings ${name}`, document, () => {
    const blocks = [...document.querySelectorAll(`[class]`)].filter((one) => isBlockWith(one, name));
    const boxes = controlsBelow(document.documentElement);
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const below = blocks.map(
      (block, at) =>
        boxes.filter((box) => {
          const next = blocks[at + 1];
          return isBefore(block, box) && (!next || isBefore(box, next));
        }).length,
    );
    const known = blocks.findIndex((block, at) => {
      const words = wordsOf(block);
      return (below[at] ?? 0) >= 3 && (historyUnder(words) !== null || isPartOnOthers(words));
    });
    return known >= 0 && blocks.every((one) => controlsBelow(one).length === 0);
  });
}

/** A block that only its style makes a heading. */
function isDrawnHeading(element: Element): boolean {
  const { className, ownerDocument } = element;
  if (typeof className !== 'string' || !HEADING_CLASS.test(className)) return false;
  return isBlockWith(element, className) && headsParts(ownerDocument, className);
}

/** The words of an element that heads a part of the form; empty if it does not. */
export function headingOf(element: Element): string {
  const isHeading =
    element.matches(HEADING) ||
    element.localName === 'caption' ||
    isRowOfOneCell(element) ||
    isBoldBlock(element) ||
    isDrawnHeading(element);
  if (!isHeading || controlsBelow(element).length > 0) return '';
  const words = wordsOf(element);
  return element.matches(HEADING) || words.length <= LONGEST ? words : '';
}

/** In these, words are a choice, a link, or an example. */
const NO_HEADING =
  'label, button, a, option, ul, ol, nav, header, footer, [role=option], [role=listbox], [role=menu], [role=radiogroup], [role=tooltip], fieldset > legend';
/** What a line of words may hold beside them. */
const ONLY_WORDS = 'b, strong, u, i, em, br, small, font';

/** Whether other words, or a name of its own, stand between an element and the first box behind it. */
function hasOwnLabel(box: Element, after: Element): boolean {
  if (box.getAttribute('placeholder') || box.getAttribute('aria-label')) return true;
  const tied = labelOf(box);
  if (tied) return !after.contains(tied);
  const between = box.ownerDocument.createRange();
  between.setStartAfter(after);
  between.setEndBefore(box);
  return /\p{L}{2}/u.test(between.toString());
}

/**
 * A line of words that names somebody else, "Emergency contact", over boxes with words of their own: no element says that it
 * is a heading, so it is one for the few boxes behind it only.
 */
export function lineOnAnother(element: Element): string {
  if (!element.matches('p, div, li, td, span, strong, b') || element.closest(NO_HEADING)) return '';
  if ([...element.children].some((one) => !one.matches(ONLY_WORDS))) return '';
  const words = wordsOf(element);
  if (words.length > LONGEST || !(headsSomebodyElse(words) || isPartOnOthers(words))) return '';
  // The words of a choice stand behind it.
  if (hiddenBy(element) || element.previousElementSibling?.matches('[type=radio], [type=checkbox]'))
    return '';
  const boxes = controlsBelow(element.ownerDocument.documentElement);
  const next = boxes.find(
    (one) => (element.compareDocumentPosition(one) & element.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return next && !element.contains(next) && hasOwnLabel(next, element) ? words : '';
}

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
