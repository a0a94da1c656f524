import { wordsOf } from '../dom/visible.ts';
import type { ControlKind, FormField, PageActions } from '../types.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { comboboxValue, knownList, readList } from '../widgets/combobox.ts';
import { type Control, findControls } from './find-controls.ts';
import { controlLabel, groupLabel, isRequired, optionLabel } from './labels.ts';

const DEMOGRAPHIC_PART =
  '#demographic-section, [class*=demographic], [class*=eeo], [class*=survey-form], [name^="eeo["], [name^=surveysResponses], [data-field-path*=_eeoc_]';
const DEMOGRAPHIC_WORDS =
  /\b(gender|ethnicity|race|racial|hispanic|veteran|disabilit|sexual orientation|transgender|pronoun)/i;

/** The input's name or id if stable; otherwise the question's text. */
function keyOf(control: Control, label: string): string {
  const element = control.elements[0];
  const entry = element?.closest('[data-field-path]')?.getAttribute('data-field-path');
  const named =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? element.name
      : '';
  return (
    entry ?? (named || element?.id || element?.closest('fieldset')?.id || `label:${label.toLowerCase()}`)
  );
}

function chosenWords(elements: HTMLElement[]): string {
  return elements
    .filter((element): element is HTMLInputElement => element instanceof HTMLInputElement && element.checked)
    .map(optionLabel)
    .join('\n');
}

function pressedWords(elements: HTMLElement[]): string {
  return elements
    .filter(
      (button) =>
        button.getAttribute('aria-pressed') === 'true' ||
        button.getAttribute('aria-checked') === 'true' ||
        /active|selected/i.test(button.className),
    )
    .map(wordsOf)
    .join('\n');
}

function presentValue(control: Control): string {
  const element = control.elements[0];
  switch (control.kind) {
    case 'radio':
    case 'checkbox':
    case 'checkbox_group':
      return chosenWords(control.elements);
    case 'buttons':
      return pressedWords(control.elements);
    case 'combobox':
    case 'multi_combobox':
    case 'suggest':
      return element ? comboboxValue(element) : '';
    case 'select':
      return element instanceof HTMLSelectElement && element.value !== ''
        ? wordsOf(element.selectedOptions[0])
        : '';
    case 'file':
      return element instanceof HTMLInputElement ? (element.files?.[0]?.name ?? '') : '';
    default:
      return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : '';
  }
}

function optionsOf(control: Control): string[] {
  const element = control.elements[0];
  switch (control.kind) {
    case 'radio':
    case 'checkbox_group':
    case 'checkbox':
      return control.elements.map((input) => (input instanceof HTMLInputElement ? optionLabel(input) : ''));
    case 'buttons':
      return control.elements.map(wordsOf);
    case 'select':
      return element instanceof HTMLSelectElement
        ? [...element.options].filter((option) => option.value !== '').map((option) => option.text.trim())
        : [];
    case 'combobox':
    case 'multi_combobox':
      return (element && knownList(element)?.options) ?? [];
    default:
      return [];
  }
}

/** Whether a list allows one selection or several, or has rows only after typing, shows only once it is open. */
function kindOf(control: Control): ControlKind {
  const element = control.elements[0];
  const list = control.kind === 'combobox' && element ? knownList(element) : null;
  if (!list) return control.kind;
  if (list.options.length === 0) return 'suggest';
  return list.multiple ? 'multi_combobox' : 'combobox';
}

function isGroup(control: Control): boolean {
  return control.kind === 'radio' || control.kind === 'checkbox_group' || control.kind === 'buttons';
}

export type ReadField = { field: FormField; control: Control };

/**
 * Reads every question of the form. With `actions`, lists that show their options only when open are opened and closed
 * again, once; nothing is filled. Without, a list that was never opened has no options.
 */
export async function readForm(
  document: Document,
  vendor: Vendor,
  actions: PageActions | null,
): Promise<ReadField[]> {
  const fields: ReadField[] = [];
  for (const control of findControls(document, vendor)) {
    const element = control.elements[0];
    if (!element) continue;
    if (actions && control.kind === 'combobox') await readList(element, actions);
    const label = (isGroup(control) && groupLabel(element, vendor)) || controlLabel(element, vendor);
    const field: FormField = {
      key: keyOf(control, label),
      label,
      kind: kindOf(control),
      required: control.elements.some((one) => isRequired(one, vendor)),
      options: optionsOf(control),
      value: presentValue(control),
      demographic: element.closest(DEMOGRAPHIC_PART) !== null || DEMOGRAPHIC_WORDS.test(label),
    };
    fields.push({ field, control });
  }
  return fields;
}
