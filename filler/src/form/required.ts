import { byId } from '../dom/elements.ts';
import { saysOptional, saysRequired } from '../dom/text.ts';
import { hasLayout, isVisible } from '../dom/visible.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { type Control, controlsBelow } from './controls.ts';
import { entryOf } from './labels.ts';
import { labelOf } from './option-words.ts';

const REQUIRED_CLASS = /^(?:is-|field-|form-|label-)?(?:required|mandatory)$|^_required_/i;

function hasRequiredClass(element: Element | null | undefined): boolean {
  return element ? [...element.classList].some((name) => REQUIRED_CLASS.test(name)) : false;
}

/** Some vendors render the mark in the style sheet only. */
function drawsMark(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (!view || !hasLayout(element.ownerDocument) || !isVisible(element)) return false;
  return ['::after', '::before'].some((pseudo) =>
    /[✱*]/.test(view.getComputedStyle(element, pseudo).content),
  );
}

function demands(element: Element): boolean {
  return (
    element.hasAttribute('required') ||
    element.getAttribute('aria-required') === 'true' ||
    element.getAttribute('data-required') === 'true'
  );
}

/** Whether the form requires an answer: by attribute, by a mark on the label, by a class, or by a hidden double. */
export function isRequired(control: Control, vendor: Vendor, raw_label: string): boolean {
  const { elements, behind } = control;
  const [first] = elements;
  if (!first) return false;
  if (elements.some(demands) || (behind && demands(behind))) return true;
  if (saysRequired(raw_label)) return true;
  const group = first.closest('fieldset, [role=group], [role=radiogroup]');
  const alone = group && controlsBelow(group).every((one) => elements.includes(one as HTMLElement));
  if (group && alone && demands(group)) return true;
  if (first.closest('.select-shell')?.querySelector('input[class*=requiredInput]')) return true;
  if (first.closest('[data-question-mandatory=true]')) return true;
  if (saysOptional(raw_label)) return false;
  const entry = entryOf(first, vendor);
  const named =
    first.getAttribute('aria-labelledby') ?? (alone ? group?.getAttribute('aria-labelledby') : null);
  const labels = [
    // Option labels are not the question.
    control.kind === 'radio' || control.kind === 'checkbox_group' ? null : labelOf(first),
    entry && vendor.entry_label ? entry.querySelector(vendor.entry_label) : null,
    alone ? group?.querySelector('legend') : null,
    named ? byId(first, named) : null,
  ];
  return labels.some((label) => label && (hasRequiredClass(label) || drawsMark(label)));
}
