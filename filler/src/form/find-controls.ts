import { isVisible } from '../dom/visible.ts';
import type { ControlKind } from '../types.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { entryOf } from './labels.ts';

/** One question of the form: the elements that answer it, in document order. */
export type Control = { kind: ControlKind; elements: HTMLElement[] };

const TEXT_TYPES: Record<string, ControlKind> = {
  text: 'text',
  search: 'text',
  email: 'email',
  tel: 'phone',
  url: 'url',
  number: 'number',
  date: 'date',
  month: 'date',
};

export function formRoot(document: Document, vendor: Vendor): HTMLElement | null {
  for (const selector of vendor.roots) {
    const root = document.querySelector<HTMLElement>(selector);
    if (root) return root;
  }
  return null;
}

/** The form and its parts outside the form element, in page order. */
function formParts(document: Document, vendor: Vendor): HTMLElement[] {
  const root = formRoot(document, vendor);
  const annexes = vendor.annexes.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return root ? [root, ...annexes.filter((annex) => !root.contains(annex))] : [];
}

function isOffLimits(element: Element, vendor: Vendor): boolean {
  return vendor.off_limits.some((selector) => element.closest(selector) !== null);
}

/** A choice is often rendered by its label while the input itself is hidden. */
function isReachableChoice(input: HTMLInputElement): boolean {
  if (isVisible(input)) return true;
  const label = input.labels?.[0] ?? input.closest('label');
  return label ? isVisible(label) : false;
}

/** A file input is nearly always hidden behind a button, which is replaced by the name of the chosen file. */
function isReachableFile(input: HTMLInputElement): boolean {
  const box = input.parentElement;
  return [input, box, box?.parentElement].some((element) => element && isVisible(element));
}

function comboboxKind(input: HTMLElement): ControlKind {
  // A list that opens has a button; one that waits for typing does not.
  const shell = input.closest('.select-shell');
  return shell?.querySelector('button') || input.getAttribute('aria-haspopup') === 'listbox'
    ? 'combobox'
    : 'suggest';
}

function buttonGroups(root: HTMLElement, vendor: Vendor): Control[] {
  const groups = [...root.querySelectorAll<HTMLElement>('[role=group], [role=radiogroup]')];
  return groups.flatMap((group) => {
    if (isOffLimits(group, vendor) || group.closest('.file-upload, .ashby-application-form-input-file'))
      return [];
    const buttons = [...group.querySelectorAll<HTMLElement>('button')].filter(isVisible);
    const visibleInputs = [...group.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
      isVisible,
    );
    return buttons.length >= 2 && visibleInputs.length === 0
      ? [{ kind: 'buttons' as const, elements: buttons }]
      : [];
  });
}

/** Every question that a person could answer, in page order. Hidden fields are excluded. */
export function findControls(document: Document, vendor: Vendor): Control[] {
  return formParts(document, vendor).flatMap((part) => controlsIn(part, vendor));
}

function controlsIn(root: HTMLElement, vendor: Vendor): Control[] {
  const controls: Control[] = buttonGroups(root, vendor);
  const grouped = new Map<string, HTMLInputElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('input, select, textarea')) {
    if (isOffLimits(element, vendor) || element.matches(':disabled')) continue;
    if (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')) {
      if (!isReachableChoice(element)) continue;
      const box = element.closest('fieldset') ?? entryOf(element, vendor);
      const name = element.name || box?.id || element.id;
      const group = `${element.type}:${name}`;
      grouped.set(group, [...(grouped.get(group) ?? []), element]);
    } else if (element instanceof HTMLInputElement && element.type === 'file') {
      if (isReachableFile(element)) controls.push({ kind: 'file', elements: [element] });
    } else if (!isVisible(element)) {
    } else if (element.getAttribute('role') === 'combobox') {
      controls.push({ kind: comboboxKind(element), elements: [element] });
    } else if (element instanceof HTMLSelectElement) {
      controls.push({ kind: 'select', elements: [element] });
    } else if (element instanceof HTMLTextAreaElement) {
      controls.push({ kind: 'long_text', elements: [element] });
    } else if (element instanceof HTMLInputElement && TEXT_TYPES[element.type]) {
      controls.push({ kind: TEXT_TYPES[element.type] ?? 'text', elements: [element] });
    }
  }
  for (const elements of grouped.values()) {
    const type = elements[0]?.type;
    const kind = type === 'radio' ? 'radio' : elements.length > 1 ? 'checkbox_group' : 'checkbox';
    controls.push({ kind, elements });
  }
  return controls.sort((a, b) => {
    const [first, second] = [a.elements[0], b.elements[0]];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
