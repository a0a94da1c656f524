import { spanOf } from '../dates/date-spans.ts';
import { withoutDates } from '../dates/dates.ts';
import { isHeaderLike, joinWrapped } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';

const MAX_LENGTH = 110;
/** The full stops of "Inc." and "St." end no sentence. */
const END = /(?<!\b(?:\p{Lu}|Inc|Co|Corp|Ltd|St|Dr|No|Pvt|Jr|Sr))\.(?:\s+(?=\p{Lu})|$)/u;

/**
 * Beside or below dates, some write all of a job as one paragraph: "Planner, Oakline, Leeds. Planned the work of …". Its
 * first sentence is the header, on a line of its own from here on.
 */
export function withHeadSentences(lines: TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const above = result.at(-1);
    const text = line.segments.at(-1)?.text ?? '';
    const dated =
      line.segments.length > 1 ? isDates(line.segments[0]!.text) : above !== undefined && isDates(above.text);
    if (!dated || line.bullet || !text.includes(',')) {
      result.push(line);
      continue;
    }
    const next = lines[index + 1];
    const wraps =
      next !== undefined &&
      !next.bullet &&
      !next.gap &&
      next.segments.length === 1 &&
      next.accent === line.segments.at(-1)!.accent &&
      Math.abs(next.size - (line.segments.at(-1)!.size ?? line.size)) < 0.05 &&
      isFull(line, lines) &&
      !END.test(text);
    const whole = wraps ? joinWrapped(text, next.text) : text;
    const end = END.exec(whole);
    const head = end === null ? '' : whole.slice(0, end.index);
    if (
      end === null ||
      head.length > MAX_LENGTH ||
      !head.includes(',') ||
      !isHeaderLike({ ...line, text: head })
    ) {
      result.push(line);
      continue;
    }
    result.push(withLast(line, head));
    const rest = whole.slice(end.index + end[0].length);
    const source = wraps ? next : line;
    if (rest !== '')
      result.push({
        ...source,
        ...withLast({ ...source, segments: source.segments.slice(-1) }, rest),
        gap: false,
      });
    if (wraps) index += 1;
  }
  return result;
}

const FULL = 60;

/** Only a full line goes on in the next. */
function isFull({ right, text }: TextLine, lines: TextLine[]): boolean {
  if (right === 0) return text.length > FULL;
  return right > 0.8 * Math.max(...lines.map((line) => line.right));
}

function isDates(text: string): boolean {
  const span = spanOf(text);
  return span !== undefined && withoutDates(text, span.all) === '';
}

function withLast(line: TextLine, text: string): TextLine {
  const segments = line.segments.map((segment, index) =>
    index === line.segments.length - 1 ? { ...segment, text } : segment,
  );
  return { ...line, segments, text: segments.map((segment) => segment.text).join('  ') };
}
