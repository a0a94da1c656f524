import {
  closestOf,
  elementsIn,
  isChoiceInput,
  isSelect,
  parentOf,
  selfAndAncestors,
} from '../dom/elements.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { rawWordsOf } from '../dom/text.ts';
import { hasLayout, hiddenBy, isVisible } from '../dom/visible.ts';
import type { LeaveReason } from '../types.ts';
import type { Vendor } from '../vendors/vendors.ts';
import type { Control } from './controls.ts';
import { controlsBelow } from './controls-below.ts';
import { labelOf } from './option-words.ts';
import { isOtherForm } from './other-form.ts';

const CAPTCHA =
  '.g-recaptcha, .h-captcha, .cf-turnstile, [class*=captcha i], [id*=captcha i], [name*=captcha i], [name*=turnstile i]';
const CAPTCHA_WORDS =
  /\bcaptcha\b|not a robot|are you (?:a )?human|type the (?:characters|letters|text)|characters (?:you see|shown)|security (?:question|check)|what is \d+ ?[+x×-] ?\d+|\d+ ?[+×] ?\d+ ?=/i;

/** Names given to fields that only programs fill. */
const TRAP_NAME =
  /honey|hpot|(?:^|[_-])hp(?:$|[_-])|bot[_-]?(?:field|trap|check|catcher)|(?:^|[_-])trap|no[_-]?spam|anti[_-]?spam|spam[_-]?(?:check|trap|protect|filter)|leave[_-]?(?:this[_-]?)?(?:field[_-]?)?(?:blank|empty)|do[_-]?not[_-]?(?:fill|use)|gotcha|by[_-]fax|form[_-]validation[_-]container/i;
const TRAP_WORDS =
  /leave (?:this|it|the)? ?(?:field|box|input)? ?(?:blank|empty|unfilled|alone)|\b(?:should|must) (?:be left|remain|stay) (?:blank|empty|unchanged|unfilled)|for validation purposes|(?:do not|don['’]t|should not|must not|never) (?:fill|complete|enter|write|type|check|tick|touch)(?: (?:in|out|into|on|anything))*(?: (?:this|these|it\b|here|(?:the )?(?:field|box|input))|(?<=anything)|\s*(?:[.!)]|$))|if you(?:['’]re| are) (?:a )?(?:human|person|robot|bot)|(?:robots?|bots?) only|for (?:robots?|bots?)\b|spam (?:protection|prevention|trap)|nicht ausfüllen|leer lassen|ne pas remplir|dejar en blanco/i;

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
