import { cleanLabel } from './label-marks.ts';
import { remembered } from './remembered.ts';
import { type Piece, saidOnce } from './said-once.ts';
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

/** The words below a node, in pieces. A loop, because pages may nest deeper than a call stack. */
function collect(root: Node, layout: boolean, without: ReadonlySet<Element>): Piece[] {
  const pieces: Piece[] = [];
  let length = 0;
  const waiting: { node: Node | string; unread: Element | null }[] = [];
  const wait = (nodes: Iterable<Node>, unread: Element | null) => {
    for (const node of [...nodes].reverse()) waiting.push({ node, unread });
  };
  wait(root.childNodes, null);
  while (length < MOST_TEXT) {
    const next = waiting.pop();
    if (next === undefined) break;
    const { node, unread } = next;
    if (typeof node === 'string' || node.nodeType === 3) {
      const text = typeof node === 'string' ? node : (node.nodeValue ?? '');
      pieces.push({ text, unread });
      length += text.length;
      continue;
    }
    if (node.nodeType !== 1) continue;
    const element = node as Element; // nodeType 1
    if (without.has(element) || !isDrawn(element, layout)) continue;
    const within = unread ?? (element.getAttribute('aria-hidden') === 'true' ? element : null);
    const apart = isBlock(element) || element.localName === 'button';
    if (apart) waiting.push({ node: ' ', unread });
    wait(element.childNodes, within);
    if (element.shadowRoot) wait(element.shadowRoot.childNodes, within);
    if (apart) waiting.push({ node: ' ', unread });
  }
  return pieces;
}

const NOTHING: ReadonlySet<Element> = new Set();

/**
 * The words of an element as a person reads them: no options, scripts or undrawn parts. Words for screen readers count;
 * those that are hidden from them do too, unless they say nothing new (see `saidOnce`).
 * White space is collapsed.
 *
 * @param without parts to leave out
 */
export function rawWordsOf(
  element: Element | null | undefined,
  without: ReadonlySet<Element> = NOTHING,
): string {
  if (!element) return '';
  const parts = () => saidOnce(collect(element, hasLayout(element.ownerDocument), without));
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
