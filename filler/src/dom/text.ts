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

function collect(node: Node, layout: boolean, without: ReadonlySet<Element>, parts: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) parts.push(child.nodeValue ?? '');
    else if (child.nodeType === 1) {
      const element = child as Element; // nodeType 1
      if (without.has(element) || !isDrawn(element, layout)) continue;
      const apart = isBlock(element);
      if (apart) parts.push(' ');
      if (element.shadowRoot) collect(element.shadowRoot, layout, without, parts);
      collect(element, layout, without, parts);
      if (apart) parts.push(' ');
    }
  }
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
  const parts: string[] = [];
  collect(element, hasLayout(element.ownerDocument), without, parts);
  return parts.join('').replace(/\s+/g, ' ').trim();
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
const TRAILING_WORD = /(?:(?<=[a-zà-ÿ?)])(?=[RO])|[\s:–—-]+)(?:[Rr]equired(?: field)?|[Oo]ptional)\s*[.:]?$/;

/** A label without marks of required and optional fields. */
export function cleanLabel(text: string): string {
  const plain = text
    .replace(MARKS, ' ')
    .replace(REQUIRED_WORD, ' ')
    .replace(OPTIONAL_WORD, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (plain.replace(TRAILING_WORD, '') || plain).trim();
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
