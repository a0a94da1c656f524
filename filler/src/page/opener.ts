import { wordsOf } from '../dom/text.ts';
import { isVisible } from '../dom/visible.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { isUsable } from './buttons.ts';

/** Buttons, and links within the page: other links lead away. */
const BUTTONS = 'button, [role=button], a[href^="#"]';

/** Whether the vendor's own form is shown: a page may have others, such as a search. */
export function isFormShown(document: Document, { roots }: Vendor): boolean {
  const form = document.querySelector(roots[0] ?? 'form');
  return form !== null && isVisible(form);
}

/** The button that shows the form of this posting; null if the form is shown already, or nothing shows it. */
export function findOpener(document: Document, vendor: Vendor): Element | null {
  const { opener } = vendor;
  if (!opener || isFormShown(document, vendor)) return null;
  const buttons = [...document.querySelectorAll(BUTTONS)];
  // A button of a form might send it.
  const shows = (button: Element) => button.closest('form') === null && opener.test(wordsOf(button).trim());
  return buttons.find((button) => isUsable(button) && shows(button)) ?? null;
}
