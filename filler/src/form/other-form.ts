import { closestOf, isInput, isSelect, isTextArea, parentOf } from '../dom/elements.ts';
import { rawWordsOf } from '../dom/text.ts';
import type { Vendor } from '../vendors/vendors.ts';
import type { Control } from './controls.ts';
import { controlsBelow } from './controls-below.ts';
import { formRoot } from './form-root.ts';
import { labelledBy, labelOf } from './option-words.ts';

const OTHER_PLACE =
  'nav, [role=search], [role=navigation], #onetrust-consent-sdk, [id*=cookie i], [class*=cookie-], [class*=cookie_], [aria-label*=cookie i], [class*=newsletter i], [id*=newsletter i], [class*=job-alert i], [class*=chat-widget i]';
const SEARCH = /^(?:q|s|query|search|keywords?|term)$/i;
const OTHER_FORM =
  /\b(?:subscribe|newsletter|sign ?in|log ?in|search|job alerts?|notify me|get (?:job )?alerts)\b/i;
const APPLIES = /\b(?:apply|application|submit|send|next|continue|bewerb|postuler|inscr)/i;

function isApplication(form: Element): boolean {
  return form.querySelector('input[type=file]') !== null || controlsBelow(form).length >= 5;
}

const SUBMIT = 'button[type=submit], button:not([type]), input[type=submit]';

/** Whether a form has a button of its own that does not lead to another part of the application. */
function sendsItself(form: Element): boolean {
  const buttons = [...form.querySelectorAll(SUBMIT)];
  return (
    buttons.length > 0 &&
    !buttons.some((one) =>
      /\b(?:next|continue|save)\b/i.test(rawWordsOf(one) || one.getAttribute('value') || ''),
    )
  );
}

/** A form with its own button beside the one that is sent: "Contact us", "Refer a friend". */
function isSeparateForm(element: Element, vendor: Vendor): boolean {
  const form = element.closest('form');
  const root = formRoot(element.ownerDocument, vendor);
  if (!form || !root || form.contains(root) || root.contains(form)) return false;
  if (vendor.annexes.some((selector) => closestOf(element, selector))) return false;
  return isApplication(root) && sendsItself(root) && sendsItself(form);
}

const ASIDE = 'aside, [class*=filter i], [class*=facet i]';
/** More questions than a chat or an alert asks. */
const MOST_BESIDE = 5;

/** Opens, folds, or marks something. */
const TOGGLE =
  '[aria-expanded], [aria-haspopup], [aria-pressed], [aria-checked], [data-toggle], [data-bs-toggle], [role]:not([role=button])';
/** Says what is meant, or leads to another part of the application. */
const SENDS_NOTHING =
  /^(?:help|info\w*|hint|tips?|more|learn|what|why|how|show|hide|toggle|clear|reset|close|cancel|dismiss|edit|add|remove|delete|upload|attach|browse|choose|select|open|expand|yes|no|back|previous|next|continue|save)\b/i;

/** Whether a button sends what stands beside it: a help, a list's handle, or a Yes belongs to a question. */
function sends(button: Element): boolean {
  if (button.matches(TOGGLE)) return false;
  const words =
    rawWordsOf(button) ||
    ['aria-label', 'value', 'title'].map((name) => button.getAttribute(name)?.trim()).find(Boolean) ||
    '';
  return /\p{L}{2}/u.test(words) && !SENDS_NOTHING.test(words);
}

/** Outside of the form that is sent, with a button of its own or among filters: a chat, an alert, a list of jobs. */
function isBesideForm(element: Element, vendor: Vendor): boolean {
  // Parsers put misnested fields outside of their form: they still belong to it.
  const owned = (isInput(element) || isSelect(element) || isTextArea(element)) && element.form !== null;
  if (owned || closestOf(element, 'form')) return false;
  const root = formRoot(element.ownerDocument, vendor);
  if (!root?.matches('form') || !isApplication(root) || !sendsItself(root)) return false;
  if (vendor.annexes.some((selector) => closestOf(element, selector))) return false;
  let block = element;
  for (let at = parentOf(element); at && !at.contains(root); at = parentOf(at)) block = at;
  if (controlsBelow(block).length > MOST_BESIDE) return false;
  return closestOf(element, ASIDE) !== null || [...block.querySelectorAll(SUBMIT)].some(sends);
}

const SEARCHES = /^[-–—\s]*(?:type to )?(?:search|suche[n]?|recherche[r]?|buscar)\b[-–—.…\s]*$/i;
const POPUP =
  '[role=dialog], [role=listbox], [role=menu], [class*=dropdown i], [class*=popup i], [class*=flyout i]';

/** The box that narrows down a list: nothing but "Search" names it, and it stands in what the list opens. */
function isListSearch(element: Element): boolean {
  if (!isInput(element) || labelOf(element) || labelledBy(element) || !closestOf(element, POPUP))
    return false;
  const said = element.getAttribute('aria-label') || element.getAttribute('placeholder') || '';
  return SEARCHES.test(said) || (element.type === 'search' && said === '');
}

/** A form beside the application: a search, a newsletter, a login. */
export function isOtherForm(control: Control, vendor: Vendor): boolean {
  const [first] = control.elements;
  if (!first) return false;
  if (closestOf(first, OTHER_PLACE) || isListSearch(first) || isSeparateForm(first, vendor)) return true;
  if (control.kind !== 'file' && isBesideForm(first, vendor)) return true;
  if (
    isInput(first) &&
    (first.type === 'search' || SEARCH.test(first.name)) &&
    control.kind !== 'combobox' &&
    control.kind !== 'suggest'
  ) {
    if (SEARCH.test(first.name) || !first.form) return true;
  }
  const form = first.closest('form');
  if (!form)
    return (
      closestOf(first, 'header, footer') !== null &&
      controlsBelow(closestOf(first, 'header, footer') ?? first).length <= 2
    );
  const inside = controlsBelow(form);
  if (inside.length > 3 || form.querySelector('input[type=file], textarea')) return false;
  if (inside.length <= 2 && [...first.ownerDocument.forms].some((one) => one !== form && isApplication(one)))
    return true;
  const send = [...form.querySelectorAll('button, input[type=submit]')]
    .map((one) => rawWordsOf(one) || one.getAttribute('value') || '')
    .join(' ');
  return OTHER_FORM.test(`${send} ${form.id} ${form.getAttribute('class') ?? ''}`) && !APPLIES.test(send);
}

/**
 * Whether the application may depend on what was taken for another form: it stands in the form that is sent or in none,
 * and nothing around it says what else it is for.
 */
export function mayBelong(element: Element, vendor: Vendor): boolean {
  if (closestOf(element, OTHER_PLACE)) return false;
  const form = closestOf(element, 'form');
  if (!form) return closestOf(element, 'header, footer') === null;
  const root = formRoot(element.ownerDocument, vendor);
  return root !== null && (form.contains(root) || root.contains(form));
}
