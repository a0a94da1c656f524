import { spanOf } from '../dates/date-spans.ts';
import { asPlace } from '../places/location.ts';
import type { TextLine } from '../text/text-line.ts';

const SAME_X = 3;
const MIN_LINES = 3;
const WORDS = 5;
const MOST = 0.6;

/**
 * Some set the header of a job in a column at the left and what was done beside it. The text is moved below the header it
 * stands beside: a header begins where a line looks as the first one does, and ends at the latest where the next begins.
 */
export function withTextBelow(lines: TextLine[]): TextLine[] {
  const edge = edgeOf(lines);
  if (edge === undefined) return lines;
  const isText = (x: number) => Math.abs(x - edge) <= SAME_X;
  const first = lines.find(({ segments }) => segments.length > 0 && !isText(segments[0]!.x));
  const result: TextLine[] = [];
  let text: TextLine[] = [];
  for (const line of lines) {
    const at = line.segments.findIndex(({ x }) => isText(x));
    const beside = at > 0 ? line.segments.slice(at) : [];
    if (at === 0) {
      text.push(line);
      continue;
    }
    if (text.length > 0 && first !== undefined && line.segments.length > 0 && looksLike(line, first)) {
      result.push(...text);
      text = [];
    }
    result.push(beside.length === 0 ? line : { ...line, ...only(line.segments.slice(0, at)) });
    if (beside.length > 0) text.push({ ...line, ...only(beside), gap: false });
  }
  return [...result, ...text];
}

/** Where sentences begin beside headers. */
function edgeOf(lines: TextLine[]): number | undefined {
  const beside = lines.flatMap(({ segments }) => (segments.length === 2 ? [segments[1]!] : []));
  const prose = beside.filter(({ text }) => text.split(/\s+/).length >= WORDS && spanOf(text) === undefined);
  const [most] = [...Map.groupBy(prose, ({ x }) => Math.round(x / SAME_X))].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const same = most?.[1] ?? [];
  const headers = lines.filter(
    ({ segments }) =>
      segments.length > 0 &&
      segments[0]!.x < (same[0]?.x ?? 0) - SAME_X &&
      spanOf(segments[0]!.text) !== undefined,
  );
  if (same.length < MIN_LINES || same.length < MOST * beside.length || headers.length === 0) return undefined;
  // Where dates and places are all that is at the left, they are a rail: the header is beside them.
  const names = lines.filter(
    ({ segments }) =>
      segments.length > 0 && segments[0]!.x < same[0]!.x - SAME_X && isName(segments[0]!.text),
  );
  return names.length < headers.length ? undefined : same[0]!.x;
}

function isName(text: string): boolean {
  return !isDatesOnly(text) && asPlace(text) === undefined;
}

function isDatesOnly(text: string): boolean {
  const span = spanOf(text);
  return span !== undefined && text.length - span.range.length <= 4;
}

function looksLike({ segments }: TextLine, other: TextLine): boolean {
  const [a, b] = [segments[0]!, other.segments[0]!];
  return (
    Math.abs(a.x - b.x) <= SAME_X && a.accent === b.accent && Math.abs((a.size ?? 1) - (b.size ?? 1)) < 0.04
  );
}

function only(segments: TextLine['segments']): Pick<TextLine, 'segments' | 'text' | 'x' | 'right'> {
  const [first] = segments;
  return {
    segments,
    text: segments.map(({ text }) => text).join('  '),
    x: first!.x,
    right: segments.at(-1)!.right,
  };
}
