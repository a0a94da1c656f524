import { selfAndAncestors } from './elements.ts';
import { remembered } from './remembered.ts';

/** Classes that hide an element in common style sheets, or from sight only. Whole words: `overflow-hidden` hides nothing. */
const HIDDEN_CLASS =
  /^(?:(?:is-|u-|js-)?hidden|hide|d-none|display-none|invisible|off-?screen|ohnohoney|\S*honey-?pot\S*|\S*visually-?hidden|\S*sr-only|screen-reader\S*|\S*a11y-?text)$/i;

const HIDDEN_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|(?:left|top|right|bottom|margin(?:-left|-top)?|text-indent)\s*:\s*-\d{3,}|clip\s*:\s*rect|clip-path\s*:\s*inset\((?:50|100)%|transform\s*:\s*(?:scale\(0\)|translate[xy]?\(-\d{3,}))/i;
const NO_SIZE = /(?:^|;)\s*(?:height|width|max-height)\s*:\s*[01](?:px|em|rem)?\s*(?:;|!|$)/i;
const CUT = /(?:overflow\s*:\s*hidden|position\s*:\s*absolute)/i;

/** Whether the element's own markup hides it, from sight at least. */
export function isHiddenItself(element: Element): boolean {
  return remembered('hidden', element, () => hidesItself(element));
}

function hidesItself(element: Element): boolean {
  if (element.hasAttribute('hidden')) return true;
  const style = element.getAttribute('style') ?? '';
  if (HIDDEN_STYLE.test(style) || (NO_SIZE.test(style) && CUT.test(style))) return true;
  return [...element.classList].some((name) => HIDDEN_CLASS.test(name));
}

/** The outermost ancestor, or the element itself, whose markup hides it; null if none does. */
export function hiddenBy(element: Element): Element | null {
  let found: Element | null = null;
  for (const at of selfAndAncestors(element)) {
    if (isHiddenItself(at) || at.getAttribute('aria-hidden') === 'true') found = at;
  }
  return found;
}

/** False on a page without layout, such as one that is parsed outside a browser. */
export function hasLayout(document: Document): boolean {
  return (
    typeof document.documentElement.checkVisibility === 'function' &&
    document.documentElement.getBoundingClientRect().width > 0
  );
}

/** Whether a person could see and reach the element. Without layout, only its markup is known. */
export function isVisible(element: Element): boolean {
  if (!hasLayout(element.ownerDocument)) return hiddenBy(element) === null;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest('[aria-hidden=true]')) return false;
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return false;
  const page = element.ownerDocument.documentElement;
  const view = element.ownerDocument.defaultView;
  const left = box.left + (view?.scrollX ?? 0);
  const top = box.top + (view?.scrollY ?? 0);
  return left + box.width > 0 && top + box.height > 0 && left < page.scrollWidth + 1;
}
