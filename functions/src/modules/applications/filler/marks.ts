const ATTRIBUTE = 'data-huntwell';
let next = 0;

/** Marks an element so that it can be referenced from outside the page, and returns the mark. */
export function markOf(element: Element): string {
  const present = element.getAttribute(ATTRIBUTE);
  if (present) return present;
  next += 1;
  const mark = String(next);
  element.setAttribute(ATTRIBUTE, mark);
  return mark;
}

export function markSelector(mark: string): string {
  return `[${ATTRIBUTE}="${mark}"]`;
}
