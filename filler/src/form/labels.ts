import { cleanLabel, isVisible, wordsOf } from '../dom/visible.ts';
import type { Vendor } from '../vendors/vendors.ts';

function labelFor(control: Element): Element | null {
  if (control.id) {
    const tied = control.ownerDocument.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    if (tied) return tied;
  }
  return control.closest('label');
}

function labelledBy(control: Element): string {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return cleanLabel(ids.map((id) => wordsOf(control.ownerDocument.getElementById(id))).join(' '));
}

/** The element that contains a control and its question, if the vendor has one. */
export function entryOf(control: Element, vendor: Vendor): Element | null {
  return vendor.entries ? control.closest(vendor.entries) : null;
}

/** The question of a group of radios, checkboxes or buttons. */
export function groupLabel(control: Element, vendor: Vendor): string {
  const entry = entryOf(control, vendor);
  if (entry && vendor.entry_label) {
    const words = wordsOf(entry.querySelector(vendor.entry_label));
    if (words) return words;
  }
  const group = control.closest('fieldset, [role=group], [role=radiogroup]');
  return (
    wordsOf(group?.querySelector('legend')) ||
    (group ? labelledBy(group) : '') ||
    (group?.getAttribute('aria-label') ?? '')
  );
}

/** The question of a single control, as shown to a person. */
export function controlLabel(control: Element, vendor: Vendor): string {
  const label = labelFor(control);
  const entry = entryOf(control, vendor);
  // A file input's label says "Attach"; what to attach is on the surrounding element.
  const inGroup =
    control instanceof HTMLInputElement && control.type === 'file' ? groupLabel(control, vendor) : '';
  const inEntry = entry && vendor.entry_label ? wordsOf(entry.querySelector(vendor.entry_label)) : '';
  return (
    inEntry ||
    inGroup ||
    wordsOf(label) ||
    labelledBy(control) ||
    groupLabel(control, vendor) ||
    cleanLabel(control.getAttribute('aria-label') ?? '') ||
    cleanLabel(control.getAttribute('placeholder') ?? '')
  );
}

/** The text of one choice. */
export function optionLabel(control: HTMLInputElement): string {
  const label = labelFor(control);
  return wordsOf(label) || cleanLabel(control.getAttribute('aria-label') ?? '') || control.value;
}

const REQUIRED_MARK = /[✱*]|\(required\)/i;

function marksRequired(element: Element | null | undefined): boolean {
  if (!element) return false;
  if (REQUIRED_MARK.test(element.textContent ?? '')) return true;
  // Some vendors render the mark in CSS only.
  return ['::after', '::before'].some((pseudo) =>
    REQUIRED_MARK.test(getComputedStyle(element, pseudo).content),
  );
}

/** Whether the form requires an answer: by attribute, by a mark next to the label, or by a hidden duplicate. */
export function isRequired(control: Element, vendor: Vendor): boolean {
  if (control.hasAttribute('required') || control.getAttribute('aria-required') === 'true') return true;
  const group = control.closest('fieldset, [role=group], [role=radiogroup]');
  if (group?.getAttribute('aria-required') === 'true') return true;
  const shell = control.closest('.select-shell');
  if (shell?.querySelector('input[class*=requiredInput]')) return true;
  const entry = entryOf(control, vendor);
  const entryLabel = entry && vendor.entry_label ? entry.querySelector(vendor.entry_label) : null;
  const named = control.getAttribute('aria-labelledby') ?? group?.getAttribute('aria-labelledby');
  const candidates = [
    labelFor(control),
    entryLabel,
    group?.querySelector('legend'),
    named ? control.ownerDocument.getElementById(named) : null,
  ];
  // Option labels are not the question: "I agree *" counts, "Option A *" does not occur.
  return candidates.some((label) => label && isVisible(label) && marksRequired(label));
}
