import { wordsOf } from '../dom/text.ts';
import { isVisible } from '../dom/visible.ts';
import { controlsIn } from '../form/controls.ts';
import { formRoot } from '../form/form-root.ts';
import { rawLabel } from '../form/labels.ts';
import { leaveReason } from '../form/off-limits.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { isUsable, SENDS } from './buttons.ts';

const NEXT =
  /^(?:next|continue|save (?:and|&) continue|proceed|weiter|suivant|continuer|siguiente|continuar|avanti|volgende)(?: step| page)?[\s›»→>]*$/i;
const BUTTONS = 'button, input[type=submit], input[type=button], [role=button]';

function labelOf(button: Element): string {
  return button instanceof HTMLInputElement ? button.value : wordsOf(button);
}

const STEP_OF = /\b(?:step|page|schritt|étape|paso)\s*(\d+)\s*(?:of|\/|von|sur|de)\s*(\d+)\b/i;

/** Whether the page says that steps follow: it hides them, or counts them. */
function hasMoreSteps(root: Element, vendor: Vendor): boolean {
  const [, step, of] = STEP_OF.exec(wordsOf(root.ownerDocument.body)) ?? [];
  if (step && of) return Number(step) < Number(of);
  return controlsIn(root).some(
    (control) => leaveReason(control, rawLabel(control, vendor), vendor) === 'later_step',
  );
}

/** Whether a click submits the form around the button, unless a script prevents it. */
function submitsForm(button: Element): boolean {
  const type = button.getAttribute('type')?.toLowerCase() ?? 'submit';
  return button.matches('button, input') && type === 'submit' && button.closest('form') !== null;
}

/**
 * The button that leads to the form's next step; null on the last step, which has the button that sends it. A button
 * that submits the form is taken for the last one unless the page says that steps follow: it must not be clicked before
 * the submit intent is recorded.
 */
export function findNextButton(document: Document, vendor: Vendor): Element | null {
  const root = formRoot(document, vendor);
  if (!root) return null;
  const own = vendor.next.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isUsable);
  if (own) return own;
  const buttons = [...root.querySelectorAll(BUTTONS)].filter(isUsable);
  if (buttons.some((button) => SENDS.test(labelOf(button)))) return null;
  const next = buttons.find((button) => NEXT.test(labelOf(button).trim()));
  if (!next || (submitsForm(next) && !hasMoreSteps(root, vendor))) return null;
  return next;
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
