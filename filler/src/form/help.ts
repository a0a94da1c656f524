import { byId } from '../dom/elements.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { rawWordsOf } from '../dom/text.ts';
import type { Control } from './controls.ts';

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
