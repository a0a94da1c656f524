import { closestOf, elementsIn, isChoiceInput, isInput, isSelect, isTextArea } from '../dom/elements.ts';
import { remembered } from '../dom/remembered.ts';
import { wordsOf } from '../dom/text.ts';
import type { ControlKind } from '../types.ts';
import { buttonGroup, isAnswerButton, isYesOrNo } from './answer-buttons.ts';
import {
  CHOICE_ROWS,
  choiceMenu,
  comboboxKind,
  isCombobox,
  isValueHolder,
  selectBehind,
} from './drawn-lists.ts';
import { labelOf, optionWords } from './option-words.ts';

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

/** What counts as one more control when a container is examined. */
const CONTROL =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea, [role=combobox], [contenteditable=true]';

function hasShadows(document: Document): boolean {
  return remembered('shadows', document, () =>
    [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null),
  );
}

/** Components keep their controls in shadow roots. */
function below(element: Element): Iterable<Element> {
  if (!hasShadows(element.ownerDocument)) return element.querySelectorAll(CONTROL);
  return [...elementsIn(element)].filter((one) => one.matches(CONTROL));
}

/** The controls below an element, as far as they matter for telling questions apart. */
export function controlsBelow(element: Element): readonly Element[] {
  return remembered('controls', element, () =>
    [...below(element)].filter(
      (one) =>
        !(one.getAttribute('aria-hidden') === 'true' && one.getAttribute('tabindex') === '-1') &&
        !isValueHolder(one),
    ),
  );
}

const SENTENCE =
  /\b(?:agree|consent|accept|acknowledge|certify|confirm|subscribe|newsletter|privacy|terms|updates|understand|declare|authori[sz]e)\b/i;

const FOLLOWS_UP =
  /other|custom|specify|explain|describe|details?\b|\bcomments?\b|^(?:please\b.*|if\b.*|falls\b.*|wenn\b.*|si\b.*)/i;

/** A text for those who chose "Other", or to explain a choice: it belongs to the choices beside it. */
export function isFollowUp(element: Element): boolean {
  const isText = isTextArea(element) || (isInput(element) && /^(?:text|search)$/.test(element.type));
  if (!isText) return false;
  const { id } = element;
  const said = ['name', 'placeholder', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
  return [id, ...said, wordsOf(labelOf(element))].some((words) => FOLLOWS_UP.test(words.trim()));
}

/** Check boxes without a common name are one question if their container asks it and holds nothing else. */
function boxContainer(box: HTMLInputElement): Element | null {
  let around = box.parentElement;
  for (let depth = 0; around && depth < 5; depth += 1, around = around.parentElement) {
    const inside = controlsBelow(around);
    const boxes = inside.filter((one) => isInput(one) && one.type === 'checkbox');
    if (inside.some((one) => !boxes.includes(one) && !isFollowUp(one))) return null;
    if (boxes.length < 2) continue;
    const words = boxes.map((one) => optionWords(one));
    const yesAndNo = words.length === 2 && words.every(isYesOrNo);
    if (yesAndNo) return around;
    if (boxes.length < inside.length) return null;
    if (words.some((one) => SENTENCE.test(one) || one.length > 80)) return null;
    const names = new Set(inside.map((one) => stem((one as HTMLInputElement).name)));
    const asks = around.matches('fieldset, [role=group], [data-field-path]') || names.size === 1;
    if (asks) return around;
  }
  return null;
}

/** `skills[0]`, `skills[1]` and `skills_2` share a stem. */
function stem(name: string): string {
  return name.replace(/\[\d*\]|[_-]?\d+$/g, '');
}

/** The smallest element around a radio button without a name that holds another one. */
function aroundSeveral(radio: Element): Element {
  for (let around = radio.parentElement; around; around = around.parentElement)
    if (around.querySelectorAll('input[type=radio]').length > 1) return around;
  return radio;
}

function groupOf(input: HTMLInputElement, containers: Map<Element, string>): string {
  const root = input.form ?? input.getRootNode();
  const rooted = containers.get(root as Element) ?? `root${containers.size}`;
  containers.set(root as Element, rooted);
  const named = (element: Element) => {
    const known = containers.get(element) ?? `box${containers.size}`;
    containers.set(element, known);
    return known;
  };
  if (input.type === 'radio') {
    if (input.name) return `radio:${rooted}:${input.name}`;
    const group = closestOf(input, 'fieldset, [role=radiogroup], [role=group]');
    return `radio:${named(group ?? aroundSeveral(input))}`;
  }
  const container = boxContainer(input);
  const sameName = input.name
    ? [...((root as ParentNode).querySelectorAll?.('input[type=checkbox]') ?? [])].filter(
        (one) => (one as HTMLInputElement).name === input.name,
      )
    : [];
  // "I currently work here" in every entry of a history.
  const isRepeated = new Set(sameName.map((one) => optionWords(one))).size === 1;
  if (sameName.length > 1 && !isRepeated) return `checkbox:${rooted}:${input.name}`;
  return container ? `checkbox:${named(container)}` : `checkbox:${named(input)}`;
}

function groupKind(elements: HTMLInputElement[]): ControlKind {
  if (elements[0]?.type === 'radio') return 'radio';
  if (elements.length === 1) return 'checkbox';
  // A yes and a no exclude each other, however they are drawn.
  const words = elements.map(optionWords);
  return elements.length === 2 && words.every(isYesOrNo) && words[0] !== words[1]
    ? 'radio'
    : 'checkbox_group';
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
