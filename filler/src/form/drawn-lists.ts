import { byId, closestOf, isInput, isSelect, selfAndAncestors } from '../dom/elements.ts';
import type { ControlKind } from '../types.ts';

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
export function isCombobox(element: Element): boolean {
  const role = element.getAttribute('role');
  const popup = element.getAttribute('aria-haspopup');
  if (role === 'listbox') return isListOfItsOwn(element);
  if ((role !== 'combobox' && popup === null) || isSelect(element)) return false;
  // The flag beside a phone number is part of that field.
  if (closestOf(element, '.iti__flag-container, .iti__country-container')) return false;
  if (role === 'combobox') return !element.querySelector('input:not([type=hidden])');
  if (isInput(element)) return popup === 'listbox' && element.type !== 'hidden';
  if (element.localName !== 'button') return false;
  // Menus share, sort and sign out; one that stands for a native list, or whose items are choices, holds options.
  if (popup === 'listbox') return true;
  return ['true', 'menu'].includes(popup ?? '') && (selectBehind(element) ?? choiceMenu(element)) !== null;
}

/** The drawn rows of a list that is not one of the browser's. */
export const CHOICE_ROWS = '[role=option], [role=menuitemradio], [role=menuitemcheckbox]';
const CHOICE_ITEMS = '[role=menuitemradio], [role=menuitemcheckbox]';

/** The menu of a form's button in which one or several items are chosen. */
export function choiceMenu(button: Element): Element | null {
  const ids = `${button.getAttribute('aria-controls') ?? ''} ${button.getAttribute('aria-owns') ?? ''}`;
  if (!closestOf(button, 'form')) return null;
  const menus = ids.split(/\s+/).flatMap((id) => (id && byId(button, id)) || []);
  return menus.find((menu) => menu.querySelectorAll(CHOICE_ITEMS).length >= 2) ?? null;
}

/** A box without any name right behind a drawn list: it holds the chosen value, and nobody answers it. */
export function isValueHolder(element: Element): boolean {
  if (!isInput(element) || element.type !== 'text') return false;
  if (
    ['id', 'name', 'placeholder', 'aria-label', 'aria-labelledby'].some((name) => element.getAttribute(name))
  )
    return false;
  return element.previousElementSibling?.matches('button[aria-haspopup=listbox]') === true;
}

/** The list that stands right behind the handle that opens it, where nothing else ties the two. */
export function listBeside(handle: Element): Element | null {
  const behind = handle.nextElementSibling;
  if (!behind || behind.querySelector('[role=combobox]')) return null;
  return behind.matches('[role=listbox]') ? behind : behind.querySelector('[role=listbox]');
}

/** Whether a drawn list opens, or waits for typing. */
export function comboboxKind(element: Element): ControlKind {
  const shell = element.closest('.select-shell');
  // A list that opens has a button; one that waits for typing does not.
  const menu = choiceMenu(element);
  if (menu) return menu.querySelector('[role=menuitemcheckbox]') ? 'multi_combobox' : 'combobox';
  if (shell?.querySelector('button') || !isInput(element)) return 'combobox';
  return ['listbox', 'true'].includes(element.getAttribute('aria-haspopup') ?? '') && !shell
    ? 'combobox'
    : 'suggest';
}

/** The native list that a drawn one writes to: it is hidden, and nothing but the drawn one stands beside it. */
export function selectBehind(element: Element): HTMLSelectElement | null {
  let depth = 0;
  for (const around of selfAndAncestors(element)) {
    if (around === element) continue;
    depth += 1;
    const selects = [...around.querySelectorAll('select')];
    if (selects.length > 1) return null;
    const [only] = selects;
    if (only) return isBehindWidget(only, element) ? only : null;
    if (depth >= 4 || around.querySelectorAll('input:not([type=hidden]), textarea').length > 1) return null;
  }
  return null;
}

/** What is added to a list's id for its drawn part; `country-city` is another question. */
const PART_OF_LIST =
  /^[-_.:]*(?:(?:select|list|box|list ?box|combo ?box|drop(?:down)?|button|btn|trigger|toggle|input|control|widget|display|search(?:field|box)?|filter|text|label|value|container|wrapper|drawn|arrow|autocomplete|selectized|ts-control|tomselect|chosen|select2|selectmenu|menu|handle|opener|field)[-_.:]*)+\d*$/i;

/** Whether a native list and a drawn one are named the same: "School", in the label of one and the name of the other. */
function haveOneName(select: HTMLSelectElement, drawn: Element): boolean {
  const name = drawn.getAttribute('aria-label');
  const names = [...select.labels].map(({ textContent }) => textContent);
  return Boolean(name) && [...names, select.getAttribute('data-label')].some((one) => one?.trim() === name);
}

/** A native list that a drawn one stands for: nobody can reach it, or the drawn one is named after it. */
function isBehindWidget(select: HTMLSelectElement, drawn: Element): boolean {
  return (
    (select.id !== '' &&
      drawn.id.startsWith(select.id) &&
      (PART_OF_LIST.test(drawn.id.slice(select.id.length)) || haveOneName(select, drawn))) ||
    select.hasAttribute('hidden') ||
    select.tabIndex === -1 ||
    select.getAttribute('tabindex') === '-1' ||
    select.getAttribute('aria-hidden') === 'true' ||
    /select2-hidden|visually-?hidden|sr-only|chosen|selectized/i.test(select.className)
  );
}
