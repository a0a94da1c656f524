import { closestOf, isInput, isSelect, parentOf } from '../dom/elements.ts';
import { notHow } from '../dom/how-words.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { rawWordsOf } from '../dom/text.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { type Control, commonAncestor, labelledElements } from './controls.ts';
import { labelledBy, labelOf, optionWords } from './option-words.ts';
import { hasOthers } from './other-controls.ts';
import { partOfSharedLine } from './shared-line.ts';
import { captionOfCell, columnHeading, ofColumn } from './tables.ts';
import { wordsAfter } from './words-after.ts';
import { buttonBeside, captionAfter, wordsBefore } from './words-near.ts';

/** The element that contains a control and its question, if the vendor has one. */
export function entryOf(control: Element, vendor: Vendor): Element | null {
  return vendor.entries ? closestOf(control, vendor.entries) : null;
}

/** A choice that agrees without saying to what. */
const BARE_CHOICE =
  /^(?:yes|no|i agree|agree|i accept|accept|acknowledge|i acknowledge|i confirm|confirm|i consent|consent|i have read(?: and agree)?|ok|on|true|1|check(?: this)?(?: box)?)\b[\s.,!]*$/i;

/** Some pages send a file through a form of its own, inside the question. */
function isUploadForm(form: Element, ours: readonly Element[]): boolean {
  return ours.every((one) => isInput(one) && one.type === 'file') && !hasOthers(form, ours);
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
    if ((at.localName === 'form' && !isUploadForm(at, ours)) || at.localName === 'body') break;
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
    .trim()
    .replace(/^\p{L}$/u, '');
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

/** A label that only says which part of its name a box takes; the name itself may name more. */
const PART = /^(?:date|day|month|year|time)$/i;

/** The words that name a box, if the label that is tied to it is no more than one part of them. */
function partOfName(control: Control, first: Element): string {
  const named = labelledBy(first);
  const part = cleanLabel(tiedWords(control));
  if (!named || !PART.test(part)) return '';
  // "Start date Date" says the last word twice.
  return /^date$/i.test(part) ? named.replace(/(?<=\bdate\W+)date\s*$/i, '') : named;
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
        () => notHow(partOfName(control, first)),
        () => notHow(tiedWords(control)),
        () => notHow(labelledBy(first)),
        () => notHow(control.behind ? labelledBy(control.behind) : ''),
        () => notHow(first.getAttribute('aria-label') ?? ''),
        () => notHow(legendAround(ours, vendor)),
        () => notHow(wordsAfter(first)),
        () => notHow(captionOfCell(first)),
        () => notHow(captionAfter(first)),
        () => notHow(ofColumn(first)?.asks ?? ''),
        () => notHow(columnHeading(first)),
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

/** Some forms repeat the question as the label of every choice's input, with the choice behind it. */
function sharedName(first: Element): string {
  const words = isInput(first) ? labelledBy(first) : '';
  const choice = optionWords(first);
  const ends = choice !== '' && words.toLowerCase().endsWith(` ${choice.toLowerCase()}`);
  return ends ? words.slice(0, -choice.length).trim() : words;
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
