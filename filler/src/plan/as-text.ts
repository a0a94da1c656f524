import { partOfDate } from '../options/date-part.ts';
import { numbersIn } from '../options/quantity.ts';
import { regionNamed } from '../places/regions.ts';
import type { FormField } from '../types.ts';
import { fitsKind } from './fits-kind.ts';

const DATE = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** A date in the order that the field shows ("MM/DD/YYYY"); as it is stored if it shows none. */
function dateAs(field: FormField, date: string): string | null {
  const [, year = '', month, day] = DATE.exec(date) ?? [];
  const asked = `${field.help ?? ''} ${field.label}`;
  const order = /\b(?:mm?|dd?|yyyy)(?:\s?[/.-]\s?(?:mm?|dd?|yyyy))+\b/i.exec(asked)?.[0];
  if (!order) return /\byear\b/i.test(field.label) && !/month|date/i.test(field.label) ? year : date;
  const parts: Record<string, string | undefined> = { y: year, m: month, d: day };
  const words = order.split(/\s?[/.-]\s?/).map((part) => parts[part[0]?.toLowerCase() ?? '']);
  if (words.some((part) => part === undefined)) return null;
  return words.join(order.match(/[/.-]/)?.[0] ?? '/');
}

/** A date without its day cannot answer a field that has a box for the day. */
function fillsEveryPart({ parts = [] }: FormField, date: string): boolean {
  return DATE.test(date) && parts.every(({ part, options }) => partOfDate(date, part, options) !== null);
}

function numberAs(text: string): string | null {
  const [number, ...others] = numbersIn(text);
  return number !== undefined && others.length === 0 ? String(number) : null;
}

/** How a value is written into a field of free text; null if the field cannot hold it. */
export function asText(field: FormField, topic: string, value: string): string | null {
  const isDate = DATE.test(value) && /date|year|start|graduation/.test(topic);
  // The length of its first box says nothing about the whole date.
  if (field.kind === 'date_parts') return fillsEveryPart(field, value.trim()) ? value.trim() : null;
  let text: string | null = value;
  if (field.kind === 'number') text = fitsKind('number', value) ? value.trim() : numberAs(value);
  else if (field.kind === 'date') {
    const month = field.markup?.type === 'month' && /^\d{4}-\d{2}/.test(value);
    text = month || fitsKind('date', value) ? value.trim() : null;
  } else if (field.kind === 'url') text = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  else if (isDate) text = dateAs(field, value);
  else if (topic === 'state' && field.markup?.max_length === 2) text = regionNamed(value)?.code ?? null;
  const most = field.markup?.max_length ?? null;
  if (text === null || (most !== null && text.length > most)) return null;
  return field.kind === 'file' ? null : text;
}
