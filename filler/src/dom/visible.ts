/** Whether a person could see and reach the element. Honeypots are hidden, and hidden elements are left alone. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest('[aria-hidden=true]')) return false;
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return false;
  const page = element.ownerDocument.documentElement;
  const left = box.left + window.scrollX;
  const top = box.top + window.scrollY;
  return left + box.width > 0 && top + box.height > 0 && left < page.scrollWidth + 1;
}

/** The visible text of an element, with whitespace collapsed and required marks removed. */
export function wordsOf(element: Element | null | undefined): string {
  if (!element) return '';
  // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts; textContent has hidden words too
  const text = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
  return cleanLabel(text);
}

export function cleanLabel(text: string): string {
  return text
    .replace(/[✱*]+/g, ' ')
    .replace(/\(required\)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
