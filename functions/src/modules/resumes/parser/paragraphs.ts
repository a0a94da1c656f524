import type { TextLine } from './text-line.ts';

/** A bullet or paragraph that may run over several lines. */
export type Paragraph = { text: string; bullet: boolean; line: TextLine };

/** Joins wrapped lines. A line goes on when it is no bullet, no gap lies above it, and the one before was not finished. */
export function toParagraphs(lines: TextLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let previous: TextLine | undefined;
  const widest = Math.max(0, ...lines.map((line) => line.right));
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last !== undefined && previous !== undefined && continues(line, previous, last, widest)) {
      last.text = joinWrapped(last.text, line.text);
    } else paragraphs.push({ text: line.text, bullet: line.bullet, line });
    previous = line;
  }
  return paragraphs.map((paragraph) => ({ ...paragraph, text: paragraph.text.replace(/\s+/g, ' ').trim() }));
}

/** True when `line` carries on the paragraph whose last line is `previous`. */
export function continues(
  line: TextLine,
  previous: TextLine,
  paragraph: { bullet: boolean; line: TextLine },
  widest: number,
): boolean {
  if (line.bullet) return false;
  if (/^[\p{Ll}(]/u.test(line.text)) return true;
  if (line.gap) return false;
  if (paragraph.bullet) return line.x > paragraph.line.x - 0.5 || previous.right > 0.85 * widest;
  if (/[,–—&]$|\b(?:and|or|of|the|in|for|to|with|y|und|et)$/.test(previous.text)) return true;
  return previous.right > 0.85 * widest && !/[.!?:]$/.test(previous.text);
}

export function joinWrapped(before: string, next: string): string {
  // A word broken at the end of the line; a hyphen after a capital or digit belongs to the word.
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next)) return before.slice(0, -1) + next;
  return `${before} ${next}`;
}

const SMALL =
  /^(?:a|an|and|as|at|by|de|del|der|des|di|du|e|en|et|for|für|im|in|la|le|of|on|or|the|to|und|with|y|&|\/|-|–|—|\|)$/i;

/** Short, titled, no sentence: what stands at the head of an entry rather than in its body. */
export function isHeaderLike(line: TextLine): boolean {
  if (line.bullet || line.text.length > 110) return false;
  if (
    /[.;!?]$/.test(line.text) &&
    !/\b(?:inc|ltd|co|corp|llc|jr|sr|st|u\.s|u\.k|b\.v|d\.c|s\.a|b\.?tech|b\.?sc|m\.?sc|a\.?s|present|pvt)\.$/i.test(
      line.text,
    )
  )
    return false;
  const words = line.text.split(/[\s,/]+/).filter((word) => /\p{L}/u.test(word) && !SMALL.test(word));
  if (words.length === 0) return true;
  if (words.length > 16 || /^\p{Ll}/u.test(line.text)) return false;
  const titled = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word) || /\d/.test(word)).length;
  return titled / words.length >= (words.length > 4 ? 0.6 : 0.5);
}
