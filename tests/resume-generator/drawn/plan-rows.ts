import { type Row, type Span, text } from '../sheet.ts';
import { BRACKETS, type Plan } from './plan.ts';

/** The rows of one entry. */
export function rowsOf(plan: Plan, values: Record<string, string>, entry: number): Row[] {
  const rows: Row[] = [];
  const says = (field: string) => ({ field, entry });
  for (const { left, right } of plan.lines) {
    const spans: Span[] = [];
    for (const { says: field, before } of left) {
      const value = shown(plan, values, field);
      if (value === '') continue;
      const bracketed = before === BRACKETS;
      if (spans.length > 0) spans.push(text(before));
      spans.push({ ...(plan.emphasis[field] ?? text)(value), says: says(field) });
      if (bracketed) spans.push(text(spans.length > 1 ? ')' : ''));
    }
    const aside = right === undefined ? '' : shown(plan, values, right);
    if (spans.length === 0 && aside === '') continue;
    if (spans.length === 0) spans.push({ ...text(aside), says: says(right!) });
    rows.push({
      left: spans,
      ...(aside === '' || spans[0]!.text === aside
        ? {}
        : { right: [{ ...text(aside), says: says(right!) }] }),
    });
  }
  if (rows.length > 0) {
    const { left } = rows[0]!;
    if (plan.start !== '') left.unshift(text(plan.start));
    if (plan.end !== '') left.push(text(plan.end));
  }
  return rows;
}

function shown(plan: Plan, values: Record<string, string>, field: string): string {
  const value = values[field] ?? '';
  return plan.capitals === field ? value.toLocaleUpperCase() : value;
}
