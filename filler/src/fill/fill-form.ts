import { isInput, isSelect } from '../dom/elements.ts';
import { markOf } from '../dom/marks.ts';
import { rawWordsOf } from '../dom/text.ts';
import { isVisible } from '../dom/visible.ts';
import { waitFor } from '../dom/wait-for.ts';
import { formRoot } from '../form/form-root.ts';
import { labelOf, optionWords } from '../form/option-words.ts';
import { type ReadField, readForm } from '../form/read-form.ts';
import { setOption } from '../form/values.ts';
import { partOfDate } from '../options/date-part.ts';
import type { FieldAnswer, FieldOutcome, PageActions } from '../types.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { chooseOption, chooseSuggestion } from '../widgets/combobox.ts';
import { holds } from './holds.ts';

/** The element a person clicks for this choice: the input, or the label that displays it. */
function clickTarget(input: HTMLElement): HTMLElement {
  if (isVisible(input)) return input;
  return (labelOf(input) as HTMLElement | null) ?? input; // a label is an HTML element
}

async function fillChoices({ control }: ReadField, choices: string[], actions: PageActions): Promise<void> {
  for (const element of control.elements) {
    const wanted = choices.includes(optionWords(element));
    if (isInput(element)) {
      const change = element.type === 'radio' ? wanted && !element.checked : wanted !== element.checked;
      if (change) await actions.click(markOf(clickTarget(element)));
    } else if (wanted) {
      await actions.click(markOf(element));
    }
  }
}

function selectOption(select: HTMLSelectElement, words: string): void {
  const option = [...select.options].find(({ text }) => text.replace(/\s+/g, ' ').trim() === words);
  if (option) setOption(select, option);
}

/** Enters a date (`2027-01-15`, or without its day) in the boxes that it is split into. */
async function fillDateParts(
  { field, control }: ReadField,
  date: string,
  actions: PageActions,
): Promise<void> {
  for (const [index, { part, options }] of (field.parts ?? []).entries()) {
    const element = control.elements[index];
    const value = partOfDate(date, part, options);
    if (!element || value === null) continue;
    if (isSelect(element)) selectOption(element, value);
    else await actions.type(markOf(element), value);
  }
}

/** Attaches the file and waits for the page's confirmation of the upload, where the vendor has one. */
async function fillFile(read: ReadField, vendor: Vendor, actions: PageActions): Promise<void> {
  const element = read.control.elements[0];
  if (!element) return;
  await actions.attachResume(markOf(element));
  const { done, failed } = vendor.upload;
  if (!done) return;
  const root = formRoot(document, vendor) ?? document;
  await waitFor(() => {
    const proof = [done, failed].some((selector) => {
      const shown = selector ? root.querySelector(selector) : null;
      return shown !== null && isVisible(shown);
    });
    return proof ? true : null;
  }, 15_000);
}

/** Whether the page says that it did not take the file. */
function uploadFailed(document: Document, { upload }: Vendor): boolean {
  const shown = upload.failed ? document.querySelector(upload.failed) : null;
  return shown !== null && isVisible(shown);
}

/** Whether the page shows that it took a file out of its input: by the vendor's sign, or by the file's name. */
export function showsUpload(document: Document, vendor: Vendor, file_name: string): boolean {
  if (uploadFailed(document, vendor)) return false;
  const shown = vendor.upload.done ? document.querySelector(vendor.upload.done) : null;
  if (shown && isVisible(shown)) return true;
  return rawWordsOf(document.body).includes(file_name.replace(/\s+/g, ' ').trim());
}

/** A month field takes a date without its day. */
function typedText(element: HTMLElement, text: string): string {
  return isInput(element) && element.type === 'month' ? text.slice(0, 'YYYY-MM'.length) : text;
}

async function fillOne(
  read: ReadField,
  answer: FieldAnswer,
  vendor: Vendor,
  actions: PageActions,
): Promise<void> {
  const element = read.control.elements[0];
  if (!element) return;
  if ('resume' in answer) return fillFile(read, vendor, actions);
  if ('text' in answer) {
    if (read.field.kind === 'date_parts') await fillDateParts(read, answer.text, actions);
    else if (read.field.kind === 'suggest') await chooseSuggestion(element, answer.text, actions);
    else await actions.type(markOf(element), typedText(element, answer.text));
    return;
  }
  if (isSelect(element)) {
    for (const choice of answer.choices) selectOption(element, choice);
  } else if (read.field.kind === 'combobox' || read.field.kind === 'multi_combobox') {
    for (const choice of answer.choices) await chooseOption(element, choice, actions);
  } else await fillChoices(read, answer.choices, actions);
}

const shared = (key: string) => key.replace(/~\d+$/, '');

/**
 * The field of an answer: the one with its key and its question. Fields that share a name are numbered in page order, so
 * one that appears before them shifts their keys; the question tells which one is meant. A file's label changes with it.
 */
function fieldFor(answer: FieldAnswer, form: readonly ReadField[]): ReadField | undefined {
  const named = form.filter(({ field }) => shared(field.key) === shared(answer.key));
  const own = named.find(({ field }) => field.key === answer.key);
  if ('resume' in answer || (named.length === 1 && own) || own?.field.label === answer.label) return own;
  const moved = named.filter(({ field }) => field.label === answer.label);
  return moved.length === 1 ? moved[0] : undefined;
}

/**
 * Fills the form and reads it again. Files come first because some forms parse them and overwrite answers. Returns what
 * became of each answer.
 */
export async function fillForm(
  document: Document,
  vendor: Vendor,
  answers: FieldAnswer[],
  actions: PageActions,
): Promise<FieldOutcome[]> {
  const files = answers.filter((answer) => 'resume' in answer);
  const others = answers.filter((answer) => !('resume' in answer));
  const kept = new Set<string>();
  for (const answer of [...files, ...others]) {
    // Read again each time: an answer may have re-rendered the form.
    const read = fieldFor(answer, await readForm(document, vendor, null));
    if (!read) continue;
    if (!('resume' in answer) && read.field.value !== '' && holds(read.field, answer)) kept.add(answer.key);
    else await fillOne(read, answer, vendor, actions);
  }
  const after = await readForm(document, vendor, null);
  return answers.map((answer) => {
    const { key } = answer;
    const read = fieldFor(answer, after);
    // Some pages replace the input by the name of the file.
    if ('resume' in answer) return { key, outcome: uploadFailed(document, vendor) ? 'refused' : 'filled' };
    if (!read) return { key, outcome: 'missing' };
    if (!holds(read.field, answer)) return { key, outcome: 'refused' };
    return { key, outcome: kept.has(key) ? 'kept' : 'filled' };
  });
}
