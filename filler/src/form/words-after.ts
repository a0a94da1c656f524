import { isInput, isSelect, isTextArea } from '../dom/elements.ts';
import { saysHow } from '../dom/how-words.ts';
import { cleanLabel } from '../dom/label-marks.ts';
import { remembered } from '../dom/remembered.ts';
import { controlsBelow } from './controls-below.ts';
import { labelledBy, labelOf } from './option-words.ts';

const NO_WORDS = 'script, style, select, option, datalist, textarea, button, template, noscript';
const MARKED = 'h1, h2, h3, h4, h5, h6, legend, caption, [role=heading]';
/** A caption is no sentence. */
const LONGEST = 50;

const isBox = (element: Element) =>
  (isInput(element) && !/^(?:hidden|submit|button|reset|image|radio|checkbox|file)$/.test(element.type)) ||
  isSelect(element) ||
  isTextArea(element);

/** The boxes in a part of a page, with the words before the first, between them, and behind the last. */
type Line = { boxes: Element[]; words: string[] };

function lineOf(part: Element): Line {
  return remembered('line', part, () => {
    const line: Line = { boxes: [], words: [''] };
    // A loop, because pages may nest deeper than a call stack.
    const waiting: Node[] = [...part.childNodes].reverse();
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const at = line.words.length - 1;
      if (node.nodeType === 3) line.words[at] += node.nodeValue ?? '';
      if (node.nodeType !== 1) continue;
      const element = node as Element; // nodeType 1
      if (isBox(element)) {
        line.boxes.push(element);
        line.words.push('');
      } else if (!element.matches(NO_WORDS) && !element.matches(MARKED)) {
        if (element.localName === 'br') line.words[at] += ' ';
        waiting.push(...[...element.childNodes].reverse());
      }
    }
    line.words = line.words.map((words) => words.replace(/\s+/g, ' ').trim());
    return line;
  });
}

const isCaption = (words: string) =>
  words.length <= LONGEST && /\p{L}{2}/u.test(words) && !saysHow(cleanLabel(words)) && !/[.:?]$/.test(words);
const isBracketed = (words: string) => /^\(\s*[\p{L} .'’/-]{2,20}\s*\)$/u.test(words);

const hasLabel = (box: Element) =>
  Boolean(
    labelOf(box) || labelledBy(box) || box.getAttribute('aria-label') || box.getAttribute('placeholder'),
  );

/** Whether the words of a line stand behind its boxes: none before the first, and some behind each, the last one included. */
function standBehind({ boxes, words: [before = '', ...behind] }: Line): boolean {
  if (boxes.length < 2 || boxes.some(hasLabel)) return false;
  if (behind.every(isBracketed)) return true;
  return before === '' && behind.every(isCaption);
}

/** Whether a block is one box with its words behind it: `<div><input> First name</div>`. */
function isBoxWithWords(block: Element | null): boolean {
  if (!block || controlsBelow(block).length !== 1) return false;
  const { boxes, words } = lineOf(block);
  return boxes.length === 1 && !boxes.some(hasLabel) && words[0] === '' && isCaption(words[1] ?? '');
}

/** Whether blocks of one box with words behind it follow each other, and no words stand between them that could be its label. */
function isOneOfBlocks(block: Element): boolean {
  const { previousElementSibling: before, nextElementSibling: next } = block;
  if (!isBoxWithWords(block)) return false;
  const isApart = before === null || before.matches(MARKED) || isBoxWithWords(before);
  return isApart && (isBoxWithWords(before) || isBoxWithWords(next));
}

const HIGHEST = 4;

/** The words behind a box, where the page writes them there: "[ ] Last [ ] First", and "[ ] (last) [ ] (first)". */
export function wordsAfter(box: Element): string {
  if (hasLabel(box) || !isBox(box)) return '';
  let part = box.parentElement;
  for (let depth = 0; part && depth < HIGHEST; depth += 1, part = part.parentElement) {
    const line = lineOf(part);
    if (line.boxes.length > 1) {
      const behind = standBehind(line) ? (line.words[line.boxes.indexOf(box) + 1] ?? '') : '';
      return behind.replace(/^\((.*)\)$/, '$1').trim();
    }
    if (isOneOfBlocks(part)) return line.words[1] ?? '';
    if (part.localName === 'form' || part.localName === 'body' || controlsBelow(part).length > 1) return '';
  }
  return '';
}
