import { byId, isInput } from '../dom/elements.ts';
import { saysHow } from '../dom/how-words.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { remembered } from '../dom/remembered.ts';
import { isRemark, mayMatter } from '../dom/said-once.ts';
import { isBlock, rawWordsOf, wordsOf } from '../dom/text.ts';
import { isHiddenItself } from '../dom/visible.ts';
import { ownLabel } from './group-label.ts';
import { isMislaid, labelsOfCopy } from './mislaid-labels.ts';

/** The label that is tied to this control, by its id or around it. One around several controls labels none of them. */
export function labelOf(control: Element): Element | null {
  return remembered('label', control, () => findLabel(control));
}

/** The labels of a document or shadow root by what they are for: an id may hold anything, so no selector names it. */
function labelsById(root: ParentNode): Map<string, Element[]> {
  return remembered('labels', root, () => {
    const labels = new Map<string, Element[]>();
    for (const label of root.querySelectorAll('label[for]')) {
      const id = label.getAttribute('for') ?? '';
      labels.set(id, [...(labels.get(id) ?? []), label]);
    }
    return labels;
  });
}

function findLabel(control: Element): Element | null {
  if (control.id) {
    const root = control.getRootNode() as Document | ShadowRoot;
    const tied = ('querySelectorAll' in root && labelsById(root).get(control.id)) || [];
    const own = ownLabel(
      control,
      labelsOfCopy(control, tied).filter((label) => wordsOf(label) && !isMislaid(label, control)),
    );
    if (own) return own;
  }
  const around = control.closest('label');
  if (!around) return null;
  const inside = [...around.querySelectorAll('input:not([type=hidden]), select, textarea')];
  return inside.length <= 1 || inside.every((one) => one === control) ? around : null;
}

/** Microsoft Forms' own name for what tells screen readers how to answer, in the reader's language. */
const NOTE_OF_BUILDER = /^QuestionInfo_/;

/**
 * What is named beside the question, inside of it, only tells screen readers how to answer: "Single line text." What eyes
 * see is part of the question: "Salary", and "per hour" behind it.
 */
function isNote(element: Element): boolean {
  const words = wordsOf(element);
  if (element.getAttribute('aria-hidden') !== 'true' || mayMatter(words)) return false;
  return isHiddenItself(element) || NOTE_OF_BUILDER.test(element.id) || saysHow(words) || isRemark(words);
}

/** The words of the elements that `aria-labelledby` names. */
export function labelledBy(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = ids.filter((id) => id !== element.id).flatMap((id) => byId(element, id) ?? []);
  const outer = named.filter((one) => !named.some((around) => around !== one && around.contains(one)));
  const notes = new Set(named.filter((one) => !outer.includes(one) && isNote(one)));
  return outer
    .map((one) => rawWordsOf(one, notes) || rawWordsOf(one))
    .filter(Boolean)
    .join(' ');
}

/** The words after a choice, up to the next control or line. */
function wordsAfter(control: Element): string {
  const parts: string[] = [];
  for (let node = control.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
    if (node.nodeType !== 1) continue;
    const element = node as Element; // nodeType 1
    if (element.matches('input, select, textarea, br') || element.querySelector('input, select, textarea'))
      break;
    if (isBlock(element) && parts.join('').trim()) break;
    parts.push(rawWordsOf(element));
    if (isBlock(element)) break;
  }
  return cleanLabel(parts.join(' '));
}

/** As many choices as one line holds. */
const MOST_BEFORE = 12;

/** The words of a choice that stand before it, as in "[label]Yes[/label] (o) [label]No[/label] (o)". */
function labelBefore(choice: HTMLInputElement): string {
  const siblings = [...(choice.parentElement?.children ?? [])].filter(
    (one): one is HTMLInputElement => isInput(one) && one.type === choice.type,
  );
  const last = siblings.at(-1);
  if (siblings.length < 2 || siblings.length > MOST_BEFORE || !last || wordsAfter(last)) return '';
  const before = siblings.map((one) => one.previousElementSibling);
  const untied = before.every((one) => one?.localName === 'label' && !one.getAttribute('for'));
  return untied ? wordsOf(before[siblings.indexOf(choice)] ?? null) : '';
}

/** The words of one choice: of a radio button, a check box, or a button. */
export function optionWords(element: Element): string {
  return remembered('option', element, () => findOptionWords(element));
}

function findOptionWords(element: Element): string {
  if (!isInput(element)) {
    const inside = wordsOf(element) || cleanLabel(element.getAttribute('aria-label') ?? '');
    return inside || wordsOf(labelOf(element)) || cleanLabel(labelledBy(element));
  }
  const own =
    wordsOf(labelOf(element)) ||
    labelBefore(element) ||
    cleanLabel(element.getAttribute('aria-label') ?? '') ||
    wordsAfter(element);
  if (own) return own;
  const parent = element.parentElement;
  const alone = parent && parent.querySelectorAll('input').length === 1;
  const beside = alone ? wordsOf(parent) || wordsAfter(parent) : '';
  return beside || cleanLabel(labelledBy(element)) || element.value;
}
