import {
  closestOf,
  elementsIn,
  isChoiceInput,
  isInput,
  isSelect,
  isTextArea,
  parentOf,
  selfAndAncestors,
} from '../dom/elements.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { rawWordsOf } from '../dom/text.ts';
import { hasLayout, hiddenBy, isVisible } from '../dom/visible.ts';
import type { LeaveReason } from '../types.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { type Control, controlsBelow } from './controls.ts';
import { formRoot } from './form-root.ts';
import { labelledBy, labelOf } from './option-words.ts';

const CAPTCHA =
  '.g-recaptcha, .h-captcha, .cf-turnstile, [class*=captcha i], [id*=captcha i], [name*=captcha i], [name*=turnstile i]';
const CAPTCHA_WORDS =
  /\bcaptcha\b|not a robot|are you (?:a )?human|type the (?:characters|letters|text)|characters (?:you see|shown)|security (?:question|check)|what is \d+ ?[+x×-] ?\d+|\d+ ?[+×] ?\d+ ?=/i;

/** Names given to fields that only programs fill. */
const TRAP_NAME =
  /honey|hpot|(?:^|[_-])hp(?:$|[_-])|bot[_-]?(?:field|trap|check|catcher)|(?:^|[_-])trap|no[_-]?spam|anti[_-]?spam|spam[_-]?(?:check|trap|protect|filter)|leave[_-]?(?:this[_-]?)?(?:field[_-]?)?(?:blank|empty)|do[_-]?not[_-]?(?:fill|use)|gotcha|by[_-]fax|form[_-]validation[_-]container/i;
const TRAP_WORDS =
  /leave (?:this|it|the)? ?(?:field|box|input)? ?(?:blank|empty|unfilled|alone)|\b(?:should|must) (?:be left|remain|stay) (?:blank|empty|unchanged|unfilled)|for validation purposes|(?:do not|don['’]t|should not|must not|never) (?:fill|complete|enter|write|type|check|tick|touch)(?: (?:in|out|into|on|anything))*(?: (?:this|these|it\b|here|(?:the )?(?:field|box|input))|(?<=anything)|\s*(?:[.!)]|$))|if you(?:['’]re| are) (?:a )?(?:human|person|robot|bot)|(?:robots?|bots?) only|for (?:robots?|bots?)\b|spam (?:protection|prevention|trap)|nicht ausfüllen|leer lassen|ne pas remplir|dejar en blanco/i;

const OTHER_PLACE =
  'nav, [role=search], [role=navigation], #onetrust-consent-sdk, [id*=cookie i], [class*=cookie-], [class*=cookie_], [aria-label*=cookie i], [class*=newsletter i], [id*=newsletter i], [class*=job-alert i], [class*=chat-widget i]';
const SEARCH = /^(?:q|s|query|search|keywords?|term)$/i;
const OTHER_FORM =
  /\b(?:subscribe|newsletter|sign ?in|log ?in|search|job alerts?|notify me|get (?:job )?alerts)\b/i;
const APPLIES = /\b(?:apply|application|submit|send|next|continue|bewerb|postuler|inscr)/i;

const OTHER_FILE = /cover|letter|transcript|portfolio|certificate|photo|picture|sample/i;
const FILLS_FORM =
  /auto-?\s?fill(?!able)|pre-?\s?fill|fill (?:in |out )?(?:the |your |this |out )*(?:form|application|fields|details)|populate|import (?:your |from |a |resume|cv)|parse (?:your|my|the)|save time|apply faster|quick apply|easy apply/i;

/** A challenge is its own control or the smallest box around one: a whole form may be named after its CAPTCHA script. */
function isInChallenge(element: Element): boolean {
  let depth = 0;
  for (const at of selfAndAncestors(element)) {
    depth += 1;
    if (depth > 12 || (at !== element && controlsBelow(at).length > 1)) return false;
    if (at.matches(CAPTCHA)) return true;
  }
  return false;
}

function isTrap(control: Control, raw_label: string): boolean {
  const [first] = control.elements;
  if (!first) return true;
  const names = ['name', 'id', 'class'].map((name) => first.getAttribute(name) ?? '').join(' ');
  if (TRAP_NAME.test(names)) return true;
  const said = [
    raw_label,
    first.getAttribute('placeholder'),
    first.getAttribute('title'),
    first.getAttribute('aria-label'),
  ];
  if (said.some((words) => words && TRAP_WORDS.test(words))) return true;
  let around = first.parentElement;
  for (let depth = 0; around && depth < 4 && controlsBelow(around).length <= 1; depth += 1) {
    if (around.localName === 'form' || around.localName === 'body') break;
    if (TRAP_NAME.test(`${around.id} ${around.getAttribute('class') ?? ''}`)) return true;
    if (TRAP_WORDS.test(rawWordsOf(around))) return true;
    around = around.parentElement;
  }
  return false;
}

function isTextual({ kind }: Control): boolean {
  return !['radio', 'checkbox', 'checkbox_group', 'file', 'buttons'].includes(kind);
}

/** A step or a tab that is not shown yet holds several questions; a trap is hidden alone. */
function isLaterStep(hider: Element): boolean {
  if (hider.matches('input, select, textarea')) return false;
  const below = controlsBelow(hider).length;
  // Components keep their controls in shadow roots.
  const inside =
    below > 0 ? below : [...elementsIn(hider)].filter((one) => one.matches('input, select, textarea')).length;
  if (inside === 0) return false;
  const step = hider.matches(
    'section, fieldset, form, dialog, [role=tabpanel], [role=dialog], [class*=step i], [class*=page i], [class*=tab i], [class*=modal i], [class*=panel i], [class*=wizard i], [data-step], [id*=step i]',
  );
  const offPage =
    /-\d{3,}|clip/.test(hider.getAttribute('style') ?? '') || hider.getAttribute('aria-hidden') === 'true';
  return step || (inside >= 2 && !offPage && hider.querySelector('label, legend, h1, h2, h3, h4') !== null);
}

/** A choice is often rendered by its label, a file by a button, while the input itself is hidden. */
function isReachable(control: Control): 'now' | 'later' | 'never' {
  const [first] = control.elements;
  if (!first) return 'never';
  const layout = hasLayout(first.ownerDocument);
  if (isVisible(first)) return 'now';
  if (isChoiceInput(first) || control.kind === 'checkbox' || control.kind === 'buttons') {
    const shown = control.elements.some((one) => {
      const label = labelOf(one) ?? one.parentElement;
      return label !== null && isVisible(label);
    });
    if (shown) return 'now';
  }
  if (control.kind === 'file') {
    const box = first.parentElement;
    if ([box, box?.parentElement, labelOf(first)].some((one) => one && isVisible(one))) return 'now';
  }
  const hider = hiddenBy(first);
  if (layout && !hider) return laterInLayout(first) ? 'later' : 'never';
  return hider && isLaterStep(hider) ? 'later' : 'never';
}

function laterInLayout(element: Element): boolean {
  let hider: Element | null = null;
  for (let at: Element | null = element; at && !isVisible(at); at = parentOf(at)) hider = at;
  return hider !== null && isLaterStep(hider);
}

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
  return closestOf(element, ASIDE) !== null || block.querySelector('button, input[type=submit]') !== null;
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
function isOtherForm(control: Control, vendor: Vendor): boolean {
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

/** An uploader that parses a resume and overwrites answers, beside or instead of the field for the resume. */
function isDecoyUploader(control: Control, raw_label: string, vendor: Vendor): boolean {
  const [first] = control.elements;
  if (!first || control.kind !== 'file' || OTHER_FILE.test(raw_label)) return false;
  if (vendor.off_limits.some((selector) => closestOf(first, selector))) return true;
  if (FILLS_FORM.test(raw_label)) return true;
  let around: Element | null = first.parentElement;
  let words = '';
  while (
    around &&
    controlsBelow(around).length <= 1 &&
    around.localName !== 'form' &&
    around.localName !== 'body'
  ) {
    words = rawWordsOf(around);
    around = around.parentElement;
  }
  if (!FILLS_FORM.test(words)) return false;
  if (first.hasAttribute('required') || /[*✱]/.test(raw_label)) return false;
  const others = [...first.ownerDocument.querySelectorAll('input[type=file]')].filter((one) => one !== first);
  return others.length > 0 || !/^(?:your )?(?:resume|résumé|cv)\b/i.test(cleanLabel(raw_label));
}

/** Why a control must not be touched by anyone but the person; null if it may be answered. */
export function leaveReason(control: Control, raw_label: string, vendor: Vendor): LeaveReason | null {
  const [first] = control.elements;
  if (!first) return 'hidden';
  if (control.elements.every((one) => one.matches(':disabled') || one.closest('fieldset[disabled]')))
    return 'disabled';
  if (isInChallenge(first) || (isTextual(control) && CAPTCHA_WORDS.test(raw_label))) return 'captcha';
  if (isTrap(control, raw_label)) return 'trap';
  if (isDecoyUploader(control, raw_label, vendor)) return 'decoy';
  if (vendor.off_limits.some((selector) => closestOf(first, selector))) return 'decoy';
  if (isOtherForm(control, vendor)) return 'other_form';
  const reachable = isReachable(control);
  if (reachable === 'never' && !control.behind) return 'hidden';
  // Read by the widget beside it, never by people.
  if (isSelect(first) && first.hasAttribute('readonly')) return 'hidden';
  // Out of the order of the tab key: nobody reaches it by keyboard.
  const skipped =
    first.getAttribute('tabindex') === '-1' && isTextual(control) && control.kind !== 'combobox';
  if (skipped && !isSelect(first) && !first.matches('[role=combobox], [role=textbox]')) return 'trap';
  return reachable === 'later' ? 'later_step' : null;
}
