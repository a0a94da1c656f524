import { isInput, isSelect, isTextArea } from '../dom/elements.ts';

/** How far out the block of one question stands. */
const HIGHEST = 4;

const isBox = (element: Element) =>
  (isInput(element) && !/^(?:hidden|submit|button|reset|image)$/.test(element.type)) ||
  isSelect(element) ||
  isTextArea(element);

const boxesIn = (block: Element) => [...block.querySelectorAll('input, select, textarea')].filter(isBox);

/** The block of a page in which a label or a box stands with the only box beside it. */
function blockOf(element: Element, other: string): Element | null {
  let at = element.parentElement;
  for (let depth = 0; at && depth < HIGHEST && at.localName !== 'form'; depth += 1, at = at.parentElement) {
    if (boxesIn(at).length > 1) return null;
    if (boxesIn(at).length === 1 && at.querySelector(other)) return at;
  }
  return null;
}

/**
 * Whether a label that names a box by its id stands with another box, while this one has a label of its own beside it: forms
 * that were copied line by line keep the ids of the first line. People read what stands beside a box.
 */
export function isMislaid(label: Element, box: Element): boolean {
  const own = blockOf(box, 'label');
  if (!own || own.contains(label)) return false;
  const others = blockOf(label, 'input, select, textarea');
  return others !== null && !others.contains(box);
}
