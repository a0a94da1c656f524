import { wordsOf } from '../dom/text.ts';
import { isVisible } from '../dom/visible.ts';
import { formRoot } from '../form/form-root.ts';
import type { Vendor } from '../vendors/vendors.ts';

const NEXT =
  /^(?:next|continue|save (?:and|&) continue|proceed|weiter|suivant|continuer|siguiente|continuar|avanti|volgende)(?: step| page)?[\s›»→>]*$/i;
const SENDS = /\b(?:submit|apply|send)\b/i;
const BUTTONS = 'button, input[type=submit], input[type=button], [role=button]';

function labelOf(button: Element): string {
  return button instanceof HTMLInputElement ? button.value : wordsOf(button);
}

function isUsable(element: Element): boolean {
  return isVisible(element) && !element.matches(':disabled, [aria-disabled=true]');
}

/** The button that leads to the form's next step; null on the last step, which has the button that sends it. */
export function findNextButton(document: Document, vendor: Vendor): Element | null {
  const root = formRoot(document, vendor);
  if (!root) return null;
  const own = vendor.next.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isUsable);
  if (own) return own;
  const buttons = [...root.querySelectorAll(BUTTONS)].filter(isUsable);
  if (buttons.some((button) => SENDS.test(labelOf(button)))) return null;
  return buttons.find((button) => NEXT.test(labelOf(button).trim())) ?? null;
}

/** Which questions are shown: differs between the steps of a form, and not by what is entered. */
export function shownStep(document: Document, vendor: Vendor): string {
  const shown = [
    ...(formRoot(document, vendor)?.querySelectorAll('input, select, textarea, [label]') ?? []),
  ].filter(isVisible);
  const keys = shown.map((element) =>
    ['name', 'id', 'label'].map((attribute) => element.getAttribute(attribute)).join('|'),
  );
  return JSON.stringify(keys);
}
