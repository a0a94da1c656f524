import { saysOptional, saysRequired } from './label-marks.ts';

/** Some words of a page, and the outermost element around them that is hidden from screen readers. */
export type Piece = { text: string; unread: Element | null };

/** What form builders write beside a question for nobody: what kind of a question it is, and what the marks mean. */
const REMARK =
  /^(?:(?:single|multiple|multi|long|short)[ -]?(?:line )?(?:text|choice|answer)\.?|(?:text|date|number|choice|rating|ranking|likert|file upload)\.|your answer|\W{0,3}(?:indicates|denotes|marks) (?:an? )?(?:required|mandatory) (?:fields?|questions?)\.?)$/i;
/** The key that takes a choice, a cross that closes, the name of a drawing in a font of icons. */
const DECORATION = /^(?:\p{L}|[a-z]+(?:_[a-z\d]+)+)$/u;
const ICON = /(?:^|[\s_-])(?:icons?|material-symbols)(?:$|[\s_-])/i;
const NEGATION =
  /\b(?:not?|never|none|neither|nor|without|except|unless|cannot|nicht|kein\w*|ohne|nie|ne|pas|sans|jamais|sin|nunca)\b|n['’]t\b/i;
/** A "not" that stands elsewhere too is no double; a whole sentence is. */
const FEWEST_NEGATED = 4;

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether words say only what kind of a question stands before them. */
export function isRemark(words: string): boolean {
  return REMARK.test(words);
}

/** Whether words may change what is asked, or whether it must be answered. */
export function mayMatter(text: string): boolean {
  return NEGATION.test(text) || saysRequired(`- ${text}`) || saysOptional(`- ${text}`);
}

/** What the other words say. */
type Read = { words: string; required: boolean; optional: boolean };

/** Whether words that are hidden from screen readers say nothing that the others do not say. */
function saysNothingNew(unread: string, element: Element, read: Read): boolean {
  const text = unread.replace(/\s+/g, ' ').trim();
  const words = wordsIn(text);
  if (REMARK.test(text) || DECORATION.test(text)) return true;
  if (NEGATION.test(text) && words.length < FEWEST_NEGATED) return false;
  if (saysRequired(`- ${text}`) && !read.required) return false;
  if (saysOptional(`- ${text}`) && !read.optional) return false;
  if (ICON.test(element.getAttribute('class') ?? '') && /^[a-z]{1,20}$/.test(text)) return true;
  return read.words.includes(` ${words.join(' ')} `);
}

/**
 * The words of a page without those that it says twice, once for the eyes and once for screen readers. What only the eyes
 * see is kept: it may say that a field is required, that it must stay empty, or "not". If there is nothing else, all count.
 */
export function saidOnce(pieces: readonly Piece[]): string {
  const unread = new Map<Element, string>();
  let others = '';
  for (const piece of pieces) {
    if (piece.unread) unread.set(piece.unread, (unread.get(piece.unread) ?? '') + piece.text);
    else others += piece.text;
  }
  if (unread.size === 0 || !others.trim()) return pieces.map(({ text }) => text).join('');
  const read = {
    words: ` ${wordsIn(others).join(' ')} `,
    required: saysRequired(others),
    optional: saysOptional(others),
  };
  // Marks have no letters.
  const isWords = (element: Element) => /\p{L}/u.test(unread.get(element) ?? '');
  const dropped = new Set(
    [...unread.keys()].filter(
      (element) => isWords(element) && saysNothingNew(unread.get(element) ?? '', element, read),
    ),
  );
  let before: Element | null = null;
  let words = '';
  for (const piece of pieces) {
    const { unread: within } = piece;
    // A badge stands apart from the label before it, drawn with a margin.
    if (within !== before && [within, before].some((one) => one && !dropped.has(one) && isWords(one)))
      words += ' ';
    if (!within || !dropped.has(within)) words += piece.text;
    before = within;
  }
  return words;
}
