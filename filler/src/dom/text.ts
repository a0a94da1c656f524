import { remembered } from './remembered.ts';
import { hasLayout } from './visible.ts';

/** What an element contains besides its words: controls with their options, scripts, drawings. */
const NOT_WORDS = new Set(
  'script style template noscript svg select option datalist input textarea iframe canvas video audio'.split(
    ' ',
  ),
);
const NOT_WORDS_ROLE = /^(?:listbox|option|menu|log|status)$/;
const BLOCK = new Set(
  'address article aside blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

export function isBlock(element: Element): boolean {
  return BLOCK.has(element.localName);
}

/** Twice the same words, once for the eyes and once for screen readers; or a remark for neither. Marks have no letters. */
function isDouble(element: Element): boolean {
  return element.getAttribute('aria-hidden') === 'true' && /\p{L}/u.test(element.textContent ?? '');
}

function isDrawn(element: Element, layout: boolean): boolean {
  if (NOT_WORDS.has(element.localName)) return false;
  if (NOT_WORDS_ROLE.test(element.getAttribute('role') ?? '')) return false;
  if (element.hasAttribute('hidden')) return false;
  if (layout) return element.checkVisibility({ visibilityProperty: true });
  return !/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(
    element.getAttribute('style') ?? '',
  );
}

/** No question is longer; what a page says beyond that is not collected. */
const MOST_TEXT = 20_000;

/** The words below a node; those that are hidden from screen readers count if there are no others. */
function collect(root: Node, layout: boolean, without: ReadonlySet<Element>): string[] {
  const said = collectWith(root, layout, without, false);
  return said.join('').trim() ? said : collectWith(root, layout, without, true);
}

/** A loop, because pages may nest deeper than a call stack. */
function collectWith(root: Node, layout: boolean, without: ReadonlySet<Element>, doubles: boolean): string[] {
  const parts: string[] = [];
  let length = 0;
  const waiting: (Node | string)[] = [...root.childNodes].reverse();
  while (length < MOST_TEXT) {
    const node = waiting.pop();
    if (node === undefined) break;
    if (typeof node === 'string' || node.nodeType === 3) {
      const text = typeof node === 'string' ? node : (node.nodeValue ?? '');
      parts.push(text);
      length += text.length;
      continue;
    }
    if (node.nodeType !== 1) continue;
    const element = node as Element; // nodeType 1
    if (without.has(element) || !isDrawn(element, layout)) continue;
    if (!doubles && isDouble(element)) continue;
    const apart = isBlock(element) || element.localName === 'button';
    if (apart) waiting.push(' ');
    waiting.push(...[...element.childNodes].reverse());
    if (element.shadowRoot) waiting.push(...[...element.shadowRoot.childNodes].reverse());
    if (apart) waiting.push(' ');
  }
  return parts;
}

const NOTHING: ReadonlySet<Element> = new Set();

/**
 * The words of an element as a person reads them: no options, scripts or undrawn parts. Words for screen readers count.
 * White space is collapsed.
 *
 * @param without parts to leave out
 */
export function rawWordsOf(
  element: Element | null | undefined,
  without: ReadonlySet<Element> = NOTHING,
): string {
  if (!element) return '';
  const parts = () => collect(element, hasLayout(element.ownerDocument), without).join('');
  const words = () =>
    parts()
      .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return without.size === 0 ? remembered('words', element, words) : words();
}

/** The words of an element without marks of required and optional fields. */
export function wordsOf(element: Element | null | undefined): string {
  return cleanLabel(rawWordsOf(element));
}

const MARKS = /[✱＊*]+/g;
const REQUIRED_WORD =
  /[([]\s*(?:this field is )?(?:required|mandatory|erforderlich|obligatoire|obligatorio|pflichtfeld)\s*(?:field)?\s*[)\]]/gi;
const OPTIONAL_WORD =
  /[([]\s*(?:this field is )?(?:optional|if applicable|facultatif|opcional)\s*(?:field)?\s*[)\]]/gi;
/** For screen readers, or a badge after the label: `EmailRequired`, `Phone - optional`. */
const TRAILING_WORD = /(?:(?<=[a-zà-ÿ?)])(?=[RO])|[.\s:–—-]+)(?:[Rr]equired(?: field)?|[Oo]ptional)\s*[.:]?$/;

/** The number of a question in a list of questions: `1. Full name`. */
const ORDINAL = /^\(?\d{1,2}[.)]\s*(?=\p{Lu})/u;

/** A label without marks of required and optional fields, and without its number. */
export function cleanLabel(text: string): string {
  const plain = text
    .replace(MARKS, ' ')
    .replace(REQUIRED_WORD, ' ')
    .replace(OPTIONAL_WORD, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = plain.replace(TRAILING_WORD, '') || plain;
  return words.replace(ORDINAL, '').trim() || words.trim();
}

/** Whether a label says that its field may stay empty. */
export function saysOptional(text: string): boolean {
  return text.search(OPTIONAL_WORD) >= 0 || /(?:^|[\s:–—-])[Oo]ptional\s*[.:]?$/.test(text.trim());
}

/** Whether a label says, or marks, that its field must be filled. */
export function saysRequired(text: string): boolean {
  return (
    /[✱＊*]/.test(text) ||
    text.search(REQUIRED_WORD) >= 0 ||
    /[a-zà-ÿ?)\s:–—-][Rr]equired\s*[.:]?$/.test(text.trim())
  );
}
