import { isInput } from '../dom/elements.ts';
import { cleanLabel, saysOptional, saysRequired } from '../dom/label-marks.ts';
import { labelledBy, labelOf } from './option-words.ts';

/** A label that names more things than this is a sentence. */
const MOST_BOXES = 6;

/** Boxes of one line that share a label: "City, State, ZIP: [ ] [ ] [ ]". */
function boxesOf(line: Element): HTMLInputElement[] {
  return [...line.children]
    .filter(isInput)
    .filter(({ type }) => ['text', 'search', 'tel', 'number', 'email', 'url'].includes(type));
}

/** The words of a line before its first box; null if there are any between the boxes. */
function wordsBeforeFirst(line: Element, boxes: readonly HTMLInputElement[]): string | null {
  const [first] = boxes;
  const last = boxes.at(-1);
  let words = '';
  let begun = false;
  for (const node of line.childNodes) {
    if (node === first) begun = true;
    else if (node.nodeType === 3 && !begun) words += node.nodeValue;
    else if (node.nodeType === 3 && node.nodeValue?.trim()) return null;
    else if (node.nodeType === 1 && !boxes.some((one) => one === node)) return null;
    if (node === last) return words;
  }
  return null;
}

/** What a line of boxes asks for in a few words; other words make it a sentence. */
const THING =
  /^(?:(?:(?:first|last|middle|given|family|full|preferred|maiden) )?name|surname|first|last|middle(?: initial)?|initials?|m\.?i\.?|e-?mail(?: address)?|(?:(?:tele|cell |mobile )?phone|mobile|cell|fax)(?: number| no\.?)?|tel\.?|(?:street )?address|street|(?:apt|apartment|unit|suite)\.?|city|town|state|province|region|county|country|(?:zip|postal|post) ?code|zip|postal|(?:job )?title|position|occupation|company|employer|relationship|school|degree|major|(?:start|end) date)$/i;
const OF_NAME = /^(?:first|last|middle)$/i;
/** Words that say no more than that a thing is the applicant's. Anything else before it may name somebody else. */
const OWN =
  /^(?:(?:your|my|the|applicant(?:['’]s)?|candidate(?:['’]s)?|current|present|home|legal|full|mailing|postal|permanent|residential|primary|personal|preferred|contact (?:information|details)|address|name|location)(?: |$))*$/i;
const REQUESTS = /^(?:please )?(?:enter|provide|give|list|state|type|write|fill in|tell us|indicate) /i;

/** No line that names a few things is longer. */
const LONGEST_LINE = 120;

type Part = { whose: string; thing: string };

/** "State/Province" and "state or province" are one thing in two words. */
function isThing(words: string): boolean {
  return words.split(/ ?\/ ?| or /i).every((word) => THING.test(word));
}

/** "Supervisor phone" as the thing that is asked and the words that say whose it is; null if it names no known thing. */
function partOf(text: string): Part | null {
  const words = text.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const thing = words.slice(from).join(' ');
    if (isThing(thing)) return { whose: words.slice(0, from).join(' '), thing };
  }
  return null;
}

/** The words of a part alone. "Phone of supervisor" is what a question about somebody else is known by. */
function question(whose: string, thing: string): string {
  const what = OF_NAME.test(thing) ? `${thing} name` : thing;
  if (OWN.test(whose)) return what;
  const owner = /^\p{Lu}\p{Ll}/u.test(whose) ? whose.charAt(0).toLowerCase() + whose.slice(1) : whose;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} of ${owner}`;
}

/** The parts of a line such as "Reference: name, email", each with the words that say whose it is. */
function questionsOf(line: string, boxes: number): string[] | null {
  const asked = line.replace(REQUESTS, '');
  const [, owner = '', list = asked] =
    /^([^:(]+)\(([^()]+)\)$/.exec(asked) ?? /^([^:(]+):([^:]+)$/.exec(asked) ?? [];
  const texts = list.split(',').map((text) => text.trim().replace(/^(?:and|&) /i, ''));
  if (texts.length !== boxes) return null;
  const parts = texts.map(partOf);
  const [first] = parts;
  const whose = [owner.trim(), first?.whose].filter(Boolean).join(' ');
  // Whose a thing is cannot be told if another owner stands amid the line: each box may ask for anything of it.
  const questions = parts.flatMap((part, index) =>
    part && (index === 0 || part.whose === '') ? question(whose, part.thing) : [],
  );
  return questions.length === boxes ? questions : texts.map(() => line);
}

/** The mark of a part, which is not among its words. */
function markOf(text: string): string {
  if (saysRequired(text)) return ' *';
  return saysOptional(text) ? ' (optional)' : '';
}

function hasLabel(box: Element): boolean {
  return Boolean(labelOf(box) || labelledBy(box) || box.getAttribute('aria-label')?.trim());
}

/**
 * What one of several boxes on a line asks, if the words before them name as many things as there are boxes and no box
 * has a label of its own. Of a line that cannot be divided, all of it: a box named "phone" may be anybody's.
 */
export function partOfSharedLine(element: Element): string {
  const line = element.parentElement;
  const boxes = line ? boxesOf(line) : [];
  const at = boxes.findIndex((one) => one.isSameNode(element));
  if (!line || at < 0 || boxes.length < 2 || boxes.length > MOST_BOXES || boxes.some(hasLabel)) return '';
  const words = (wordsBeforeFirst(line, boxes) ?? '').slice(0, LONGEST_LINE + 1);
  if (words.length > LONGEST_LINE) return '';
  const asked = questionsOf(cleanLabel(words.replace(/[\s:]+$/, '')), boxes.length)?.[at];
  return asked ? asked + markOf(words.replace(/[\s:]+$/, '').split(',')[at] ?? '') : '';
}
