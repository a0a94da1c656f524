import { isInput, isSelect } from '../dom/elements.ts';
import { monthNamed } from '../options/months.ts';
import type { DatePart } from '../types.ts';
import { type Control, commonAncestor } from './controls.ts';
import { controlsBelow } from './controls-below.ts';
import { labelOf } from './option-words.ts';

function partOfList(select: HTMLSelectElement): DatePart | null {
  const words = [...select.options].map(({ text }) => text.trim()).filter(Boolean);
  const numbers = words.filter((one) => /^\d{1,2}$/.test(one)).map(Number);
  if (words.filter((one) => monthNamed(one) !== null).length >= 12) return 'month';
  if (numbers.length >= 28 && Math.max(...numbers) === 31) return 'day';
  if (numbers.length === 12 && Math.max(...numbers) === 12) return 'month';
  if (words.filter((one) => /^(?:19|20)\d\d$/.test(one)).length >= 5) return 'year';
  return null;
}

const NAMED: [RegExp, DatePart][] = [
  [/(?:^|[^a-z])(?:dd?|day|tag|jour|d[ií]a)(?:$|[^a-z])/i, 'day'],
  [/(?:^|[^a-z])(?:mm?|month|monat|mois|mes)(?:$|[^a-z])/i, 'month'],
  [/(?:^|[^a-z])(?:yy(?:yy)?|year|jahr|ann[ée]e|a[ñn]o)(?:$|[^a-z])/i, 'year'],
];

function partOfText(input: HTMLInputElement): DatePart | null {
  const said = [
    input.placeholder,
    input.getAttribute('aria-label') ?? '',
    labelOf(input)?.textContent ?? '',
    input.name.replace(/([a-z])([A-Z])/g, '$1_$2'),
    input.id.replace(/([a-z])([A-Z])/g, '$1_$2'),
  ];
  for (const words of said) {
    const found = words.length <= 40 ? NAMED.filter(([pattern]) => pattern.test(words)) : [];
    if (found.length === 1) return found[0]?.[1] ?? null;
  }
  return null;
}

/** Which part of a date an element takes; null if none. */
export function datePart(element: Element): DatePart | null {
  if (isSelect(element)) return partOfList(element);
  return isInput(element) && ['text', 'number', 'tel'].includes(element.type) ? partOfText(element) : null;
}

const takesPart = ({ kind, elements }: Control) =>
  ['select', 'text', 'number', 'phone'].includes(kind) && elements.length === 1;

/** Joins the boxes of one date: neighbors that take different parts of it and share a container with nothing else. */
export function joinDateParts(controls: readonly Control[]): Control[] {
  const joined: Control[] = [];
  for (let at = 0; at < controls.length; at += 1) {
    const run: Control[] = [];
    const seen = new Set<DatePart>();
    for (const next of controls.slice(at, at + 3)) {
      const part = takesPart(next) && next.elements[0] ? datePart(next.elements[0]) : null;
      if (!part || seen.has(part)) break;
      seen.add(part);
      run.push(next);
    }
    const elements = run.flatMap((one) => one.elements);
    const around = elements.length >= 2 && seen.has('year') ? commonAncestor(elements) : null;
    const ours = around && controlsBelow(around).every((one) => elements.includes(one as HTMLElement));
    const control = controls[at];
    if (ours) {
      joined.push({ kind: 'date_parts', elements });
      at += run.length - 1;
    } else if (control) joined.push(control);
  }
  return joined;
}
