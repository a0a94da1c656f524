import { isInput, isSelect, isTextArea } from '../dom/elements.ts';
import { rawWordsOf, wordsOf } from '../dom/text.ts';
import { invitesOnly } from '../options/invitation.ts';
import { chosenBeside, comboboxValue, knownList } from '../widgets/combobox.ts';
import type { Control } from './controls.ts';
import { CHOICE_ROWS, listBeside } from './drawn-lists.ts';
import { optionWords } from './option-words.ts';

/** Whether an option answers nothing. One without a value may still say something: "Yes" in a careless form. */
export function isInvitation({ text, value, disabled }: HTMLOptionElement): boolean {
  const words = text.trim();
  return invitesOnly(words) || (value === '' && (disabled || words === '' || !/^(?:yes|no)$/i.test(words)));
}

function listed(select: HTMLSelectElement): string[] {
  return [...select.options]
    .filter((option) => !isInvitation(option))
    .map((option) => option.text.replace(/\s+/g, ' ').trim());
}

/** The options that are in the page while a drawn list is closed. */
function drawnOptions(element: Element): string[] {
  const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns') ?? '';
  const root = element.getRootNode() as Document | ShadowRoot;
  const list =
    id
      .split(/\s+/)
      .map((one) => one && root.getElementById?.(one))
      .find(Boolean) || (element.getAttribute('role') === 'listbox' ? element : listBeside(element));
  return list
    ? [...list.querySelectorAll(CHOICE_ROWS)].map(wordsOf).filter((one) => one && !invitesOnly(one))
    : [];
}

/** The answers that a control offers, in order; empty for free answers and for lists that were never opened. */
export function optionsOf({ kind, elements, behind }: Control): string[] {
  const [first] = elements;
  if (!first) return [];
  switch (kind) {
    case 'radio':
    case 'checkbox_group':
    case 'checkbox':
    case 'buttons':
      return elements.map(optionWords);
    case 'select':
      return isSelect(first) ? listed(first) : [];
    case 'combobox':
    case 'multi_combobox': {
      const known = knownList(first)?.options;
      if (known?.length) return known;
      const drawn = drawnOptions(first);
      return drawn.length > 0 || !behind ? drawn : listed(behind);
    }
    default:
      return [];
  }
}

function isPressed(element: Element): boolean {
  return (
    element.getAttribute('aria-pressed') === 'true' ||
    element.getAttribute('aria-checked') === 'true' ||
    element.getAttribute('data-state') === 'checked' ||
    [...element.classList].some((name) => /^_?(?:is-)?(?:active|selected)(?:_|$)/i.test(name))
  );
}

function chosen(elements: readonly HTMLElement[]): string {
  return elements
    .filter((element) => (isInput(element) ? element.checked : isPressed(element)))
    .map(optionWords)
    .join('\n');
}

/** The words of the chosen option; empty if it is the one that the browser chose because nobody did. */
function selected(select: HTMLSelectElement): string {
  const option = select.selectedOptions[0];
  if (!option || isInvitation(option)) return '';
  const byBrowser = select.selectedIndex === 0 && !option.defaultSelected && !select.multiple;
  return byBrowser && !touched.has(select) ? '' : option.text.replace(/\s+/g, ' ').trim();
}

/** Lists that the filler has set: their first option may be an answer. */
const touched = new WeakSet<HTMLSelectElement>();

export function setOption(select: HTMLSelectElement, option: HTMLOptionElement): void {
  const view = select.ownerDocument.defaultView;
  if (!view) return;
  if (select.multiple) option.selected = true;
  else select.value = option.value;
  // Two options may share a value, and some frameworks leave it empty.
  if (select.selectedOptions[0] !== option && !select.multiple) select.selectedIndex = option.index;
  touched.add(select);
  select.dispatchEvent(new view.Event('input', { bubbles: true }));
  select.dispatchEvent(new view.Event('change', { bubbles: true }));
}

/** Beginnings that a form writes into a field for the person to go on: `https://`, `+1`. */
const BEGINNING = /^(?:https?:\/\/(?:www\.)?|\+\d{0,3}|\(\+?\d{1,3}\))$/;

/** A slider or a color always holds something; as long as it is what the browser put there, nobody answered. */
function isUntouched(input: HTMLInputElement): boolean {
  if (input.type === 'color') return input.value === (input.defaultValue || '#000000');
  if (input.type !== 'range') return false;
  const [low, high] = [Number(input.min || 0), Number(input.max || 100)];
  const middle = high < low ? low : low + (high - low) / 2;
  return (
    input.value === input.defaultValue ||
    Math.abs(Number(input.value) - middle) <= Number(input.step || 1) / 2
  );
}

/** What a field without an answer sends all the same: the option that the browser chose, the place of a slider. */
export function untouchedValue({ kind, elements }: Control): string {
  const [first] = elements;
  if (isInput(first) && isUntouched(first)) return first.value;
  const option = kind === 'select' && isSelect(first) ? first.selectedOptions[0] : null;
  return option && !isInvitation(option) ? option.text.replace(/\s+/g, ' ').trim() : '';
}

/** The current answer, several choices one per line; empty if there is none. */
export function currentValue({ kind, elements, behind }: Control): string {
  const [first] = elements;
  if (!first) return '';
  switch (kind) {
    case 'radio':
    case 'checkbox':
    case 'checkbox_group':
    case 'buttons':
      return chosen(elements);
    case 'combobox':
    case 'multi_combobox':
    case 'suggest':
      return comboboxValue(first) || (behind ? selected(behind) : '');
    case 'select':
      return isSelect(first) ? selected(first) : '';
    case 'date_parts':
      return elements
        .map((one) => (isSelect(one) ? selected(one) : isInput(one) ? one.value : ''))
        .filter(Boolean)
        .join(' ');
    case 'file':
      return isInput(first) ? (first.files?.[0]?.name ?? '') : '';
    default: {
      if (isInput(first) && isUntouched(first)) return '';
      const beside = chosenBeside(first);
      if (beside) return beside;
      const value = isInput(first) || isTextArea(first) ? first.value : rawWordsOf(first);
      return BEGINNING.test(value.trim()) ? '' : value;
    }
  }
}
