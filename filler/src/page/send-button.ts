import { wordsOf } from '../dom/text.ts';
import { formRoot } from '../form/form-root.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { isUsable, SENDS } from './buttons.ts';

/** Selectors for the vendor's own button, wherever it is. */
const NAMES_THE_BUTTON = /^[.#[]/;

/**
 * The submit button: the one in the form (if several, the one labeled so), else one outside that belongs to the form.
 * Another form's button (such as the search in the page header) never counts.
 */
export function findSendButton(document: Document, vendor: Vendor): Element | null {
  const root = formRoot(document, vendor);
  if (!root) return null;
  const inside = vendor.submit.flatMap((selector) => [...root.querySelectorAll(selector)]).filter(isUsable);
  const found = inside.find((button) => SENDS.test(wordsOf(button))) ?? inside[0];
  if (found) return found;
  const outside = vendor.submit.flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        NAMES_THE_BUTTON.test(selector) || (element instanceof HTMLButtonElement && element.form === root),
    ),
  );
  return outside.find(isUsable) ?? null;
}
