import { partOfDate } from '../options/date-part.ts';
import type { FieldAnswer, FormField } from '../types.ts';

/** What pages change in a text that they accept: case, spacing, and the marks within numbers and addresses. */
function withoutFormat(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,()/-]+/g, '');
}

/** Whether a field holds its answer, as the page shows it: a phone number may be formatted, a place completed. */
export function holds(field: FormField, answer: FieldAnswer): boolean {
  if ('resume' in answer) return field.value !== '';
  if ('choices' in answer) {
    const chosen = field.value.split('\n').filter(Boolean);
    return chosen.length === answer.choices.length && answer.choices.every((one) => chosen.includes(one));
  }
  const { kind, value } = field;
  if (kind === 'suggest') return value !== '';
  if (kind === 'phone') return value.replace(/\D/g, '').endsWith(answer.text.replace(/\D/g, '').slice(-7));
  if (kind === 'date_parts') {
    const parts = (field.parts ?? []).map(({ part, options }) => partOfDate(answer.text, part, options));
    return value === parts.filter(Boolean).join(' ');
  }
  if (kind === 'date') return value !== '' && answer.text.startsWith(value);
  if (kind === 'number') return value.trim() !== '' && Number(value) === Number(answer.text);
  return withoutFormat(value) === withoutFormat(answer.text);
}
