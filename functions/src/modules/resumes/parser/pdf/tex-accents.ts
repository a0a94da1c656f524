import type { PdfItem } from './pdf-read.ts';

/**
 * Fonts of TeX's old encoding have no letters with accents: the accent is set first, then the letter back over it, so that
 * text comes as "Pers¨" and "onliche". Each accent, and the mark that joins a letter (Unicode, combining marks).
 */
const MARKS = new Map([
  ['`', '\u0300'],
  ['\u00b4', '\u0301'],
  ['^', '\u0302'],
  ['\u02c6', '\u0302'],
  ['~', '\u0303'],
  ['\u02dc', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02c9', '\u0304'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00a8', '\u0308'],
  ['\u02da', '\u030a'],
  ['\u02dd', '\u030b'],
  ['\u02c7', '\u030c'],
  ['\u00b8', '\u0327'],
  ['\u02db', '\u0328'],
]);
const DOTLESS: Record<string, string> = { '\u0131': 'i', '\u0237': 'j' };
/** In font sizes: a letter begins so far before the end of its accent at least, and before its start at most; the accent of a capital stands so much higher. */
const BACK = 0.08;
const BEFORE = 0.4;
const RAISED = 0.5;
/** Such an accent directly before a letter is nothing else; a grave, a caret, or a tilde may be a sign of its own. */
const ACCENT_WITHIN = /([\u00b4\u02c6\u02dc\u02d8\u00a8\u02da\u02dd\u02c7])(\p{L})/gu;

/** The items with letters in place of an accent and the letter below it. */
export function withTexAccents(items: PdfItem[]): PdfItem[] {
  const result: PdfItem[] = [];
  for (const given of items) {
    const item = { ...given, text: given.text.replace(ACCENT_WITHIN, joined) };
    const before = result.at(-1);
    const accent = before?.text.at(-1) ?? '';
    const letter = composed(accent, item.text[0] ?? '');
    if (before === undefined || letter === undefined || !isOver(before, item)) {
      result.push(item);
      continue;
    }
    result.pop();
    const rest = before.text.slice(0, -accent.length);
    if (rest.trim() !== '') result.push({ ...before, text: rest, width: item.x - before.x });
    result.push({ ...item, text: letter + item.text.slice(1) });
  }
  return result;
}

/** One letter of Unicode for an accent and a letter, if there is one. */
function composed(accent: string, letter: string): string | undefined {
  const mark = MARKS.get(accent);
  const whole = mark === undefined ? '' : ((DOTLESS[letter] ?? letter) + mark).normalize('NFC');
  return [...whole].length === 1 ? whole : undefined;
}

function joined(found: string, accent: string, letter: string): string {
  return composed(accent, letter) ?? found;
}

/** Whether the item begins below the accent that ends the one before it. */
function isOver(before: PdfItem, item: PdfItem): boolean {
  return (
    item.x < before.x + before.width - BACK * item.size &&
    item.x >= before.x - BEFORE * item.size &&
    Math.abs(item.y - before.y) <= RAISED * item.size
  );
}
