import { isChoiceInput, parentOf } from '../dom/elements.ts';
import { saysHow } from '../dom/how-words.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { isBlock, rawWordsOf } from '../dom/text.ts';
import { controlsBelow } from './controls-below.ts';
import { labelOf } from './option-words.ts';
import { hasOthers, isOurGadget } from './other-controls.ts';

/** Labels of the choices themselves, which are not the question. */
function choiceLabels(ours: readonly Element[]): Set<Element> {
  return new Set(ours.filter(isChoiceInput).flatMap((one) => labelOf(one) ?? []));
}

/** What only a screen reader is given, for another element: the names of single choices, a message that is not shown yet. */
function isNotShown(element: Element): boolean {
  return element.hasAttribute('hidden') || /display\s*:\s*none/i.test(element.getAttribute('style') ?? '');
}

/**
 * The words before a control: its question, where no label is tied to it. Climbs as long as the surroundings hold no
 * other control, then looks back to the one before.
 */
export function wordsBefore(ours: readonly Element[], headings = true): string {
  const own = choiceLabels(ours);
  const choices = ours.some(isChoiceInput);
  let at: Element | null = ours[0] ?? null;
  for (let depth = 0; at && depth < 8; depth += 1) {
    const parts: string[] = [];
    let other = false;
    for (let node: Node | null = at.previousSibling; node; node = node.previousSibling) {
      if (node.nodeType === 3) {
        parts.unshift(node.nodeValue ?? '');
        continue;
      }
      if (node.nodeType !== 1) continue;
      const element = node as Element; // nodeType 1
      if (own.has(element) || ours.some((one) => element.contains(one)) || isNotShown(element)) continue;
      if (isControlAround(element, ours)) {
        other = true;
        break;
      }
      if (element.matches('[class*=error], [role=alert], script, style, svg, button')) continue;
      // A list explains what is asked before it.
      if (choices && element.matches('ul, ol') && element.previousSibling) continue;
      if (!headings && element.matches('h1, h2, h3')) {
        other = true;
        break;
      }
      const said = parts.join('').trim();
      if (said && (isBlock(element) || element.matches('label, h1, h2, h3, h4, h5, h6'))) {
        // What stands nearest may only help: "You can choose several".
        if (!/^\(.*\)$/.test(said) && !saysHow(said)) break;
        parts.length = 0;
      }
      parts.unshift(rawWordsOf(element, own));
      if (isBlock(element) && parts.join('').trim() && !saysHow(cleanLabel(parts.join(' ')))) break;
    }
    const words = parts.join(' ').replace(/\s+/g, ' ').trim();
    if (cleanLabel(words) && !saysHow(cleanLabel(words))) return words;
    const parent: Element | null = parentOf(at);
    if (other || !parent || parent.localName === 'body' || parent.localName === 'form') return '';
    if (hasOthers(parent, ours)) return '';
    at = parent;
  }
  return '';
}

function isControlAround(element: Element, ours: readonly Element[]): boolean {
  if (element.matches('input:not([type=hidden]), select, textarea, [role=combobox]'))
    return !isOurGadget(element, ours);
  return hasOthers(element, ours);
}

/** A box that says itself what it asks for. */
function isNamed(element: Element): boolean {
  return /\p{L}{2}/u.test(element.getAttribute('placeholder') ?? '');
}

/** What stands after a box is about the next one, if that follows at once and has no other name. */
function isBeforeAnother(element: Element): boolean {
  const next = element.nextElementSibling?.nextElementSibling;
  return next?.matches('input:not([type=hidden]), select, textarea') === true && !isNamed(next);
}

/** A label or a floating caption directly after the field. */
export function captionAfter(element: Element): string {
  // A label before the field is its own; the next one is the next field's.
  const before = element.previousElementSibling;
  if (before?.matches('label:not([for])') && controlsBelow(before).length === 0) return '';
  if (isNamed(element) && isBeforeAnother(element)) return '';
  for (const at of [element, element.parentElement]) {
    const next = at?.nextElementSibling;
    if (next?.matches('label:not([for]), [class*=float], [class*=placeholder], [class*=caption]')) {
      if (controlsBelow(next).length === 0) return rawWordsOf(next);
    }
    if (!at?.parentElement || hasOthers(at.parentElement, [element])) break;
  }
  return '';
}

/** What the button says that opens the dialog of a file field. */
export function buttonBeside(file: Element): string {
  let around = file.parentElement;
  for (let depth = 0; around && depth < 3 && !hasOthers(around, [file]); depth += 1) {
    const words = rawWordsOf(around.querySelector('button, [role=button]'));
    if (words) return words;
    around = around.parentElement;
  }
  return '';
}
