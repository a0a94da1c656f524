import { MARK_ATTRIBUTE } from './mark-selector.ts';

let next = 0;

/** Marks an element so that it can be referenced from outside the page, and returns the mark. */
export function markOf(element: Element): string {
  const present = element.getAttribute(MARK_ATTRIBUTE);
  if (present) return present;
  next += 1;
  const mark = String(next);
  element.setAttribute(MARK_ATTRIBUTE, mark);
  return mark;
}
