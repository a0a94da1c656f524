import { MARK_ATTRIBUTE } from './mark-selector.ts';

/** No page can know it, so none can have an element that passes for a marked one. */
const secret = Math.random().toString(36).slice(2, 10);
const marks = new WeakMap<Element, string>();
let next = 0;

/** Marks an element so that it can be referenced from outside the page, and returns the mark. */
export function markOf(element: Element): string {
  let mark = marks.get(element);
  if (!mark) {
    next += 1;
    mark = `${secret}-${next}`;
    marks.set(element, mark);
  }
  // A page may have copied, changed or removed it.
  for (const copy of element.ownerDocument.querySelectorAll(`[${MARK_ATTRIBUTE}="${mark}"]`))
    if (copy !== element) copy.removeAttribute(MARK_ATTRIBUTE);
  element.setAttribute(MARK_ATTRIBUTE, mark);
  return mark;
}
