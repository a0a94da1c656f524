import type { Segment, TextLine } from '../text/text-line.ts';

/** In points: edges of cells that are one. */
const SAME = 3;
const MIN_LABELS = 4;
const MAX_LABEL = 60;

/** Where the labels of a form end, and where what they label begins. */
type LabelColumn = { right: number; value: number };

/**
 * Forms set their labels against what these label, and long ones go on in the next line: "Nome e tipo di istituto di istruzione
 * o" and below it "formazione". Such a rest is put behind its label, so that it's neither a line of its own nor the head of a
 * further value; a value that goes on beside it is joined as well. `within` tells by which line a line that is gone is now
 * found.
 */
export function joinWrappedLabels(lines: TextLine[]): { lines: TextLine[]; within: Map<TextLine, number> } {
  const within = new Map<TextLine, number>();
  const columns = labelColumns(lines);
  if (columns.size === 0) return { lines, within };
  const result: TextLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const column = columns.get(line.column);
    if (above === undefined || column === undefined || !goesOn(above, line, column)) {
      result.push(line);
      continue;
    }
    const segments = above.segments.map((segment, index) => joined(segment, line.segments[index]));
    result[result.length - 1] = {
      ...above,
      segments,
      text: segments.map(({ text }) => text).join('  '),
    };
    within.set(line, above.line);
  }
  return { lines: result, within };
}

function joined(segment: Segment, next: Segment | undefined): Segment {
  return next === undefined
    ? segment
    : { ...segment, text: `${segment.text} ${next.text}`, right: Math.max(segment.right, next.right) };
}

/** By column of the page: several labels that end at one place, of different lengths, and values that begin at one. */
function labelColumns(lines: TextLine[]): Map<number, LabelColumn> {
  const pairs = lines.filter(
    ({ segments: [label, value] }) =>
      label !== undefined && value !== undefined && label.text.length < MAX_LABEL,
  );
  const found = new Map<number, LabelColumn>();
  for (const [column, rows] of Map.groupBy(pairs, (line) => line.column)) {
    const edges = Map.groupBy(
      rows,
      ({ segments: [label, value] }) => `${Math.round(label!.right / SAME)} ${Math.round(value!.x / SAME)}`,
    );
    const most = [...edges.values()].toSorted((a, b) => b.length - a.length)[0]!;
    const starts = most.map(({ segments: [label] }) => label!.x);
    const ragged = Math.max(...starts) - Math.min(...starts) > 4 * SAME;
    if (most.length < MIN_LABELS || !ragged) continue;
    const [label, value] = most[0]!.segments;
    found.set(column, { right: label!.right, value: value!.x });
  }
  return found;
}

/** In the face of its label and in small letters, close below it; beside it at most the rest of the value. */
function goesOn(above: TextLine, line: TextLine, column: LabelColumn): boolean {
  const [label, value] = above.segments;
  const [rest, more, ...others] = line.segments;
  if (label === undefined || value === undefined || rest === undefined || others.length > 0) return false;
  if (above.page !== line.page || line.bullet || line.gap || above.segments.length > 2) return false;
  const inColumn = (one: Segment) => Math.abs(one.right - column.right) <= SAME && one.right < column.value;
  if (!inColumn(label) || !inColumn(rest) || label.accent !== rest.accent) return false;
  if (!/^[\p{Ll}(]/u.test(rest.text) || /\d/.test(rest.text) || /:$/.test(label.text)) return false;
  return more === undefined || Math.abs(more.x - column.value) <= SAME;
}
