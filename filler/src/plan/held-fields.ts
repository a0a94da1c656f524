import { holds } from '../fill/holds.ts';
import type { FieldAnswer, FormField } from '../types.ts';
import type { FilledField, Resolution } from './resolve-answers.ts';
import { isChoice } from './values/express.ts';

/** What the form would send for a field now; empty if nothing. */
function heldValue(
  field: FormField,
  answer: FieldAnswer | undefined,
  planned: FilledField | undefined,
): string {
  // Three boxes that hold the planned date say the same as the date.
  if (field.kind === 'date_parts' && answer && planned && holds(field, answer)) return planned.value;
  const held = field.sends ?? field.value;
  return isChoice(field) || field.kind === 'checkbox' ? held.split('\n').filter(Boolean).join(', ') : held;
}

/**
 * What a filled form is about to send, read from its controls: the answers as the page holds them, and what the page
 * entered itself. A file stays listed after the page has taken it out of its input.
 */
export function heldFields(form: readonly FormField[], { answers, fields }: Resolution): FilledField[] {
  const planned = new Map(fields.map((field) => [field.key, field]));
  const given = new Map(answers.map((answer) => [answer.key, answer]));
  const isFile = (key: string) => {
    const answer = given.get(key);
    return answer !== undefined && 'resume' in answer;
  };
  const shown = new Set(form.map(({ key }) => key));
  const taken = fields.filter(({ key }) => !shown.has(key) && isFile(key));
  const held = form.flatMap((field): FilledField[] => {
    const { key, label } = field;
    const plan = planned.get(key);
    const value = heldValue(field, given.get(key), plan);
    if (value === '') return plan && isFile(key) ? [plan] : [];
    if (!plan) return [{ key, label, value, origin: 'page', answered_at: null }];
    return [{ ...plan, value, ...(value !== plan.value && { entered: plan.value }) }];
  });
  return [...taken, ...held];
}

/** The answers that a filled form does not hold (any more). */
export function lostAnswers(form: readonly FormField[], { answers, fields }: Resolution): FilledField[] {
  const shown = new Map(form.map((field) => [field.key, field]));
  const lost = new Set(
    answers
      .filter((answer) => {
        const field = shown.get(answer.key);
        return !('resume' in answer) && !(field && holds(field, answer));
      })
      .map(({ key }) => key),
  );
  return fields.filter(({ key }) => lost.has(key));
}

/** The files that no input of a filled form holds (any more): the page took them, or lost them. */
export function releasedFiles(form: readonly FormField[], { answers, fields }: Resolution): FilledField[] {
  const held = new Set(form.filter(({ value }) => value !== '').map(({ key }) => key));
  const files = new Set(answers.filter((answer) => 'resume' in answer).map(({ key }) => key));
  return fields.filter(({ key }) => files.has(key) && !held.has(key));
}
