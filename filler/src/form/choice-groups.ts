import { closestOf, isInput, isTextArea } from '../dom/elements.ts';
import { wordsOf } from '../dom/text.ts';
import type { ControlKind } from '../types.ts';
import { isYesOrNo } from './answer-buttons.ts';
import { controlsBelow } from './controls-below.ts';
import { labelOf, optionWords } from './option-words.ts';

const SENTENCE =
  /\b(?:agree|consent|accept|acknowledge|certify|confirm|subscribe|newsletter|privacy|terms|updates|understand|declare|authori[sz]e)\b/i;

const FOLLOWS_UP =
  /other|custom|specify|explain|describe|details?\b|\bcomments?\b|^(?:please\b.*|if\b.*|falls\b.*|wenn\b.*|si\b.*)/i;

/** A text for those who chose "Other", or to explain a choice: it belongs to the choices beside it. */
export function isFollowUp(element: Element): boolean {
  const isText = isTextArea(element) || (isInput(element) && /^(?:text|search)$/.test(element.type));
  if (!isText) return false;
  const { id } = element;
  const said = ['name', 'placeholder', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
  return [id, ...said, wordsOf(labelOf(element))].some((words) => FOLLOWS_UP.test(words.trim()));
}

/** Check boxes without a common name are one question if their container asks it and holds nothing else. */
function boxContainer(box: HTMLInputElement): Element | null {
  let around = box.parentElement;
  for (let depth = 0; around && depth < 5; depth += 1, around = around.parentElement) {
    const inside = controlsBelow(around);
    const boxes = inside.filter((one) => isInput(one) && one.type === 'checkbox');
    if (inside.some((one) => !boxes.includes(one) && !isFollowUp(one))) return null;
    if (boxes.length < 2) continue;
    const words = boxes.map((one) => optionWords(one));
    const yesAndNo = words.length === 2 && words.every(isYesOrNo);
    if (yesAndNo) return around;
    if (boxes.length < inside.length) return null;
    if (words.some((one) => SENTENCE.test(one) || one.length > 80)) return null;
    const names = new Set(inside.map((one) => stem((one as HTMLInputElement).name)));
    const asks = around.matches('fieldset, [role=group], [data-field-path]') || names.size === 1;
    if (asks) return around;
  }
  return null;
}

/** `skills[0]`, `skills[1]` and `skills_2` share a stem. */
function stem(name: string): string {
  return name.replace(/\[\d*\]|[_-]?\d+$/g, '');
}

/** Whether names differ in their numbers alone: `responses[field0]`, `responses[field1]`. */
function areNumbered(names: readonly string[]): boolean {
  const bare = new Set(names.map((name) => name.replace(/\d+/g, '')));
  return new Set(names).size === names.length && bare.size === 1;
}

/** Radio buttons that each have a name of their own, and stand as the choices of one question. */
function aroundNumbered(radio: HTMLInputElement): Element | null {
  let around = radio.parentElement;
  for (let depth = 0; around && depth < 5; depth += 1, around = around.parentElement) {
    const inside = controlsBelow(around);
    if (inside.length < 2) continue;
    const names = inside.map((one) => (isInput(one) && one.type === 'radio' ? one.name : ''));
    return !names.includes('') && areNumbered(names) ? around : null;
  }
  return null;
}

/** The smallest element around a radio button without a name that holds another one. */
function aroundSeveral(radio: Element): Element {
  for (let around = radio.parentElement; around; around = around.parentElement)
    if (around.querySelectorAll('input[type=radio]').length > 1) return around;
  return radio;
}

export function groupOf(input: HTMLInputElement, containers: Map<Element, string>): string {
  const root = input.form ?? input.getRootNode();
  const rooted = containers.get(root as Element) ?? `root${containers.size}`;
  containers.set(root as Element, rooted);
  const named = (element: Element) => {
    const known = containers.get(element) ?? `box${containers.size}`;
    containers.set(element, known);
    return known;
  };
  if (input.type === 'radio') {
    const numbered = input.name ? aroundNumbered(input) : null;
    if (numbered) return `radio:${named(numbered)}`;
    if (input.name) return `radio:${rooted}:${input.name}`;
    const group = closestOf(input, 'fieldset, [role=radiogroup], [role=group]');
    return `radio:${named(group ?? aroundSeveral(input))}`;
  }
  const container = boxContainer(input);
  const sameName = input.name
    ? [...((root as ParentNode).querySelectorAll?.('input[type=checkbox]') ?? [])].filter(
        (one) => (one as HTMLInputElement).name === input.name,
      )
    : [];
  // "I currently work here" in every entry of a history.
  const isRepeated = new Set(sameName.map((one) => optionWords(one))).size === 1;
  if (sameName.length > 1 && !isRepeated) return `checkbox:${rooted}:${input.name}`;
  return container ? `checkbox:${named(container)}` : `checkbox:${named(input)}`;
}

export function groupKind(elements: HTMLInputElement[]): ControlKind {
  if (elements[0]?.type === 'radio') return 'radio';
  if (elements.length === 1) return 'checkbox';
  // A yes and a no exclude each other, however they are drawn.
  const words = elements.map(optionWords);
  return elements.length === 2 && words.every(isYesOrNo) && words[0] !== words[1]
    ? 'radio'
    : 'checkbox_group';
}
