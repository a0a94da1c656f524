/** The attribute that marks an element, so that it can be referenced from outside the page. */
export const MARK_ATTRIBUTE = 'data-huntwell';

export function markSelector(mark: string): string {
  return `[${MARK_ATTRIBUTE}="${mark}"]`;
}
