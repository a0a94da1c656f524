import { byId, selfAndAncestors } from '../dom/elements.ts';
import { saysOptional, saysRequired } from '../dom/label-marks.ts';
import { rawWordsOf } from '../dom/text.ts';
import { hasLayout, isVisible } from '../dom/visible.ts';
import type { Vendor } from '../vendors/vendors.ts';
import type { Control } from './controls.ts';
import { controlsBelow } from './controls-below.ts';
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
    element.getAttribute('data-required') === 'true' ||
    element.getAttribute('i_required') === 'true'
  );
}

/** The groups that hold this control and no other, from the inside out: a date's boxes may have one in a fieldset. */
function ownGroups({ elements: [first, ...others] }: Control): Element[] {
  const groups: Element[] = [];
  if (!first) return groups;
  for (const around of selfAndAncestors(first)) {
    if (!around.matches('fieldset, [role=group], [role=radiogroup]')) continue;
    const own = controlsBelow(around).every((one) => one === first || others.includes(one as HTMLElement));
    if (!own) break;
    groups.push(around);
  }
  return groups;
}

/** Whether the form requires an answer: by attribute, by a mark on the label, by a class, or by a hidden double. */
export function isRequired(control: Control, vendor: Vendor, raw_label: string): boolean {
  const { elements, behind } = control;
  const [first] = elements;
  if (!first) return false;
  if (elements.some(demands) || (behind && demands(behind))) return true;
  if (saysRequired(raw_label)) return true;
  const groups = ownGroups(control);
  const titles = groups.flatMap((group) => group.querySelector('legend') ?? labelOf(group) ?? []);
  if (groups.some(demands) || titles.some((title) => saysRequired(rawWordsOf(title)))) return true;
  if (first.closest('.select-shell')?.querySelector('input[class*=requiredInput]')) return true;
  if (first.closest('[data-question-mandatory=true]')) return true;
  if (saysOptional(raw_label)) return false;
  const entry = entryOf(first, vendor);
  const named =
    first.getAttribute('aria-labelledby') ??
    groups.map((group) => group.getAttribute('aria-labelledby')).find(Boolean);
  const labels = [
    // Option labels are not the question.
    control.kind === 'radio' || control.kind === 'checkbox_group' ? null : labelOf(first),
    entry && vendor.entry_label ? entry.querySelector(vendor.entry_label) : null,
    ...titles,
    named ? byId(first, named) : null,
  ];
  return labels.some((label) => label && (hasRequiredClass(label) || drawsMark(label)));
}
