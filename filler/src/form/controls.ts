import {
  closestOf,
  elementsIn,
  isChoiceInput,
  isInput,
  isSelect,
  isTextArea,
  selfAndAncestors,
} from '../dom/elements.ts';
import { remembered } from '../dom/remembered.ts';
import { rawWordsOf, wordsOf } from '../dom/text.ts';
import type { ControlKind } from '../types.ts';
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

/** Buttons that act on the form instead of answering it. */
const NO_ANSWER =
  /^(?:back|next|continue|previous|cancel|submit|apply|save|add|remove|delete|edit|close|attach|upload|browse|choose|select|dropbox|google|enter|clear|reset|sign|log|show|hide|more|less|bold|italic|underline|link|\+|×|x)\b/i;

function isAnswerButton(element: Element): boolean {
  const role = element.getAttribute('role');
  if (role === 'radio') return true;
  if (element.localName !== 'button' || role === 'combobox' || element.hasAttribute('aria-haspopup')) {
    return false;
  }
  if (element.getAttribute('type') === 'submit') return false;
  const words = rawWordsOf(element);
  return words.length > 0 && words.length <= 60 && !NO_ANSWER.test(words);
}

const isYesOrNo = (words: string) => /^(?:yes|no|y|n|true|false|ja|nein|oui|non|sí|si)$/i.test(words.trim());

/** The group of answers that a button belongs to, if it is one: a radio group, or a group of toggles. */
function buttonGroup(button: Element): Element | null {
  const group = closestOf(button, '[role=radiogroup], [role=group], fieldset');
  if (group && button.getAttribute('role') === 'radio') return group;
  const parent = button.parentElement;
  const siblings = parent ? [...parent.children].filter(isAnswerButton) : [];
  const toggles = ['aria-pressed', 'aria-checked', 'data-state'].some((name) => button.hasAttribute(name));
  if (group && (toggles || group.querySelectorAll('button').length === siblings.length)) {
    return siblings.length >= 2 ? parent : toggles ? group : null;
  }
  const words = siblings.map((one) => rawWordsOf(one));
  return siblings.length >= 2 && words.every(isYesOrNo) ? parent : null;
}

/** The hidden input beside a drawn choice, which only sends its answer. */
function isDouble(input: Element): boolean {
  const hidden = input.getAttribute('aria-hidden') === 'true' && input.getAttribute('tabindex') === '-1';
  const drawn = ':scope > [role=radio], :scope > [role=checkbox], :scope > [role=switch]';
  return hidden && isChoiceInput(input) && input.parentElement?.querySelector(drawn) != null;
}

/** A drawn list without a field of its own: it shows its choice, and opens when it is clicked. */
function isListOfItsOwn(list: Element): boolean {
  if (list.getAttribute('tabindex') !== '0' || list.querySelector('[role=option]') === null) return false;
  const { id } = list;
  const openers = list.ownerDocument.querySelectorAll('[aria-controls], [aria-owns]');
  return ![...openers].some((one) =>
    ['aria-controls', 'aria-owns'].some(
      (name) => id !== '' && one.getAttribute(name)?.split(/\s+/).includes(id),
    ),
  );
}

/** A drawn list: an input or a button that opens options. */
function isCombobox(element: Element): boolean {
  const role = element.getAttribute('role');
  const popup = element.getAttribute('aria-haspopup');
  if (role === 'listbox') return isListOfItsOwn(element);
  if ((role !== 'combobox' && popup === null) || isSelect(element)) return false;
  // The flag beside a phone number is part of that field.
  if (closestOf(element, '.iti__flag-container, .iti__country-container')) return false;
  if (role === 'combobox') return !element.querySelector('input:not([type=hidden])');
  if (isInput(element)) return popup === 'listbox' && element.type !== 'hidden';
  if (element.localName !== 'button') return false;
  // Menus share, sort and sign out; one that stands for a native list holds its options.
  return popup === 'listbox' || (['true', 'menu'].includes(popup ?? '') && selectBehind(element) !== null);
}

function comboboxKind(element: Element): ControlKind {
  const shell = element.closest('.select-shell');
  // A list that opens has a button; one that waits for typing does not.
  if (shell?.querySelector('button') || !isInput(element)) return 'combobox';
  return ['listbox', 'true'].includes(element.getAttribute('aria-haspopup') ?? '') && !shell
    ? 'combobox'
    : 'suggest';
}

/** The native list that a drawn one writes to: it is hidden, and nothing but the drawn one stands beside it. */
function selectBehind(element: Element): HTMLSelectElement | null {
  let depth = 0;
  for (const around of selfAndAncestors(element)) {
    if (around === element) continue;
    depth += 1;
    const selects = [...around.querySelectorAll('select')];
    if (selects.length > 1) return null;
    const [only] = selects;
    if (only) return isBehindWidget(only) ? only : null;
    if (depth >= 4 || around.querySelectorAll('input:not([type=hidden]), textarea').length > 1) return null;
  }
  return null;
}

/** A native list that a drawn one stands for: nobody can reach it. */
function isBehindWidget(select: HTMLSelectElement): boolean {
  return (
    select.hasAttribute('hidden') ||
    select.tabIndex === -1 ||
    select.getAttribute('tabindex') === '-1' ||
    select.getAttribute('aria-hidden') === 'true' ||
    /select2-hidden|visually-?hidden|sr-only|chosen|selectized/i.test(select.className)
  );
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
      (one) => !(one.getAttribute('aria-hidden') === 'true' && one.getAttribute('tabindex') === '-1'),
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
    if (isDouble(element)) continue;
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
