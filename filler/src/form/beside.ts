import { byId, isChoiceInput, isSelect, parentOf } from '../dom/elements.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { rawWordsOf } from '../dom/text.ts';
import { isHiddenItself } from '../dom/visible.ts';
import { type Control, commonAncestor } from './controls.ts';
import { controlsBelow } from './controls-below.ts';
import { hasOthers } from './other-controls.ts';

/** Past these a question does not reach. */
const BORDER = 'form, body, main, section, article, dialog, table';
/** What is no remark on a question: what stands over it, what is pressed, what a list shows, what went wrong before. */
const ASIDE =
  'h1, h2, h3, h4, h5, h6, button, select, script, style, svg, [role=combobox], [role=listbox], [role=alert], [aria-haspopup=listbox], [class*=single-value], [class*=placeholder], [class*=error]';
const DEEPEST = 8;
const MOST = 400;

/** The outermost element around a question that holds no other. */
function entryAround(ours: readonly HTMLElement[]): Element | null {
  let entry = commonAncestor(ours);
  if (!entry || hasOthers(entry, ours)) return null;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const around = parentOf(entry);
    if (!around || around.matches(BORDER) || hasOthers(around, ours)) break;
    entry = around;
  }
  return entry;
}

/** The label of a control that is none of these: of the box that tells more. */
function isOthersLabel(element: Element, ours: readonly Element[]): boolean {
  if (element.localName !== 'label') return false;
  const tied = byId(element, element.getAttribute('for') ?? '');
  const boxes = [...element.querySelectorAll('input, select, textarea'), ...(tied ? [tied] : [])];
  return boxes.length > 0 && !boxes.some((box) => ours.includes(box));
}

function shown(element: Element, ours: readonly Element[] = []): string {
  const aside = [...element.querySelectorAll('*')].filter(
    (one) => one.matches(ASIDE) || isHiddenItself(one) || isOthersLabel(one, ours),
  );
  return rawWordsOf(element, new Set(aside)).replace(/\s+/g, ' ').trim();
}

/** A paragraph that stands free between two questions. */
function paragraph(element: Element | null | undefined): string {
  const isRemark = element?.matches('p, small, div, span, em, i, b, strong, ul, ol') === true;
  if (!element || !isRemark || isHiddenItself(element) || element.matches(ASIDE)) return '';
  return controlsBelow(element).length > 0 || element.querySelector('h1, h2, h3, h4, h5, h6, label, legend')
    ? ''
    : shown(element);
}

/** What a person reads beside the question of a choice and its options: "EU citizens answer No." */
export function besideOf(control: Control, label: string, options: readonly string[]): string {
  const ours = control.elements.filter((one): one is HTMLElement => one.isConnected);
  const [first] = ours;
  if (!first || !(isChoiceInput(first) || isSelect(first) || options.length > 0)) return '';
  const entry = entryAround(ours);
  if (!entry) return '';
  // Longest first: "No" is part of "No, never".
  const said = [label, ...options].filter(Boolean).sort((one, other) => other.length - one.length);
  const inside = said.reduce(
    (words, one) => words.replace(one, ' '),
    entry === first ? '' : shown(entry, ours),
  );
  return [inside, paragraph(entry.previousElementSibling), paragraph(entry.nextElementSibling)]
    .map(cleanLabel)
    .filter((words) => /\p{L}{2}/u.test(words))
    .join(' ')
    .slice(0, MOST);
}
