// Elements of a same-origin frame belong to another realm, so `instanceof` fails on them: the tag's name decides.

export function isInput(element: Element | null | undefined): element is HTMLInputElement {
  return element?.localName === 'input';
}

export function isSelect(element: Element | null | undefined): element is HTMLSelectElement {
  return element?.localName === 'select';
}

export function isTextArea(element: Element | null | undefined): element is HTMLTextAreaElement {
  return element?.localName === 'textarea';
}

export function isChoiceInput(element: Element | null | undefined): element is HTMLInputElement {
  return isInput(element) && (element.type === 'radio' || element.type === 'checkbox');
}

/** The parent in the page as it is rendered: of a shadow root its host, of a frame's document the frame. */
export function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  if ('host' in root) return root.host as Element; // only shadow roots have a host
  return element.ownerDocument.defaultView?.frameElement ?? null;
}

/** The element itself and everything around it, across shadow roots and frames. */
export function* selfAndAncestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = parentOf(at)) yield at;
}

/** `closest`, across shadow roots and frames. */
export function closestOf(element: Element, selector: string): Element | null {
  for (const at of selfAndAncestors(element)) if (at.matches(selector)) return at;
  return null;
}

function frameBody(element: Element): Element | null {
  if (element.localName !== 'iframe' && element.localName !== 'frame') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument?.body ?? null;
  } catch {
    return null; // another origin
  }
}

/** All elements below `root` in page order, those in open shadow roots and same-origin frames included. */
export function* elementsIn(root: ParentNode): Generator<Element> {
  const waiting = [...root.children].reverse();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    const inside = [element.shadowRoot, frameBody(element), element];
    for (const around of inside.reverse()) if (around) waiting.push(...[...around.children].reverse());
  }
}

/** The element with this id, in the same document or shadow root. */
export function byId(near: Element, id: string): Element | null {
  const root = near.getRootNode() as Document | ShadowRoot;
  return root.getElementById?.(id) ?? null;
}
