import { isInput, isSelect, isTextArea } from '../dom/elements.ts';
import { remembered } from '../dom/remembered.ts';

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

const precedes = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING) !== 0;

const elementsById = (root: ParentNode) =>
  remembered('elements by id', root, () => Map.groupBy(root.querySelectorAll('[id]'), ({ id }) => id));

/**
 * The labels that belong to a box whose id other boxes have too, as in lines that were copied without a block of their own:
 * those between it and the copy beside it, on the side on which the labels of these boxes stand.
 */
export function labelsOfCopy(box: Element, tied: readonly Element[]): readonly Element[] {
  const root = box.getRootNode() as Document | ShadowRoot;
  const [label, second] = tied;
  if (!label || !second || !('querySelectorAll' in root)) return tied;
  const copies = elementsById(root).get(box.id) ?? [];
  const at = copies.indexOf(box);
  const [first] = copies;
  if (copies.length < 2 || at < 0 || !first) return tied;
  const [before, after] = precedes(label, first) ? [copies[at - 1], box] : [box, copies[at + 1]];
  return tied.filter((one) => (!before || precedes(before, one)) && (!after || precedes(one, after)));
}
