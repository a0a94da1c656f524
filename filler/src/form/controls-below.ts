import { elementsIn } from '../dom/elements.ts';
import { remembered } from '../dom/remembered.ts';
import { isValueHolder } from './drawn-lists.ts';

/** What counts as one more control when a container is examined. */
const CONTROL =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea, [role=combobox], [contenteditable=true]';

function hasShadows(document: Document): boolean {
  return remembered('shadows', document, () =>
    [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null),
  );
}

/** Components keep their controls in shadow roots. */
function below(element: Element): Iterable<Element> {
  if (!hasShadows(element.ownerDocument)) return element.querySelectorAll(CONTROL);
  return [...elementsIn(element)].filter((one) => one.matches(CONTROL));
}

/** The controls below an element, as far as they matter for telling questions apart. */
export function controlsBelow(element: Element): readonly Element[] {
  return remembered('controls', element, () =>
    [...below(element)].filter(
      (one) =>
        !(one.getAttribute('aria-hidden') === 'true' && one.getAttribute('tabindex') === '-1') &&
        !isValueHolder(one),
    ),
  );
}
