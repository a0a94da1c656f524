import { isInput } from '../dom/elements.ts';

/** A label that names more things than this is a sentence. */
const MOST_BOXES = 6;

/** Boxes of one line that share a label: "City, State, ZIP: [ ] [ ] [ ]". */
function boxesOf(line: Element): HTMLInputElement[] {
  return [...line.children]
    .filter(isInput)
    .filter(({ type }) => ['text', 'search', 'tel', 'number'].includes(type));
}

/** The words of a line before its first box; null if there are any between the boxes. */
function wordsBeforeFirst(line: Element, boxes: readonly HTMLInputElement[]): string | null {
  const [first] = boxes;
  const last = boxes.at(-1);
  let words = '';
  let begun = false;
  for (const node of line.childNodes) {
    if (node === first) begun = true;
    else if (node.nodeType === 3 && !begun) words += node.nodeValue;
    else if (node.nodeType === 3 && node.nodeValue?.trim()) return null;
    else if (node.nodeType === 1 && !boxes.some((one) => one === node)) return null;
    if (node === last) return words;
  }
  return null;
}

/** What one of several boxes on a line asks, if the words before them name as many things as there are boxes. */
export function partOfSharedLine(element: Element): string {
  const line = element.parentElement;
  const boxes = line ? boxesOf(line) : [];
  const at = boxes.findIndex((one) => one.isSameNode(element));
  if (!line || at < 0 || boxes.length < 2 || boxes.length > MOST_BOXES) return '';
  const named =
    wordsBeforeFirst(line, boxes)
      ?.replace(/[\s:]+$/, '')
      .split(/\s*,\s*/) ?? [];
  return named.length === boxes.length ? (named[at]?.trim() ?? '') : '';
}
