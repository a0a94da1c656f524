import { elementsIn, isChoiceInput, isInput, isSelect, isTextArea } from '../dom/elements.ts';
import { wordsOf } from '../dom/text.ts';
import type { ControlKind } from '../types.ts';
import { buttonGroup, isAnswerButton } from './answer-buttons.ts';
import { groupKind, groupOf } from './choice-groups.ts';
import {
  CHOICE_ROWS,
  choiceMenu,
  comboboxKind,
  isCombobox,
  isValueHolder,
  selectBehind,
} from './drawn-lists.ts';
import { optionWords } from './option-words.ts';

/** One question of the form: the elements that answer it, in page order. */
export type Control = {
  kind: ControlKind;
  elements: HTMLElement[];
  /** The native list behind a drawn one: its name and options are the field's. */
  behind?: HTMLSelectElement;
};

/** Inputs that take more than text. Of any other type, known or not, browsers make a text field. */
const TYPED: ReadonlyMap<string, ControlKind> = new Map([
  ['email', 'email'],
  ['tel', 'phone'],
  ['url', 'url'],
  ['number', 'number'],
  ['range', 'number'],
  ['date', 'date'],
  ['month', 'date'],
  ['datetime-local', 'date'],
  ['file', 'file'],
]);
const NO_FIELDS = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'radio', 'checkbox']);

/** The hidden input beside a drawn choice, which only sends its answer. */
function isDouble(input: Element): boolean {
  const hidden = input.getAttribute('aria-hidden') === 'true' && input.getAttribute('tabindex') === '-1';
  const drawn = ':scope > [role=radio], :scope > [role=checkbox], :scope > [role=switch]';
  return hidden && isChoiceInput(input) && input.parentElement?.querySelector(drawn) != null;
}

/** The smallest element that holds all of these; null if there is none in their document. */
export function commonAncestor(elements: readonly Element[]): Element | null {
  let around: Element | null = elements[0] ?? null;
  while (around && !elements.every((one) => around?.contains(one))) around = around.parentElement;
  return around;
}

/** A text editor that is not a field of its own kind. */
function isEditor(element: Element): boolean {
  const editable = element.getAttribute('contenteditable');
  return (
    editable !== null && editable !== 'false' && !element.parentElement?.closest('[contenteditable=true]')
  );
}

/** The inputs that a drawn menu writes to: choices of the same question with the same words. */
function nativeTwins({ elements: [button] }: Control, controls: readonly Control[]): Element[] {
  const menu = button?.localName === 'button' ? choiceMenu(button) : null;
  const question = button?.closest('fieldset, [role=group]');
  if (!menu || !question) return [];
  const items = new Set([...menu.querySelectorAll(CHOICE_ROWS)].map(wordsOf));
  return controls
    .filter(({ elements }) => elements.every((one) => isChoiceInput(one) && question.contains(one)))
    .flatMap(({ elements }) => (elements.every((one) => items.has(optionWords(one))) ? elements : []));
}

/** Everything on the page that takes an answer, one control for each question, in page order. */
export function controlsIn(root: ParentNode): Control[] {
  const controls: Control[] = [];
  const groups = new Map<string, Control>();
  const keys = new Map<Element, string>();
  const claimed = new Set<Element>();
  const grouped = (key: string, kind: ControlKind, element: HTMLElement) => {
    const known = groups.get(key);
    if (known) known.elements.push(element);
    else {
      const control: Control = { kind, elements: [element] };
      groups.set(key, control);
      controls.push(control);
    }
  };
  for (const element of elementsIn(root) as Generator<HTMLElement>) {
    if (isDouble(element) || isValueHolder(element)) continue;
    if (isChoiceInput(element)) grouped(groupOf(element, keys), 'radio', element);
    else if (isCombobox(element)) {
      const behind = selectBehind(element);
      if (behind) claimed.add(behind);
      const kind = behind ? (behind.multiple ? 'multi_combobox' : 'combobox') : comboboxKind(element);
      controls.push({ kind, elements: [element], ...(behind && { behind }) });
    } else if (isInput(element)) {
      const kind = NO_FIELDS.has(element.type) ? null : (TYPED.get(element.type) ?? 'text');
      // The hidden double that makes the browser demand a choice.
      const double =
        element.getAttribute('aria-hidden') === 'true' && element.closest('.select-shell, [class*=select__]');
      if (kind && !double) controls.push({ kind, elements: [element] });
    } else if (isSelect(element)) controls.push({ kind: 'select', elements: [element] });
    else if (isTextArea(element)) controls.push({ kind: 'long_text', elements: [element] });
    else if (isEditor(element)) controls.push({ kind: 'long_text', elements: [element] });
    else if (element.getAttribute('role') === 'checkbox' || element.getAttribute('role') === 'switch') {
      if (!element.querySelector('input')) controls.push({ kind: 'checkbox', elements: [element] });
    } else if (isAnswerButton(element)) {
      const group = buttonGroup(element);
      if (
        group &&
        !group.querySelector('input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select')
      ) {
        const key = keys.get(group) ?? `buttons${keys.size}`;
        keys.set(group, key);
        // Toggles that draw radio inputs answer through those.
        const inputs = group.querySelectorAll('input[type=radio], input[type=checkbox]:not([tabindex="-1"])');
        if ([...inputs].every(isDouble)) grouped(key, 'buttons', element);
      }
    }
  }
  for (const control of groups.values()) {
    if (control.kind === 'radio') control.kind = groupKind(control.elements as HTMLInputElement[]); // radio and check boxes
  }
  for (const input of controls.flatMap((one) => nativeTwins(one, controls))) claimed.add(input);
  for (const { kind, elements } of controls) {
    // The hidden box that yes and no buttons write to.
    const around = kind === 'buttons' && elements.length >= 2 ? commonAncestor(elements) : null;
    for (const box of around?.querySelectorAll('input[type=checkbox], input[type=radio]') ?? [])
      claimed.add(box);
  }
  return controls.filter(({ kind, elements }) => {
    const [first] = elements;
    if (!first || claimed.has(first)) return false;
    return kind !== 'buttons' || elements.length >= 2;
  });
}

/** The element that a control's label refers to. */
export function labelledElements({ elements, behind }: Control): Element[] {
  return behind ? [...elements, behind] : elements;
}
