import { boundedOptions, MOST } from '../bounds.ts';
import { isInput, isSelect, selfAndAncestors } from '../dom/elements.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { remembered, withRemembered } from '../dom/remembered.ts';
import { isVisible } from '../dom/visible.ts';
import type { ControlKind, FormField, LeaveReason, PageActions } from '../types.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { knownList, readList } from '../widgets/combobox.ts';
import { besideOf } from './beside.ts';
import { type Section, sectionsOf } from './blocks.ts';
import { type Control, controlsIn } from './controls.ts';
import { datePart, joinDateParts } from './date-parts.ts';
import { joinDates, joinEmployers, numberRepeats, onlyHistories, repeatedPart } from './entries.ts';
import { formRoot } from './form-root.ts';
import { helpOf } from './help.ts';
import { rawLabel } from './labels.ts';
import { leaveReason } from './off-limits.ts';
import { mayBelong } from './other-form.ts';
import { isRequired } from './required.ts';
import { columnHeading, ofColumn, rowHeading, rowOnAnother } from './tables.ts';
import { currentValue, optionsOf, untouchedValue } from './values.ts';

const DEMOGRAPHIC_PART =
  '#demographic-section, [class*=demographic i], [class*=eeo i], [id*=eeo i], [class*=survey-form], [name^="eeo["], [name^=surveysResponses], [data-field-path*=_eeoc_]';
const DEMOGRAPHIC_WORDS =
  /\b(?:gender|sex|ethnicity|race|racial|hispanic|veteran|disabilit\w*|disabled|sexual orientation|lgbt\w*|transgender|pronouns?|protected class)\b/i;
const DEMOGRAPHIC_SECTION =
  /voluntary self-?identif|equal (?:employment )?opportunity|\bEEOC?\b|demographic|diversity|self-?identification|veteran|disability/i;

const LISTS: readonly ControlKind[] = ['combobox', 'multi_combobox', 'suggest'];

export type ReadField = { field: FormField; control: Control };

/** The input's name or id if stable; otherwise the question's text. Several questions may share an entry of the vendor. */
function keyOf({ elements, behind }: Control, label: string): string {
  const [first] = elements;
  const named = behind ?? first;
  const entry = first?.closest('[data-field-path]')?.getAttribute('data-field-path');
  return (
    entry ||
    named?.getAttribute('name') ||
    first?.id ||
    first?.closest('fieldset')?.id ||
    `label:${label.toLowerCase()}`
  );
}

/** Whether a list allows one selection or several, or has rows only after typing, shows only once it is open. */
function kindOf({ kind, elements, behind }: Control): ControlKind {
  const [first] = elements;
  if (kind === 'select' && isSelect(first) && first.multiple) return 'multi_combobox';
  const list = kind === 'combobox' && first ? knownList(first) : null;
  if (!list || behind) return kind;
  if (list.options.length === 0) return 'suggest';
  return list.multiple ? 'multi_combobox' : 'combobox';
}

function markupOf({ elements, behind }: Control): FormField['markup'] {
  const [first] = elements;
  const max = Number(first?.getAttribute('maxlength') ?? 0);
  return {
    name: (behind ?? first)?.getAttribute('name') ?? '',
    id: first?.id ?? '',
    autocomplete: first?.getAttribute('autocomplete') ?? '',
    type: isInput(first) ? first.type : (first?.localName ?? ''),
    max_length: max > 0 ? max : null,
    ...(isInput(first) && first.accept && { accept: first.accept }),
  };
}

const NO_SECTION: Section = { words: '', is_question: false, above: [] };

/** Opening lists takes time; what is still closed when this is over is read without its options. */
const OPENING_MS = 20_000;

/** What a control asks, before marks are removed and after. */
function labelsOf(control: Control, vendor: Vendor): { raw: string; label: string } {
  return remembered('asked', control, () => {
    const raw = rawLabel(control, vendor);
    return { raw, label: cleanLabel(raw.slice(0, MOST.label)).replace(/\s*:$/, '') };
  });
}

function toField(
  control: Control,
  { words: section, is_question, above }: Section,
  vendor: Vendor,
): FormField {
  const { raw, label } = labelsOf(control, vendor);
  const leave = leaveReason(control, raw.slice(0, MOST.label), vendor);
  const markup = markupOf(control);
  const first = control.elements[0];
  const column = first && ofColumn(first);
  // Which entry of the resume a column is for, nobody can tell.
  const of = column ? null : repeatedPart(section, markup?.name || markup?.id || '');
  const help = helpOf(control, label).slice(0, MOST.help);
  const options = boundedOptions(optionsOf(control));
  const beside = besideOf(control, label, options).slice(0, MOST.help);
  const value = currentValue(control).slice(0, MOST.value);
  const row = column
    ? column.entry
    : first && columnHeading(first)
      ? rowHeading(first)
      : (first && rowOnAnother(first)) || null;
  const sends = value === '' ? untouchedValue(control) : '';
  return {
    key: keyOf(control, label),
    label,
    kind: kindOf(control),
    required: isRequired(control, vendor, raw),
    options,
    value,
    ...(sends && { sends }),
    demographic:
      first?.closest(DEMOGRAPHIC_PART) != null ||
      DEMOGRAPHIC_WORDS.test(label) ||
      (DEMOGRAPHIC_SECTION.test(section) && /\b(?:identify|status|signature|date|name)\b/i.test(label)),
    markup,
    ...(help && { help }),
    ...(beside && { beside }),
    ...(section && section !== label && { section: section.slice(0, MOST.section) }),
    ...(above.length > 0 && { above: above.map((words) => words.slice(0, MOST.section)) }),
    ...(is_question && { part_of_question: true as const }),
    ...(of && { repeat: { of, index: 0 } }),
    ...(row !== null && { row }),
    ...(isInput(first) && first.readOnly && value !== '' && { fixed: true as const }),
    ...(leave && { leave }),
    ...(control.kind === 'date_parts' && {
      parts: control.elements.map((element) => ({
        part: datePart(element) ?? 'year',
        options: boundedOptions(
          optionsOf({ kind: isSelect(element) ? 'select' : 'text', elements: [element] }),
        ),
      })),
    }),
  };
}

function labelOrNone(control: Control, vendor: Vendor): string {
  try {
    return labelsOf(control, vendor).label;
  } catch {
    return '';
  }
}

/** What is left of a control that could not be read: a question that only a person can answer. */
function unreadable({ kind, elements: [first] }: Control): FormField {
  const name = first?.getAttribute('name') ?? '';
  const label = (name || first?.id || first?.localName || '').slice(0, MOST.label);
  return { key: label, label, kind, required: true, options: [], value: '', demographic: false };
}

/** Reads a control; one that is odd stops nothing but itself. */
function read(control: Control, section: Section, vendor: Vendor): FormField {
  try {
    return toField(control, section, vendor);
  } catch {
    return unreadable(control);
  }
}

/** Gives every field a key of its own: questions of one entry, or of one name, would otherwise share an answer. */
function separateKeys(fields: FormField[]): void {
  const seen = new Map<string, number>();
  for (const field of fields) {
    const times = (seen.get(field.key) ?? 0) + 1;
    seen.set(field.key, times);
    if (times > 1) field.key = `${field.key}~${times}`;
  }
}

/**
 * Reads every question of the page, with those that must be left alone. With `actions`, lists that show their options
 * only when open are opened and closed again, once; nothing is filled. Without, a list that was never opened has only
 * the options that are in the page.
 */
export async function readPage(
  document: Document,
  vendor: Vendor,
  actions: PageActions | null,
): Promise<ReadField[]> {
  const found = withRemembered(() => {
    const controls = joinDateParts(controlsIn(document)).slice(0, MOST.fields);
    const sections = sectionsOf(document, controls, (control) => labelOrNone(control, vendor));
    return controls.map((control) => {
      const section = sections.get(control) ?? NO_SECTION;
      return { control, section, field: read(control, section, vendor) };
    });
  });
  const until = performance.now() + OPENING_MS;
  for (const one of actions ? found : []) {
    const { control, section, field } = one;
    const [first] = control.elements;
    const isClosed = control.kind === 'combobox' && !field.leave && field.options.length === 0;
    if (!actions || !first || !isClosed || performance.now() > until) continue;
    await readList(first, actions);
    one.field = read(control, section, vendor);
  }
  const fields = found.map(({ field }) => field);
  separateKeys(fields);
  onlyHistories(fields);
  joinEmployers(fields);
  joinDates(fields);
  numberRepeats(fields);
  return found;
}

/** Left alone, yet the form cannot be sent without it: a person sees it and must fill it. */
function stopsTheForm({ field, control }: ReadField, vendor: Vendor): boolean {
  const [first] = control.elements;
  const reasons: (LeaveReason | undefined)[] = ['captcha', 'trap', 'decoy', 'frame', 'other_form'];
  if (!first || !field.required || field.value !== '' || !reasons.includes(field.leave)) return false;
  if (field.leave === 'other_form' && !mayBelong(first, vendor)) return false;
  // The input of an uploader is hidden behind its button.
  const shown = control.kind === 'file' ? first.parentElement : first;
  return isVisible(first) || (shown !== null && isVisible(shown));
}

/** The questions that a person can answer now: what is left alone is among them only if the form demands it. */
export async function readForm(
  document: Document,
  vendor: Vendor,
  actions: PageActions | null,
): Promise<ReadField[]> {
  const found = await readPage(document, vendor, actions);
  for (const { field, control } of found) {
    if (control.elements.some((element) => element.ownerDocument !== document)) field.leave ??= 'frame';
  }
  return found.filter((one) => !one.field.leave || stopsTheForm(one, vendor));
}

/**
 * The form's questions that the page holds and does not show yet: those of later steps, if it has several. Choices whose
 * options show only when the list is open are not among them: nobody can open it.
 */
export async function readLaterSteps(document: Document, vendor: Vendor): Promise<FormField[]> {
  const root = formRoot(document, vendor);
  if (!root) return [];
  const read = await readPage(document, vendor, null);
  return read.flatMap(({ field: { leave, ...field }, control: { elements } }) => {
    const [first] = elements;
    if (leave !== 'later_step' || !first || ![...selfAndAncestors(first)].includes(root)) return [];
    return LISTS.includes(field.kind) && field.options.length === 0 ? [] : [field];
  });
}
