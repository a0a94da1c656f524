import { saysHow } from '../dom/how-words.ts';
import { remembered } from '../dom/remembered.ts';
import { isBlock, wordsOf } from '../dom/text.ts';
import { hasLayout, hiddenBy } from '../dom/visible.ts';
import { isForOffice, isOfDocument, isOfOtherOwner, isOnOtherEntries } from '../topics/other-parts.ts';
import { headsSomebodyElse, isPartOnOthers } from '../topics/somebody-else.ts';
import { controlsBelow } from './controls-below.ts';
import { historyUnder } from './history-headings.ts';
import { labelOf } from './option-words.ts';

/** No heading is longer, and no line of words that is one. */
const LONGEST = 80;
const MOST_WORDS = 9;

/** In these, words are a choice, a link of the site, or an example. */
const NO_HEADING =
  'button, option, nav, footer, [role=option], [role=listbox], [role=menu], [role=radiogroup], [role=tooltip], [role=alert], fieldset > legend, caption, summary';
const MARKED = 'h1, h2, h3, h4, h5, h6, [role=heading]';
/** What a line of words may hold beside them. */
const ONLY_WORDS = 'b, strong, u, i, em, br, small, font, center, span, big, a, img';
const MAY_HEAD =
  'p, div, li, td, th, dt, span, strong, b, u, em, i, font, center, big, small, label, legend, a, img';
const STRONG = 'b, strong, u, big, center, font[size]';

const HEADING_CLASS =
  /(?:^|[-_ ])(?:tit(?:le|ulo|olo|re)|head(?:ing|er)?|legend|(?:ü|ue)berschrift|rubrik|nag[łl][óo]wek)|panel-?head|card-?head|section-?(?:name|label)/i;

/** The words of an element as it is seen: those of a picture are in its `alt`. */
function wordsSeen(element: Element): string {
  const words = wordsOf(element);
  if (words !== '') return words;
  const image = element.localName === 'img' ? element : element.querySelector('img[alt]');
  return (image?.getAttribute('alt') ?? '').trim();
}

/** Whether words say whose, or of which history, what stands below them is. */
function saysWhose(words: string): boolean {
  return (
    headsSomebodyElse(words) ||
    isPartOnOthers(words) ||
    isForOffice(words) ||
    isOfOtherOwner(words) ||
    isOnOtherEntries(words) ||
    isOfDocument(words)
  );
}

const isFollowing = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The first box behind an element; null if the element holds one. */
function boxBehind(element: Element): Element | null {
  const boxes = controlsBelow(element.ownerDocument.documentElement);
  const next = boxes.find((one) => isFollowing(element, one));
  return next && !element.contains(next) ? next : null;
}

/** Whether other words, or a name of its own, stand between an element and the first box behind it. */
function hasOwnLabel(box: Element, after: Element): boolean {
  const own = [box.getAttribute('placeholder') ?? '', box.getAttribute('aria-label') ?? ''];
  if (own.some((words) => words !== '' && !saysHow(words))) return true;
  const tied = labelOf(box);
  if (tied) return !after.contains(tied) && !tied.contains(after);
  const between = box.ownerDocument.createRange();
  between.setStartAfter(after);
  between.setEndBefore(box);
  return /\p{L}{2}/u.test(between.toString());
}

/** What is next to an element in its line; null at the end of the line. */
function beside(element: Element, way: 'previousSibling' | 'nextSibling'): Node | null {
  let at = element[way];
  while (at && at.nodeType !== 1 && !(at.nodeType === 3 && at.nodeValue?.trim())) at = at[way];
  return at;
}

/** Whether nothing else stands in its line: it is a block, or alone in one, or between breaks. */
function standsAlone(element: Element): boolean {
  if (isBlock(element)) return true;
  const parent = element.parentElement;
  if (!parent || parent.localName === 'body' || parent.localName === 'form') return true;
  const isEnd = (node: Node | null) =>
    node === null ||
    (node.nodeType === 1 && ((node as Element).localName === 'br' || isBlock(node as Element))); // nodeType 1
  if (!isEnd(beside(element, 'previousSibling')) || !isEnd(beside(element, 'nextSibling'))) return false;
  const isOnly = beside(element, 'previousSibling') === null && beside(element, 'nextSibling') === null;
  return !isOnly || standsAlone(parent);
}

function looksStrong(element: Element): boolean {
  const { fontWeight = '' } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
  return fontWeight === 'bold' || Number(fontWeight) >= 600;
}

/** Whether all the words of an element are in bold, larger, or in the middle of the page. */
function isInBold(element: Element, words: string): boolean {
  return [element, ...element.querySelectorAll(STRONG)].some(
    (one) => one.matches(STRONG) && wordsOf(one) === words,
  );
}

const STRONG_STYLE = /font-(?:weight\s*:\s*(?:bold|[6-9]00)|size\s*:\s*(?:large|x-))/i;

/** Whether a class, capitals, or the style make it a heading. */
function isDrawnStrong(element: Element, words: string): boolean {
  if (HEADING_CLASS.test(element.getAttribute('class') ?? '')) return true;
  if (/\p{Lu}{3}/u.test(words) && words === words.toUpperCase()) return true;
  if (STRONG_STYLE.test(element.getAttribute('style') ?? '')) return true;
  return hasLayout(element.ownerDocument) && looksStrong(element);
}

/** Whether some other element says that these words are what it asks. */
function isLabel(element: Element): boolean {
  if (element.localName === 'label' && element.hasAttribute('for')) return true;
  const labels = remembered('labelling', element.ownerDocument, () => {
    const named = [...element.ownerDocument.querySelectorAll('[aria-labelledby]')];
    return new Set(named.flatMap((one) => (one.getAttribute('aria-labelledby') ?? '').split(/\s+/)));
  });
  const near = [
    element,
    ...element.querySelectorAll('[id]'),
    element.parentElement,
    element.parentElement?.parentElement,
  ];
  return near.some((one) => one && one.id !== '' && labels.has(one.id));
}

/** A cell beside others says what one of their boxes, or of those below, takes. */
function isCellBesideOthers(element: Element): boolean {
  const row = element.closest('td, th')?.closest('tr');
  return row != null && row.children.length > 1;
}

/** One of several lines of a list, which are choices, links, or an explanation. */
function isOneOfList(element: Element): boolean {
  const list = element.closest('ul, ol');
  return list !== null && list.children.length > 1 && controlsBelow(list).length === 0;
}

/** A line of words that may head what stands below it. */
function lineOf(element: Element): string {
  // The link that opens a part is its name.
  if (!element.matches(MAY_HEAD) || element.closest(`${NO_HEADING}, a[href^="#"]`)) return '';
  // A heading that was never closed is around the rest of the page.
  const marked = element.closest(MARKED);
  if (marked && controlsBelow(marked).length === 0) return '';
  if ([...element.querySelectorAll('*')].some((one) => !one.matches(ONLY_WORDS))) return '';
  const raw = wordsSeen(element).replace(/\s*:$/, '');
  if (raw.length > LONGEST || raw.length < 2 || !/\p{L}{2}/u.test(raw) || saysHow(raw)) return '';
  if (isLabel(element) || isOneOfList(element) || hiddenBy(element)) return '';
  // The words of a choice stand behind it.
  if (element.previousElementSibling?.matches('[type=radio], [type=checkbox]')) return '';
  return standsAlone(element) ? raw : '';
}

/** Words that no element makes a heading, and how far they reach. */
export type Drawn = {
  words: string;
  /** Of something that is known. */
  known: boolean;
  /** One box below it is enough. */
  certain: boolean;
  /** How many boxes it is over; null for all up to the next heading. */
  most: number | null;
};

/** How many boxes a plain line of words is over, which nothing but its words makes a heading. */
const OVER = 6;

/**
 * What a line of words heads by its looks or its words: "Emergency contact", "PREVIOUS EMPLOYMENT"; null for a line that names
 * the box behind it, or says something else.
 */
export function drawnHeading(element: Element): Drawn | null {
  const words = lineOf(element);
  if (words === '') return null;
  const next = boxBehind(element);
  if (!next || !hasOwnLabel(next, element)) return null;
  const isBold = isInBold(element, wordsOf(element));
  const isStrong = isBold || isDrawnStrong(element, wordsOf(element));
  if (saysWhose(words)) return { words, known: true, certain: true, most: isStrong ? null : OVER };
  if (!isStrong) return null;
  if (historyUnder(words) !== null) return { words, known: true, certain: isBold, most: null };
  // Over a choice, it is what is asked; a cell beside others says what one of their boxes takes.
  const isTitle = !next.matches('[type=radio], [type=checkbox]') && !/[?.!]$/.test(words);
  if (!isTitle || isCellBesideOthers(element) || words.split(/\s+/).length > MOST_WORDS) return null;
  return { words, known: false, certain: false, most: null };
}
