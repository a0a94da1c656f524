import { byId, closestOf, isChoiceInput, isInput, isSelect, parentOf } from '../dom/elements.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { isBlock, rawWordsOf } from '../dom/text.ts';
import { hiddenBy } from '../dom/visible.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { type Control, commonAncestor, controlsBelow, isFollowUp, labelledElements } from './controls.ts';
import { labelledBy, labelOf, optionWords } from './option-words.ts';
import { partOfSharedLine } from './shared-line.ts';

/** The element that contains a control and its question, if the vendor has one. */
export function entryOf(control: Element, vendor: Vendor): Element | null {
  return vendor.entries ? closestOf(control, vendor.entries) : null;
}

/** Words that only say how to answer: the question stands elsewhere. */
const HOW_WORDS = new Set(
  'a add all amount an and answer any apply applicable attach below box boxes browse check checked choose chosen click computer date day dd device drag drop empty enter file files format for from here hh if in input it items least list m maximum menu mm month more multiple new no none of on one only option options or please press resultat response search select selected specify start submit suggestions tap text that the this to type typing up upload uploaded value values write y year you your yy yyyy accepted allowed doc docx drop gb jpg kb limit max mb or pdf png rtf size txt types up'.split(
    ' ',
  ),
);

/** A longer text says more than how. */
const MOST_HOW = 400;

/** "Select…", "Your answer", "Attach", "MM/DD/YYYY". */
function saysHow(words: string): boolean {
  if (words.length > MOST_HOW) return false;
  if (/^(?:e\.?g\.?|ex\.|example)\b|^https?:|^\+?[\d\s().-]+$|^\S+@\S+$/i.test(words)) return true;
  const plain = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "Start date (MM/YYYY)" asks; "MM/YYYY" says how.
  const asked = words.replace(/[\s(]*(?:\b(?:mm?|dd?|yy(?:yy)?)\b[\s/.-]*)+\)?$/i, '');
  return (
    plain.every((word) => HOW_WORDS.has(word)) &&
    !/^(?:(?:start )?date|start|from|to|day|month|year)$/i.test(asked.trim())
  );
}

/** A choice that agrees without saying to what. */
const BARE_CHOICE =
  /^(?:yes|no|i agree|agree|i accept|accept|acknowledge|i acknowledge|i confirm|confirm|i consent|consent|i have read(?: and agree)?|ok|on|true|1|check(?: this)?(?: box)?)\b[\s.,!]*$/i;

function isOurs(element: Element, ours: readonly Element[]): boolean {
  return ours.some((one) => one === element || one.contains(element) || element.contains(one));
}

function hasOthers(element: Element, ours: readonly Element[]): boolean {
  return controlsBelow(element).some(
    (one) => !isOurs(one, ours) && !isOurGadget(one, ours) && !isAfterthought(one, ours),
  );
}

/** Parts of a field's widget that are no questions: the list of flags beside a phone number. */
function isOurGadget(element: Element, ours: readonly Element[]): boolean {
  const widget = element.closest('.iti, .select-shell, .select2, [class*=phone-input]');
  return widget !== null && ours.some((one) => widget.contains(one));
}

/** What belongs to a group of choices: the text for "Other", and the hidden box that buttons write to. */
function isAfterthought(element: Element, ours: readonly Element[]): boolean {
  const hidden = hiddenBy(element) !== null;
  if (!ours.some(isChoiceInput)) return hidden && isChoiceInput(element) && ours[0]?.localName === 'button';
  const names = `${element.getAttribute('name') ?? ''} ${element.id} ${element.getAttribute('placeholder') ?? ''}`;
  if (/other|custom|specify/i.test(names) || (hidden && !isChoiceInput(element))) return true;
  return isFollowUp(element);
}

/** Labels of the choices themselves, which are not the question. */
function choiceLabels(ours: readonly Element[]): Set<Element> {
  return new Set(ours.filter(isChoiceInput).flatMap((one) => labelOf(one) ?? []));
}

/**
 * The words before a control: its question, where no label is tied to it. Climbs as long as the surroundings hold no
 * other control, then looks back to the one before.
 */
function wordsBefore(ours: readonly Element[], headings = true): string {
  const own = choiceLabels(ours);
  const choices = ours.some(isChoiceInput);
  let at: Element | null = ours[0] ?? null;
  for (let depth = 0; at && depth < 8; depth += 1) {
    const parts: string[] = [];
    let other = false;
    for (let node: Node | null = at.previousSibling; node; node = node.previousSibling) {
      if (node.nodeType === 3) {
        parts.unshift(node.nodeValue ?? '');
        continue;
      }
      if (node.nodeType !== 1) continue;
      const element = node as Element; // nodeType 1
      if (own.has(element) || ours.some((one) => element.contains(one))) continue;
      if (isControlAround(element, ours)) {
        other = true;
        break;
      }
      if (element.matches('[class*=error], [role=alert], script, style, svg, button')) continue;
      // A list explains what is asked before it.
      if (choices && element.matches('ul, ol') && element.previousSibling) continue;
      if (!headings && element.matches('h1, h2, h3')) {
        other = true;
        break;
      }
      const said = parts.join('').trim();
      if (said && (isBlock(element) || element.matches('label, h1, h2, h3, h4, h5, h6'))) {
        // What stands nearest may only help: "You can choose several".
        if (!/^\(.*\)$/.test(said) && !saysHow(said)) break;
        parts.length = 0;
      }
      parts.unshift(rawWordsOf(element, own));
      if (isBlock(element) && parts.join('').trim() && !saysHow(cleanLabel(parts.join(' ')))) break;
    }
    const words = parts.join(' ').replace(/\s+/g, ' ').trim();
    if (cleanLabel(words) && !saysHow(cleanLabel(words))) return words;
    const parent: Element | null = parentOf(at);
    if (other || !parent || parent.localName === 'body' || parent.localName === 'form') return '';
    if (hasOthers(parent, ours)) return '';
    at = parent;
  }
  return '';
}

function isControlAround(element: Element, ours: readonly Element[]): boolean {
  if (element.matches('input:not([type=hidden]), select, textarea, [role=combobox]'))
    return !isOurGadget(element, ours);
  return hasOthers(element, ours);
}

/** A label or a floating caption directly after the field. */
function captionAfter(element: Element): string {
  // A label before the field is its own; the next one is the next field's.
  const before = element.previousElementSibling;
  if (before?.matches('label:not([for])') && controlsBelow(before).length === 0) return '';
  for (const at of [element, element.parentElement]) {
    const next = at?.nextElementSibling;
    if (next?.matches('label:not([for]), [class*=float], [class*=placeholder], [class*=caption]')) {
      if (controlsBelow(next).length === 0) return rawWordsOf(next);
    }
    if (!at?.parentElement || hasOthers(at.parentElement, [element])) break;
  }
  return '';
}

function legendAround(ours: readonly Element[], vendor: Vendor): string {
  const [first] = ours;
  if (!first) return '';
  const entry = entryOf(first, vendor);
  if (entry && vendor.entry_label && !hasOthers(entry, ours)) {
    const words = entryLabel(entry, vendor.entry_label);
    if (words) return words;
  }
  let depth = 0;
  for (let at = parentOf(first); at && depth < 30; at = parentOf(at), depth += 1) {
    if (at.localName === 'form' || at.localName === 'body') break;
    const isGroup = at.matches('fieldset, [role=group], [role=radiogroup], [role=listbox]');
    if (isGroup && ours.every((one) => at?.contains(one)) && !hasOthers(at, ours)) {
      const words =
        legendOf(at) || labelledBy(at) || (at.getAttribute('aria-label') ?? '') || labelForGroup(at);
      if (cleanLabel(words)) return words;
    }
    if (hasOthers(at, ours)) break;
  }
  return '';
}

function legendOf(group: Element): string {
  const legend =
    [...group.children].find((child) => child.localName === 'legend') ?? group.querySelector('legend');
  return legend ? questionOf(legend) : '';
}

/** Some forms tie a label to the element around the choices. */
function labelForGroup(group: Element): string {
  return group.id ? rawWordsOf(labelOf(group)) : '';
}

/** `candidate[first_name]`, `firstName`, and `job_application_phone` as words; empty for generated names. */
function wordsOfName(element: Element): string {
  const name = element.getAttribute('name') || element.id || element.getAttribute('data-testid') || '';
  const last = name.match(/\[([a-z][\w-]*)\](?:\[\])?$/i)?.[1] ?? name;
  if (/\d{3,}|^[0-9a-f-]{16,}$|^(?:field|input|question|q|control|ctl|react-select)[-_\d]*/i.test(last))
    return '';
  return last
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/^\p{L}$/u, '')
    .trim();
}

/** What the button says that opens the dialog of a file field. */
function buttonBeside(file: Element): string {
  let around = file.parentElement;
  for (let depth = 0; around && depth < 3 && !hasOthers(around, [file]); depth += 1) {
    const words = rawWordsOf(around.querySelector('button, [role=button]'));
    if (words) return words;
    around = around.parentElement;
  }
  return '';
}

function titleOrPlaceholder(element: Element): string {
  return (
    element.getAttribute('aria-label') ||
    element.getAttribute('placeholder') ||
    element.getAttribute('data-placeholder') ||
    element.getAttribute('data-label') ||
    element.getAttribute('title') ||
    ''
  );
}

/** The words of the label that is tied to a control, or around it. */
function tiedWords(control: Control): string {
  for (const element of labelledElements(control)) {
    const label = labelOf(element);
    const words = label ? questionOf(label, element) : '';
    if (cleanLabel(words)) return words;
  }
  return '';
}

/** Inside a label: what a widget shows as its value, messages and buttons, which are not part of the question. */
const ASIDE =
  'button, [role=combobox], [aria-haspopup=listbox], [class*=single-value], [class*=select__placeholder], [class*=filename], [class*=error], [role=alert], [class*=tooltip], [role=tooltip]';

/** The question that a label asks, without the field inside it and without the paragraphs that explain it. */
function questionOf(label: Element, control?: Element): string {
  const aside = new Set(label.querySelectorAll(ASIDE));
  const field =
    control && label.contains(control) ? [...label.children].find((one) => one.contains(control)) : null;
  const around = new Set(field ? [...aside, field] : aside);
  const withoutField = rawWordsOf(label, around);
  const skipped = cleanLabel(withoutField) ? around : aside;
  const explains = [...label.children].filter((one) =>
    one.matches('p, small, ul, ol, [class*=description], [class*=help], [class*=hint]'),
  );
  const question = rawWordsOf(label, new Set([...skipped, ...explains]));
  return cleanLabel(question) ? question : rawWordsOf(label, skipped);
}

/** The label before marks are removed: it may say that the field is required or optional. */
export function rawLabel(control: Control, vendor: Vendor): string {
  const ours = labelledElements(control);
  const [first] = control.elements;
  if (!first) return '';
  switch (control.kind) {
    case 'radio':
    case 'checkbox_group':
    case 'buttons':
    case 'date_parts':
      return firstSaying([
        () => notHow(legendAround(ours, vendor)),
        () => wordsBefore(groupStart(ours)),
        () => (control.kind === 'date_parts' ? '' : sharedName(first)),
        () => wordsOfName(first),
        () => legendAround(ours, vendor),
      ]);
    case 'checkbox': {
      const own = optionRaw(first);
      if (cleanLabel(own) && !BARE_CHOICE.test(cleanLabel(own))) {
        const legend = legendAround(ours, vendor);
        // The question around it, unless the choice itself says everything.
        return cleanLabel(legend).length > 0 && cleanLabel(own).length < 25 ? legend : own;
      }
      return firstSaying([
        () => legendAround(ours, vendor),
        () => wordsBefore(ours),
        () => own,
        () => wordsOfName(first),
      ]);
    }
    case 'file':
      return firstSaying([
        () => notHow(legendAround(ours, vendor)),
        () => notHow(tiedWords(control)),
        () => notHow(labelledBy(first)),
        () => notHow(wordsBefore(ours)),
        () => notHow(titleOrPlaceholder(first)),
        () => notHow(buttonBeside(first)),
        () => wordsOfName(first),
        () => tiedWords(control),
        () => legendAround(ours, vendor),
      ]);
    default:
      return firstSaying([
        () => entryWords(first, ours, vendor),
        () => partOfSharedLine(first),
        () => notHow(tiedWords(control)),
        () => notHow(labelledBy(first)),
        () => notHow(control.behind ? labelledBy(control.behind) : ''),
        () => notHow(first.getAttribute('aria-label') ?? ''),
        () => notHow(legendAround(ours, vendor)),
        () => notHow(captionAfter(first)),
        () => notHow(wordsBefore(ours, false)),
        () => notHow(titleOrPlaceholder(first)),
        // A heading may ask, but more often it names the part of the form.
        () => notHow(wordsBefore(ours)),
        () => wordsOfName(control.behind ?? first),
        () => tiedWords(control),
        () => titleOrPlaceholder(first),
        () => (isSelect(first) ? (first.options[0]?.text ?? '') : ''),
      ]);
  }
}

function firstSaying(sources: (() => string)[]): string {
  for (const source of sources) {
    const words = source();
    if (cleanLabel(words)) return words;
  }
  return '';
}

function notHow(words: string): string {
  return saysHow(cleanLabel(words)) ? '' : words;
}

function entryWords(first: Element, ours: readonly Element[], vendor: Vendor): string {
  const entry = entryOf(first, vendor);
  if (!entry || !vendor.entry_label || hasOthers(entry, ours)) return '';
  return entryLabel(entry, vendor.entry_label);
}

function entryLabel(entry: Element, selector: string): string {
  const label = entry.querySelector(selector);
  return label ? questionOf(label) : '';
}

function optionRaw(element: Element): string {
  return rawWordsOf(labelOf(element)) || optionWords(element);
}

/** Some forms repeat the question as the label of every choice's input. */
function sharedName(first: Element): string {
  return isInput(first) ? labelledBy(first) : '';
}

/** Where to look back from, for a group: the first of its elements, with all of them as its own. */
function groupStart(ours: readonly Element[]): readonly Element[] {
  const around = commonAncestor(ours);
  const [first] = ours;
  if (!around || !first) return ours;
  // The outermost element around the first choice that holds no other choice.
  let at = first;
  while (
    at.parentElement &&
    at.parentElement !== around &&
    !ours.slice(1).some((one) => at.parentElement?.contains(one))
  ) {
    at = at.parentElement;
  }
  return at === first ? ours : [at, ...ours];
}

/** What describes the field besides its label. */
export function helpOf(control: Control, label: string): string {
  const [first] = control.elements;
  if (!first) return '';
  const ids = (first.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const described = ids
    .filter((id) => !/error|placeholder/i.test(id))
    .map((id) => rawWordsOf(byId(first, id)))
    .join(' ')
    .trim();
  const placeholder = first.getAttribute('placeholder')?.trim() ?? '';
  const words = [described, placeholder].filter((one) => one && cleanLabel(one) !== label).join(' ');
  return words.slice(0, 400);
}
